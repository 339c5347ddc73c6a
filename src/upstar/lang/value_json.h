// The one JSON form of a value of the language: an object whose `type` says how the rest is read.
//
//     5/4               {"type":"Number","value":"5/4"}
//     {2||1|0}          {"type":"Game","value":"{2||1|0}"}
//     [1,"a"]           {"type":"List","items":[{"type":"Number","value":"1"},
//                                               {"type":"String","value":"a"}]}
//     {1|0}.Thermograph {"type":"Thermograph","mean":"1/2","temperature":"1/2",
//                        "left":[["1","-1"],...],"right":[["0","-1"],...]}
//
// The types are those of the language, but for Number, which is every number, dyadic or not, `inf`
// among them. Numbers are texts, since they may be of any size. A wall is the list of its corners
// from temperature -1 upwards, each a value and a temperature; above the last it is vertical. All
// but functions can be read back.
#pragma once

#include "upstar/base/json.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/value.h"

namespace upstar {

/// Lists lie at most this deep in each other: most readers of JSON refuse 1000 levels and more.
inline constexpr int kMostJsonLists = 450;

/// Throws Error (Limit) for a value that is too long to write or too deep.
Json value_json(Arena& arena, const Value& value);

/// The value that has this form. Throws Error (Input) if there is none.
Value value_from_json(Workspace& work, const Json& json);

}  // namespace upstar
