// A formula of the expression language in the parameters of a family, and what it says of a cell.
//
// A formula that gives a game must equal the position's value: `a-7/2`, `{{a-3|a-b}|{*|3-b}}`. One
// that gives a truth value is a predicate in which `G` is the position's value:
// `G == 1 or G == 1*`, `G.IsInfinitesimal`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "upstar/lang/session.h"
#include "upstar/lang/syntax.h"
#include "upstar/sweep/bindings.h"

namespace upstar {

class Formula {
public:
    /// Throws Error (Input) with the offset in `text`. Variables of the session may be used.
    Formula(Session& session, std::string_view text);

    const std::string& text() const { return text_; }

    /// The formula in one cell, with `value` as G, or without a G. A game is given by its value.
    /// Throws Error with the offset in the formula.
    Value evaluate(const Bindings& bindings, std::optional<Game> value) const;

    /// Whether what `evaluate` gave agrees with the value: true, or the value itself. Throws Error
    /// (Input) if it is neither a truth value nor a game.
    bool agrees(const Value& given, Game value) const;

private:
    Session* session_;
    std::string text_;
    std::shared_ptr<const Program> program_;
};

}  // namespace upstar
