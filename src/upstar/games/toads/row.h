// Strips of Toads and Frogs, whole moves and perhaps a star, as one position of a few words: for
// questions of who wins, without values.
//
// A sum of strips is one row, with a wall between strips; whole moves that theorems give (Terminal
// Toads, Finished Frogs, Death Leap, knots) leave the row and are counted. So a position is a row,
// a number n and a star, and the more n, the better for Left, who is always to move: where it is
// Right's turn the position stands for its negative.
//
// The moves have an order, so that one can be named by its number: those with most moves left to
// the mover, fewest to the opponent, and the shortest row first; the weights are those with the
// fewest nodes for T^6 .^6 F^5. Jumps come before steps, those of the pieces on the left first;
// then the star; last, whatever it promises, a move in n.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "upstar/games/toads/toad_strip.h"
#include "upstar/values/player.h"

namespace upstar::toads {

struct Row {
    static constexpr int kMostSquares = 20;
    static constexpr unsigned kKeyBits = 2 * kMostSquares + 5 + 1;

    SquareSet toads = 0;  // a wall is both a toad and a frog
    SquareSet frogs = 0;
    int length = 0;
    int n = 0;
    bool star = false;

    /// Everything but n:
    ///
    ///     bits 45  | 44..40 | 39..20 | 19..0
    ///         star | length | frogs  | toads
    std::uint64_t key() const {
        return toads | frogs << kMostSquares |
               static_cast<std::uint64_t>(length) << (2 * kMostSquares) |
               static_cast<std::uint64_t>(star) << (kKeyBits - 1);
    }

    /// Whether n and the star are all there is; they tell who wins.
    bool is_empty() const { return length == 0; }
    /// Whether Left, to move, wins an empty row.
    bool wins_empty() const { return n > 0 || (n == 0 && star); }
};

/// The pieces of a player that can step, and those that can jump; both forwards.
struct RowMovers {
    SquareSet steps;
    SquareSet jumps;
    int count() const { return std::popcount(steps) + std::popcount(jumps); }
};

RowMovers movers(const Row& row, Player player);

/// Moves, and rows in the form that they are remembered in.
class RowMoves {
public:
    static constexpr std::size_t kMost = Row::kMostSquares + 2;

    /// Where the moves from a row lead, in their order.
    struct Options {
        std::array<Row, kMost> rows;
        std::size_t count = 0;

        const Row* begin() const { return rows.data(); }
        const Row* end() const { return rows.data() + count; }
    };

    /// strip + n, and a star if `star`, where `player` is to move: as Left sees it.
    Row start(const ToadStrip& strip, int n, bool star, Player player);

    Options options(const Row& row);

    /// Visits where all moves but one in n lead, not in their order, until a visit returns true.
    template <class Visit>
    void visit_options(const Row& row, const Visit& visit) {
        const RowMovers mine = movers(row, Player::Left);
        for (const auto& [pieces, distance] : {std::pair(mine.jumps, 2), std::pair(mine.steps, 1)})
            for (SquareSet left = pieces; left != 0; left &= left - 1) {
                const SquareSet from = left & (~left + 1);
                Row after = row;
                after.toads ^= from | from << distance;
                if (visit(negated(simplified(after)))) return;
            }
        if (!row.star) return;
        Row after = row;
        after.star = false;
        visit(negated(simplified(after)));
    }

    /// How early a move that leads here is tried; the opponent is to move.
    static int promise(const Row& next);

    /// A move in n, which must be more than 0.
    Row one_less(const Row& row);

private:
    void simplify(ToadStrip strip, Row& rest);
    Row joined(Row rest);
    Row simplified(const Row& row);
    Row negated(const Row& row);

    std::vector<ToadStrip> parts_;  // of the row at hand
};

}  // namespace upstar::toads
