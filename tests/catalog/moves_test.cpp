#include "upstar/catalog/moves.h"

#include <gtest/gtest.h>

#include "toy_rulesets.h"
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/erased.h"

namespace upstar {
namespace {

std::string move(const char* game, const char* before, const char* after) {
    const RulesetPtr rules = Catalog().named(game);
    return move_name(*rules->parse(before), *rules->parse(after)).text;
}

TEST(Squares, OfAGridHaveLettersAndNumbers) {
    EXPECT_EQ(labelled_board(*Catalog().named("domineering")->parse("..x|...")),
              "     a b c\n"
              "  1  . . x\n"
              "  2  . . .\n");
}

TEST(Squares, OfAStripAreNumbered) {
    EXPECT_EQ(labelled_board(*Catalog().named("domineering")->parse(".x..")),
              "  . x . .\n"
              "  1 2 3 4\n");
    EXPECT_EQ(labelled_board(*Catalog().named("domineering")->parse(".x........")),
              "   .  x  .  .  .  .  .  .  .  .\n"
              "   1  2  3  4  5  6  7  8  9 10\n");
    EXPECT_EQ(
        labelled_board(*Catalog().named("domineering")->parse("..............................")),
        " ..............................\n"
        " 123456789012345678901234567890\n"
        "          1         2         3\n");
}

TEST(Squares, AreMissingInGamesOfNumbers) {
    EXPECT_EQ(labelled_board(*Catalog().named("nim")->parse("3,5")), "  3,5\n");
    EXPECT_EQ(move("nim", "3,5", "3,2"), "3,2");
}

// The places that a move of Left's changes, by its name.
std::string changed(const char* game, const char* before, const std::string& name) {
    const PositionPtr p = Catalog().named(game)->parse(before);
    const BoardDescription board = p->board();
    for (const AnyOption& option : p->options(Player::Left)) {
        if (move_name(*p, *option.position).text != name) continue;
        std::string names;
        for (const std::size_t i : move_on_board(*p, board, *option.position).changed)
            names += (names.empty() ? "" : " ") + board.places[i].name;
        return names;
    }
    return "no such move";
}

TEST(MovesOnGraphs, CutAnEdgeWithAllThatFalls) {
    EXPECT_EQ(changed("hackenbush", "l(r;e(l;r);re)", "e3"), "e3 3 4 5 l4 r5");
    EXPECT_EQ(changed("hackenbush", "l(r;e(l;r);re)", "l4"), "l4 4");
}

TEST(MovesOnGraphs, ColourANode) { EXPECT_EQ(changed("snort", ".-.", "L1"), "1"); }

TEST(Squares, NameTheMove) {
    EXPECT_EQ(move("domineering", "...|...", "x..|x.."), "a1-a2");
    EXPECT_EQ(move("domineering", "...|...", "...|.xx"), "b2-c2");
    EXPECT_EQ(move("domineering", "....", ".xx."), "2-3");
}

}  // namespace
}  // namespace upstar
