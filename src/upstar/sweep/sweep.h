// A sweep: every cell of a family of positions, or of a part of it, however many there are, on all
// cores. What is finished is in the file of the sweep at once, so that a run that ends in any way
// goes on from there.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/sweep/sweep_file.h"
#include "upstar/sweep/table.h"

namespace upstar {

struct SweepOptions {
    unsigned threads = 0;  ///< 0: all cores
    std::size_t memory_limit = Context::default_memory_limit();
    ProgressObserver observer;
};

/// A cell that could not be computed within the limits.
struct CellThatFailed {
    std::uint64_t number = 0;
    Error why;
};

struct SweepEnd {
    SweepProgress progress;              ///< of this part
    std::optional<Error> stopped;        ///< what ended the work early
    std::vector<CellThatFailed> failed;  ///< in their order

    bool is_complete() const { return !stopped && failed.empty(); }
};

/// Works until all cells of the part are in the file, or `control` is stopped. Throws Error (Input)
/// for what no limit mends: a measure that the game does not have, a formula that fails at a cell,
/// a file that cannot be written.
SweepEnd run_sweep(Context& control, const SweepPlan& plan, const SweepPart& part, SweepFile& file,
                   const SweepOptions& options);

}  // namespace upstar
