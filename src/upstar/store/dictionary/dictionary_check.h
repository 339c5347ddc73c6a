// Whether all of a dictionary is as it was written.
#pragma once

#include "upstar/store/dictionary/dictionary.h"

namespace upstar {

/// Reads every page, every link and every value. Throws Error (Input) that says what is damaged.
void check(Dictionary& dictionary, Arena& arena);

}  // namespace upstar
