// How a game stands that was played up to a position, where the text of the position tells: a
// record of moves, or a picture with the initials of those who captured.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "upstar/values/player.h"

namespace upstar {

struct Standing {
    std::array<std::int32_t, 2> points{};  ///< by player; Left began
    std::optional<Player> mover{};
    std::vector<std::optional<Player>> owners{};  ///< by place of the board; none: nobody's
};

}  // namespace upstar
