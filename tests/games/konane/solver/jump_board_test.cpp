#include "upstar/games/konane/solver/jump_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

Konane::Position parsed(const std::string& text, Konane::Jumps jumps = Konane::Jumps::Ancient,
                        KonaneEdge edge = KonaneEdge::Bounded) {
    Konane::Rules rules;
    rules.jumps = jumps;
    rules.edge = edge;
    return Konane(rules).parse(text);
}

TEST(JumpBoard, HasTheMovesOfTheRuleset) {
    std::mt19937 random(5);
    for (int round = 0; round < 2000; ++round) {
        const int rows = 1 + static_cast<int>(random() % 6);
        const int columns = 1 + static_cast<int>(random() % 8);
        std::string text;
        for (int row = 0; row < rows; ++row) {
            if (row > 0) text += '|';
            for (int column = 0; column < columns; ++column) {
                const auto dice = random() % 9;
                text += dice == 0 ? '#' : dice < 4 ? '.' : (row + column) % 2 == 0 ? 'x' : 'o';
            }
        }
        const auto jumps = round % 2 == 0 ? Konane::Jumps::Ancient : Konane::Jumps::Modern;
        const Konane::Position position = parsed(text, jumps);
        const JumpBoard board(position);
        ASSERT_EQ(board.position(board.stones_of(position)), position);
        for (const Player player : kPlayers) {
            std::vector<Konane::Position> options;
            position.options(player, options);
            std::set<std::string> expected;
            for (const auto& option : options) expected.insert(option.to_string());
            std::set<std::string> found;
            board.any_move(board.stones_of(position), player, [&](CellSet after) {
                found.insert(board.position(after).to_string());
                return false;
            });
            EXPECT_EQ(found, expected) << text;
            EXPECT_EQ(board.can_move(board.stones_of(position), player), !expected.empty());
        }
    }
}

TEST(JumpBoard, MayBeAsLongAsABoardGets) {
    const auto row = [](int first, int columns) {
        std::string text;
        for (int i = first; i < first + columns; ++i) text += i % 5 == 2 ? '.' : i % 2 ? 'o' : 'x';
        return text;
    };
    const std::vector<std::string> texts = {row(0, 48), row(0, 32) + "|" + row(1, 32)};
    for (const std::string& text : texts) {
        const Konane::Position position = parsed(text);
        const JumpBoard board(position);
        std::vector<Konane::Position> options;
        position.options(Player::Left, options);
        std::size_t count = 0;
        board.any_move(board.stones_of(position), Player::Left, [&](CellSet) {
            ++count;
            return false;
        });
        EXPECT_GT(count, 0u);
        EXPECT_EQ(count, options.size()) << text;
        EXPECT_EQ(board.widened(board.squares()), board.squares());
    }
}

TEST(JumpBoard, RefusesWhatItCannotHold) {
    const auto message = [](const Konane::Position& position) -> std::string {
        try {
            const JumpBoard board(position);
            return "";
        } catch (const Error& error) {
            return error.message();
        }
    };
    EXPECT_NE(message(parsed("xx")).find("do not alternate"), std::string::npos);
    EXPECT_NE(message(parsed("xo", Konane::Jumps::Ancient, KonaneEdge::Open)).find("bounded"),
              std::string::npos);
    const std::string row = "xoxoxoxox";
    std::string text = row;
    for (int i = 1; i < 8; ++i) text += "|.........";
    EXPECT_NE(message(parsed(text)).find("72 squares"), std::string::npos);
    EXPECT_EQ(message(parsed("ox.|xo.")), "");
}

}  // namespace
}  // namespace upstar::konane
