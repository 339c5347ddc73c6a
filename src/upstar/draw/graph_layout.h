// Where the nodes of a graph lie: springs along its edges pull them together, and any two nodes of
// a component push each other apart. Components stand side by side on one level, those edges that
// lead to the ground pointing down.
#pragma once

#include <vector>

#include "upstar/draw/point.h"
#include "upstar/positions/board.h"

namespace upstar {

/// A point for each place; only those of nodes count. An edge is about `unit` long. Edges that are
/// tied to the ground pull down if it is a line.
std::vector<Point> spread_nodes(const BoardDescription& graph, double unit, bool has_ground_line);

}  // namespace upstar
