// Rows of the dictionary of Konane, for programs: `"schema": 1` and the row's members by name.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/konane/solver/dictionary_answer.h"

namespace upstar::konane {

Json json_of(const DictionaryValue& row);
Json json_of(const DictionaryPosition& row);
Json json_of(const DictionaryDifference& row);

}  // namespace upstar::konane
