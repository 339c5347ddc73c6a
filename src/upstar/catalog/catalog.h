// The list of games, and how to find one by name.
//
//     const RulesetPtr konane = game_named("konane")->configured({{"rules", "modern"}});
//     const PositionPtr p = konane->parse("xoxo|oxox");
//     const Game g = p->value(evaluators);
#pragma once

#include <string_view>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar {

/// Every game with its standard parameters, by name.
const std::vector<RulesetPtr>& catalog();

/// The game of that name or alias, or null. The name of a variant gives the game with the variant's
/// parameters. Case, spaces, '-' and '_' do not matter.
RulesetPtr find_game(std::string_view name);

/// The same; throws Error (Input) that lists the games where there is none.
RulesetPtr game_named(std::string_view name);

}  // namespace upstar
