// Who wins a Konane position that has fallen apart into small groups: their values tell.
//
// Late in a game the stones stand in groups that never meet again (rules/konane_separation.h).
// If every group is small its exact value is cheap, and most have been met before; the sum of the
// values decides the game long before its last move. Larger groups are left to the search.
#pragma once

#include <bit>
#include <optional>
#include <vector>

#include "upstar/games/konane/solver/jump_board.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar::konane {

class FragmentJudge {
public:
    /// How many stones a position, and each of its groups, may have to be looked at. With 14 and 8
    /// a tenth fewer positions are searched on 6x7, in two fifths more time.
    struct Limits {
        int stones = 10;
        int group = 6;
    };

    FragmentJudge(const JumpBoard& board, Arena& arena, const Limits& limits)
        : board_(board), arena_(arena), evaluator_(arena), limits_(limits) {}

    /// Whether `player` wins moving first; nothing if some group is too large. Threads may share
    /// this.
    std::optional<bool> wins_first(CellSet stones, Player player) {
        if (std::popcount(stones) > limits_.stones || has_large_cluster(stones))
            return std::nullopt;
        thread_local std::vector<Konane::Position> groups;
        groups.clear();
        board_.position(stones).decompose(groups);
        for (const Konane::Position& group : groups)
            if (group.board().stones().count() > limits_.group) return std::nullopt;
        Game total;
        for (const Konane::Position& group : groups)
            total = sum(arena_, total, evaluator_.value(group));
        return !less_or_equal(arena_, player, total, Game());
    }

private:
    /// Whether so many stones stand side by side that they are hardly ever small groups: a look at
    /// the board that saves most separations.
    bool has_large_cluster(CellSet stones) const {
        while (stones != 0) {
            CellSet cluster = stones & -stones;
            for (CellSet before = 0; cluster != before;) {
                before = cluster;
                cluster = board_.widened(board_.widened(cluster)) & stones;
            }
            if (std::popcount(cluster) > limits_.group) return true;
            stones &= ~cluster;
        }
        return false;
    }

    const JumpBoard& board_;
    Arena& arena_;
    Evaluator<Konane::Position> evaluator_;
    Limits limits_;
};

}  // namespace upstar::konane
