// What became of a conjecture, in a few lines for people.
#pragma once

#include <string>

#include "upstar/sweep/conjecture.h"
#include "upstar/sweep/family_values.h"

namespace upstar {

/// "holds for all 8 cases", or the counterexample, a fact a line.
std::string conjecture_text(Session& session, const ConjectureResult& result);

/// The closed form, from where on it holds and what confirms it; or why none was found.
std::string closed_form_text(const FamilyClosedForm& result);

}  // namespace upstar
