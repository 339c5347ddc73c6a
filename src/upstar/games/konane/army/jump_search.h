// Jumps that bring a stone of an army to a goal, searched backwards from it.
//
// A stone at the goal must have come by a jump: taken back, it asks for two stones instead. Two
// searches go on from there.
//
//   Demands    forgets the order of the jumps: how many stones are wanted at each cell, over all
//              time. A cell that is wanted more often than the army fills it must be jumped to, so
//              only the jumps to one such cell, the first from the top, need be tried. The jumps of
//              a demand that the army meets are then put in order, if there is one.
//   Positions  takes back jumps of real positions, at all cells. It is complete also where a demand
//              is met but no order of its jumps is possible.
//
// Both visit a demand or a position once, and drop it if a pagoda function shows that the army
// cannot supply it. The demands' search makes new functions as it needs them (as a solver learns
// clauses): at an unexplained demand it asks for a product against it. With them, the search for
// penetration 4 of 3 rows by 13 columns visits some thousand demands; forwards there are more
// positions than can be counted.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/konane/army/pagoda_search.h"

namespace upstar::konane {

/// Puts jumps in an order in which the stones at `start` can make them; nothing if there is none.
std::optional<std::vector<Jump>> in_order(Context& context, const std::vector<Square>& start,
                                          const std::vector<Jump>& jumps);

class JumpSearch {
public:
    /// Requires that `pagodas`, which is for the row of `goal`, lives as long as this.
    JumpSearch(Context& context, PagodaSearch& pagodas, Square goal);

    /// Jumps from some stones of the army to the goal; nothing if there are none. The answer is
    /// complete: first the demands, and the positions if the demands do not decide.
    std::optional<std::vector<Jump>> find();

    /// The same, but gives up after visiting `most` demands, and looks at no positions.
    std::optional<std::vector<Jump>> find_quickly(std::uint64_t most);

    /// Demands and positions that the last call visited.
    std::uint64_t visited() const { return visited_; }

    Demand goal_alone() const;

private:
    enum class Kind { Demands, Positions };
    struct Step {
        std::vector<std::size_t> choices;  // jumps to take back, the last first
        std::size_t taken = 0;             // the one that led here from the step before
    };
    struct DemandHash {
        std::size_t operator()(const Demand& demand) const;
    };

    std::optional<std::vector<Jump>> search(Kind kind, std::uint64_t most);
    bool is_supplied(const Demand& demand) const;
    bool is_excluded(const Demand& demand, Kind kind);
    std::vector<std::size_t> choices(const Demand& demand, Kind kind) const;
    void take_back(Demand& demand, std::size_t jump) const;
    void make(Demand& demand, std::size_t jump) const;

    Context& context_;
    PagodaSearch& pagodas_;
    Square goal_;
    std::vector<Jump> jumps_;
    Demand filled_;                             // by the army
    std::vector<std::vector<std::size_t>> to_;  // the jumps to each cell
    struct Learnt {
        Pagoda pagoda;
        std::int64_t supply;
    };
    std::vector<Learnt> learnt_;
    std::uint64_t visited_ = 0;  // by the search that ran last, or by both of them
    bool undecided_ = false;     // a demand was met, but its jumps have no order
};

}  // namespace upstar::konane
