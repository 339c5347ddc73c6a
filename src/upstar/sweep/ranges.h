// The ranges of the parameters of a family: `1..7`, `3`, `1..a`, `a+1..2*a`.
//
// A bound may use the parameters given before. The cells of a family are all assignments within
// the ranges, in range order: the first parameter changes slowest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "upstar/lang/compound.h"
#include "upstar/sweep/bindings.h"
#include "upstar/sweep/parameter_expression.h"

namespace upstar {

/// A range as the user gave it.
struct RangeText {
    std::string name;
    std::string range;
};

/// A family whose cells are all made at once has at most this many, unless more are asked for.
inline constexpr std::size_t kMostCells = 100'000;

class Ranges {
public:
    /// Throws Error (Input) for a bad or repeated name, or a range that does not parse.
    explicit Ranges(const std::vector<RangeText>& given);

    const std::vector<std::string>& names() const { return names_; }
    /// Whether a bound of another range uses this parameter.
    bool is_used_by_a_bound(const std::string& name) const;

    /// Every assignment, in range order. Throws Error (Input) if there is none, or if there are
    /// more than `most`.
    std::vector<Bindings> assignments(Workspace& work, std::size_t most = kMostCells) const;

    /// How many assignments there are. Throws Error (Input) if there is none.
    std::uint64_t count(Workspace& work) const;

    /// For messages: "a = 1..7, b = 3".
    const std::string& text() const { return text_; }

private:
    friend class RangeWalk;

    struct Range {
        ParameterExpression low;
        ParameterExpression high;
    };

    std::vector<std::string> names_;
    std::vector<Range> ranges_;
    std::string text_;
};

/// The assignments one by one, in range order, however many there are.
class RangeWalk {
public:
    /// Both must outlive the walk.
    RangeWalk(const Ranges& ranges, Workspace& work)
        : RangeWalk(ranges, work, ranges.ranges_.size()) {}

    /// Goes to the next; false behind the last.
    bool next();
    /// Requires that `next` was true.
    const Bindings& bindings() const { return bindings_; }

private:
    friend class Ranges;

    RangeWalk(const Ranges& ranges, Workspace& work, std::size_t depth)
        : ranges_(ranges), work_(work), depth_(depth) {}

    bool descend();
    bool step();

    const Ranges& ranges_;
    Workspace& work_;
    std::size_t depth_;  // of so many parameters, the first ones
    bool is_begun_ = false;
    Bindings bindings_;
    std::vector<std::int64_t> highs_;  // of those bound
};

}  // namespace upstar
