// Saving what a long search has found now and then, so that little is lost with it.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {

/// Calls `save` every few minutes, and whenever it is told to.
class Checkpoint {
public:
    explicit Checkpoint(std::function<void()> save, std::chrono::seconds between = kBetween)
        : save_(std::move(save)), between_(between) {}

    /// To be called often, by any thread. A disk that is full now may have room at the end, when
    /// `save` tells.
    void now_and_then() {
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (!lock.owns_lock() || Clock::now() - last_ <= between_) return;
        try {
            save_();
        } catch (const Error&) {
            // Not now.
        }
        last_ = Clock::now();
    }

    /// By a thread that is the last to work.
    void save() {
        save_();
        last_ = Clock::now();
    }

    /// Does the work, then saves, also where an error ends it.
    template <class Work>
    void save_after(const Work& work) {
        try {
            work();
        } catch (const Error&) {
            save();
            throw;
        }
        save();
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes kBetween{5};

    std::function<void()> save_;
    std::chrono::seconds between_;
    Clock::time_point last_ = Clock::now();
    std::mutex mutex_;
};

}  // namespace upstar
