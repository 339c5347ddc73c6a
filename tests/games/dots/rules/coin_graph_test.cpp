#include "upstar/games/dots/rules/coin_graph.h"

#include <gtest/gtest.h>

#include <string>

#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {
namespace {

// The bracelet of Berlekamp and Scott, Figure 3, with the loop and the chain beside it.
const std::string kFigure2 =
    "A-B:9 B-C:10 C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 A@6 B@4 C@4 D@4 E@4 F@4 G@4 H@6 loop:12 chain:6";

TEST(CoinGraph, TextIsReadAndWritten) {
    const struct {
        const char* text;
        const char* written;
        int coins;
        int strings;
    } cases[] = {
        {"chain:3", "chain:3", 3, 4},
        {"loop:4", "loop:4", 4, 4},
        {"2*loop:4 chain:3 + chain:3", "2*chain:3,2*loop:4", 14, 16},
        {"A@4 A@6", "A@4,A@6", 9, 10},
        {"A-B A-B A-B", "A-B,A-B,A-B", 2, 3},
        {"0-1 1-2 2-0", "chain:2", 2, 3},
        {"g-X:2,X-ground,X-Y:3", "ground-X:2,ground-X,X-Y:3", 7, 8},
        {"X-X:3 X-g:3", "ground-X:3,X@4", 7, 8},
        {"chain:0", "chain:0", 0, 1},
        {"empty", "empty", 0, 0},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.text);
        const CoinGraph graph = parse_coin_graph(c.text);
        EXPECT_EQ(graph.live_coins(), c.coins);
        EXPECT_EQ(static_cast<int>(graph.strings().size()), c.strings);
        EXPECT_EQ(to_text(graph), c.written);
        EXPECT_EQ(to_text(parse_coin_graph(c.written)), c.written);
    }
}

TEST(CoinGraph, BadTextIsRefusedWhereItIsBad) {
    const struct {
        const char* text;
        std::size_t offset;
    } cases[] = {
        {"", 0},         {"A", 1},         {"chain", 5},     {"A-A", 0},
        {"A@1", 0},      {"loop:1", 0},    {"A-B:x", 4},     {"chain:9999999", 6},
        {"ground@4", 0}, {"A-B:3;A@4", 5}, {"0*chain:3", 0}, {"9999*chain:9999", 0},
        {"A-B: 3", 4},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.text);
        try {
            parse_coin_graph(c.text);
            ADD_FAILURE() << "accepted";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input);
            EXPECT_EQ(error.offset(), c.offset) << error.message();
        }
    }
}

TEST(JointGraph, Figure2HasEightJointsOfValence4And3) {
    const auto [graph, origins] = contract(parse_coin_graph(kFigure2));
    EXPECT_EQ(graph.coins(), 110);
    EXPECT_EQ(graph.joints(), 8);
    EXPECT_EQ(graph.valence, (std::vector<std::int32_t>{2, 3, 4, 4, 4, 4, 4, 4, 3}));
    EXPECT_EQ(graph.chains.size(), 16u);
    EXPECT_EQ(graph.loops, std::vector<std::int32_t>{12});
    EXPECT_EQ(contract(expand(graph)).graph, graph);
}

TEST(JointGraph, TracksCoinsAndStrings) {
    const CoinGraph graph = parse_coin_graph("A-B:2 A-g A-g:1 B@4 loop:3");
    const auto [joints, origins] = contract(graph);
    std::vector<int> coins(static_cast<std::size_t>(graph.coins()) + 1);
    std::vector<int> strings(graph.strings().size());
    for (const auto* runs : {&origins.chains, &origins.loops}) {
        for (const auto& run : *runs) {
            for (const int coin : run.coins) ++coins[static_cast<std::size_t>(coin)];
            for (const int string : run.strings) ++strings[static_cast<std::size_t>(string)];
        }
    }
    for (const int coin : origins.joint_coin) ++coins[static_cast<std::size_t>(coin)];
    EXPECT_EQ(coins, std::vector<int>(coins.size(), 1));
    EXPECT_EQ(strings, std::vector<int>(strings.size(), 1));
}

TEST(DotsBoard, LinesKnowTheirBoxes) {
    const DotsBoard board(2, 3);
    EXPECT_EQ(board.lines(), 17);
    for (int box = 0; box < board.boxes(); ++box) {
        for (const int line : board.around(box)) {
            const auto sides = board.sides(line);
            EXPECT_TRUE(sides[0] == box || sides[1] == box);
        }
    }
    for (int line = 0; line < board.lines(); ++line) {
        const auto [is_horizontal, row, column] = board.place(line);
        EXPECT_EQ(is_horizontal ? board.horizontal(row, column) : board.vertical(row, column),
                  line);
    }
}

TEST(DotsBoard, TheLastLineCapturesForWhoDrawsIt) {
    DotsBoard board(1, 2);
    for (const int line : {0, 1, 2, 3, 4, 6}) EXPECT_EQ(board.draw(line, Scorer::A), 0);
    EXPECT_EQ(to_text(coin_graph(board).graph), "A-B");
    EXPECT_EQ(board.draw(5, Scorer::B), 2);
    EXPECT_EQ(board.captured_by(Scorer::B), 2);
    EXPECT_EQ(to_text(coin_graph(board).graph), "empty");
}

TEST(DotsBoard, AnEmptyBoardIsAGridOfCoins) {
    const BoardGraph board = coin_graph(DotsBoard(2, 2));
    EXPECT_EQ(board.graph.strings().size(), 12u);
    for (int coin = 1; coin <= 4; ++coin) EXPECT_EQ(board.graph.valence(coin), 4);
    EXPECT_EQ(board.graph.valence(CoinGraph::kGround), 8);
}

}  // namespace
}  // namespace upstar::dots
