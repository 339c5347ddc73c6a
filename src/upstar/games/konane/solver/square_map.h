// The symmetries of a position: images of whole boards by a few table look-ups.
//
// A symmetry of the rectangle that keeps the blocked squares maps the squares of each player to
// squares of the same or of the other player; in the second case it maps a position with one player
// to move to one with the other. Only a symmetry of the position that a search begins with can make
// two positions of that search alike, so those are all that `symmetries` returns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/games/konane/solver/jump_board.h"

namespace upstar::konane {

class SquareMap {
public:
    /// `image[i]` is where square i goes.
    SquareMap(const std::vector<int>& image, bool exchanges_players);

    CellSet operator()(CellSet set) const {
        CellSet result = 0;
        for (std::size_t byte = 0; byte < images_.size(); ++byte)
            result |= images_[byte][set >> (8 * byte) & 0xff];
        return result;
    }
    /// Whether each player's stones become the other's.
    bool exchanges_players() const { return exchanges_players_; }

private:
    std::array<std::array<CellSet, 256>, 8> images_{};
    bool exchanges_players_;
};

/// The symmetries of a rectangle other than the identity.
std::vector<SquareMap> symmetries(const Grid& grid);

/// The symmetries, other than the identity, that leave `stones` as they are.
std::vector<SquareMap> symmetries(const JumpBoard& board, CellSet stones);

}  // namespace upstar::konane
