// A time limit on a Context: a watchdog thread that expires the context when the time is up; where
// there are no threads, a deadline that polls look at.
//
// Reading the clock in every poll would cost more than the work between polls.
#pragma once

#include <chrono>
#include <memory>

#include "upstar/base/context.h"

namespace upstar {

/// While alive, expires `context` once `limit` has passed. A zero limit means none.
class TimeLimit {
public:
    TimeLimit(Context& context, std::chrono::milliseconds limit);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

private:
#ifdef __EMSCRIPTEN__
    Context* context_ = nullptr;  // whose deadline this is
#else
    struct Watchdog;
    std::unique_ptr<Watchdog> watchdog_;
#endif
};

}  // namespace upstar
