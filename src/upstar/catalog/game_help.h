// Help on the games of a catalog, made from what each says about itself: pages of text for 80
// columns.
#pragma once

#include <string>

#include "upstar/catalog/catalog.h"

namespace upstar {

/// A line or two for each game.
std::string games_help(const Catalog& catalog);

/// The rules of a game, its notation, its parameters and examples; `more` is what a front end adds
/// behind the examples.
std::string game_help(const AnyRuleset& game, const std::string& more = "");

}  // namespace upstar
