// The one JSON form of a table.
//
//     {"schema":1,"game":"domineering","template":"2x{n}","ranges":{"n":"2"},
//      "measures":["value"],
//      "cells":[{"parameters":{"n":2},"position":"2x2","value":{"type":"Game","value":"+-1"}}]}
//
// A cell has every measure, as lang/value_json.h writes values, or null where it is not known.
// Where the value is left out, `left-out` is its length, and what stands for it is there. `stopped`
// is the error that ended the work early.
#pragma once

#include <optional>
#include <vector>

#include "upstar/base/json.h"
#include "upstar/sweep/family.h"
#include "upstar/sweep/table.h"

namespace upstar {

/// A member of "cells".
Json cell_json(Arena& arena, const FamilyCell& cell, const std::optional<Measured>& measured,
               const std::vector<Measure>& measures);

/// Of the table that was made of this family.
Json table_json(Arena& arena, const Family& family, const Table& table);

struct TableOfFamily {
    Family family;
    Table table;
};

/// The table that has this form. Throws Error (Input) if there is none.
TableOfFamily table_from_json(Session& session, const Json& json);
/// The same of a family at hand: of the JSON only the measures and the cells are read.
TableOfFamily table_from_json(Session& session, Family family, const Json& json);

}  // namespace upstar
