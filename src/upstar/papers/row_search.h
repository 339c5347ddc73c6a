// Who wins a strip of Toads and Frogs plus whole moves and perhaps a star: a search for one
// question, a hundred times as fast as one that knows values.
//
// A sum of strips is one row, with a wall between strips; whole moves that theorems give (Terminal
// Toads, Finished Frogs, Death Leap, knots) leave the row and are counted. So a position is a row,
// a number n and a star, and the more n, the better for Left: of each row it is remembered from
// which n on the player to move is known to win, and up to which to lose. Left is always to move;
// where it is Right's turn the position stands for its negative.
//
// Moves are tried in the order of moves left to oneself, moves left to the opponent, and length of
// the row; the weights are those with the fewest nodes for T^6 .^6 F^5.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/toads/toad_strip.h"
#include "upstar/values/player.h"

namespace upstar {

class RowSearch {
public:
    static constexpr int kMostSquares = 20;

    /// `table_bits`: the memo has that power of 2 of words. The context is charged for it.
    RowSearch(Context& context, unsigned table_bits);

    /// Whether `player`, moving first, wins strip + n, and a star if `star`. Requires at most
    /// kMostSquares squares and |n| <= kMostSquares. Throws Error (Limit) when the context says so
    /// or the memo is full.
    bool wins_first(const toads::ToadStrip& strip, int n, bool star, Player player);

private:
    struct Row {
        toads::SquareSet toads = 0;  // a wall is both a toad and a frog
        toads::SquareSet frogs = 0;
        int length = 0;
        int n = 0;
        bool star = false;
    };

    bool wins(const Row& row);
    /// The word of a row, or the empty one where it belongs.
    std::uint64_t& slot(const Row& row);
    /// -1, 0 or 1: the player to move loses, it is not known, he wins.
    int known(const Row& row);
    void remember(const Row& row, bool wins);

    void simplify(toads::ToadStrip strip, Row& rest);
    Row joined(Row rest);
    Row simplified(const Row& row);
    Row negated(const Row& row);

    Context& context_;
    Charge charge_;
    std::vector<std::uint64_t> table_;
    std::size_t used_ = 0;
    std::vector<toads::ToadStrip> parts_;  // of the row at hand
};

}  // namespace upstar
