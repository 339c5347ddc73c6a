// Whatever somebody wants explained: a form or a value, a sum, a comparison, a position.
//
//     const AnyExplanation why = explain(session, "{1|-1} + {1|-1}");
//     std::string text = explanation_text(session.arena(), why);  // explanation_text.h
//
// Each kind of explanation is a struct whose claims are data; the words stand beside it.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "upstar/answers/position_explanation.h"
#include "upstar/lang/session.h"
#include "upstar/values/comparison.h"
#include "upstar/values/description.h"
#include "upstar/values/sum_explanation.h"

namespace upstar {

/// What a value is, and how it arises from the form that was written.
struct FormExplanation {
    std::string written;
    Description description;
    /// The options of the form by their values; nothing where there are too many to show.
    std::optional<ValueSteps> steps{};
};

struct WrittenSum {
    std::vector<std::string> written;  ///< by part
    SumExplanation sum;
    Description description;  ///< of its value
    /// Of a sum that is 0 though its parts do not cancel in pairs: how the second player wins.
    std::vector<Strategy> strategies{};
};

struct WrittenComparison {
    std::array<std::vector<std::string>, 2> written;  ///< the parts of both sides
    ComparisonExplanation comparison;
};

using AnyExplanation =
    std::variant<FormExplanation, WrittenSum, WrittenComparison, PositionExplanation>;

/// Positions are analysed in this time, if no other is given.
inline constexpr std::chrono::milliseconds kTimeToExplain = std::chrono::seconds(10);

/// Explains what a query asks (lang/query_parts.h). The time (0: none, but for positions the
/// standard one) bounds it all; no other TimeLimit may run on the context. Throws Error.
AnyExplanation explain(Session& session, const std::string& query,
                       std::chrono::milliseconds time = std::chrono::milliseconds(0));

}  // namespace upstar
