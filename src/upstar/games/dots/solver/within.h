// A share of the time for a part of the work, after which the rest goes on.
#pragma once

#include <algorithm>
#include <chrono>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"

namespace upstar::dots {

/// Runs a part of the work; why it was not finished, or nothing. Throws Error (Cancelled) only.
template <class Work>
Reason within(Context& context, std::chrono::milliseconds time, const Work& work) {
    try {
        const TimeLimit limit(context, time);
        work();
        return {};
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) throw;
        context.resume();
        return error.reason();
    }
}

/// A part of the time; all of no limit is no limit.
inline std::chrono::milliseconds share(std::chrono::milliseconds time, int part) {
    return time.count() == 0 ? time : std::max(std::chrono::milliseconds(1), time / part);
}

}  // namespace upstar::dots
