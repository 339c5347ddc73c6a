// The margin of a scoring position: how many points the player to move gets more than the other,
// both playing their best.
//
// A move that scores p points is worth p plus the margin of where it leads if the mover moves again
// there, and p minus it if not; the margin is the best of these, and 0 where there is no move. The
// walk is depth first with its stack on the heap, since a game may be thousands of moves long, and
// every position, up to symmetry, is solved once. There are no cut-offs and no theory: games that
// have some bring their own, faster search, and are tested against this one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/positions/position.h"
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
    // A position being solved; its options that are not yet looked at are the last ones of all.
    struct Frame {
        P position;
        std::size_t first_option;
        std::optional<std::int32_t> best = {};
    };

    struct Walk {
        explicit Walk(Context& context) : charge(context) {}

        // What it held at most stays charged until its end.
        void account_for_growth() {
            const std::size_t bytes = frames.capacity() * sizeof(Frame) +
                                      options.capacity() * sizeof(ScoringOption<P>) + held;
            if (bytes <= charged) return;
            charge.add(bytes - charged);
            charged = bytes;
        }

        std::vector<Frame> frames;
        std::vector<ScoringOption<P>> options;  // of all frames
        Charge charge;
        std::size_t held = 0;  // by the positions, outside themselves
        std::size_t charged = 0;
    };

    static std::size_t held_by(const P& position) {
        if constexpr (HoldsMemory<P>) return position.memory();
        return 0;
    }

    static std::int32_t worth(std::int32_t points, bool moves_again, std::int32_t margin) {
        return points + (moves_again ? margin : -margin);
    }

    std::int32_t walk(const P& p) {
        Walk walk(context_);
        open(walk, p);
        for (;;) {
            Frame& frame = walk.frames.back();
            if (walk.options.size() == frame.first_option) {
                const std::int32_t margin = frame.best.value_or(0);
                memo_.store(frame.position, margin);
                walk.held -= held_by(frame.position);
                walk.frames.pop_back();
                if (walk.frames.empty()) return margin;
                settle(walk, margin);
                continue;
            }
            P next = canonical_image(walk.options.back().position);
            if (const auto known = memo_.find(next)) {
                settle(walk, *known);
            } else {
                open(walk, std::move(next));
            }
        }
    }

    void open(Walk& walk, P position) {
        context_.poll();
        const std::size_t first = walk.options.size();
        position.options(walk.options);
        walk.held += held_by(position);
        for (std::size_t i = first; i < walk.options.size(); ++i)
            walk.held += held_by(walk.options[i].position);
        walk.frames.push_back({std::move(position), first});
        walk.account_for_growth();
    }

    // The last option of the innermost frame leads to a position of this margin.
    void settle(Walk& walk, std::int32_t margin) {
        const ScoringOption<P>& option = walk.options.back();
        const std::int32_t found = worth(option.points, option.moves_again, margin);
        Frame& frame = walk.frames.back();
        frame.best = std::max(frame.best.value_or(found), found);
        walk.held -= held_by(option.position);
        walk.options.pop_back();
    }

    Context& context_;
    Memo<P, std::int32_t> memo_;
};

}  // namespace upstar
