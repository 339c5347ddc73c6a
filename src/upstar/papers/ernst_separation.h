// Ernst's rule for separating groups, tried on pairs of small ones.
#pragma once

#include "upstar/papers/claims.h"

namespace upstar {

/// Two groups in the open plane, side by side with one square more between them than the sum of
/// their penetrations towards each other, are worth the sum of their values, by both rules. Values
/// are made by plain recursion, which separates nothing.
Check separated_groups_add_up();

}  // namespace upstar
