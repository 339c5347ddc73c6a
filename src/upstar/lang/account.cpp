#include "upstar/lang/account.h"

#include <algorithm>

namespace upstar {

void Account::charge_more(std::int64_t live, std::int64_t amount) {
    const std::lock_guard lock(mutex_);
    const std::int64_t missing = live - charged_.load(std::memory_order_relaxed);
    if (context_ == nullptr || missing <= 0) return;
    const std::int64_t step = std::max(missing, kStep);
    try {
        context_->charge(static_cast<std::size_t>(step));
    } catch (...) {
        live_.fetch_sub(amount, std::memory_order_relaxed);
        throw;
    }
    charged_.fetch_add(step, std::memory_order_relaxed);
}

void Account::give_back() {
    const std::lock_guard lock(mutex_);
    const std::int64_t excess = charged_.load(std::memory_order_relaxed) -
                                live_.load(std::memory_order_relaxed) - 2 * kStep;
    if (context_ == nullptr || excess <= 0) return;
    context_->release(static_cast<std::size_t>(excess));
    charged_.fetch_sub(excess, std::memory_order_relaxed);
}

void Account::close() {
    {
        const std::lock_guard lock(mutex_);
        context_->release(static_cast<std::size_t>(charged_.exchange(0)));
        context_ = nullptr;
    }
    leave(1);
}

}  // namespace upstar
