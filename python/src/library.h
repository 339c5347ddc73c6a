// The one session behind the Python module, and how calls of Python take their turns in it.
//
// Values of games are ids in the arena of a session, so that `g + h` needs g and h to be of the
// same one: the module has one session, made when it is imported and kept until the process ends.
// Threads of Python may use it at once. A call that sets limits, or evaluates an expression, has it
// alone.
//
//     const Game total = work([&] { return sum(arena(), g, h); });
//
// `work` gives up Python's lock, so that other threads run meanwhile, and lets Ctrl-C end the work
// if the calling thread is the main one: the handler of Python only sets a flag that nobody would
// look at, so for the time of the call one stands before it that cancels the context as well.
#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <csignal>
#include <optional>
#include <shared_mutex>
#include <type_traits>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar::python {

namespace py = pybind11;

Session& session();
inline Arena& arena() { return session().arena(); }
inline Evaluators& evaluators() { return session().evaluators(); }

enum class Turn : std::uint8_t { Together, Alone };
enum class Waiting : std::uint8_t { WithoutLock, WithLock };

/// Has the session for the lifetime of this, together with others or alone. A thread that has it
/// already, since a rule written in Python calls the module, goes on with what it has.
class Turns {
public:
    /// With `WithLock` the caller has Python's lock and wants to keep it: it is given up only if
    /// somebody else has the session.
    explicit Turns(Turn turn, Waiting waiting = Waiting::WithoutLock);
    ~Turns();
    Turns(const Turns&) = delete;
    Turns& operator=(const Turns&) = delete;

    bool is_outermost() const { return is_outermost_; }

private:
    Turn turn_;
    bool is_outermost_;
};

/// While alive, Ctrl-C cancels the context of the session: on the main thread, unless Ctrl-C is
/// ignored or ends the process.
class InterruptScope {
public:
    explicit InterruptScope(bool wanted);
    ~InterruptScope();
    InterruptScope(const InterruptScope&) = delete;
    InterruptScope& operator=(const InterruptScope&) = delete;

private:
    bool is_set_ = false;
    struct sigaction previous_ {};
};

/// With Python's lock held: raises KeyboardInterrupt, or what the user's handler raises, if a
/// signal is waiting.
void check_signals();

/// Whether this thread has the session.
bool has_session();

/// With Python's lock held: raises what a rule written in Python has raised in this call, if one
/// has.
void raise_kept();
/// Before a call: forgets what was never raised, since the library went on without.
void forget_kept();

/// Must be called once, by the import of the module and whenever the process has been forked.
void note_main_thread(unsigned long thread);

/// Waits until nobody is in the session and keeps it so, around a fork.
void before_fork();
void after_fork();
void after_fork_in_child();

/// In a forked child: opens the dictionary that the session asks anew.
void reopen_dictionary();

/// Runs `task` without Python's lock.
template <class Task>
auto work(Task&& task, Turn turn = Turn::Together) {
    if (!has_session()) forget_kept();
    try {
        const py::gil_scoped_release released;
        const Turns turns(turn);
        const InterruptScope scope(turns.is_outermost());
        return std::forward<Task>(task)();
    } catch (const Error& error) {
        raise_kept();
        if (error.kind() == ErrorKind::Cancelled) check_signals();
        throw;
    }
}

}  // namespace upstar::python
