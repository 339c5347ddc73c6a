// Does a formula hold for every position of a family? Otherwise: the first counterexample.
//
//     const ConjectureResult result = check_conjecture(
//         session, Catalog().named("domineering"), "1x{n}", "-(n/2).Floor", {{"n", "1..20"}});
//     if (result.counterexample) ... result.counterexample->value ...
//
// The cells are evaluated on all cores, the cheapest first. Once a counterexample is known, only
// the cells before it in range order are still evaluated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/family.h"
#include "upstar/sweep/formula.h"
#include "upstar/sweep/table.h"

namespace upstar {

struct Counterexample {
    Bindings bindings;
    std::string position;
    Game value;
    Value given;                     ///< what the formula gives: a game, a number, or false
    std::optional<Game> difference;  ///< value - given, where that is a game
};

struct ConjectureResult {
    std::size_t cases = 0;
    std::size_t checked = 0;  ///< of those: evaluated and compared with the formula
    /// The first in range order; if the work was stopped, the first found.
    std::optional<Counterexample> counterexample;
    std::optional<Error> stopped;  ///< the limit or the interrupt that ended the work early

    bool holds() const { return !counterexample && !stopped; }
};

/// What a case is decided by.
enum class Evidence : std::uint8_t {
    Values,    ///< the value, compared with the formula
    Outcomes,  ///< who wins position - formula, where the formula gives a game without knowing G;
               ///< the value is computed only of a counterexample
};

struct ConjectureOptions {
    unsigned threads = 0;  ///< 0: all cores
    ProgressObserver observer;
    Evidence evidence = Evidence::Values;
};

/// Throws Error (Input) with the offset in the formula if it fails at some cell.
ConjectureResult check_conjecture(Session& session, const Family& family, const Formula& formula,
                                  const ConjectureOptions& options = {});

/// The same from texts.
ConjectureResult check_conjecture(Session& session, const RulesetPtr& ruleset,
                                  std::string_view position_template, std::string_view formula,
                                  const std::vector<RangeText>& ranges,
                                  const ConjectureOptions& options = {});

}  // namespace upstar
