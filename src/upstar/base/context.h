// What bounds a piece of work: memory, time, the user's patience.
//
// Long computations call `poll()` in their inner loops (one relaxed load) and `charge()` when they
// take memory. Past a limit both throw an Error, so that work ends with a message instead of being
// killed; what was finished before stays valid. `cancel()` may be called from a signal handler or
// another thread.
//
// Time is up when another thread says so (TimeLimit's watchdog); where there are no threads, as in
// a web page, when a poll finds that a deadline has passed. Only a context with such a deadline
// pays for looking at the clock.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "upstar/base/polled_deadline.h"

namespace upstar {

class Context : public std::enable_shared_from_this<Context> {
public:
    /// Bytes that `charge` allows; the default is a fraction of this machine's memory.
    explicit Context(std::size_t memory_limit = default_memory_limit());

    /// Throws Error if the work was cancelled or its time is up.
    void poll() const {
        if (stopped()) raise();
    }

    /// Records `bytes` taken; throws Error (Limit) and records nothing if they do not fit.
    void charge(std::size_t bytes);
    void release(std::size_t bytes) { charged_.fetch_sub(bytes, std::memory_order_relaxed); }

    void cancel() noexcept { stop_.store(Stop::Cancelled, std::memory_order_relaxed); }
    void expire() noexcept { stop_.store(Stop::TimeUp, std::memory_order_relaxed); }
    bool stopped() const noexcept {
        return stop_.load(std::memory_order_relaxed) != Stop::None && stopped_or_late();
    }

    /// The first poll that finds this time passed expires the context. One at a time.
    void set_deadline(PolledDeadline::Clock::time_point time) noexcept;
    void clear_deadline() noexcept;

    /// Makes the context ready for the next piece of work after a cancel or a time-out.
    void resume() noexcept;

    std::size_t memory_limit() const { return memory_limit_; }
    void set_memory_limit(std::size_t bytes) { memory_limit_ = bytes; }
    std::size_t memory_charged() const { return charged_.load(std::memory_order_relaxed); }

    /// Long work reports "what it is doing" here; front ends decide whether and where to show it.
    using ProgressSink = std::function<void(const std::string&)>;
    void set_progress(ProgressSink sink) { progress_ = std::move(sink); }
    void progress(const std::string& line) const {
        if (progress_) progress_(line);
    }

    static std::size_t default_memory_limit();

private:
    enum class Stop : std::uint8_t {
        None,
        Deadline,  // not yet: polls have a clock to look at
        Cancelled,
        TimeUp
    };
    bool stopped_or_late() const noexcept;
    [[noreturn]] void raise() const;

    mutable std::atomic<Stop> stop_{Stop::None};
    mutable PolledDeadline deadline_;
    std::atomic<std::size_t> charged_{0};
    std::size_t memory_limit_;
    ProgressSink progress_;
};

/// Memory charged to a context until the end of a scope.
class Charge {
public:
    explicit Charge(Context& context) : context_(context) {}
    ~Charge() { context_.release(bytes_); }
    Charge(const Charge&) = delete;
    Charge& operator=(const Charge&) = delete;

    void add(std::size_t bytes) {
        context_.charge(bytes);
        bytes_ += bytes;
    }

private:
    Context& context_;
    std::size_t bytes_ = 0;
};

/// Memory charged for as long as something lives, be it longer than the owner of the context. Only
/// a context held by a shared_ptr can outlive its owner; any other is not charged.
class HeldCharge {
public:
    HeldCharge() = default;
    HeldCharge(Context& context, std::size_t bytes) : context_(context.weak_from_this().lock()) {
        if (context_) context_->charge(bytes);
        bytes_ = bytes;
    }
    ~HeldCharge() {
        if (context_) context_->release(bytes_);
    }
    HeldCharge(HeldCharge&& other) noexcept { swap(other); }
    HeldCharge& operator=(HeldCharge&& other) noexcept {
        swap(other);
        return *this;
    }

    bool is_empty() const { return bytes_ == 0; }

private:
    void swap(HeldCharge& other) noexcept {
        std::swap(context_, other.context_);
        std::swap(bytes_, other.bytes_);
    }

    std::shared_ptr<Context> context_;
    std::size_t bytes_ = 0;
};

}  // namespace upstar
