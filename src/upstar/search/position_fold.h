// A value for a position from the values of its options: the one walk behind evaluate.h and
// grundy.h.
//
// The walk is depth first over components, each solved once and remembered. Its stack is on the
// heap, since a position may be thousands of moves deep: a frame is one component being solved, and
// the options and values of all frames lie in two vectors, those of the innermost frame last. So a
// step allocates nothing. When an option needs a component that is not known yet, a frame is opened
// for it, and the option is looked at again once that is solved; the memo forgets nothing, so each
// second look gets further.
//
// An Algebra says what is computed:
//
//     Value                                      a regular type; Value() is the empty sum
//     known(p)            -> optional<Value>     the value of a component, where a theorem gives it
//     add(a, b), negative(a)                     of sums of positions
//     options(p, out)     -> size_t              appends all options; how many of them are Left's
//     combine(values, n)  -> Value               of a position whose options have these values
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/search/components.h"
#include "upstar/search/memo.h"

namespace upstar {

template <Position P, class Algebra>
class PositionFold {
public:
    using Value = typename Algebra::Value;

    PositionFold(Context& context, Algebra algebra)
        : context_(context), algebra_(algebra), memo_(context) {}

    /// V(p). Several threads may call this at once; they share what they find.
    Value value(const P& p) {
        Walk walk(context_);
        for (;;) {
            if (const auto value = value_or_open(walk, p)) return *value;
            while (!walk.frames.empty()) step(walk);
        }
    }

    /// How many positions were solved.
    std::size_t solved() const { return memo_.size(); }

private:
    struct Frame {
        P position;
        std::size_t first_option;
        std::size_t next_option;
        std::size_t left_count;
        std::size_t first_value;
    };
    struct Walk {
        explicit Walk(Context& context) : charge(context) {}

        void account_for_growth() {
            const std::size_t bytes = frames.capacity() * sizeof(Frame) +
                                      options.capacity() * sizeof(P) +
                                      values.capacity() * sizeof(Value);
            if (bytes == charged) return;
            charge.add(bytes - charged);
            charged = bytes;
        }

        std::vector<Frame> frames;
        std::vector<P> options;
        std::vector<Value> values;
        std::vector<P> components;  // of the option looked at
        Charge charge;
        std::size_t charged = 0;
    };

    void step(Walk& walk) {
        Frame& frame = walk.frames.back();
        if (frame.next_option == walk.options.size()) {
            close(walk);
        } else if (const auto value = value_or_open(walk, walk.options[frame.next_option])) {
            walk.values.push_back(*value);
            ++frame.next_option;
        }
    }

    // The value of p if those of its components are known; otherwise opens a frame for one of them.
    std::optional<Value> value_or_open(Walk& walk, const P& p) {
        walk.components.clear();
        append_components(p, walk.components);
        Value total{};
        for (const P& component : walk.components) {
            if (const auto known = algebra_.known(component)) {
                total = algebra_.add(total, *known);
                continue;
            }
            const Signed<P> key = representative(component);
            const auto value = memo_.find(key.position);
            if (!value) {
                open(walk, key.position);
                return std::nullopt;
            }
            total = algebra_.add(total, key.negative ? algebra_.negative(*value) : *value);
        }
        return total;
    }

    void open(Walk& walk, const P& position) {
        context_.poll();
        const std::size_t first = walk.options.size();
        const std::size_t left_count = algebra_.options(position, walk.options);
        walk.frames.push_back({position, first, first, left_count, walk.values.size()});
        walk.account_for_growth();
    }

    void close(Walk& walk) {
        const Frame& frame = walk.frames.back();
        const std::span<const Value> values = std::span(walk.values).subspan(frame.first_value);
        memo_.store(frame.position, algebra_.combine(values, frame.left_count));
        walk.values.resize(frame.first_value);
        walk.options.resize(frame.first_option);
        walk.frames.pop_back();
    }

    Context& context_;
    Algebra algebra_;
    Memo<P, Value> memo_;
};

}  // namespace upstar
