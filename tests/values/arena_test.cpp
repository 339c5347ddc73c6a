// Interning, threads, and limits: what was finished before a limit stays valid.
#include "upstar/values/arena.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <map>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/values/canonical.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"
#include "value_text.h"

namespace upstar {
namespace {

TEST(Arena, EqualGamesHaveEqualIds) {
    Context context;
    Arena arena(context);
    EXPECT_TRUE(arena.integer(0).is_zero());
    EXPECT_EQ(arena.integer(0), Game());
    EXPECT_EQ(read_value(arena, "{2||1|0}"), read_value(arena, "{1,2||1/2,1|0}"));
    const std::size_t before = arena.general_count();
    read_value(arena, "{2||1|0}");
    EXPECT_EQ(arena.general_count(), before);
}

// Hot games whose sums are large: {n | -n^2}, with n from 1 on.
std::vector<Game> hot_games(Arena& arena, int count) {
    std::vector<Game> games;
    for (int n = 1; n <= count; ++n)
        games.push_back(
            canonical(arena, {canonical(arena, {arena.integer(3 * n * n)}, {arena.integer(n)})},
                      {canonical(arena, {arena.integer(-n)}, {arena.integer(-5 * n * n)})}));
    return games;
}

Game sum_of(Arena& arena, const std::vector<Game>& games) {
    Game total;
    for (const Game g : games) total = sum(arena, total, g);
    return total;
}

// One random walk of interning, summing, comparing; the text of everything it met.
std::string random_walk(Arena& arena, unsigned seed, int steps) {
    std::mt19937 random(seed);
    std::vector<Game> pool;
    for (const char* text : {"0", "1", "-1", "*", "^", "v*", "*2", "1/2", "-3/4", "+-1", "{2|0}"})
        pool.push_back(read_value(arena, text));
    const auto any = [&] { return pool[random() % pool.size()]; };
    std::string report;
    for (int i = 0; i < steps; ++i) {
        Game g;
        switch (random() % 4) {
            case 0:
                g = sum(arena, pool[random() % 11], pool[random() % pool.size()]);
                break;
            case 1:
                g = negative(arena, any());
                break;
            default: {
                // In a given order: the arguments of a call are evaluated in any.
                const std::vector<Game> left = {any(), any()};
                const std::vector<Game> right = {any()};
                g = canonical(arena, left, right);
            }
        }
        report += std::to_string(static_cast<int>(relation(arena, g, any()))) + " " +
                  mean(arena, g).to_string() + " ";
        if (to_string(arena, g).size() < 200) pool.push_back(g);
        if (pool.size() > 60) pool.erase(pool.begin() + 11);
    }
    for (const Game g : pool) report += to_string(arena, g) + "\n";
    return report;
}

TEST(Arena, SeveralThreadsFindTheSameValuesAsOne) {
    constexpr unsigned kThreads = 4;
    constexpr unsigned kWalks = 6;
    constexpr int kSteps = 500;
    std::map<unsigned, std::string> expected;
    {
        Context context;
        Arena arena(context);
        for (unsigned seed = 0; seed < kWalks; ++seed)
            expected[seed] = random_walk(arena, seed, kSteps);
    }
    Context context;
    Arena arena(context);
    std::vector<std::map<unsigned, std::string>> found(kThreads);
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < kThreads; ++i)
        threads.emplace_back([&, i] {
            for (unsigned k = 0; k < kWalks; ++k) {
                const unsigned seed =
                    (k + i / 2) % kWalks;  // two threads on the same walk at a time
                found[i][seed] = random_walk(arena, seed, kSteps);
                arena.record_bytes();
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (const auto& each : found) EXPECT_EQ(each, expected);
}

TEST(Arena, ThreadsThatInternTheSameGamesGetTheSameIds) {
    Context context;
    Arena arena(context);
    constexpr int kCount = 3000;
    std::vector<std::vector<Game>> ids(4);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < ids.size(); ++i)
        threads.emplace_back([&, i] {
            for (int n = 0; n < kCount; ++n) {
                const Game hot = canonical(arena, {arena.integer(n + 1)}, {arena.integer(-n)});
                ids[i].push_back(negative(arena, hot));
                ids[i].push_back(arena.simple(Dyadic(Integer(n), 1), n % 3, 1));
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (const auto& each : ids) EXPECT_EQ(each, ids[0]);
    EXPECT_LE(arena.general_count(), 2u * kCount + 1);
}

TEST(Arena, ReleasesAllItsMemory) {
    Context context;
    {
        Arena arena(context);
        sum_of(arena, hot_games(arena, 4));
        thermograph(arena, read_value(arena, "{2||1|0}"));
        EXPECT_GT(context.memory_charged(), arena.record_bytes());
    }
    EXPECT_EQ(context.memory_charged(), 0u);
}

TEST(Arena, WithoutMemoryForItselfIsALimitThatLeaksNothing) {
    for (const std::size_t limit : {0u, 1000u, 40000u, 60000u, 90000u, 120000u}) {
        Context context(limit);
        try {
            Arena arena(context);
            arena.nimber(3);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit);
        }
        EXPECT_EQ(context.memory_charged(), 0u) << limit;
    }
}

TEST(Arena, PastTheMemoryLimitThrowsAndStillWorks) {
    Context context(std::size_t{4} << 20);
    Arena arena(context);
    const Game before = read_value(arena, "{2|0}");
    for (int attempt = 0; attempt < 40; ++attempt) {
        // Different games each time, so that every shard of the table comes to its limit.
        try {
            std::vector<Game> games = hot_games(arena, 8);
            for (Game& g : games) g = sum(arena, g, arena.integer(1000 * attempt));
            sum_of(arena, games);
            ADD_FAILURE() << "a limit was expected";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit);
        }
    }
    EXPECT_LE(context.memory_charged(), context.memory_limit());
    EXPECT_EQ(arena.stop(before, Player::Left), arena.integer(2));
    EXPECT_EQ(relation(arena, before, arena.integer(3)), Relation::Less);
    context.set_memory_limit(std::size_t{1} << 30);
    EXPECT_EQ(to_string(arena, sum(arena, before, read_value(arena, "{1|0}"))), "{3|2||1|0}");
    sum_of(arena, hot_games(arena, 4));
}

template <class Stop>
void expect_stopped(ErrorKind kind, const Stop& stop) {
    Context context;
    Arena arena(context);
    const auto start = std::chrono::steady_clock::now();
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop(context);
    });
    try {
        sum_of(arena, hot_games(arena, 40));
        ADD_FAILURE() << "the work ended by itself";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), kind);
    }
    other.join();
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
    const std::vector<Game> others = {arena.nimber(7), arena.integer(77)};
    EXPECT_THROW(canonical(arena, {others[1]}, {others[0]}), Error);
    context.resume();
    EXPECT_EQ(to_string(arena, read_value(arena, "{2|0}+{1|0}")), "{3|2||1|0}");
    const Game g = sum_of(arena, hot_games(arena, 3));
    EXPECT_TRUE(difference(arena, g, g).is_zero());
}

TEST(Arena, CancelFromAnotherThreadStopsTheWorkAndLaterWorkGoesOn) {
    expect_stopped(ErrorKind::Cancelled, [](Context& context) { context.cancel(); });
}

TEST(Arena, ATimeLimitStopsTheWorkAndLaterWorkGoesOn) {
    expect_stopped(ErrorKind::Limit, [](Context& context) { context.expire(); });
}

TEST(Arena, TheWatchdogOfATimeLimitStopsTheWork) {
    Context context;
    Arena arena(context);
    const TimeLimit limit(context, std::chrono::milliseconds(100));
    try {
        sum_of(arena, hot_games(arena, 40));
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
    }
}

TEST(Arena, TooManyOptionsAreALimit) {
    Context context;
    Arena arena(context);
    std::vector<Game> left;
    for (int n = 1; n <= 70000; ++n)
        left.push_back(canonical(arena, {arena.integer(n)}, {arena.integer(-n)}));
    try {
        arena.intern(left, std::vector<Game>{arena.integer(-70000)});
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
    }
}

}  // namespace
}  // namespace upstar
