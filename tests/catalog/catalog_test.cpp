#include "upstar/catalog/catalog.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "toy_rulesets.h"
#include "upstar/base/error.h"
#include "upstar/catalog/erased.h"

namespace upstar {
namespace {

TEST(Catalog, FindsAGameByNameAndAliasHoweverWritten) {
    for (const char* name : {"Domineering", "domineering", "DOMINEERING", "game.grid.Domineering",
                             "cross-cram", "stop gate"}) {
        const RulesetPtr game = Catalog().find(name);
        ASSERT_NE(game, nullptr) << name;
        EXPECT_EQ(game->about().name, "Domineering");
    }
    const Catalog catalog;
    EXPECT_EQ(catalog.find("game.heap.Nim"), catalog.find("nim"));
    EXPECT_EQ(Catalog().find("grid.Domineering"), nullptr);
    EXPECT_EQ(Catalog().find(""), nullptr);
}

TEST(Catalog, UnknownNameListsTheGames) {
    try {
        Catalog().named("chess");
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        EXPECT_NE(error.message().find("there is no game 'chess'; there are "), std::string::npos);
        const Catalog catalog;
        for (const RulesetPtr& game : catalog.games())
            EXPECT_NE(error.message().find(slug(game->about())), std::string::npos);
    }
}

TEST(Catalog, NoTwoGamesShareAName) {
    std::set<std::string> slugs;
    std::set<std::string> names;
    const Catalog catalog;
    for (const RulesetPtr& game : catalog.games()) {
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
        Catalog().named("Nim")->configured({{"k", "2"}});
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.message(), "Nim has no parameter k: it has no parameters");
    }
}

TEST(Catalog, TakesUpAGameOnce) {
    Catalog catalog;
    const std::size_t before = catalog.games().size();
    catalog.add(erase<TakeAway>());
    EXPECT_EQ(catalog.games().size(), before + 1);
    EXPECT_EQ(catalog.named("take-away")->about().name, "Take-Away");
    EXPECT_THROW(catalog.add(erase<TakeAway>()), Error);
    EXPECT_EQ(Catalog().find("take-away"), nullptr);
}

TEST(Catalog, EqualGamesOfTwoCatalogsAreEqual) {
    EXPECT_EQ(*Catalog().named("konane")->parse("xo."), *Catalog().named("konane")->parse("xo."));
    EXPECT_FALSE(*Catalog().named("konane") ==
                 *Catalog().named("konane")->configured({{"rules", "modern"}}));
}

}  // namespace
}  // namespace upstar
