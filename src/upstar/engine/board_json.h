// The one JSON form of a described board (positions/board.h): what a page draws and makes moves on.
//
//     {"shape": "grid", "rows": 1, "columns": 2, "ring": false, "text": "",
//      "places": [{"kind": "square", "name": "a1", "mark": "x", "owner": "Left", "heading": 0,
//                  "empty": false, "count": 0}, ...]}
//
// A line or an edge also has its two ends, `from` and `to`: numbers of dots, row by row, or of
// places; null is the ground. The places of a graph also say where they lie, `x` and `y`, and how
// far an edge bulges, `bend`, and the graph its `width`, `height` and where the `ground` is, in
// hundredths of the distance between two nodes.
#pragma once

#include "upstar/base/json.h"
#include "upstar/positions/board.h"

namespace upstar {

Json json_of(const BoardDescription& board);

}  // namespace upstar
