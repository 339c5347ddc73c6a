// The search for the value of a loony endgame.
//
// The opener chooses a piece; the other takes it all and opens the next piece himself, or takes all
// but two coins of a chain, four of a loop, and stays in control (opening.h):
//
//     v(G) = min over pieces  n - d + |v(rest) - d|,   d = 2 for a chain, 4 for a loop
//     v(empty) = 0
//
// Bounds: v = c modulo 2 and v >= 0. And v >= cv, with joints of any valence and loops of any
// length, by induction. Opening a chain of n coins lowers 8 + c + 4j - 2V - 8p by at most n - 4 and
// a loop by at most n - 8, since p cannot grow and a joint that falls to valence 2 leaves 4j - 2V
// as it is; and n - d + |v(rest) - d| >= n - 2d + v(rest). Where the rest is empty the piece costs
// n, and cv <= n. Where the rest is k chains of 3 alone, whose p counts for more than it weighs, G
// is that and a loop of n coins (or one with a stem), and cv <= n - 2 - k is no more than opening
// it costs, which is n - 3 if k = 1 and at least n - 4 + 2 otherwise.
//
// So the search asks "is v <= t?" for t = the bound, then for the next t of the same parity, until
// the answer is yes. A piece can answer yes only if n - d <= t, and the value of the rest must lie
// in a window around d; what is known about a position is kept as a pair of bounds. Mostly the
// first answer is yes, and the search walks straight down a flight plan. Where no joints are left
// the value is that of chains_and_loops.h. A plain memo of values was rejected: it visits all sets
// of pieces, of which a board of 11x11 has billions.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/component_table.h"

namespace upstar::dots {

/// What is known about a value; both bounds have its parity.
struct ValueRange {
    int least = 0;
    int most = 0;

    bool is_exact() const { return least == most; }
};

class LoonySearch {
public:
    explicit LoonySearch(Context& context) : context_(context), table_(context), charge_(context) {}

    ComponentTable& table() { return table_; }

    int value(const ComponentSum& sum);

    /// What is certain after a search through at most that many positions.
    ValueRange narrow(const ComponentSum& sum, std::size_t most_positions);

    /// Positions of which something is remembered.
    std::size_t positions() const { return known_.size(); }

private:
    struct Candidate;
    struct Frame;

    ValueRange range(const ComponentSum& sum) const;
    ValueRange range_without_search(const ComponentSum& sum) const;
    void learn(const ComponentSum& sum, ValueRange range);
    std::vector<Candidate> candidates(const ComponentSum& sum, int most);
    void play_out(ComponentSum sum);
    bool step(std::vector<Frame>& stack);

    Context& context_;
    ComponentTable table_;
    Charge charge_;
    boost::unordered_flat_map<ComponentSum, ValueRange, ComponentSumHash> known_;
};

}  // namespace upstar::dots
