// Help on games, made from what they say about themselves.
#include "upstar/catalog/game_help.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

TEST(GameHelp, ListsEveryGame) {
    const Catalog catalog;
    const std::string text = games_help(catalog);
    for (const RulesetPtr& game : catalog.games())
        EXPECT_NE(text.find("    " + slug(game->about())), std::string::npos);
}

TEST(GameHelp, TellsRulesExamplesAndWhatAFrontEndAdds) {
    const Catalog catalog;
    for (const RulesetPtr& game : catalog.games()) {
        const std::string text = game_help(*game, "\nMore.\n");
        const std::string example =
            slug(game->about()) + "(\"" + game->about().examples[0] + "\").";
        EXPECT_LT(text.find(example), text.find("\nMore.\n")) << text;
        for (const Parameter& parameter : game->about().parameters)
            EXPECT_NE(text.find("    " + parameter.name), std::string::npos) << text;
    }
}

}  // namespace
}  // namespace upstar
