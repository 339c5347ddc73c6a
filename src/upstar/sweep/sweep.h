// A sweep: every cell of a family of positions, or of a part of it, however many there are, on all
// cores. What is finished is in the file of the sweep at once, so that a run that ends in any way
// goes on from there.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/sweep/ranks.h"
#include "upstar/sweep/sweep_file.h"
#include "upstar/sweep/table.h"

namespace upstar {

struct SweepOptions {
    unsigned threads = 0;  ///< 0: all cores
    std::size_t memory_limit = Context::default_memory_limit();
    /// What a session is to know before it works, such as a dictionary; may be empty.
    std::function<void(Session&)> prepare;
    ProgressObserver observer;
    Ranks* ranks = nullptr;  ///< the processes that work on it together; null: this one alone
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

/// Of each process but the first: works for that one until it says that no more is wanted.
void help_sweep(const SweepPlan& plan, const SweepOptions& options);

/// Works until all cells of the part are in the file, or `control` is stopped. Throws Error (Input)
/// for what no limit mends: a measure that the game does not have, a formula that fails at a cell,
/// a file that cannot be written.
SweepEnd run_sweep(Context& control, const SweepPlan& plan, const SweepPart& part, SweepFile& file,
                   const SweepOptions& options);

}  // namespace upstar
