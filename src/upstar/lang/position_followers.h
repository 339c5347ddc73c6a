// All positions that can be reached from one, by moves of either player.
#pragma once

#include <vector>

#include "upstar/base/context.h"
#include "upstar/catalog/any_position.h"

namespace upstar {

/// The position itself first, then others in the order in which they are found. Throws Error
/// (Limit) past `most`.
std::vector<PositionPtr> position_followers(const AnyPosition& position, Context& context,
                                            std::size_t most = 1'000'000);

}  // namespace upstar
