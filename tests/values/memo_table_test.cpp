// The tables may forget but never lie: every answer is checked against a rule.
#include "upstar/values/memo_table.h"

#include <gtest/gtest.h>

#include <atomic>
#include <random>
#include <thread>
#include <vector>

namespace upstar {
namespace {

bool order_rule(Game g, Game h) { return (mix(g.id() * 31u + h.id()) & 1) != 0; }

Game result_rule(Operation op, Game g, Game h) {
    return Game(
        static_cast<std::uint32_t>(mix(combine(g.id(), h.id()) + static_cast<unsigned>(op))) &
        0x7fffffffu);
}

Game any_game(std::mt19937& random) {
    return Game(static_cast<std::uint32_t>(random() % 64 + (random() % 2) * Game::kSimpleBit));
}

TEST(MemoTable, FindsWhatWasStoredLast) {
    Context context;
    OrderMemo order(context, 4);
    OperationMemo operations(context, 4);
    std::mt19937 random(20);
    for (int i = 0; i < 1000; ++i) {
        const Game g = any_game(random);
        const Game h = any_game(random);
        order.store(g, h, order_rule(g, h));
        ASSERT_EQ(order.find(g, h), order_rule(g, h));
        operations.store(Operation::Sum, g, h, result_rule(Operation::Sum, g, h));
        ASSERT_EQ(operations.find(Operation::Sum, g, h), result_rule(Operation::Sum, g, h));
    }
}

TEST(MemoTable, AnEmptyTableKnowsNothing) {
    Context context;
    const OrderMemo order(context, 4);
    const OperationMemo operations(context, 4);
    EXPECT_EQ(order.find(Game(), Game()), std::nullopt);
    EXPECT_EQ(operations.find(Operation::Sum, Game(), Game()), std::nullopt);
    EXPECT_EQ(operations.find(Operation::Sum, Game(0), Game(0)), std::nullopt);
}

TEST(MemoTable, ChargesItsMemoryAndReleasesIt) {
    Context context(100000);
    {
        const OrderMemo order(context, 10);
        const OperationMemo operations(context, 10);
        EXPECT_EQ(context.memory_charged(), 1024u * 8 + 1024u * 16);
        EXPECT_THROW(OrderMemo(context, 20), std::exception);
    }
    EXPECT_EQ(context.memory_charged(), 0u);
}

TEST(MemoTable, NeverLiesWhileSeveralThreadsWrite) {
    Context context;
    OrderMemo order(context, 5);
    OperationMemo operations(context, 5);
    std::atomic<int> lies{0};
    std::atomic<int> hits{0};
    const auto work = [&](unsigned seed) {
        std::mt19937 random(seed);
        for (int i = 0; i < 50000; ++i) {
            const Game g = any_game(random);
            const Game h = any_game(random);
            const auto op = static_cast<Operation>(1 + random() % 5);
            if (const auto known = order.find(g, h)) {
                ++hits;
                if (*known != order_rule(g, h)) ++lies;
            }
            if (const auto known = operations.find(op, g, h)) {
                ++hits;
                if (*known != result_rule(op, g, h)) ++lies;
            }
            order.store(g, h, order_rule(g, h));
            operations.store(op, g, h, result_rule(op, g, h));
        }
    };
    std::vector<std::thread> threads;
    for (unsigned seed = 1; seed <= 4; ++seed) threads.emplace_back(work, seed);
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(lies, 0);
    EXPECT_GT(hits, 100);
}

}  // namespace
}  // namespace upstar
