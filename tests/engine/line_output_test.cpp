#include "upstar/engine/line_output.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace upstar {
namespace {

TEST(LineOutput, KeepsLittleForASlowReaderAndLosesNothing) {
    constexpr int kThreads = 4;
    constexpr int kLines = 2000;
    const std::string line(9999, 'x');
    std::atomic<bool> reads = false;
    std::atomic<std::size_t> given = 0;
    std::string read;
    LineOutput output([&](std::string_view lines) {
        while (!reads) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        read += lines;
    });
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i)
        threads.emplace_back([&] {
            for (int k = 0; k < kLines; ++k) {
                output.say(line + "\n");
                given += line.size() + 1;
            }
        });
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_LT(given, std::size_t{2} << 20);
    reads = true;
    for (std::thread& thread : threads) thread.join();
    output.flush();
    std::string expected;
    for (int i = 0; i < kThreads * kLines; ++i) expected += line + "\n";
    EXPECT_TRUE(read == expected);
}

}  // namespace
}  // namespace upstar
