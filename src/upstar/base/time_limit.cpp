#include "upstar/base/time_limit.h"

#ifndef __EMSCRIPTEN__
#include <condition_variable>
#include <mutex>
#include <thread>
#endif

namespace upstar {

#ifdef __EMSCRIPTEN__

// In a web page the worker that holds the engine is terminated from outside; there is no thread.
struct TimeLimit::Watchdog {};
TimeLimit::TimeLimit(Context&, std::chrono::milliseconds) {}

#else

struct TimeLimit::Watchdog {
    std::mutex mutex;
    std::condition_variable finished;
    bool done = false;
    std::thread thread;
};

TimeLimit::TimeLimit(Context& context, std::chrono::milliseconds limit) {
    if (limit.count() <= 0) return;
    watchdog_ = std::make_unique<Watchdog>();
    watchdog_->thread = std::thread([dog = watchdog_.get(), &context, limit] {
        std::unique_lock lock(dog->mutex);
        if (!dog->finished.wait_for(lock, limit, [dog] { return dog->done; })) context.expire();
    });
}

#endif

TimeLimit::~TimeLimit() {
#ifndef __EMSCRIPTEN__
    if (!watchdog_) return;
    {
        const std::lock_guard lock(watchdog_->mutex);
        watchdog_->done = true;
    }
    watchdog_->finished.notify_one();
    watchdog_->thread.join();
#endif
}

}  // namespace upstar
