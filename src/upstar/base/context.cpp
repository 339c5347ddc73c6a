#include "upstar/base/context.h"

#include <string>

#include "upstar/base/error.h"

#ifndef __EMSCRIPTEN__
#include <unistd.h>
#endif

namespace upstar {

Context::Context(std::size_t memory_limit) : memory_limit_(memory_limit) {}

void Context::charge(std::size_t bytes) {
    const std::size_t before = charged_.fetch_add(bytes, std::memory_order_relaxed);
    if (before + bytes <= memory_limit_) return;
    charged_.fetch_sub(bytes, std::memory_order_relaxed);
    throw Error(ErrorKind::Limit,
                "out of memory: this needs more than the limit of " +
                    std::to_string(memory_limit_ >> 20) + " MiB; ask for less",
                Remedy::raise_memory_limit());
}

void Context::set_deadline(PolledDeadline::Clock::time_point time) noexcept {
    deadline_.set(time);
    Stop none = Stop::None;
    stop_.compare_exchange_strong(none, Stop::Deadline, std::memory_order_relaxed);
}

void Context::clear_deadline() noexcept {
    deadline_.clear();
    Stop set = Stop::Deadline;
    stop_.compare_exchange_strong(set, Stop::None, std::memory_order_relaxed);
}

void Context::resume() noexcept {
    stop_.store(deadline_.is_set() ? Stop::Deadline : Stop::None, std::memory_order_relaxed);
}

bool Context::stopped_or_late() const noexcept {
    if (stop_.load(std::memory_order_relaxed) == Stop::Deadline) {
        if (!deadline_.has_passed()) return false;
        // Once, as a watchdog does; and a cancel that came meanwhile stays one.
        deadline_.clear();
        Stop set = Stop::Deadline;
        stop_.compare_exchange_strong(set, Stop::TimeUp, std::memory_order_relaxed);
    }
    return stop_.load(std::memory_order_relaxed) != Stop::None;
}

void Context::raise() const {
    if (stop_.load(std::memory_order_relaxed) == Stop::TimeUp)
        throw Error(ErrorKind::Limit, "time limit reached", Remedy::raise_time_limit());
    throw Error(ErrorKind::Cancelled, "interrupted");
}

std::size_t Context::default_memory_limit() {
#ifdef __EMSCRIPTEN__
    return std::size_t{1} << 30;
#else
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page_size = sysconf(_SC_PAGE_SIZE);
    if (pages <= 0 || page_size <= 0) return std::size_t{2} << 30;
    return static_cast<std::size_t>(pages) * static_cast<std::size_t>(page_size) / 10 * 6;
#endif
}

}  // namespace upstar
