#include "upstar/catalog/catalog.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "upstar/base/error.h"

namespace upstar {
namespace {

TEST(Catalog, FindsAGameByNameAndAliasHoweverWritten) {
    for (const char* name : {"Domineering", "domineering", "DOMINEERING", "game.grid.Domineering",
                             "cross-cram", "stop gate"}) {
        const RulesetPtr game = find_game(name);
        ASSERT_NE(game, nullptr) << name;
        EXPECT_EQ(game->about().name, "Domineering");
    }
    EXPECT_EQ(find_game("game.heap.Nim"), find_game("nim"));
    EXPECT_EQ(find_game("grid.Domineering"), nullptr);
    EXPECT_EQ(find_game(""), nullptr);
}

TEST(Catalog, UnknownNameListsTheGames) {
    try {
        game_named("chess");
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        EXPECT_NE(error.message().find("there is no game 'chess'; there are "), std::string::npos);
        for (const RulesetPtr& game : catalog())
            EXPECT_NE(error.message().find(slug(game->about())), std::string::npos);
    }
}

TEST(Catalog, NoTwoGamesShareAName) {
    std::set<std::string> slugs;
    std::set<std::string> names;
    for (const RulesetPtr& game : catalog()) {
        EXPECT_TRUE(slugs.insert(slug(game->about())).second) << game->about().name;
        EXPECT_TRUE(names.insert(game->about().name).second) << game->about().name;
        for (const std::string& alias : game->about().aliases)
            EXPECT_TRUE(names.insert(alias).second) << alias;
        for (const Variant& variant : game->about().variants)
            EXPECT_TRUE(names.insert(variant.name).second) << variant.name;
    }
}

TEST(Catalog, RefusesAParameterAGameDoesNotHave) {
    try {
        game_named("Nim")->configured({{"k", "2"}});
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.message(), "Nim has no parameter k: it has no parameters");
    }
}

}  // namespace
}  // namespace upstar
