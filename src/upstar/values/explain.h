// How a form becomes its canonical form, step by step, for people.
//
// The steps are found by the plain definitions, one at a time, not by the fast construction of
// canonical.h; both must end at the same options, and a test says so.
#pragma once

#include <string>
#include <vector>

#include "upstar/values/arena.h"
#include "upstar/values/print.h"

namespace upstar {

struct SimplificationStep {
    enum class Kind : std::uint8_t {
        Dominated,   ///< `option` is no better for `player` than `by`
        Reversible,  ///< the opponent answers `option` with `by`; `replacement` takes its place
    };
    Kind kind;
    Player player;
    Game option;
    Game by;
    std::vector<Game> replacement;
    std::vector<Game> left_after;
    std::vector<Game> right_after;
};

struct Explanation {
    std::vector<SimplificationStep> steps;
    Game value;
};

Explanation explain(Arena& arena, std::vector<Game> left, std::vector<Game> right);

/// One line of text for each step, the first line the form itself, the last its value.
std::vector<std::string> explanation_text(Arena& arena, const std::vector<Game>& left,
                                          const std::vector<Game>& right,
                                          Notation notation = Notation::Text);

/// The same of a form that is explained already.
std::vector<std::string> explanation_text(Arena& arena, const std::vector<Game>& left,
                                          const std::vector<Game>& right,
                                          const Explanation& explanation,
                                          Notation notation = Notation::Text);

}  // namespace upstar
