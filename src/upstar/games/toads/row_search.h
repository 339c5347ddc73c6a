// Who wins a strip of Toads and Frogs plus whole moves and perhaps a star: a search for one
// question, a hundred times as fast as one that knows values.
//
// Of each row (row.h) it is remembered from which n on the player to move is known to win, and up
// to which to lose. Moves are tried in the order of rows, but for those that win at sight.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/toads/row.h"

namespace upstar::toads {

class RowSearch {
public:
    /// The context is charged for what is remembered.
    explicit RowSearch(Context& context);

    /// Whether `player`, moving first, wins strip + n, and a star if `star`. Requires at most
    /// Row::kMostSquares squares and |n| <= Row::kMostSquares. Throws Error (Limit) when the
    /// context says so.
    bool wins_first(const ToadStrip& strip, int n, bool star, Player player);

    /// Whether Left, to move, wins.
    bool wins(const Row& row);
    /// -1, 0 or 1: the player to move loses, it is not known, he wins.
    int known(const Row& row);

private:
    /// The word of a row, or the empty one where it belongs.
    std::uint64_t& slot(std::uint64_t key);
    void remember(const Row& row, bool wins);
    void grow();

    Context& context_;
    std::unique_ptr<Charge> charge_;
    std::vector<std::uint64_t> table_;
    std::size_t used_ = 0;
    RowMoves moves_;
};

}  // namespace upstar::toads
