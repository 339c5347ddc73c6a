// Grades of moves against brute force: every move of every position that small games reach.
#include <gtest/gtest.h>

#include <set>

#include "client.h"
#include "naive/naive_position.h"
#include "upstar/answers/named_moves.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

class Grades {
public:
    /// Grades all moves in the position and in all that follow it.
    void check(const PositionPtr& position) {
        if (!seen_.insert(position->to_string()).second) return;
        for (const Player player : kPlayers)
            for (const NamedMove& move : named_moves(position, player)) {
                check(*position, player, move);
                check(move.position);
            }
    }

    int count() const { return count_; }

private:
    void check(const AnyPosition& position, Player player, const NamedMove& move) {
        ++count_;
        const Json request = {{"id", count_},
                              {"do", "grade"},
                              {"game", position.ruleset().id()},
                              {"position", position.to_string()},
                              {"player", name(player)},
                              {"move", move.position->to_string()}};
        const Json grade = Json::parse(client_.ask(dumped(request)))["answer"];
        if (position.kind() == PositionKind::Scoring) {
            const int rest = brute_force_.margin(*move.position);
            const int cost =
                brute_force_.margin(position) - move.points - (move.moves_again ? rest : -rest);
            EXPECT_EQ(grade["cost"], cost) << request << grade;
            EXPECT_EQ(grade["best"], cost == 0) << request << grade;
            return;
        }
        const bool had_win = brute_force_.wins(position, player);
        const bool keeps = !brute_force_.wins(*move.position, opponent(player));
        EXPECT_EQ(grade["had_win"], had_win) << request << grade;
        EXPECT_EQ(grade["lost_win"], had_win && !keeps) << request << grade;
        EXPECT_EQ(grade["best"], !had_win || keeps) << request << grade;
        if (!had_win || keeps) return;
        bool better_wins = false;
        for (const NamedMove& other :
             named_moves(position.ruleset().parse(position.to_string()), player))
            if (other.name == grade["better"][0])
                better_wins = !brute_force_.wins(*other.position, opponent(player));
        EXPECT_TRUE(better_wins) << request << grade;
    }

    naive::Games games_;
    naive::Positions brute_force_{games_};
    Client client_;
    std::set<std::string> seen_;
    int count_ = 0;
};

class SmallGame : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(SmallGame, IsGradedAsByBruteForce) {
    Grades grades;
    const auto [game, position] = GetParam();
    grades.check(Catalog().named(game)->parse(position));
    EXPECT_GE(grades.count(), 12);
}

INSTANTIATE_TEST_SUITE_P(Grade, SmallGame,
                         testing::Values(std::pair("domineering", "2x4"),
                                         std::pair("toads_and_frogs", "TT..F.F"),
                                         std::pair("konane", ".oxox|xoxo."),
                                         std::pair("nim", "1,2,3"),
                                         std::pair("dots_and_boxes", "1x2")));

}  // namespace
}  // namespace upstar
