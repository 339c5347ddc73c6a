#include "upstar/search/memo.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "toy_positions.h"
#include "upstar/base/error.h"

namespace upstar {
namespace {

TEST(Memo, FindsWhatWasStoredAndNothingElse) {
    Context context;
    Memo<Steps, int> memo(context);
    for (int n = 0; n < 10000; n += 2) memo.store({n}, n / 2);
    EXPECT_EQ(memo.size(), 5000u);
    for (int n = 0; n < 10000; ++n)
        EXPECT_EQ(memo.find({n}), n % 2 == 0 ? std::optional(n / 2) : std::nullopt);
}

TEST(Memo, KeepsTheFirstResult) {
    Context context;
    Memo<Steps, int> memo(context);
    memo.store({1}, 10);
    memo.store({1}, 20);
    EXPECT_EQ(memo.find({1}), 10);
    EXPECT_EQ(memo.size(), 1u);
}

TEST(Memo, ChargesItsMemoryAndGivesItBack) {
    Context context;
    {
        Memo<Steps, int> memo(context);
        for (int n = 0; n < 100000; ++n) memo.store({n}, n);
        EXPECT_GE(context.memory_charged(), 100000 * (sizeof(Steps) + sizeof(int)));
        EXPECT_LE(context.memory_charged(), 4 * 100000 * (sizeof(Steps) + sizeof(int)));
        memo.clear();
        EXPECT_EQ(context.memory_charged(), 0u);
        EXPECT_EQ(memo.find({1}), std::nullopt);
        memo.store({1}, 1);
        EXPECT_GT(context.memory_charged(), 0u);
    }
    EXPECT_EQ(context.memory_charged(), 0u);
}

TEST(Memo, ChargesWhatAPositionHolds) {
    Context context;
    Memo<Kayles, int> memo(context);
    memo.store({std::vector<int>(1000)}, 1);
    EXPECT_GE(context.memory_charged(), 1000 * sizeof(int));
}

TEST(Memo, EndsAtTheLimitAndStaysUsable) {
    Context context(1 << 20);
    Memo<Steps, int> memo(context);
    int n = 0;
    EXPECT_THROW(for (;; ++n) memo.store({n}, n), Error);
    EXPECT_GT(n, 10000);
    EXPECT_LE(context.memory_charged(), std::size_t{1} << 20);
    EXPECT_EQ(memo.size(), static_cast<std::size_t>(n));
    EXPECT_EQ(memo.find({n - 1}), n - 1);
}

TEST(Memo, ThreadsShareIt) {
    Context context;
    Memo<Steps, int> memo(context);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&memo] {
            for (int n = 0; n < 5000; ++n) {
                if (!memo.find({n})) memo.store({n}, 3 * n);
                EXPECT_EQ(memo.find({n}), 3 * n);
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(memo.size(), 5000u);
}

}  // namespace
}  // namespace upstar
