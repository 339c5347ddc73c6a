#include "upstar/search/margin.h"

#include <gtest/gtest.h>

#include <random>

#include "naive/naive_coins.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_and_boxes.h"
#include "upstar/games/dots/rules/dots_bits.h"
#include "upstar/games/dots/rules/strings_and_coins.h"

namespace upstar {

using namespace dots;
namespace {

naive::Coins naive_coins(const CoinGraph& graph) {
    std::vector<std::pair<int, int>> strings;
    for (const auto& [a, b] : graph.strings()) strings.emplace_back(a, b);
    return naive::Coins(strings);
}

// The rows 1 x n and 2 x 2 are small enough for brute force over sets of lines.
TEST(Margin, EmptyBoardsHaveTheirKnownScores) {
    Context context;
    ScoreSearch<DotsAndBoxes::Position> search(context);
    const std::pair<const char*, int> scores[] = {{"1x1", -1}, {"1x2", 0},  {"1x3", -1},
                                                  {"1x4", 0},  {"1x5", -1}, {"2x2", 2}};
    for (const auto& [board, margin] : scores) {
        const DotsAndBoxes::Position p = DotsAndBoxes().parse(board);
        EXPECT_EQ(search.margin(p), margin) << board;
        naive::Coins brute_force = naive_coins(coin_graph(p.board()).graph);
        EXPECT_EQ(brute_force.margin(brute_force.all()), margin) << board;
    }
}

TEST(Margin, BoardAndGraphAndBruteForceAgree) {
    Context context;
    ScoreSearch<DotsAndBoxes::Position> boards(context);
    ScoreSearch<StringsAndCoins::Position> graphs(context);
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        DotsBoard board(1 + static_cast<int>(random() % 3), 1 + static_cast<int>(random() % 3));
        while (board.undrawn() > 10) {
            const int line = static_cast<int>(random() % static_cast<unsigned>(board.lines()));
            if (!board.is_drawn(line)) board.draw(line);
        }
        SCOPED_TRACE(to_bits(board));
        const DotsAndBoxes::Position p(board);
        const StringsAndCoins::Position q(coin_graph(board).graph);
        naive::Coins brute_force = naive_coins(coin_graph(board).graph);
        EXPECT_EQ(boards.margin(p), brute_force.margin(brute_force.all()));
        EXPECT_EQ(graphs.margin(q), brute_force.margin(brute_force.all()));
        std::vector<ScoringOption<DotsAndBoxes::Position>> options;
        p.options(options);
        for (std::size_t i = 0; i < options.size(); ++i) {
            const int after = boards.margin(options[i].position);
            EXPECT_EQ(options[i].points + (options[i].moves_again ? after : -after),
                      brute_force.margin_after(brute_force.all(), std::uint64_t{1} << i));
        }
    }
}

TEST(Margin, LongGamesNeedNoDeepStackAndHaveLimits) {
    Context small(std::size_t{1} << 20);
    ScoreSearch<DotsAndBoxes::Position> search(small);
    EXPECT_THROW(search.margin(DotsAndBoxes().parse("5x5")), Error);
    Context context;
    ScoreSearch<StringsAndCoins::Position> loops(context);
    EXPECT_EQ(loops.margin(StringsAndCoins().parse("chain:8")), -8);
}

}  // namespace
}  // namespace upstar
