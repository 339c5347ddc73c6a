// What long searches share: saving what was found now and then, and telling how long they took.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <sstream>
#include <string>
#include <utility>

#include "upstar/base/error.h"

namespace upstar::cli {

/// Calls `save` every few minutes, and whenever it is told to.
class Checkpoint {
public:
    explicit Checkpoint(std::function<void()> save) : save_(std::move(save)) {}

    /// To be called often, by any thread. A disk that is full now may have room at the end, when
    /// `save` tells.
    void now_and_then() {
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (!lock.owns_lock() || Clock::now() - last_ <= kBetween) return;
        try {
            save();
        } catch (const Error&) {
            last_ = Clock::now();
        }
    }
    void save() {
        save_();
        last_ = Clock::now();
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes kBetween{5};

    std::function<void()> save_;
    Clock::time_point last_ = Clock::now();
    std::mutex mutex_;
};

/// "0.25", "132".
inline std::string seconds_text(double seconds) {
    std::ostringstream text;
    text.precision(seconds < 10 ? 2 : 0);
    text << std::fixed << seconds;
    return text.str();
}

}  // namespace upstar::cli
