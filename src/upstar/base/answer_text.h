// An answer that has a JSON form (json_of) and words (describe), as text.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/base/json.h"

namespace upstar {

/// JSON is one line; words are what `describe` gives.
template <class Answer>
std::string answer_text(const Answer& answer, Format format) {
    return format == Format::Json ? dumped(json_of(answer)) + "\n" : describe(answer);
}

}  // namespace upstar
