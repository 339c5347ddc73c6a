// What an expression asks to be explained: a value, a sum of parts, or a comparison.
//
// The language computes `{1|-1} + {1|-1}` to 0 and `^ >= 0` to true; whoever wants to know why must
// see the parts before they are lost. So the syntax tree is taken apart at a comparison at its root
// and at the signs of sums below that, and what is left is evaluated. A game in braces that is a
// part by itself is kept as it is written, as if it stood in the language's own quotes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/lang/compound.h"
#include "upstar/lang/session.h"
#include "upstar/values/comparison.h"

namespace upstar {

struct QueryParts {
    std::vector<Form> parts;            ///< the summands; one if the expression is no sum
    std::optional<OrderClaim> claim{};  ///< of a comparison; what follows is compared with
    std::vector<Form> others{};
};

/// Outside of braces and parentheses `||` and `confused` are understood as `<>`. Throws Error
/// (Input), with its place, where a part is no game.
QueryParts parts_of_query(Session& session, const std::string& text);

/// The value of all that a query asks. Throws Error (Input) if that is no game.
Game value_of_query(Session& session, const std::string& text);

/// A part as it was written, without the quotes that keep it so.
std::string written_text(Arena& arena, const Form& form);

}  // namespace upstar
