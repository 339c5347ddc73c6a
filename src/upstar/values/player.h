// The two players. Each rule of the library is written once, with the player as a parameter.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace upstar {

enum class Player : std::uint8_t { Left, Right };

constexpr std::array<Player, 2> kPlayers = {Player::Left, Player::Right};

constexpr Player opponent(Player p) { return p == Player::Left ? Player::Right : Player::Left; }

/// +1 for Left, -1 for Right: the sign of a free move.
constexpr int sign(Player p) { return p == Player::Left ? 1 : -1; }

constexpr std::size_t index(Player p) { return static_cast<std::size_t>(p); }

constexpr const char* name(Player p) { return p == Player::Left ? "Left" : "Right"; }

}  // namespace upstar
