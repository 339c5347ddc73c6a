// Where the nodes of graphs lie, and where edges that are tied to the ground end.
#include "upstar/draw/graph_layout.h"

#include <gtest/gtest.h>

#include <cmath>

#include "upstar/draw/board_layout.h"

namespace upstar {
namespace {

constexpr std::size_t kGround = BoardPlace::kGround;

// Nodes 0, 1, ..., and then edges with this mark.
BoardDescription graph(std::size_t nodes,
                       const std::vector<std::pair<std::size_t, std::size_t>>& edges,
                       const std::string& mark = "") {
    BoardDescription board;
    board.shape = BoardShape::Graph;
    for (std::size_t i = 0; i < nodes; ++i) {
        BoardPlace node;
        node.kind = BoardPlace::Kind::Node;
        board.places.push_back(node);
    }
    for (const auto& [from, to] : edges) {
        BoardPlace edge;
        edge.kind = BoardPlace::Kind::Edge;
        edge.mark = mark;
        edge.from = from;
        edge.to = to;
        board.places.push_back(edge);
    }
    return board;
}

// The boxes of a board of dots, row by row.
BoardDescription coins(std::size_t rows, std::size_t columns) {
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    for (std::size_t i = 0; i < rows * columns; ++i) {
        if (i % columns + 1 < columns) edges.emplace_back(i, i + 1);
        if (i + columns < rows * columns) edges.emplace_back(i, i + columns);
        if (i % columns == 0) edges.emplace_back(kGround, i);
        if (i % columns + 1 == columns) edges.emplace_back(kGround, i);
        if (i < columns) edges.emplace_back(kGround, i);
        if (i + columns >= rows * columns) edges.emplace_back(kGround, i);
    }
    return graph(rows * columns, edges);
}

TEST(GraphLayout, CoinsOfABoardLieInRowsAndColumns) {
    for (const auto& [rows, columns] : {std::pair(2, 2), std::pair(2, 3), std::pair(3, 3)}) {
        const BoardDescription board =
            coins(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns));
        const BoardLayout layout = lay_out(board);
        for (std::size_t i = 0; i < board.places.size(); ++i) {
            const BoardPlace& edge = board.places[i];
            if (edge.kind != BoardPlace::Kind::Edge) continue;
            const Point from = layout.places[edge.from == kGround ? edge.to : edge.from];
            const Point to = edge.is_tied_to_ground() ? layout.feet[i] : layout.places[edge.to];
            const double across = std::min(std::abs(to.x - from.x), std::abs(to.y - from.y));
            EXPECT_LT(across, 0.15 * layout.unit) << rows << "x" << columns << " edge " << i;
            EXPECT_GT(std::hypot(to.x - from.x, to.y - from.y), 0.6 * layout.unit);
        }
        EXPECT_EQ(layout.ground, 0);
    }
}

TEST(GraphLayout, NoTwoStringsEndAtOneBitOfGround) {
    const BoardDescription board = graph(1, {{kGround, 0}, {kGround, 0}, {kGround, 0}});
    const BoardLayout layout = lay_out(board);
    for (std::size_t i = 1; i < 4; ++i)
        for (std::size_t j = 1; j < i; ++j)
            EXPECT_GT(std::hypot(layout.feet[i].x - layout.feet[j].x,
                                 layout.feet[i].y - layout.feet[j].y),
                      layout.unit);
}

TEST(GraphLayout, AStringWithoutACoinHasGroundAtBothEnds) {
    const BoardLayout layout = lay_out(graph(1, {{0, kGround}, {kGround, kGround}}));
    EXPECT_EQ(layout.feet[2].y, layout.places[2].y);
    EXPECT_GT(layout.feet[2].x, layout.places[2].x);
    EXPECT_LE(layout.feet[2].x, layout.width);
    EXPECT_LE(layout.feet[2].y, layout.height);
}

// As in Hackenbush.
TEST(GraphLayout, EdgesThatAreSomebodysHangDownToOneLine) {
    const BoardLayout layout = lay_out(graph(2, {{kGround, 0}, {0, 1}, {kGround, 1}}, "b"));
    EXPECT_GT(layout.ground, layout.places[0].y);
    EXPECT_EQ(layout.feet[2].y, layout.ground);
    EXPECT_EQ(layout.feet[4].y, layout.ground);
}

}  // namespace
}  // namespace upstar
