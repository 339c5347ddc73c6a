// Whether all of a dictionary is as it was written.
#pragma once

#include "upstar/store/dictionary/dictionary.h"
#include "upstar/store/dictionary/frozen_table.h"

namespace upstar {

/// Reads every page, every link and every value. Throws Error (Input) that says what is damaged.
void check(Dictionary& dictionary, Arena& arena);
void check(FrozenTable& table, Arena& arena);

}  // namespace upstar
