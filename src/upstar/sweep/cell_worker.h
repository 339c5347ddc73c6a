// Works on the cells of a sweep with several threads, for as long as there are any.
//
// The threads share one session. When its memory is full it is given up for a new one: values found
// before are found again where they are needed, and what a sweep takes stays bounded however many
// cells it has. A cell that did not fit beside others is tried alone, in a session of its own; one
// that does not fit then is told as a fault, and the work goes on.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/sweep/crew.h"
#include "upstar/sweep/sweep_plan.h"

namespace upstar {

/// A cell that is done with.
struct SweptCell {
    std::uint64_t number = 0;
    std::string line;            ///< of the file of the sweep; empty if there is a fault
    std::optional<Error> fault;  ///< why it could not be computed
};

class CellWorker {
public:
    /// What a new session is to know; may be empty.
    using Prepare = std::function<void(Session&)>;

    /// Throws as PlannedSweep does. `memory` is for all threads together, in bytes.
    CellWorker(const SweepPlan& plan, unsigned threads, std::size_t memory, Prepare prepare);
    ~CellWorker();

    void add(NumberedCell cell);
    /// How many cells are not begun.
    std::size_t waiting() const { return crew_.waiting() + held_.size(); }
    bool is_idle() const { return crew_.is_idle() && alone_.empty() && held_.empty(); }

    /// What is done; waits for something this long.
    std::vector<SweptCell> take(std::chrono::milliseconds patience);

    /// Ends what runs, and begins nothing more.
    void cancel();

    unsigned threads() const { return threads_; }
    std::size_t memory_charged() const;

private:
    struct Bench;

    std::string line_of(const NumberedCell& cell) const;
    void renew();
    void go_on();

    SweepPlan plan_;
    unsigned threads_;
    std::size_t memory_;
    Prepare prepare_;
    std::unique_ptr<Bench> bench_;
    bool is_cancelled_ = false;
    bool works_on_one_ = false;
    std::deque<NumberedCell> alone_;        // that did not fit beside others
    std::deque<NumberedCell> held_;         // that wait until those have been tried
    Crew<NumberedCell, std::string> crew_;  // ended before all else goes
};

}  // namespace upstar
