// The table, or the verdict on a conjecture, that a finished sweep gives: from the file of all of
// it, or from those of its parts. It depends on nothing but the plan: not on threads, parts, or how
// often the sweep was resumed.
//
// Records (table_rows.h) are written cell by cell, however many there are; grids, JSON and pictures
// need all cells in memory.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/sweep_file.h"

namespace upstar {

class SweptTable {
public:
    /// Throws Error (Input) unless the files are the parts of one sweep, each once, all there.
    explicit SweptTable(const std::vector<std::string>& paths);

    const SweepPlan& plan() const { return parts_.front().plan(); }

    /// Throws Error (Input) if what comes of the plan has no such format.
    static void require_format(const SweepPlan& plan, Format format);

    /// Writes the table as `table` does, or the verdict as `conjecture` does; true unless that is a
    /// counterexample. Throws Error (Input) for a cell that is not done, or a format that this
    /// cannot have.
    bool write(Session& session, Format format, std::ostream& out) const;

    /// Calls `visit` for every cell, in range order. Throws Error (Input) for one that is not done.
    using Visit = std::function<void(const Bindings& bindings, const std::string& position,
                                     const CellResult& result)>;
    void for_each(PlannedSweep& sweep, const Visit& visit) const;

private:
    std::vector<SweptFile> parts_;  // in their order
};

}  // namespace upstar
