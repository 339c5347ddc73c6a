// Games of which nobody knows whether their plays end.
//
// A search walks down from a position; in a cycle it would walk on for ever. So one in a few
// thousand positions is looked at as the beginning of a small search of its own, which follows the
// moves and notes its way: a search that runs in a circle is in it at that moment, and is found.
#pragma once

#include <cstddef>

#include "upstar/base/context.h"
#include "upstar/catalog/dynamic_position.h"

namespace upstar {

/// Throws Error (Input) that tells the moves of a cycle if one is met within a few thousand
/// positions from `first`.
void look_for_cycle(const DynamicStatePtr& first, Context& context);

}  // namespace upstar
