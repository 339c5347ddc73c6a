// The kinds of checks that claims of any paper are made of: expressions, and families of positions
// with a formula. What fits neither is a function of its paper's file.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/papers/claims.h"
#include "upstar/sweep/conjecture.h"

namespace upstar {

/// Every expression is true. The scope is how many there are, unless given.
Check all_true(std::vector<std::string> expressions, std::string scope = "");

/// A claim that something is false: the check finds a counterexample, which is what was checked.
Check fails(const Check& check);

/// The range of a parameter at each effort. Where nothing larger is given, the last one stays.
struct Span {
    Span(std::string parameter, std::string quick, std::string usual = "", std::string full = "");

    std::string parameter;
    std::string quick;
    std::string usual;
    std::string full;
};

/// For every position of the family the formula gives its value, or is true of its value G. The
/// scope is the ranges, behind `prefix`.
Check for_all(RulesetPtr ruleset, std::string position_template, std::string formula,
              std::vector<Span> spans, std::string prefix = "",
              Evidence evidence = Evidence::Values);

/// The same with the name of a game.
Check for_all(const std::string& game, std::string position_template, std::string formula,
              std::vector<Span> spans, std::string prefix = "");

/// "T.F = 0, not 1 (n = 2)".
std::string describe(Session& session, const Counterexample& found);

/// "1 case", "29,523 strips".
std::string counted(std::size_t count, const std::string& what);

}  // namespace upstar
