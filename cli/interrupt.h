// Ctrl-C ends the query, not the program; a signal to terminate ends both, but first lets the work
// save what it keeps.
#pragma once

#include <functional>

#include "upstar/base/context.h"

namespace upstar::cli {

/// While alive, an interrupt (SIGINT) and a signal to terminate (SIGTERM, SIGHUP) cancel `context`.
/// A second one before the work has ended ends the program; and so does, with the guard, the first
/// if it was to terminate. A command that writes what it has found until then keeps the guard until
/// it is written.
class InterruptGuard {
public:
    explicit InterruptGuard(Context& context);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

/// Ends the program at once if a signal to terminate has come: for work that would go on after it.
void end_if_terminated();

/// What is to be done before a signal to terminate ends the program; nothing, if empty. It throws
/// nothing.
void before_termination(std::function<void()> action);

}  // namespace upstar::cli
