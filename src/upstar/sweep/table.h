// The table of a family: what is asked for, of every cell, on all cores.
//
// The cheapest cells come first, so that a run that meets a limit has the most to show; the result
// is in range order.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/family.h"
#include "upstar/sweep/formula.h"
#include "upstar/sweep/measure.h"

namespace upstar {

/// How far a sweep has come.
struct SweepProgress {
    std::size_t cells = 0;
    std::size_t done = 0;
    std::size_t known = 0;   ///< of those done: found in the journal
    std::size_t memory = 0;  ///< bytes charged, where that is told
};

/// Called a few times a second, on the thread that called the sweep.
using ProgressObserver = std::function<void(const SweepProgress&)>;

struct TableOptions {
    std::vector<Measure> measures = {Measure::GameValue};
    std::size_t longest = std::numeric_limits<std::size_t>::max();  ///< characters of a value
    unsigned threads = 0;                                           ///< 0: all cores
    std::string journal;                                            ///< a path, or none
    std::vector<Formula> guesses;  ///< of the value, to be tried in this order (measure.h)
    ProgressObserver observer;
    /// Takes each cell as soon as it is done, by its place in range order; called as the observer,
    /// and before it.
    std::function<void(std::size_t, const Measured&)> cell_done;
};

struct Table {
    std::vector<Measure> measures;
    std::vector<std::optional<Measured>> cells;  ///< in range order; nothing if not done
    SweepProgress progress;
    std::optional<Error> stopped;  ///< the limit or the interrupt that ended the work early
};

/// Throws Error (Input) for a measure that the game does not have, a guess that is no game, or a
/// bad journal. A limit ends the work and leaves the cells that were done.
Table make_table(Session& session, const Family& family, const TableOptions& options);

}  // namespace upstar
