// Limits on time, by a watchdog and by a deadline that polls look at.
#include "upstar/base/context.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/base/within.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;
using Clock = PolledDeadline::Clock;

// "" if no poll threw.
std::string stopped_by(const Context& context, long polls) {
    try {
        for (long i = 0; i < polls; ++i) context.poll();
    } catch (const Error& error) {
        return error.message();
    }
    return "";
}

constexpr long kForever = 1'000'000'000'000;

TEST(PolledDeadline, EndsALoopOfPolls) {
    Context context;
    const auto start = Clock::now();
    context.set_deadline(start + milliseconds(50));
    EXPECT_EQ(stopped_by(context, kForever), "time limit reached");
    const auto took = Clock::now() - start;
    EXPECT_GE(took, milliseconds(50));
    EXPECT_LT(took, milliseconds(5000));
    EXPECT_TRUE(context.stopped());
}

TEST(PolledDeadline, IsNoticedSoonWherePollsAreRare) {
    Context context;
    const auto start = Clock::now();
    context.set_deadline(start + milliseconds(100));
    stopped_by(context, 5000);  // many at first
    int slow = 0;
    while (!context.stopped() && ++slow < 5000) std::this_thread::sleep_for(milliseconds(10));
    EXPECT_LT(slow, 300);  // 256 polls may go by before the clock tells that they are slow
    EXPECT_TRUE(context.stopped());
}

TEST(PolledDeadline, ThatHasPassedStopsTheFirstPoll) {
    Context context;
    context.set_deadline(Clock::now());
    EXPECT_EQ(stopped_by(context, 1), "time limit reached");
}

TEST(PolledDeadline, StopsNothingBeforeItsTimeOrWhenItIsCleared) {
    Context context;
    context.set_deadline(Clock::now() + std::chrono::hours(1));
    EXPECT_EQ(stopped_by(context, 100'000), "");
    EXPECT_FALSE(context.stopped());
    context.set_deadline(Clock::now());
    context.clear_deadline();
    EXPECT_EQ(stopped_by(context, 100'000), "");
}

TEST(PolledDeadline, OutlivesAResumeAndFiresOnce) {
    Context context;
    context.set_deadline(Clock::now() + milliseconds(20));
    context.cancel();
    EXPECT_EQ(stopped_by(context, 1), "interrupted");
    context.resume();
    EXPECT_EQ(stopped_by(context, kForever), "time limit reached");
    EXPECT_EQ(stopped_by(context, 1), "time limit reached");
    context.resume();
    EXPECT_EQ(stopped_by(context, 100'000), "");
}

TEST(PolledDeadline, StopsAllThreadsThatShareAContext) {
    Context context;
    context.set_deadline(Clock::now() + milliseconds(50));
    std::vector<std::string> ends(4);
    std::vector<std::thread> threads;
    for (std::string& end : ends)
        threads.emplace_back([&] { end = stopped_by(context, kForever); });
    for (std::thread& thread : threads) thread.join();
    for (const std::string& end : ends) EXPECT_EQ(end, "time limit reached");
}

TEST(TimeLimit, EndsWorkAndOffersTheRemedy) {
    Context context;
    {
        const TimeLimit limit(context, milliseconds(20));
        try {
            for (;;) context.poll();
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit);
            EXPECT_EQ(error.remedy(), Remedy::raise_time_limit());
        }
    }
    context.resume();
    EXPECT_EQ(stopped_by(context, 1000), "");
}

TEST(Within, WorkThatEndsAsItsTimeIsUpStopsNothingAfterIt) {
    Context context;
    const auto too_long = [&] {
        while (!context.stopped()) std::this_thread::yield();  // and it is done
    };
    EXPECT_EQ(within(context, milliseconds(1), too_long).message, "");
    EXPECT_EQ(stopped_by(context, 1), "");
    EXPECT_EQ(within(context, milliseconds(1), [&] { context.cancel(); }).message, "");
    EXPECT_EQ(stopped_by(context, 1), "interrupted");
    context.resume();
    EXPECT_EQ(within(context, milliseconds(1),
                     [&] {
                         for (;;) context.poll();
                     })
                  .message,
              "time limit reached");
    EXPECT_EQ(stopped_by(context, 1), "");
}

TEST(Context, OffersTheRemedyPastItsMemory) {
    Context context(1 << 20);
    try {
        context.charge(2 << 20);
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.message(),
                  "out of memory: this needs more than the limit of 1 MiB; ask for less");
        EXPECT_EQ(error.remedy(), Remedy::raise_memory_limit());
    }
    EXPECT_EQ(context.memory_charged(), 0u);
}

}  // namespace
}  // namespace upstar
