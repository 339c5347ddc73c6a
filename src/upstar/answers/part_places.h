// Which places of the board each component of a position has, so that a picture can show them.
//
//     const PositionPtr p = domineering->parse("..x..|..x..");
//     part_places(*p, context);   // {a1, b1, a2, b2}, {d1, e1, d2, e2}, as numbers of places
//
// A game says what its components are, but not where: each has a board of its own. On squares and
// stacks that is a piece of the whole board, so a component is looked for where all that its own
// play touches, and all its pieces, stand alike; large ones first, since small ones fit in them. Of
// a graph, whose vertices have other numbers in every position, what hangs together is one
// component: that which a move there takes out of the sum. (Moves alone, told by what they take out
// of the sum, were tried on squares too: they fail where a move changes how the game crops the
// boards of the others.) What stays doubtful has no places.
#pragma once

#include <cstddef>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/catalog/any_position.h"
#include "upstar/positions/board.h"

namespace upstar {

/// What hangs together on the board of a game for points, which has no components: boxes with free
/// lines between them and all their free lines, or coins and strings. Each in ascending order;
/// taken boxes and drawn lines are in none.
std::vector<std::vector<std::size_t>> separate_regions(const BoardDescription& board);

/// For each of p.components(), in their order, places of p.board() in ascending order; no place is
/// in two of them. None if there is only one component. Throws Error if cancelled or late.
std::vector<std::vector<std::size_t>> part_places(const AnyPosition& p, const Context& context);

}  // namespace upstar
