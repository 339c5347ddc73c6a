// The memory of the objects of a session, charged to its context in large steps.
//
// Programs make and drop small objects by the million, so an object only adds to a counter; the
// context hears of it a mebibyte at a time. The account lives as long as its session and every
// object that is entered in it.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>

#include "upstar/base/context.h"

namespace upstar {

class Account {
public:
    explicit Account(Context& context) : context_(&context) {}
    Account(const Account&) = delete;
    Account& operator=(const Account&) = delete;

    /// Throws Error (Limit) and enters nothing if the memory does not fit.
    void enter(std::size_t bytes) {
        const auto amount = static_cast<std::int64_t>(bytes);
        const std::int64_t live = live_.fetch_add(amount, std::memory_order_relaxed) + amount;
        if (live > charged_.load(std::memory_order_relaxed)) charge_more(live, amount);
    }

    void leave(std::size_t bytes) {
        const auto amount = static_cast<std::int64_t>(bytes);
        const std::int64_t before = live_.fetch_sub(amount, std::memory_order_acq_rel);
        if (before == amount) {
            delete this;
        } else if (charged_.load(std::memory_order_relaxed) - before > kSlack) {
            give_back();
        }
    }

    /// The session ends: nothing is charged any more. The account goes with its last object.
    void close();

private:
    static constexpr std::int64_t kStep = std::int64_t{1} << 20;
    static constexpr std::int64_t kSlack = 8 * kStep;

    ~Account() = default;
    void charge_more(std::int64_t live, std::int64_t amount);
    void give_back();

    std::atomic<std::int64_t> live_{1};  // one byte stands for the session
    std::atomic<std::int64_t> charged_{0};
    std::mutex mutex_;
    Context* context_;
};

}  // namespace upstar
