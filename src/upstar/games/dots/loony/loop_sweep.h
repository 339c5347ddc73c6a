// The heaviest set of node-disjoint cycles of a multigraph, by a sweep over its edges.
//
// The edges are taken in an order that keeps few nodes open, which are those with edges both before
// and behind the sweep. A choice among the edges behind it leaves disjoint cycles, whose weight is
// all that matters of them, and disjoint paths between open nodes. So of all choices that leave the
// same paths one heaviest is enough:
//
//     state      for each open node: unused, inside a path or cycle, or the end of a path to which
//                other open node; and for each path whether it meets the ground or has an edge that
//                is not favoured
//
// (The frontier method: Sekine, Imai and Tani 1995; Knuth's Simpath, TAOCP 7.1.4.) Graphs of
// loony endgames have few open nodes: 121 coins make at most 22 joints, and even a random graph
// that has all 22, each of valence 3, takes less than a millisecond. Branch and bound over cycles
// was rejected: it needs good bounds where this needs none, and favoured edges would spoil its
// reductions.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/base/context.h"

namespace upstar::dots {

struct SweepEdge {
    std::int32_t a = 0;  ///< nodes count from 1; 0 is the ground
    std::int32_t b = 0;
    std::int32_t length = 0;  ///< coins inside the edge
    bool is_favoured = false;
};

struct SweepResult {
    std::vector<bool> used;  ///< by edge: whether it lies in a cycle of the set
    int quarters = 0;        ///< the weight of the set
    int favoured = 0;        ///< the weight of its cycles that are favoured throughout
};

/// A heaviest set; of all those, one that has most weight in cycles of favoured edges alone.
SweepResult sweep_loops(int nodes, const std::vector<SweepEdge>& edges, Context* context);

}  // namespace upstar::dots
