// Ctrl-C: ends the query, not the program.
#pragma once

#include "upstar/base/context.h"

namespace upstar::cli {

/// While alive, an interrupt (SIGINT) cancels `context`. A second one before the work has ended
/// ends the program.
class InterruptGuard {
public:
    explicit InterruptGuard(Context& context);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

}  // namespace upstar::cli
