// The values of all positions of a family, and the closed form in one parameter that fits them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/closed_form.h"
#include "upstar/sweep/conjecture.h"
#include "upstar/sweep/family.h"

namespace upstar {

struct FamilyValues {
    std::vector<std::optional<Game>> values;  ///< in range order; nothing if not done
    std::optional<Error> stopped;             ///< what ended the work early
};

FamilyValues family_values(Session& session, const Family& family,
                           const ConjectureOptions& options = {});

struct FamilyClosedForm {
    std::string parameter;
    std::int64_t first = 0;    ///< the parameter's values: from here,
    std::size_t cases = 0;     ///< so many,
    std::size_t computed = 0;  ///< of which so many, from the first on, were computed
    ClosedFormSearch search;
    std::optional<Error> stopped;
};

/// The family must have exactly one parameter with more than one value; throws Error (Input) if it
/// has not. Holds back `hold_back` of the values, or a third of them. Where a limit ends the work,
/// the values up to the first that is missing are used.
FamilyClosedForm find_closed_form(Session& session, const Family& family,
                                  std::optional<std::size_t> hold_back,
                                  const ConjectureOptions& options = {});

}  // namespace upstar
