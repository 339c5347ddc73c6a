#include "upstar/draw/game_tree_picture.h"

#include <gtest/gtest.h>

#include "draw/svg_check.h"
#include "upstar/draw/thermograph_construction.h"
#include "values/small_games.h"
#include "values/value_text.h"

namespace upstar {
namespace {

TEST(GameTree, HangsOptionsBelowTheirGame) {
    Context context;
    Arena arena(context);
    EXPECT_EQ(game_tree(arena, read_value(arena, "{4|1||-1|-3}"), Format::Text),
              "{4|1||-1|-3}\n"
              "  L {4|1}\n"
              "    L 4\n"
              "    R 1\n"
              "  R {-1|-3}\n"
              "    L -1\n"
              "    R -3\n");
    EXPECT_EQ(game_tree(arena, read_value(arena, "7"), Format::Text), "7\n");
}

TEST(GameTree, OfManyGamesIsCutWhereItSaysSo) {
    Context context;
    Arena arena(context);
    const std::string text = game_tree(arena, read_value(arena, "*40"), Format::Text);
    EXPECT_NE(text.find("L *39 ...\n"), std::string::npos) << text;
    EXPECT_LT(text.size(), 4000u);
}

TEST(Pictures, OfSmallGamesAreWellFormedAndInTheirFrames) {
    SmallGames& small = SmallGames::get();
    std::vector<Game> games = small.day(2);
    for (std::size_t i = 0; i < small.day(3).size(); i += 20) games.push_back(small.day(3)[i]);
    for (const Game g : games) {
        EXPECT_EQ(SvgCheck::complaint(game_tree(small.arena, g, Format::Svg)), "");
        EXPECT_EQ(SvgCheck::complaint(thermograph_construction(small.arena, g, Format::Svg)), "")
            << to_string(small.arena, g);
    }
}

}  // namespace
}  // namespace upstar
