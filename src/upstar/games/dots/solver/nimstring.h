// Nimstring: Strings-and-Coins where whoever captures the last coin loses, since he must move again
// and cannot (Berlekamp, Conway and Guy, Winning Ways, chapter 16).
//
// Who wins it gains control of the long chains, which mostly wins the score too. A position where
// the player to move has a choice (forced_play.h) is loony: he wins whatever lies beside it. Any
// other has a nim value, the xor of those of its regions, which is 0 if he loses.
//
// The long chain rule. A game with S strings and C coins takes 1 + S - C + D turns, where D counts
// the strings that capture two coins: one for each long chain, and two for each loop, in the play
// of who has control. Whoever makes the last turn of Nimstring loses it; so the player to move
// wants D, the number of long chains to come, to be odd if and only if S - C is even. (On a board
// without a line drawn, S - C is the number of dots less 1: dots plus long chains should be even.)
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/captures_played.h"
#include "upstar/games/dots/solver/nim_search.h"

namespace upstar::dots {

struct NimstringValue {
    bool is_loony = false;
    unsigned nim = 0;  ///< 0 if it is loony

    /// Whether the player to move wins Nimstring.
    bool mover_wins() const { return is_loony || nim != 0; }
    friend bool operator==(const NimstringValue&, const NimstringValue&) = default;
};

/// Coins and strings that hang together, not through the ground.
struct NimstringRegion {
    std::vector<int> strings;
    NimstringValue value;
};

struct NimstringMove {
    int string = 0;
    NimstringValue left;    ///< of the position after it
    bool captures = false;  ///< then the same player moves there
    bool wins = false;      ///< it keeps a won game; without captures, `left` is then 0
};

class Nimstring {
public:
    /// The context bounds the work and outlives this.
    explicit Nimstring(Context& context) : context_(context) {}

    /// Throws Error (Limit) if a region has more than 64 strings, and when the context says so.
    NimstringValue value(const CapturesPlayed& position);
    NimstringValue value(const CoinGraph& graph);
    std::vector<NimstringRegion> regions(const CoinGraph& graph);
    /// All moves, by string.
    std::vector<NimstringMove> moves(const CapturesPlayed& position);
    std::vector<NimstringMove> moves(const CoinGraph& graph) {
        return moves(CapturesPlayed(graph));
    }

    /// How many components have been solved and remembered.
    std::size_t solved() const;

private:
    NimstringValue value(const ForcedPlay& play, const CoinGraph& rest);
    unsigned quiet_value(const CoinGraph& quiet);

    Context& context_;
    std::vector<std::unique_ptr<NimSearch>> searches_;  // one a region of the positions asked for
};

/// The strings of each region of a graph.
std::vector<std::vector<int>> regions_of(const CoinGraph& graph);

}  // namespace upstar::dots
