// Work that may end at a limit without being an error: whoever asked goes on with less.
#pragma once

#include <algorithm>
#include <chrono>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"

namespace upstar {

/// Takes back that the time of finished work ran out; an interrupt stays.
inline void forgive_lateness(Context& context) {
    if (!context.stopped()) return;
    try {
        context.poll();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Limit) context.resume();
    }
}

/// Runs `work` for at most `time` (0: no limit); says which limit ended it, or nothing. No other
/// TimeLimit may run on the context. Throws what is no limit: a fault of the input, an interrupt.
/// Work that ends in the moment in which its time is up has ended well, and what comes after it is
/// not stopped.
template <class Work>
Reason within(Context& context, std::chrono::milliseconds time, const Work& work) {
    Reason reached;
    try {
        {
            const TimeLimit limit(context, time);
            work();
        }
        forgive_lateness(context);
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
