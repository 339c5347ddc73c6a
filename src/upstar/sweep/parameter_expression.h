// Whole-number expressions in the parameters of a family: `a+1` in a template, `2*a` in a range.
//
// They are expressions of the language, so that there is one arithmetic; what is special is that
// every name must be a parameter and the result a whole number.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/lang/compound.h"
#include "upstar/lang/syntax.h"
#include "upstar/sweep/bindings.h"

namespace upstar {

class ParameterExpression {
public:
    /// Throws Error (Input) with the offset in `text`, also for a name that is not in `known`.
    ParameterExpression(std::string_view text, const std::vector<std::string>& known);

    const std::string& text() const { return text_; }
    /// The parameters it names, each once.
    const std::vector<std::string>& names() const { return names_; }

    /// Throws Error (Input) if the result is no whole number of at most 18 digits.
    std::int64_t evaluate(Workspace& work, const Bindings& bindings) const;

private:
    std::string text_;
    std::shared_ptr<const Program> program_;
    std::vector<std::string> names_;
};

/// Whether the language reads `text` as one name: `a`, but not `v` (down), `if` or `a1+`.
bool is_parameter_name(std::string_view text);

/// "`a`, `b` and `c`"; "none" of an empty list.
std::string listed(const std::vector<std::string>& names);

}  // namespace upstar
