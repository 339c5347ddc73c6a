// Work that may end at a limit without being an error: the questions of this folder go on with
// less.
#pragma once

#include <chrono>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"

namespace upstar {

/// Runs `work` for at most `time` (0: no limit); says which limit ended it, or nothing. No other
/// TimeLimit may run on the context. Throws Error if cancelled.
template <class Work>
Reason within(Context& context, std::chrono::milliseconds time, const Work& work) {
    Reason reached;
    try {
        const TimeLimit limit(context, time);
        work();
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit) throw;
        reached = error.reason();
        context.resume();
    }
    return reached;
}

}  // namespace upstar
