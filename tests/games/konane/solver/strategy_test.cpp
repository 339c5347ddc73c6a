#include "upstar/games/konane/solver/strategy.h"

#include <gtest/gtest.h>

#include <sstream>

#include "games/konane/solver/boards.h"
#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

std::string strategy_of(int rows, int columns, CellSet gap, Player to_move) {
    const JumpBoard board(Grid(rows, columns), Konane::Jumps::Ancient);
    TestSolver solver(board);
    std::ostringstream out;
    write_strategy(*solver, board.squares() & ~gap, to_move, out);
    return out.str();
}

std::string complaint(const std::string& text) {
    std::istringstream in(text);
    try {
        std::string head;
        std::getline(in, head);
        check_strategy(read_strategy(head, in));
        return "";
    } catch (const Error& error) {
        return error.message();
    }
}

TEST(KonaneStrategy, ProvesItsClaim) {
    for (const CellSet gap : {CellSet{0x3}, CellSet{0x60}, CellSet{0x220}}) {
        for (const Player player : kPlayers) {
            const std::string text = strategy_of(4, 4, gap, player);
            EXPECT_EQ(complaint(text), "") << text;
        }
    }
}

TEST(KonaneStrategy, IsRefusedWithoutAnyOneOfItsLines) {
    const std::string text = strategy_of(4, 5, 0xc0, Player::Left);
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    ASSERT_GT(lines.size(), 4u);
    for (std::size_t left_out = 0; left_out < lines.size(); ++left_out) {
        std::string shorter;
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (i != left_out) shorter += lines[i] + "\n";
        EXPECT_NE(complaint(shorter), "") << lines[left_out];
    }
}

TEST(KonaneStrategy, IsRefusedForTheOtherPlayerAndWithIllegalMoves) {
    std::string text = strategy_of(4, 4, 0x60, Player::Left);
    std::string swapped = text;
    const bool black_wins = swapped.find("Black wins") != std::string::npos;
    const std::string winner = black_wins ? "Black" : "White";
    const std::string loser = black_wins ? "White" : "Black";
    swapped.replace(swapped.find(winner + " wins"), 5, loser);
    EXPECT_NE(complaint(swapped).find("what its statement makes it"), std::string::npos);
    swapped.replace(swapped.find("\"winner\":\"") + 10, 5, loser);
    EXPECT_NE(complaint(swapped), "");
    EXPECT_EQ(complaint(swapped).find("makes it"), std::string::npos);
    const std::size_t last = text.rfind("-> ") + 3;
    text[last] = text[last] == '.' ? 'x' : '.';
    EXPECT_NE(complaint(text), "");
    EXPECT_NE(complaint("hello\n").find("line 1"), std::string::npos);
}

}  // namespace
}  // namespace upstar::konane
