// The cells of a finished sweep into a dictionary.
#pragma once

#include "upstar/collect/collect.h"
#include "upstar/sweep/swept_table.h"

namespace upstar {

/// Adds every cell whose value, or at least its outcome, the sweep found; returns how many are new.
/// Throws Contradiction if the dictionary knows better or worse.
std::int64_t fill(Session& session, const SweptTable& table, DictionaryWriter& writer);

}  // namespace upstar
