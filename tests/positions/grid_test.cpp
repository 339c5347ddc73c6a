#include "upstar/positions/grid.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::array<std::string_view, 2> kLetters = {".", "x#"};

GridText read(std::string_view text) { return parse_grid(text, kLetters); }

std::string write(const Grid& grid, CellSet marked) {
    return to_string(GridText{grid, {grid.all() & ~marked, marked}}, kLetters);
}

// Applies `change` to the marked cells of a board.
template <class Change>
std::string changed(std::string_view text, const Change& change) {
    const GridText board = read(text);
    return write(board.grid, change(board.grid, board.sets[1]));
}

std::string fault(std::string_view text) {
    try {
        if (parse_grid_size(text)) return "a size";
        read(text);
    } catch (const Error& error) {
        return std::to_string(error.offset().value()) + ": " + error.message();
    }
    return "a board";
}

TEST(Grid, ReadsRowsFromTheTop) {
    const GridText board = read("..x|#..");
    EXPECT_EQ(board.grid, Grid(2, 3));
    EXPECT_EQ(board.sets[1], board.grid.cell(0, 2) | board.grid.cell(1, 0));
    EXPECT_EQ(board.sets[0] | board.sets[1], board.grid.all());
    EXPECT_EQ(to_string(board, kLetters), "..x|x..");
}

TEST(Grid, ReadsSizes) {
    EXPECT_EQ(parse_grid_size("2x3"), Grid(2, 3));
    EXPECT_EQ(parse_grid_size("8x8"), Grid(8, 8));
    EXPECT_EQ(parse_grid_size("1x64"), Grid(1, 64));
    EXPECT_EQ(parse_grid_size("64x1"), Grid(64, 1));
    EXPECT_EQ(parse_grid_size("x.x"), std::nullopt);
    EXPECT_EQ(parse_grid_size(""), std::nullopt);
}

TEST(Grid, RefusesBadTextAndSaysWhere) {
    const std::string size = "a size is rows x columns, each at least 1, such as 4x4";
    const std::string large = "the board is too large: at most 64 cells, such as 8x8 or 4x16";
    EXPECT_EQ(fault(""), "0: no board: write its rows joined by '|', using . x #");
    EXPECT_EQ(fault("|"), "0: a row needs at least one cell");
    EXPECT_EQ(fault("..|.|.."),
              "4: this row has 1 cells, the first has 2: rows must be equally long");
    EXPECT_EQ(fault("..|"), "3: this row has 0 cells, the first has 2: rows must be equally long");
    EXPECT_EQ(fault("..|.o"), "4: 'o' is not a cell: use . x #, and '|' between rows");
    EXPECT_EQ(fault(std::string(65, '.')), "64: " + large);
    EXPECT_EQ(fault("8x9"), "0: " + large);
    EXPECT_EQ(fault("1x99999999999999999999"), "0: " + large);
    EXPECT_EQ(fault("0x4"), "0: " + size);
    EXPECT_EQ(fault("4x"), "2: " + size);
    EXPECT_EQ(fault("4"), "1: a size is rows x columns, such as 4x4");
    EXPECT_EQ(fault("4x4|"), "3: nothing may follow the size of a board");
}

TEST(Grid, SymmetriesMoveCells) {
    const auto upside_down = [](const Grid& g, CellSet s) { return g.upside_down(s); };
    const auto mirrored = [](const Grid& g, CellSet s) { return g.mirrored(s); };
    EXPECT_EQ(changed("xx.|..x", upside_down), "..x|xx.");
    EXPECT_EQ(changed("xx.|..x", mirrored), ".xx|x..");
    const GridText board = read("xx.|..x");
    EXPECT_EQ(write(board.grid.transposed(), board.grid.transposed(board.sets[1])), "x.|x.|.x");
}

TEST(Grid, StepsDoNotLeaveTheBoard) {
    const auto step = [](auto member, Axis axis) {
        return [=](const Grid& g, CellSet s) { return (g.*member)(s, axis); };
    };
    EXPECT_EQ(changed("x.x|...|x.x", step(&Grid::before, Axis::Horizontal)), ".x.|...|.x.");
    EXPECT_EQ(changed("x.x|...|x.x", step(&Grid::after, Axis::Horizontal)), ".x.|...|.x.");
    EXPECT_EQ(changed("x.x|...|x..", step(&Grid::before, Axis::Vertical)), "...|x..|...");
    EXPECT_EQ(changed("x.x|...|x..", step(&Grid::after, Axis::Vertical)), "...|x.x|...");
    for (const Grid grid : {Grid(1, 64), Grid(64, 1), Grid(8, 8), Grid(1, 1)}) {
        for (const Axis axis : {Axis::Vertical, Axis::Horizontal}) {
            const CellSet before = grid.before(grid.all(), axis);
            EXPECT_EQ(before & ~grid.all(), 0u);
            EXPECT_EQ(grid.after(before, axis), grid.after(grid.all(), axis));
        }
    }
}

TEST(Grid, RegionsAreConnectedAlongSidesOnly) {
    const auto region = [](const Grid& g, CellSet s) { return g.connected(g.cell(0, 0), s); };
    EXPECT_EQ(changed("xx.x|.x.x|x.xx", region), "xx..|.x..|....");
    EXPECT_EQ(changed(".x|xx", region), "..|..");
}

TEST(Grid, CropsToTheCellsInUse) {
    const GridText board = read("....|..x.|.xx.|....");
    const Cropped crop = cropped(board.grid, board.sets[1]);
    EXPECT_EQ(write(crop.grid, crop.set), ".x|xx");
}

}  // namespace
}  // namespace upstar
