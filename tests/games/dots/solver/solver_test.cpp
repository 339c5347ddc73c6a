#include "upstar/games/dots/solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <random>
#include <string>

#include "games/dots/solver/random_graph.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {
namespace {

CoinGraph board(int rows, int columns) { return coin_graph(DotsBoard(rows, columns)).graph; }

/// The board with its whole border drawn.
CoinGraph inner_board(int rows, int columns) {
    DotsBoard board(rows, columns);
    for (int line = 0; line < board.lines(); ++line) {
        const auto sides = board.sides(line);
        if (sides[0] < 0 || sides[1] < 0) board.draw(line);
    }
    return coin_graph(board).graph;
}

/// The graph with only `strings` of its strings, chosen at random.
CoinGraph random_part(const CoinGraph& graph, std::size_t strings, std::mt19937& random) {
    std::vector<int> cut;
    for (int i = 0; i < static_cast<int>(graph.strings().size()); ++i) cut.push_back(i);
    std::shuffle(cut.begin(), cut.end(), random);
    cut.resize(cut.size() - std::min(strings, cut.size()));
    return graph.without(cut);
}

void expect_brute_force(DotsSolver& solver, const CoinGraph& graph) {
    SCOPED_TRACE(to_text(graph));
    naive::Coins naive = naive_of(graph);
    ASSERT_EQ(solver.margin(graph), naive.margin(naive.all()));
    for (const DotsMove& move : solver.moves(graph))
        ASSERT_EQ(move.value, naive.margin_after(naive.all(), std::uint64_t{1} << move.string))
            << "string " << move.string;
}

/// Both sides' coins if the strings are cut in this order: first player's minus second's.
int replayed(const CoinGraph& graph, const std::vector<int>& line) {
    std::vector<int> valence(static_cast<std::size_t>(graph.coins()) + 1);
    for (int coin = 1; coin <= graph.coins(); ++coin)
        valence[static_cast<std::size_t>(coin)] = graph.valence(coin);
    int margin = 0;
    int sign = 1;
    for (const int string : line) {
        const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
        int captured = 0;
        for (const int coin : {a, b})
            if (coin != CoinGraph::kGround && --valence[static_cast<std::size_t>(coin)] == 0)
                ++captured;
        margin += sign * captured;
        if (captured == 0) sign = -sign;
    }
    return margin;
}

TEST(DotsSolver, IsBruteForceOnEveryPositionOfBoardsWithUpToTwelveLines) {
    Context context;
    for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 2}, {1, 3}, {2, 2}}) {
        const CoinGraph graph = board(rows, columns);
        naive::Coins naive = naive_of(graph);
        DotsSolver solver(context);
        for (std::uint64_t uncut = naive.all();; --uncut) {
            ASSERT_EQ(solver.margin(kept(graph, uncut)), naive.margin(uncut))
                << rows << "x" << columns << " " << uncut;
            if (uncut == 0) break;
        }
    }
}

TEST(DotsSolver, RatesEveryMoveOfRandomGraphsAsBruteForce) {
    std::mt19937 random(1);
    Context context;
    for (int i = 0; i < 1500; ++i) {
        DotsSolver solver(context);
        expect_brute_force(solver, random_graph(random, 4 + static_cast<int>(random() % 9), 15));
    }
}

TEST(SlowDotsSolver, RatesEveryMoveOfRandomPartsOfBoardsAsBruteForce) {
    std::mt19937 random(2);
    Context context;
    for (const auto& [rows, columns] : {std::pair{2, 3}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {5, 5}}) {
        for (int i = 0; i < 40; ++i) {
            DotsSolver solver(context);
            expect_brute_force(solver, random_part(board(rows, columns), 8 + random() % 8, random));
            expect_brute_force(solver,
                               random_part(inner_board(rows, columns), 8 + random() % 8, random));
        }
    }
}

TEST(SlowDotsSolver, IsBruteForceOnLargerPositions) {
    std::mt19937 random(3);
    Context context;
    for (const auto& [rows, columns] : {std::pair{3, 3}, {4, 4}, {5, 5}, {3, 5}}) {
        for (const std::size_t strings : {16u, 18u, 19u}) {
            const CoinGraph graph = random_part(board(rows, columns), strings, random);
            naive::Coins naive = naive_of(graph);
            DotsSolver solver(context);
            ASSERT_EQ(solver.margin(graph), naive.margin(naive.all())) << to_text(graph);
        }
    }
    const CoinGraph graph = random_part(board(4, 5), 22, random);
    naive::Coins naive = naive_of(graph);
    DotsSolver solver(context);
    EXPECT_EQ(solver.margin(graph), naive.margin(naive.all())) << to_text(graph);
}

// The shapes that shortcuts are made for: twins, dippers, earmuffs, cyclic bracelets, odd loops,
// parallel strings, strings from ground to ground, joints of valence 5 and 6.
TEST(DotsSolver, RatesEveryMoveOfPeculiarGraphsAsBruteForce) {
    Context context;
    for (const char* text : {"empty",
                             "ground-ground",
                             "2*ground-ground chain:3",
                             "ground-ground chain:3 loop:4",
                             "chain:1 chain:2",
                             "2*chain:1 chain:4",
                             "2*chain:2 A-g A-g A-g:1 A-B B-g B-g",
                             "loop:2 loop:3 chain:3",
                             "loop:3 loop:3 loop:5",
                             "A@2 A-g",
                             "A@3 A-g:1",
                             "A@4 A@4",
                             "A@4 A-B:2 B@3",
                             "A@4 A-B B@4 chain:2",
                             "A@3 B@3 A-B:2 A-B:3",
                             "A@2 A@3 A-g A-g",
                             "A-B A-B A-B:1 A-g B-g",
                             "A-B A-B A-B A-B A-B",
                             "A-g A-g A-g A-g A-g A-B B-g",
                             "A-B:1 A-B:1 A-B:2 A-g B-g",
                             "A-B:3 B-C:1 C-A:2 A-g B-g:1 C-g",
                             "A-B B-C C-D D-A A-g B-g C-g D-g",
                             "A-B A-C A-D B-C B-D C-D A-g",
                             "A-g:2 A-B B-g:3",
                             "A-g:1 A-g:1 A-g:2 A-g:2 A-B:1 B-g B-g"}) {
        DotsSolver solver(context);
        expect_brute_force(solver, parse_coin_graph(text));
    }
}

TEST(DotsSolver, KnowsTheEmptyBoards) {
    // By brute force over all sets of strings, but for 2x5 and 3x3, which are too large for that;
    // that of 3x3 is well known.
    const struct {
        int rows, columns, margin;
    } cases[] = {{1, 1, -1}, {1, 2, 0},  {1, 3, -1}, {1, 4, 0},  {1, 5, -1}, {1, 6, 0},
                 {2, 2, 2},  {2, 3, -2}, {2, 4, 2},  {2, 5, -2}, {3, 3, -3}};
    Context context;
    for (const auto& c : cases) {
        DotsSolver solver(context);
        EXPECT_EQ(solver.margin(board(c.rows, c.columns)), c.margin) << c.rows << "x" << c.columns;
        EXPECT_EQ(solver.margin(board(c.columns, c.rows)), c.margin) << c.columns << "x" << c.rows;
    }
}

TEST(SlowDotsSolver, KnowsTheEmptyBoardsOfTwelveBoxes) {
    Context context;
    DotsSolver solver(context);
    EXPECT_EQ(solver.margin(board(3, 4)), 0);
    EXPECT_EQ(solver.margin(board(2, 6)), 2);
}

TEST(DotsSolver, PlaysALineThatEndsWithTheMargin) {
    std::mt19937 random(4);
    Context context;
    for (int i = 0; i < 200; ++i) {
        const CoinGraph graph = i % 2 == 0 ? random_graph(random, 16, 20)
                                           : random_part(board(3, 4), 12 + random() % 8, random);
        DotsSolver solver(context);
        const std::vector<int> line = solver.line(graph);
        EXPECT_EQ(line.size(), graph.strings().size());
        EXPECT_EQ(replayed(graph, line), solver.margin(graph)) << to_text(graph);
    }
}

TEST(DotsSolver, FindsTheSameWithTwoThreads) {
    Context context;
    std::mt19937 random(5);
    DotsSolver::Settings settings;
    settings.threads = 2;
    for (int i = 0; i < 10; ++i) {
        const CoinGraph graph = random_part(board(4, 4), 26, random);
        DotsSolver one(context);
        DotsSolver two(context, settings);
        EXPECT_EQ(one.margin(graph), two.margin(graph)) << to_text(graph);
    }
    DotsSolver two(context, settings);
    EXPECT_EQ(two.margin(board(3, 3)), -3);
}

TEST(DotsSolver, IsRightWithATableFarTooSmall) {
    Context context;
    std::mt19937 random(6);
    DotsSolver::Settings settings;
    settings.most_table_bytes = 1;
    for (int i = 0; i < 10; ++i) {
        const CoinGraph graph = random_part(board(3, 4), 17, random);
        naive::Coins naive = naive_of(graph);
        DotsSolver solver(context, settings);
        EXPECT_EQ(solver.margin(graph), naive.margin(naive.all())) << to_text(graph);
    }
}

TEST(DotsSolver, KeepsWhatItFoundWhileTheGameGoesOn) {
    Context context;
    const CoinGraph graph = board(3, 3);
    DotsSolver solver(context);
    EXPECT_EQ(solver.margin(graph), -3);
    const std::uint64_t first = solver.nodes();
    EXPECT_EQ(solver.margin(graph.without({0})), 3);
    EXPECT_LT(solver.nodes() - first, first);
}

TEST(DotsSolver, TakesAnyNumberOfIndependentChainsAndLoops) {
    Context context;
    DotsSolver solver(context);
    EXPECT_EQ(solver.margin(parse_coin_graph("40*chain:5 10*loop:8 A-g A-g A-g")),
              -solver.margin(parse_coin_graph("40*chain:5 10*loop:8 A-g A-g")));
}

TEST(DotsSolver, SaysWhatIsTooLarge) {
    Context context;
    DotsSolver solver(context);
    try {
        solver.margin(board(6, 6));
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
        EXPECT_NE(error.message().find("84 strings"), std::string::npos);
    }
    EXPECT_EQ(solver.margin(board(2, 2)), 2);
}

TEST(DotsSolver, StopsWhenCancelledOrOutOfMemory) {
    Context context;
    context.cancel();
    for (const unsigned threads : {1u, 2u}) {
        DotsSolver::Settings settings;
        settings.threads = threads;
        settings.most_table_bytes = std::size_t{1} << 20;
        DotsSolver solver(context, settings);
        EXPECT_THROW(solver.margin(board(5, 5)), Error);
    }
    Context small(std::size_t{1} << 20);
    EXPECT_THROW(
        {
            DotsSolver::Settings settings;
            settings.most_table_bytes = std::size_t{1} << 24;
            DotsSolver solver(small, settings);
            solver.margin(board(3, 3));
        },
        Error);
}

class DotsCheckpoint : public testing::Test {
protected:
    void TearDown() override { std::filesystem::remove(path_); }
    std::string path_ = (std::filesystem::temp_directory_path() /
                         ("upstar-bounds-" + std::to_string(std::random_device()())))
                            .string();
    Context context_;
};

TEST_F(DotsCheckpoint, SparesTheSecondSearch) {
    const CoinGraph graph = board(3, 3);
    DotsSolver first(context_);
    EXPECT_EQ(first.load(graph, path_), 0u);
    EXPECT_EQ(first.margin(graph), -3);
    first.save(path_);
    DotsSolver second(context_);
    EXPECT_GT(second.load(graph, path_), 0u);
    EXPECT_EQ(second.margin(graph), -3);
    EXPECT_EQ(second.nodes(), 0u);
    const auto moves = second.moves(graph);
    EXPECT_EQ(moves.size(), 24u);
    for (const DotsMove& move : moves) EXPECT_EQ(move.value, -3);
}

TEST_F(DotsCheckpoint, HoldsIndependentPiecesToo) {
    const CoinGraph graph = [] {
        CoinGraph more = board(3, 3);
        more.add_chain(0, 0, 5);
        more.add_loop(6);
        more.add_string(0, 0);
        return more;
    }();
    DotsSolver first(context_);
    const int margin = first.margin(graph);
    first.save(path_);
    DotsSolver second(context_);
    EXPECT_GT(second.load(graph, path_), 0u);
    EXPECT_EQ(second.margin(graph), margin);
    EXPECT_EQ(second.nodes(), 0u);
}

TEST_F(DotsCheckpoint, RefusesOtherGraphsAndDamage) {
    DotsSolver first(context_);
    first.margin(board(3, 3));
    first.save(path_);
    DotsSolver second(context_);
    EXPECT_THROW(second.load(board(3, 2), path_), Error);
    std::filesystem::resize_file(path_, std::filesystem::file_size(path_) - 1);
    EXPECT_THROW(second.load(board(3, 3), path_), Error);
    EXPECT_THROW(first.save("/no/such/folder/file"), Error);
}

}  // namespace
}  // namespace upstar::dots
