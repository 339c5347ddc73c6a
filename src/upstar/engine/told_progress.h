// What the work of a context says of itself, told to a client: {"doing": "..."}, a few times a
// second at most.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>

#include "upstar/base/context.h"
#include "upstar/base/json.h"

namespace upstar {

class ToldProgress {
public:
    /// Until its end `context` is its own.
    ToldProgress(Context& context, std::function<void(const Json&)> tell)
        : context_(context), tell_(std::move(tell)) {
        context_.set_progress([this](const std::string& line) { take(line); });
    }
    ~ToldProgress() { context_.set_progress(nullptr); }
    ToldProgress(const ToldProgress&) = delete;
    ToldProgress& operator=(const ToldProgress&) = delete;

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kBetween{200};

    // By any thread of the work; one that meets another which is telling goes on.
    void take(const std::string& line) {
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (!lock.owns_lock() || Clock::now() - last_ < kBetween) return;
        tell_(Json{{"doing", line}});
        last_ = Clock::now();
    }

    Context& context_;
    std::function<void(const Json&)> tell_;
    std::mutex mutex_;
    Clock::time_point last_{};
};

}  // namespace upstar
