// How large a position is, whatever the game: for sorting, and for saying which is the smallest.
#pragma once

#include <cstdint>

#include "upstar/catalog/any_position.h"

namespace upstar {

struct PositionSize {
    std::int64_t size = 0;  ///< pieces; where there are none, free places, or tokens of stacks
    std::int64_t rows = 0;  ///< of the board; 0 if it has none
    std::int64_t columns = 0;
};

PositionSize size_of(const AnyPosition& position);

}  // namespace upstar
