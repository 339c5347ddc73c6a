// What a search may know of a component at little cost: its value if it is small, and else how many
// moves there are in it and the bounds that its rules give.
//
// The size of a component is that of its tree of play, where an option that falls apart counts the
// product of its parts. Up to a budget a component is small, and its value is made; above, it is
// big. The walk is depth first from the bottom up and ends at the first sign that a component is
// big: one big follower, or options whose sizes exceed the budget. All components on the way down
// are then big too. So every component is looked at once, whether it comes up in play or here, and
// whether it is small depends on itself alone, not on the history. (Trying the evaluator with a
// limit on its steps was rejected, since both are lost there; so was counting distinct followers,
// which has to begin anew for every component.)
//
// With the budget 0 no value is made and no known value used.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/search/components.h"
#include "upstar/search/memo.h"
#include "upstar/values/arena.h"
#include "upstar/values/canonical.h"
#include "upstar/values/sum.h"

namespace upstar {

/// What is known of a component.
struct Appraisal {
    Game value;  ///< if it is small
    bool is_big = true;
    std::uint32_t size = 1;             ///< of the tree of play, if it is small
    std::int32_t lead = 0;              ///< how many more moves Left has than Right
    std::int32_t lower = 0, upper = 0;  ///< bounds of the value, where the rules give them
};

template <PartizanPosition P>
class Appraiser {
public:
    /// Values are made in `arena`, which must outlive the appraiser.
    Appraiser(Arena& arena, std::uint32_t budget)
        : arena_(arena), budget_(budget), memo_(arena.context()) {}

    /// The value of a component that a theorem gives.
    std::optional<Game> known(const P& component) const {
        if constexpr (KnowsValue<P>) {
            if (budget_ > 0) return component.known_value(arena_);
        }
        return std::nullopt;
    }

    /// Requires a component that is its own representative. Threads may share this.
    Appraisal of(const P& component) {
        if (const auto found = memo_.find(component)) return *found;
        Walk walk(arena_.context());
        open(walk, component);
        while (!walk.frames.empty()) step(walk);
        return *memo_.find(component);
    }

    /// How many components were looked at.
    std::size_t size() const { return memo_.size(); }

private:
    struct Frame {
        P position;
        std::size_t first_option;
        std::size_t next_option;
        std::size_t left_count;
        std::size_t first_value;
        std::uint64_t size;
    };
    struct Walk {
        explicit Walk(Context& context) : charge(context) {}

        void account_for_growth() {
            const std::size_t bytes = frames.capacity() * sizeof(Frame) +
                                      options.capacity() * sizeof(P) +
                                      values.capacity() * sizeof(Game);
            if (bytes == charged) return;
            charge.add(bytes - charged);
            charged = bytes;
        }

        std::vector<Frame> frames;
        std::vector<P> options;     // of all frames, those of the innermost last
        std::vector<Game> values;   // of those looked at
        std::vector<P> components;  // of the option looked at
        std::vector<Game> terms;    // their values
        Charge charge;
        std::size_t charged = 0;
    };

    void open(Walk& walk, const P& position) {
        arena_.context().poll();
        const std::size_t first = walk.options.size();
        position.options(Player::Left, walk.options);
        const std::size_t left_count = walk.options.size() - first;
        position.options(Player::Right, walk.options);
        walk.frames.push_back({position, first, first, left_count, walk.values.size(), 1});
        walk.account_for_growth();
    }

    void step(Walk& walk) {
        Frame& frame = walk.frames.back();
        if (frame.size > budget_ || frame.next_option == walk.options.size()) {
            close(walk);
            return;
        }
        walk.components.clear();
        walk.terms.clear();
        append_components(walk.options[frame.next_option], walk.components);
        std::uint64_t size = 1;
        for (const P& component : walk.components) {
            if (const auto value = known(component)) {
                walk.terms.push_back(*value);
                continue;
            }
            const Signed<P> key = representative(component);
            const auto found = memo_.find(key.position);
            if (!found) {
                open(walk, key.position);
                return;
            }
            size = found->is_big ? std::uint64_t{budget_} + 1 : size * found->size;
            if (size > budget_) break;
            walk.terms.push_back(key.negative ? negative(arena_, found->value) : found->value);
        }
        frame.size += size;
        if (frame.size > budget_) return;
        Game total;
        for (const Game term : walk.terms) total = sum(arena_, total, term);
        walk.values.push_back(total);
        ++frame.next_option;
    }

    void close(Walk& walk) {
        const Frame& frame = walk.frames.back();
        const std::size_t right_count = walk.options.size() - frame.first_option - frame.left_count;
        Appraisal result;
        result.lead =
            static_cast<std::int32_t>(frame.left_count) - static_cast<std::int32_t>(right_count);
        if constexpr (Bounded<P>) {
            const ValueBounds bounds = frame.position.bounds();
            result.lower = bounds.lower;
            result.upper = bounds.upper;
        }
        if (frame.size <= budget_) {
            const auto values = std::span<const Game>(walk.values).subspan(frame.first_value);
            result.value =
                canonical(arena_, values.first(frame.left_count), values.subspan(frame.left_count));
            result.is_big = false;
            result.size = static_cast<std::uint32_t>(frame.size);
        }
        memo_.store(frame.position, result);
        walk.values.resize(frame.first_value);
        walk.options.resize(frame.first_option);
        walk.frames.pop_back();
    }

    Arena& arena_;
    const std::uint32_t budget_;
    Memo<P, Appraisal> memo_;
};

}  // namespace upstar
