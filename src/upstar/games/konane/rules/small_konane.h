// Konane on bounded boards of at most 4 by 8 squares, in one word: most of the time of values is
// spent on such boards, whole ones or what is left of larger ones.
//
// A board lies in four rows of eight bits, whatever its size, once for each player. As in
// KonaneBoard a blocked square belongs to both:
//
//     x o .       bits 63..32   squares with a black stone, or blocked
//     . x #       bits 31..0    squares with a white stone, or blocked
//
//     bit 8 r + c of each half is row r, column c
//
// So every step is a shift by a constant; the negative of a board is its word turned by 32 bits,
// its mirror image seven operations on bytes, and upside down a reversal of bytes.
//
// A board divides into classes (konane_activity.h). Groups (konane_separation.h) would save up to a
// half of the positions of nearly empty boards, 1 in 100 of crowded ones, and take longer to find.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/konane/rules/konane_board.h"
#include "upstar/positions/position.h"
#include "upstar/values/player.h"

namespace upstar::konane {

class SmallKonane {
public:
    static constexpr int kMostRows = 4;
    static constexpr int kMostColumns = 8;

    SmallKonane() = default;  ///< one empty square

    /// The position on this board or its transpose, if either fits; `one_jump` for the modern
    /// rules.
    static std::optional<SmallKonane> of(const KonaneBoard& board, bool one_jump);

    KonaneBoard board() const;

    void options(Player player, std::vector<SmallKonane>& out) const;
    void decompose(std::vector<SmallKonane>& out) const;

    /// Of all symmetric images and their negatives, the one that stands for them, with its sign.
    Signed<SmallKonane> representative() const;

    std::optional<std::uint64_t> packed() const;
    static constexpr unsigned kPackedBits = 44;

    std::string to_string() const;

    friend bool operator==(const SmallKonane&, const SmallKonane&) = default;
    friend std::size_t hash_value(const SmallKonane& p);

private:
    using Word = std::uint64_t;

    SmallKonane(Word planes, int rows, int columns, bool one_jump)
        : planes_(planes),
          rows_(static_cast<std::uint8_t>(rows)),
          columns_(static_cast<std::uint8_t>(columns)),
          one_jump_(one_jump) {}

    Word plane(Player player) const {
        return player == Player::Left ? planes_ >> 32 : planes_ & 0xffffffff;
    }
    Word box() const;

    Word planes_ = 0;
    std::uint8_t rows_ = 1;
    std::uint8_t columns_ = 1;
    bool one_jump_ = false;
};

}  // namespace upstar::konane
