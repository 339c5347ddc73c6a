// Work that may end at a limit without being an error: whoever asked goes on with less.
#pragma once

#include <algorithm>
#include <chrono>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"

namespace upstar {

/// Runs `work` for at most `time` (0: no limit); says which limit ended it, or nothing. No other
/// TimeLimit may run on the context. Throws what is no limit: a fault of the input, an interrupt.
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

/// A part of the time; all of no limit is no limit.
inline std::chrono::milliseconds share(std::chrono::milliseconds time, int part) {
    return time.count() == 0 ? time : std::max(std::chrono::milliseconds(1), time / part);
}

}  // namespace upstar
