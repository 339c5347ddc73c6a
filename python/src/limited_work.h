// Long work that has the session alone: within seconds, saying what it is doing, ended by Ctrl-C.
//
//     const Theorem theorem = work_within(seconds, progress, [&](Context& context) {
//         return find_theorem(rules, largest, bits, context);
//     });
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

#include "library.h"
#include "positions.h"
#include "upstar/base/time_limit.h"

namespace upstar::python {

/// As many as were asked for; those of one long evaluation for 0.
unsigned thread_count(unsigned threads);

/// Who is told what work is doing: a function of Python, a line on the terminal, or nobody. What
/// the function raises ends the work and is raised when that has returned. Made and destroyed with
/// Python's lock held.
class ToldProgress {
public:
    /// What is True, False, None or a function for whoever calls.
    explicit ToldProgress(const py::object& progress);
    ~ToldProgress();
    ToldProgress(const ToldProgress&) = delete;
    ToldProgress& operator=(const ToldProgress&) = delete;

    /// From any thread, without Python's lock.
    void tell(Context& context, const std::string& line);

    /// While alive, the context tells its progress.
    class Scope {
    public:
        Scope(ToldProgress& told, Context& context);
        ~Scope() { context_.set_progress(nullptr); }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        Context& context_;
    };

private:
    py::object observer_;  // None if nobody is
    std::atomic<std::int64_t> next_{0};
};

/// Makes the context ready for what comes next, however the work ended.
struct Resuming {
    ~Resuming() { session().context().resume(); }
};

/// Calls `task` with the context of the session.
template <class Task>
auto work_within(std::chrono::milliseconds time, const py::object& progress, Task task) {
    ToldProgress told(progress);
    auto found = work(
        [&] {
            Context& context = session().context();
            const Resuming resuming;
            const ToldProgress::Scope scope(told, context);
            const TimeLimit limit(context, time);
            return task(context);
        },
        Turn::Alone);
    raise_kept();
    return found;
}

template <class Task>
auto work_within(const py::object& seconds, const py::object& progress, Task task) {
    return work_within(time_of(seconds), progress, std::move(task));
}

/// Throws Error if the user ended the work: what was found till then is no answer.
void refuse_cancelled(const std::optional<Error>& stopped);

}  // namespace upstar::python
