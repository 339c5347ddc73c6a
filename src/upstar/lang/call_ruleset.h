// Rulesets of the catalog called as functions: konane("xo.x"), circular_nim(5,2).
#pragma once

#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/lang/code.h"
#include "upstar/lang/value.h"

namespace upstar {

/// konane("xo.x", rules => modern) is a position; konane(rules => modern) and circular_nim(5,2) are
/// rulesets.
Value position_or_ruleset(Arena& arena, const RulesetPtr& ruleset, std::vector<Value> values,
                          std::vector<Argument> named, const CallSite& site);

}  // namespace upstar
