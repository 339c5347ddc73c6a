// Who wins generalised Toads and Frogs, by MCGS's own tests: UPSTAR_PEERS names their folder.
//
//     [gen_toads] 1,2,1,1:X.OX..O...   B win; W loss
//
// The numbers are the shortest and the longest slide, the longest jump, and whether jumps over
// one's own pieces are allowed; X is a toad, and `B win` says that Left wins moving first.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

#include "table.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

TEST(SlowPeers, OutcomesOfGeneralisedToadsAndFrogsAreThoseOfMcgs) {
    const char* folder = std::getenv("UPSTAR_PEERS");
    if (folder == nullptr || *folder == '\0') GTEST_SKIP() << "UPSTAR_PEERS is not set";
    std::size_t checked = 0;
    for (const auto& row : read_table(std::string(folder) + "/mcgs_gen_toads.tsv")) {
        std::array<int, 4> numbers{};
        std::array<char, 65> squares{};
        if (row.size() < 3 ||
            std::sscanf(row[1].c_str(), "[gen_toads] %d,%d,%d,%d:%64s", &numbers[0], &numbers[1],
                        &numbers[2], &numbers[3], squares.data()) != 5)
            continue;
        std::string board = squares.data();
        std::replace(board.begin(), board.end(), 'X', 'T');
        std::replace(board.begin(), board.end(), 'O', 'F');
        const RulesetPtr game = Catalog().named("toads")->configured(
            {{"minSlide", std::to_string(numbers[0])},
             {"maxSlide", std::to_string(numbers[1])},
             {"maxJump", std::to_string(numbers[2])},
             {"allowFriendlyJump", numbers[3] == 1 ? "true" : "false"}});
        Session session;
        const PositionPtr p = game->parse(board);
        const auto expect = [&](const char* who, Player player) {
            for (const bool wins : {true, false}) {
                const std::string text = std::string(who) + (wins ? " win" : " loss");
                if (row[2].find(text) == std::string::npos) continue;
                EXPECT_EQ(p->wins_first(player, session.evaluators()), wins) << row[1];
                ++checked;
            }
        };
        expect("B", Player::Left);
        expect("W", Player::Right);
    }
    EXPECT_GT(checked, 200u);
    std::cout << "outcomes of generalised Toads and Frogs: " << checked << " agree with MCGS\n";
}

}  // namespace
}  // namespace upstar
