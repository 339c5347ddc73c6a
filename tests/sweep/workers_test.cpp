// Workers: every cell once, faults kept, no further cells where none is wanted.
#include "upstar/sweep/workers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <numeric>
#include <stdexcept>
#include <thread>

namespace upstar {
namespace {

std::vector<std::size_t> first(std::size_t count) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

TEST(Workers, DoEveryCellOnceAndHandItOver) {
    Session session;
    std::vector<int> done(500, 0);
    std::vector<int> taken(500, 0);
    const auto fault = run_cells(session, first(500), 4,
                                 {[&](std::size_t i) { ++done[i]; },
                                  [&](std::size_t i) {
                                      ++taken[i];
                                      return true;
                                  },
                                  {}});
    EXPECT_FALSE(fault);
    EXPECT_EQ(done, std::vector<int>(500, 1));
    EXPECT_EQ(taken, std::vector<int>(500, 1));
}

TEST(Workers, KeepTheFirstFaultWhateverItIs) {
    Session session;
    const auto fault_of = [&](const std::function<void()>& fail) {
        std::size_t taken = 0;
        const auto fault = run_cells(session, first(20), 2,
                                     {[&](std::size_t i) {
                                          if (i == 5) fail();
                                      },
                                      [&](std::size_t) {
                                          ++taken;
                                          return true;
                                      },
                                      {}});
        EXPECT_GE(taken, 4u);
        EXPECT_LT(taken, 20u);
        return fault ? fault->message() : "";
    };
    EXPECT_EQ(fault_of([] { throw Error(ErrorKind::Limit, "enough"); }), "enough");
    EXPECT_EQ(fault_of([] { throw std::runtime_error("odd"); }), "odd");
    EXPECT_EQ(fault_of([] { throw std::bad_alloc(); }).rfind("out of memory", 0), 0u);
}

TEST(Workers, CancelWhatRunsOnceNoMoreIsWanted) {
    Session session;
    const auto fault = run_cells(session, first(2), 2,
                                 {[&](std::size_t i) {
                                      while (i == 1) {
                                          session.context().poll();
                                          std::this_thread::yield();
                                      }
                                  },
                                  [](std::size_t) { return false; },
                                  {}});
    EXPECT_FALSE(fault);
    EXPECT_FALSE(session.context().stopped());
}

TEST(Workers, PassOnWhatTheCollectorThrows) {
    Session session;
    EXPECT_THROW(run_cells(session, first(9), 3,
                           {[](std::size_t) {},
                            [](std::size_t) -> bool { throw Error(ErrorKind::Input, "no room"); },
                            {}}),
                 Error);
    EXPECT_FALSE(session.context().stopped());
}

TEST(Workers, TickWhileACellIsLong) {
    Session session;
    std::atomic<int> ticks{0};
    run_cells(session, first(1), 1,
              {[&](std::size_t) {
                   while (ticks < 2) std::this_thread::sleep_for(std::chrono::milliseconds(10));
               },
               [](std::size_t) { return true; }, [&] { ++ticks; }});
    EXPECT_GE(ticks, 2);
}

}  // namespace
}  // namespace upstar
