#include "upstar/base/threads.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>
#include <stdexcept>

namespace upstar {
namespace {

constexpr auto kNothing = [] {};

TEST(OnThreads, DoesTheWorkOncePerThreadTheFirstOnTheCallers) {
    for (const unsigned count : {0u, 1u, 4u}) {
        std::mutex mutex;
        std::set<unsigned> numbers;
        std::thread::id first;
        const auto work = [&](unsigned number) {
            const std::lock_guard lock(mutex);
            EXPECT_TRUE(numbers.insert(number).second);
            if (number == 0) first = std::this_thread::get_id();
        };
        EXPECT_EQ(on_threads(count, work, kNothing), nullptr);
        EXPECT_EQ(numbers.size(), std::max(count, 1u));
        EXPECT_EQ(first, std::this_thread::get_id());
    }
}

TEST(OnThreads, TellsTheOthersOfAFailureAndReturnsIt) {
    std::atomic<bool> stop{false};
    const auto work = [&](unsigned number) {
        if (number == 1) throw std::runtime_error("one");
        while (!stop) std::this_thread::yield();
    };
    const std::exception_ptr failure = on_threads(3, work, [&] { stop = true; });
    ASSERT_NE(failure, nullptr);
    EXPECT_THROW(std::rethrow_exception(failure), std::runtime_error);
}

TEST(OnThreads, ReturnsOneOfSeveralFailures) {
    std::atomic<int> failures{0};
    const auto work = [](unsigned number) { throw static_cast<int>(number); };
    const std::exception_ptr failure = on_threads(3, work, [&] { ++failures; });
    EXPECT_THROW(std::rethrow_exception(failure), int);
    EXPECT_EQ(failures, 3);
}

}  // namespace
}  // namespace upstar
