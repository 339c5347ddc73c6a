// Where the edges of a graph that are tied to the ground end.
//
// Where such edges are somebody's, as in Hackenbush, they hang down to one line. Strings, which are
// nobody's, tie most coins of a board to the ground, and would cross it: each has its own bit of
// ground close by, in the widest gap between the other edges of its node.
#pragma once

#include <cstddef>
#include <vector>

#include "upstar/draw/point.h"
#include "upstar/positions/board.h"

namespace upstar {

/// Whether the ground is one line below the graph.
bool has_ground_line(const BoardDescription& graph);

/// For each place that is an edge with one end tied to the ground, where it ends, `length` away
/// from its node; the points of nodes are given.
std::vector<Point> feet_nearby(const BoardDescription& graph, const std::vector<Point>& nodes,
                               double length);

}  // namespace upstar
