// A frozen table back into a dictionary.
#pragma once

#include "upstar/collect/collect.h"
#include "upstar/store/dictionary/frozen_table.h"

namespace upstar {

/// Adds all positions of the table. Throws Error (Input) if their game is not known, or the table
/// is damaged, and Contradiction.
void thaw(Session& session, FrozenTable& table, DictionaryWriter& writer);

}  // namespace upstar
