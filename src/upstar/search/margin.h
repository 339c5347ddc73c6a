// The margin of a scoring position: how many points the player to move gets more than the other,
// both playing their best.
//
// A move that scores p points is worth p plus the margin of where it leads if the mover moves again
// there, and p minus it if not; the margin is the best of these, and 0 where there is no move. The
// walk is depth first (charged_walk.h), and every position, up to symmetry, is solved once. There
// are no cut-offs and no theory: games that have some bring their own, faster search, and are
// tested against this one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "upstar/base/context.h"
#include "upstar/positions/position.h"
#include "upstar/search/charged_walk.h"
#include "upstar/search/components.h"
#include "upstar/search/memo.h"

namespace upstar {

/// Finds margins of positions of one kind and remembers them. Threads may share it.
template <ScoringPosition P>
class ScoreSearch {
public:
    explicit ScoreSearch(Context& context) : context_(context), memo_(context) {}

    std::int32_t margin(const P& p) {
        const P image = canonical_image(p);
        if (const auto known = memo_.find(image)) return *known;
        return walk(image);
    }

    /// How many positions have been solved and remembered.
    std::size_t solved() const { return memo_.size(); }

private:
    struct Frame {
        P position;
        std::size_t first_option;
        std::optional<std::int32_t> best = {};

        std::size_t memory() const { return held_by(position); }
    };
    using Walk = ChargedWalk<Frame, ScoringOption<P>>;

    static std::int32_t worth(std::int32_t points, bool moves_again, std::int32_t margin) {
        return points + (moves_again ? margin : -margin);
    }

    std::int32_t walk(const P& p) {
        Walk walk(context_);
        open(walk, p);
        for (;;) {
            if (!walk.has_option()) {
                const Frame frame = walk.close();
                const std::int32_t margin = frame.best.value_or(0);
                memo_.store(frame.position, margin);
                if (walk.is_over()) return margin;
                settle(walk, margin);
                continue;
            }
            P next = canonical_image(walk.option().position);
            if (const auto known = memo_.find(next)) {
                settle(walk, *known);
            } else {
                open(walk, std::move(next));
            }
        }
    }

    void open(Walk& walk, P position) {
        context_.poll();
        const std::size_t first = walk.options().size();
        position.options(walk.options());
        walk.open({std::move(position), first});
    }

    // The last option of the innermost frame leads to a position of this margin.
    void settle(Walk& walk, std::int32_t margin) {
        const ScoringOption<P> option = walk.take_option();
        const std::int32_t found = worth(option.points, option.moves_again, margin);
        std::optional<std::int32_t>& best = walk.frame().best;
        best = std::max(best.value_or(found), found);
    }

    Context& context_;
    Memo<P, std::int32_t> memo_;
};

}  // namespace upstar
