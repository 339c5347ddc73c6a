// A position's text with parameters in it: `2x{n}`, `{a},{a+1}`, `T^aF^{b-1}T^(c+1)`.
//
// `{EXPR}` stands for a whole number, and so do a name, `{EXPR}` and `(EXPR)` behind a `^`. All
// else is the game's own text. A name behind `^` ends where a parameter's name ends, so that
// `T^aF^b` reads as T^a F^b where `a` is a parameter and `aF` is none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/lang/compound.h"
#include "upstar/sweep/parameter_expression.h"

namespace upstar {

class PositionTemplate {
public:
    /// Throws Error (Input) with the offset in `text`; `parameters` are those with a range.
    PositionTemplate(std::string_view text, const std::vector<std::string>& parameters);

    const std::string& text() const { return text_; }
    bool names(const std::string& parameter) const;

    /// The position's text in one cell.
    std::string substituted(Workspace& work, const Bindings& bindings) const;

private:
    struct Hole {
        std::size_t after;  // bytes of `fixed_` that stand before it
        ParameterExpression expression;
    };

    std::size_t hole_at(std::size_t at, const std::vector<std::string>& parameters);
    std::size_t name_at(std::size_t at, const std::vector<std::string>& parameters);
    void add_hole(std::size_t begin, std::size_t end, const std::vector<std::string>& parameters);

    std::string text_;
    std::string fixed_;  // the text between the holes
    std::vector<Hole> holes_;
};

}  // namespace upstar
