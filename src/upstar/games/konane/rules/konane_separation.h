// A Konane position as a sum: groups of stones that never meet.
//
// Give each group g, for each colour, a set R of squares that holds every square on which a stone
// of that colour of g can ever stand when g plays alone, whoever moves. Let two groups be apart if
// there are no squares from, over, to in a line such that
//
//     (1) `from` is in R of one group, `over` in R of the other, of opposite colours, and `to` is
//         on the board and not blocked: neither can ever jump over the other's stones;
//     (2) a jump inside one group lands on `to`, and `to` is in R of the other: neither ever
//         stands in the other's way.
//
// If all groups are apart the position is their sum. Proof, by induction over the moves: as long
// as the stones of each group stand in its R, the stone that jumps and the one it jumps over are
// of one group by (1), so the jump is a move of that group alone and ends in its R; and a jump
// that a group has when alone is not in anybody's way by (2). A longer move of the ancient rules
// is several jumps. (For edges and blocked squares: `to` has to be free of them in both.)
//
// Groups begin as single stones, which never move alone, and are joined while two are not apart.
// R is found from below: a square joins R if it is the `to` of some `from` and `over` in R, unless
// a bound on the penetration of the group (konane_penetration.h) says that it is out of reach. At
// the end stones that are alone, and groups without a move, are worth 0 and go. Each of the others
// keeps the squares within its penetration, and the blocked ones where a jump would land. That may
// take room from other jumps, so parts that were joined by more than pairs of neighbours are
// separated again until nothing changes.
//
// On a bounded board there is a quicker way, which finds more on crowded boards and less on empty
// ones: classes of squares (konane_activity.h). It comes first, and the groups only where the
// stones of a class lie scattered; what they change is divided into classes again.
//
// Ernst compares rectangles: a group's bounding box grown by its penetrations. They are tried
// first here; R, which knows colours and shapes, keeps more groups apart but takes longer to find.
#pragma once

#include <vector>

#include "upstar/games/konane/rules/konane_activity.h"
#include "upstar/games/konane/rules/konane_board.h"
#include "upstar/games/konane/rules/konane_penetration.h"

namespace upstar::konane {

/// What lies beyond the edge of a drawn board.
enum class KonaneEdge : std::uint8_t { Bounded, Open };

/// Appends boards whose values add up to that of `board`, each of which separates into itself.
void separate(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds,
              std::vector<KonaneBoard>& out);

/// Whether it pays to look for groups in a class of a bounded board.
bool is_scattered(const KonaneBoard& board);

/// Calls add(board) for each board that `separate` would append, mostly without a vector.
template <class Add>
void for_each_part(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds, const Add& add) {
    std::vector<KonaneBoard> parts;
    if (edge == KonaneEdge::Open) {
        separate(board, edge, bounds, parts);
    } else {
        for_each_class(board, [&](const KonaneBoard& part) {
            if (is_scattered(part)) {
                separate(part, edge, bounds, parts);
            } else {
                add(part);
            }
        });
    }
    for (const KonaneBoard& part : parts) add(part);
}

/// The squares that a stone of either colour can stand on by what the bounds say, if all stones
/// are taken as one group; as a box around the board (top and left are then negative or zero).
KonaneBox konane_reach(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds);

}  // namespace upstar::konane
