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

TEST(Squares, NameTheMove) {
    EXPECT_EQ(move("domineering", "...|...", "x..|x.."), "a1-a2");
    EXPECT_EQ(move("domineering", "...|...", "...|.xx"), "b2-c2");
    EXPECT_EQ(move("domineering", "....", ".xx."), "2-3");
}

}  // namespace
}  // namespace upstar
