// Konane on a bounded board of at most 64 squares whose colours alternate, for fast search.
//
// A jump moves a stone by two squares, so that no stone ever leaves the squares of its colour: the
// squares that hold a stone are the whole position. One word is a position, and a move is two or
// three bits of it flipped:
//
//     from over to        1 1 0  ->  0 0 1
//
// Every board that arises from the start of the game is of this kind. Boards with other colourings,
// and the open plane, are left to the ruleset (games/konane/rules/konane.h).
#pragma once

#include <array>
#include <bit>

#include "upstar/games/konane/rules/konane.h"
#include "upstar/positions/grid.h"
#include "upstar/values/player.h"

namespace upstar::konane {

class JumpBoard {
public:
    /// The full board of a size, as the game begins, with a black stone at the top left.
    JumpBoard(const Grid& grid, Konane::Jumps jumps);

    /// The board that a position is on. Throws Error (Input) if the position is on an open plane,
    /// has more than 64 squares, or colours that do not alternate.
    explicit JumpBoard(const Konane::Position& position);
    /// Whether that would throw.
    static bool takes(const Konane::Position& position);

    const Grid& grid() const { return grid_; }
    Konane::Jumps jumps() const { return jumps_; }
    /// The squares that are not blocked: the stones of the full board.
    CellSet squares() const { return squares_; }
    /// The squares on which the stones of `player` stand.
    CellSet of(Player player) const { return of_[index(player)]; }

    /// How many ways a player has to begin a move.
    int mobility(CellSet stones, Player player) const {
        int n = 0;
        for (const Direction& direction : directions_)
            n += std::popcount(movers(stones, player, direction));
        return n;
    }
    bool can_move(CellSet stones, Player player) const {
        for (const Direction& direction : directions_)
            if (movers(stones, player, direction) != 0) return true;
        return false;
    }

    /// Calls visit(stones after the move) for every move; stops when that is true, and returns it.
    template <class Visit>
    bool any_move(CellSet stones, Player player, const Visit& visit) const {
        for (const Direction& direction : directions_) {
            CellSet left = movers(stones, player, direction);
            while (left != 0) {
                const CellSet from = left & -left;
                left ^= from;
                CellSet at = from;
                CellSet after = stones ^ from;
                do {  // the ancient rules let the stone go on
                    after ^= shifted(at, direction.step);
                    at = shifted(at, direction.jump);
                    if (visit(after | at)) return true;
                } while (jumps_ == Konane::Jumps::Ancient && can_jump(after, at, direction));
            }
        }
        return false;
    }

    /// The squares next to those of a set, and the set itself.
    CellSet widened(CellSet set) const;

    /// The same stones as a position of the ruleset.
    Konane::Position position(CellSet stones) const;
    CellSet stones_of(const Konane::Position& position) const;

    /// The same game on the same squares.
    friend bool operator==(const JumpBoard& a, const JumpBoard& b) {
        return a.grid_ == b.grid_ && a.jumps_ == b.jumps_ && a.squares_ == b.squares_ &&
               a.of_ == b.of_;
    }

private:
    struct Direction {
        int step = 0;          // to the next square, in bits; 0 if there is none
        int jump = 0;          // to the one after that, likewise
        CellSet inside = 0;    // the squares from which two steps stay on the board
        CellSet has_next = 0;  // and one step
    };

    static constexpr CellSet shifted(CellSet set, int by) {
        return by > 0 ? set << by : set >> -by;
    }
    CellSet movers(CellSet stones, Player player, const Direction& direction) const {
        return stones & of_[index(player)] & direction.inside & shifted(stones, -direction.step) &
               shifted(squares_ & ~stones, -direction.jump);
    }
    bool can_jump(CellSet stones, CellSet at, const Direction& direction) const {
        return (at & direction.inside) != 0 && (shifted(at, direction.step) & stones) != 0 &&
               (shifted(at, direction.jump) & squares_ & ~stones) != 0;
    }
    void set_directions();

    Grid grid_;
    Konane::Jumps jumps_;
    CellSet squares_ = 0;
    std::array<CellSet, 2> of_{};
    std::array<Direction, 4> directions_{};
};

}  // namespace upstar::konane
