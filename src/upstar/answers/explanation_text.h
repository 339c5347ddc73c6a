// Explanations for people: first one sentence that answers, then a blank line and the details; and
// JSON.
#pragma once

#include <string>

#include "upstar/answers/explanation.h"
#include "upstar/base/format.h"

namespace upstar {

/// The sentence, with a full stop.
std::string sentence(Arena& arena, const AnyExplanation& explanation);

/// All of it, with a newline at the end. Requires Text or Json.
std::string explanation_text(Arena& arena, const AnyExplanation& explanation, Format format);

}  // namespace upstar
