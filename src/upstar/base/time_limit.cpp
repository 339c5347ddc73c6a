#include "upstar/base/time_limit.h"

#ifndef __EMSCRIPTEN__
#include <condition_variable>
#include <mutex>
#include <thread>
#endif

namespace upstar {

#ifdef __EMSCRIPTEN__

TimeLimit::TimeLimit(Context& context, std::chrono::milliseconds limit) {
    if (limit.count() <= 0) return;
    context_ = &context;
    context.set_deadline(PolledDeadline::Clock::now() + limit);
}

TimeLimit::~TimeLimit() {
    if (context_ != nullptr) context_->clear_deadline();
}

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

TimeLimit::~TimeLimit() {
    if (!watchdog_) return;
    {
        const std::lock_guard lock(watchdog_->mutex);
        watchdog_->done = true;
    }
    watchdog_->finished.notify_one();
    watchdog_->thread.join();
}

#endif

}  // namespace upstar
