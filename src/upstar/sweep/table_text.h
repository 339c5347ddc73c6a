// A table of a family in every format: grids, or a list of one line a cell where a grid would be
// too wide or each cell has several measures; records (table_rows.h); JSON; pictures with the board
// of each cell.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/family.h"
#include "upstar/sweep/table.h"

namespace upstar {

/// Of the table that was made of this family. With `has_longest`, CSV has the columns of what
/// stands for values that are left out.
std::string table_text(Session& session, const Family& family, const Table& table, Format format,
                       bool has_longest);

}  // namespace upstar
