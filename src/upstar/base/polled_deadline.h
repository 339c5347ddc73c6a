// A deadline for who can be asked often but has no thread that waits: the clock is read once in so
// many questions, and the more time passes between two looks, the fewer questions are let go by.
//
// A fixed number would be late where questions are rare and dear where they are many. Threads may
// share one: what they count together need not be exact, only free of races.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace upstar {

class PolledDeadline {
public:
    using Clock = std::chrono::steady_clock;

    /// The next question looks at the clock.
    void set(Clock::time_point time) noexcept {
        left_.store(0, kRelaxed);
        stride_.store(1, kRelaxed);
        looked_.store(count_of(Clock::now()), kRelaxed);
        time_.store(count_of(time), kRelaxed);
    }
    void clear() noexcept { time_.store(kNever, kRelaxed); }
    bool is_set() const noexcept { return time_.load(kRelaxed) != kNever; }

    /// Whether a look at the clock was due and found the time passed.
    bool has_passed() noexcept {
        if (left_.fetch_sub(1, kRelaxed) > 0) return false;
        const Count now = count_of(Clock::now());
        const Count between = now - looked_.exchange(now, kRelaxed);
        std::int32_t stride = stride_.load(kRelaxed);
        if (between < kShort && stride < kMostStride) stride *= 2;
        if (between > kLong) stride = 1;
        stride_.store(stride, kRelaxed);
        left_.store(stride, kRelaxed);
        return now >= time_.load(kRelaxed);
    }

private:
    using Count = Clock::duration::rep;

    static Count count_of(Clock::time_point time) { return time.time_since_epoch().count(); }

    static constexpr std::memory_order kRelaxed = std::memory_order_relaxed;
    static constexpr Count kNever = Clock::time_point::max().time_since_epoch().count();
    static constexpr Count kShort = Clock::duration(std::chrono::microseconds(500)).count();
    static constexpr Count kLong = Clock::duration(std::chrono::milliseconds(5)).count();
    static constexpr std::int32_t kMostStride = 256;

    std::atomic<Count> time_{kNever};
    std::atomic<Count> looked_{0};
    std::atomic<std::int32_t> stride_{1};
    std::atomic<std::int32_t> left_{0};
};

}  // namespace upstar
