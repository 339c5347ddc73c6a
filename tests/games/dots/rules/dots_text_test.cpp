#include "upstar/games/dots/rules/dots_text.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_bits.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_picture.h"

namespace upstar::dots {
namespace {

constexpr LineNames kLineNames[] = {LineNames::Coordinates, LineNames::Dots, LineNames::Lattice};

std::vector<int> random_record(DotsBoard board, int length, std::mt19937& random) {
    std::vector<int> lines;
    while (static_cast<int>(lines.size()) < length) {
        const int line = static_cast<int>(random() % static_cast<unsigned>(board.lines()));
        if (board.is_drawn(line)) continue;
        board.draw(line);
        lines.push_back(line);
    }
    return lines;
}

TEST(DotsLines, EveryLineIsReadByEachOfItsNames) {
    for (const auto& [rows, columns] : {std::pair(1, 1), {2, 3}, {5, 5}, {12, 12}}) {
        const DotsBoard board(rows, columns);
        for (int line = 0; line < board.lines(); ++line)
            for (const LineNames names : kLineNames)
                EXPECT_EQ(parse_line(board, line_name(board, line, names)), line);
    }
    const DotsBoard wide(1, 60);
    for (int line = 0; line < wide.lines(); ++line)
        EXPECT_EQ(parse_line(wide, line_name(wide, line, LineNames::Dots)), line);
}

TEST(DotsLines, NamesCountFromWhereTheirAuthorsCount) {
    const DotsBoard board(2, 3);
    const struct {
        int line;
        const char* coordinates;
        const char* dots;
        const char* lattice;
    } cases[] = {
        {board.horizontal(0, 0), "h(0,0)", "a3b3", "ab"},
        {board.horizontal(2, 2), "h(2,2)", "c1d1", "ef"},
        {board.vertical(0, 0), "v(0,0)", "a2a3", "ba"},
        {board.vertical(1, 3), "v(1,3)", "d1d2", "dg"},
    };
    for (const auto& c : cases) {
        EXPECT_EQ(line_name(board, c.line, LineNames::Coordinates), c.coordinates);
        EXPECT_EQ(line_name(board, c.line, LineNames::Dots), c.dots);
        EXPECT_EQ(line_name(board, c.line, LineNames::Lattice), c.lattice);
    }
    EXPECT_EQ(parse_line(board, "b3a3"), board.horizontal(0, 0));
}

TEST(DotsText, EveryNotationIsReadBackAsTheSamePosition) {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        const int rows = 1 + static_cast<int>(random() % 5);
        const int columns = 1 + static_cast<int>(random() % 5);
        const DotsBoard empty(rows, columns);
        const int drawn = static_cast<int>(random() % static_cast<unsigned>(empty.lines() + 1));
        const DotsPosition p(rows, columns, random_record(empty, drawn, random));
        SCOPED_TRACE(to_text(p, DotsNotation::Algebraic));
        for (const auto& [name, notation] : dots_notations()) {
            const DotsPosition again = parse_dots(to_text(p, notation));
            EXPECT_EQ(again.graph().live_coins(), p.graph().live_coins()) << name;
            EXPECT_EQ(again.graph().strings().size(), p.graph().strings().size()) << name;
            if (!again.board()) continue;
            EXPECT_EQ(to_bits(*again.board()), to_bits(*p.board())) << name;
            if (notation == DotsNotation::Bits) continue;
            EXPECT_EQ(*again.board(), *p.board()) << name;
            if (notation == DotsNotation::Picture) continue;
            EXPECT_EQ(again.mover(), p.mover()) << name;
        }
    }
}

TEST(DotsText, PicturesShowWhoCapturedWhat) {
    const DotsPosition p = parse_dots("1x2 1. a1b1 2. a1a2 3. a2b2 4. b1b2,b1c1 5. b2c2");
    EXPECT_EQ(to_text(p, DotsNotation::Picture),
              "+-+-+\n"
              "|B|\n"
              "+-+-+\n");
    EXPECT_EQ(p.mover(), Scorer::B);
    EXPECT_EQ(to_text(p, DotsNotation::Wilson), "0 B\n+-+-+\n|B|\n+-+-+\n");
    EXPECT_EQ(to_text(p, DotsNotation::Bits), "1x2:1111/110");
    EXPECT_EQ(to_text(p, DotsNotation::Graph), "ground-A");
    EXPECT_EQ(to_text(p, DotsNotation::Moves),
              "1x2 1. h(1,0) 2. v(0,0) 3. h(0,0) 4. v(0,1),h(1,1) 5. h(0,1)");
}

TEST(DotsText, PicturesMayBeWideIndentedAndFullOfNumbers) {
    const DotsPosition p = parse_dots(
        "  +---+---+---+\n"
        "  | A | -3   12\n"
        "  +---+ 2 +-4 +\n");
    EXPECT_EQ(to_bits(*p.board()), "1x3:111100/1100");
    EXPECT_EQ(p.board()->owner(0), Scorer::A);
    std::vector<std::string> numbers(static_cast<std::size_t>(p.board()->lines()), "-3");
    EXPECT_EQ(to_picture(*p.board(), numbers),
              "2 +---+---+---+\n"
              "  | A |  -3  -3\n"
              "1 +---+-3 +-3 +\n"
              "  a   b   c   d\n");
    EXPECT_EQ(to_bits(*parse_dots(to_picture(*p.board(), numbers)).board()), to_bits(*p.board()));
}

TEST(DotsText, SizesCountBoxesUnlessTheySayDots) {
    EXPECT_EQ(parse_dots("5x5").board()->boxes(), 25);
    EXPECT_EQ(parse_dots("5x5 boxes").board()->boxes(), 25);
    EXPECT_EQ(parse_dots("5x5 dots").board()->boxes(), 16);
    EXPECT_EQ(parse_dots(" 3x4\n").board()->rows(), 3);
    for (const char* size : {"3X4", "3 x 4", "3\u00d74", "3 \u00d7 4", "4x5 dots", "4 x 5 dots"}) {
        EXPECT_EQ(parse_dots(size).board()->rows(), 3) << size;
        EXPECT_EQ(parse_dots(size).board()->columns(), 4) << size;
    }
    EXPECT_EQ(parse_dots("3 x 3 1. a1b1 2. b1b2").board()->undrawn(), 22);
    EXPECT_THROW(parse_dots("3 x"), Error);
    EXPECT_THROW(parse_dots("3 y 3"), Error);
}

TEST(DotsText, AbstractGraphsHaveNoBoardAndNameTheirStrings) {
    const DotsPosition p = parse_dots("A-B:2 A@4 A-g B-g B-g 2*chain:1");
    EXPECT_FALSE(p.board());
    EXPECT_EQ(string_names(p.graph()),
              (std::vector<std::string>{"A-B:2/1", "A-B:2/2", "A-B:2/3", "A@4/1", "A@4/2", "A@4/3",
                                        "A@4/4", "ground-A", "ground-B", "ground-B(2)", "chain:1/1",
                                        "chain:1/2", "chain:1(2)/1", "chain:1(2)/2"}));
    EXPECT_THROW(to_text(p, DotsNotation::Picture), Error);
}

TEST(DotsText, WhatIsWrongIsRefusedWhereItIsWrong) {
    const struct {
        const char* text;
        std::size_t offset;
        const char* message;
    } cases[] = {
        {"", 0, "no position"},
        {"0x3", 0, "at least one row"},
        {"65x1", 0, "too large"},
        {"40x40", 0, "too large"},
        {"1x1 dots", 0, "2 x 2 dots"},
        {"1x2:110/010", 4, "4 horizontal lines, but here are 3 bits"},
        {"1x2:1101/01", 9, "3 vertical lines, but here are 2 bits"},
        {"1x2:1101", 8, "vertical lines are missing"},
        {"1x2:1131/010", 6, "1 (drawn) or 0"},
        {"1x2:1101/010/1", 12, "ends here"},
        {"1x2;3", 3, "after a size"},
        {"1x2 1. a1b1 2. a1b1", 15, "drawn twice"},
        {"2x2 1. a1b1 9. b1c1", 12, "turn 9 stands where turn 2 is due"},
        {"2x2 0. a1b1", 4, "turn 0 stands where turn 1 is due"},
        {"1x2 1. a1c1", 7, "not neighbours"},
        {"1x2 1. a1a3", 9, "no dot a3"},
        {"1x2 h(2,0)", 4, "rows 0 to 1"},
        {"1x2 v(0,3)", 4, "columns 0 to 2"},
        {"1x2 bb", 4, "is a box"},
        {"1x2 zb", 4, "rows a to c"},
        {"1x2 q", 4, "is no line"},
        {"1x2 1. a1b1,a2b2", 12, "turn has ended"},
        {"1x2 1. a1b1 2. a2b2 3. a1a2 4. b1b2 5. b1c1", 36, "has to move again"},
        {"1x2 1. a1b1,", 12, "missing after the comma"},
        {"1x2 7 a1b1", 4, "that of a turn"},
        {"+-+-+\n|A  |\n+-+ +", 7, "impossible capture"},
        {"+-+-+\n| | |\n+-+", 15, "unequal length"},
        {"+-+\n| | |\n+-+", 7, "unequal length"},
        {"+-+\n|C|\n+-+", 5, "holds A or B"},
        {"+-+\n| |\n+x+", 9, "stand dashes"},
        {"+-+\n| |\n", 4, "ends with a row of dots"},
        {"nonsense\n+-+\n| |\n+-+", 0, "above the picture"},
        {"+--+\n|  |\n+- +", 11, "half drawn"},
        {"+", 0, "only one dot"},
        {"A-B:", 4, "a position is a size"},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.text);
        try {
            parse_dots(c.text);
            ADD_FAILURE() << "accepted";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input);
            EXPECT_EQ(error.offset(), c.offset) << error.message();
            EXPECT_NE(error.message().find(c.message), std::string::npos) << error.message();
        }
    }
}

}  // namespace
}  // namespace upstar::dots
