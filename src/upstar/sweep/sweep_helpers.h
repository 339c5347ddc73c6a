// The two ends of a sweep by several processes (ranks.h): the first deals cells to the others and
// collects what they find; each of the others works.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "upstar/sweep/cell_worker.h"
#include "upstar/sweep/ranks.h"

namespace upstar {

/// Of the first process: the others.
class SweepHelpers {
public:
    /// With null, there are none.
    explicit SweepHelpers(Ranks* ranks);
    /// Sends them home, if that has not been done.
    ~SweepHelpers() { end(); }
    SweepHelpers(const SweepHelpers&) = delete;
    SweepHelpers& operator=(const SweepHelpers&) = delete;

    std::size_t count() const { return wanted_.empty() ? 0 : wanted_.size() - 1; }
    /// How many cells they have been dealt and not sent back.
    std::uint64_t at_work() const { return at_work_; }

    /// Takes what they have sent, and deals to those that want cells. `deal` gives at most so many.
    using Deal = std::function<std::vector<NumberedCell>(std::size_t most)>;
    std::vector<SweptCell> exchange(const Deal& deal);

    /// Tells them that no more is wanted, and waits until they have stopped.
    void end();

private:
    void take(const Ranks::Message& message, std::vector<SweptCell>& swept);

    Ranks* ranks_;
    std::vector<std::size_t> wanted_;  // by each rank
    std::uint64_t at_work_ = 0;
    int gone_ = 0;
};

/// Works for the first process until it says that no more is wanted.
void help_with_sweep(Ranks& ranks, const std::function<std::unique_ptr<CellWorker>()>& make_worker,
                     const std::vector<std::string>& parameters);

}  // namespace upstar
