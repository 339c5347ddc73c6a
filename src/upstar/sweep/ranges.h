// The ranges of the parameters of a family: `1..7`, `3`, `1..a`, `a+1..2*a`.
//
// A bound may use the parameters given before. The cells of a family are all assignments within
// the ranges, in range order: the first parameter changes slowest.
#pragma once

#include <cstddef>
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

/// A family has at most this many cells.
inline constexpr std::size_t kMostCells = 100'000;

class Ranges {
public:
    /// Throws Error (Input) for a bad or repeated name, or a range that does not parse.
    explicit Ranges(const std::vector<RangeText>& given);

    const std::vector<std::string>& names() const { return names_; }
    /// Whether a bound of another range uses this parameter.
    bool is_used_by_a_bound(const std::string& name) const;

    /// Every assignment, in range order. Throws Error (Input) if there is none or too many.
    std::vector<Bindings> assignments(Workspace& work) const;

private:
    struct Range {
        ParameterExpression low;
        ParameterExpression high;
    };

    std::vector<std::string> names_;
    std::vector<Range> ranges_;
    std::string text_;  // for messages
};

}  // namespace upstar
