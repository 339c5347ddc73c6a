// Runs the cells of a family on several threads.
//
// The workers share one arena and its searches. What they finish is handed over on the calling
// thread, one at a time, so that whoever collects results needs no lock. Nothing that a worker
// throws ends the program: the first fault is kept, no further cell is begun, and the caller gets
// it when all workers have ended.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar {

struct CellWork {
    /// On a worker: does cell i.
    std::function<void(std::size_t)> run;
    /// On the calling thread: takes cell i, which is done; false if no further cell is wanted. Then
    /// what is still running is cancelled.
    std::function<bool(std::size_t)> finished;
    /// On the calling thread, a few times a second; may be empty.
    std::function<void()> tick;
};

/// Does the cells in this order on `threads` threads (0: as many as there are cores); a long
/// evaluation may call for a few more, so that the last cells leave no core idle. Returns what
/// stopped the work before its end, if anything did. Throws what `finished` or `tick` throws.
std::optional<Error> run_cells(Session& session, const std::vector<std::size_t>& order,
                               unsigned threads, const CellWork& work);

}  // namespace upstar
