// The positions of a game that brute force can look through: those of its golden file and of its
// About that have few followers, with all of these.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar {

/// p and all its followers; none if there are more than `most`.
std::vector<PositionPtr> followers(const PositionPtr& p, std::size_t most);

/// Those named in the golden file, with their parameters, and in the About.
std::vector<PositionPtr> named_positions(const AnyRuleset& game);

/// Of the named ones those with at most so many followers, and these; each once.
std::vector<PositionPtr> small_positions(const AnyRuleset& game, std::size_t most_followers);

/// Game, parameters and position: what a failure is told by.
std::string title(const AnyPosition& p);

}  // namespace upstar
