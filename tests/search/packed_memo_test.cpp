#include "upstar/search/packed_memo.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <thread>
#include <unordered_map>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

using Memo = PackedMemo<std::uint32_t>;

constexpr std::uint64_t kKeys = (std::uint64_t{1} << Memo::kKeyBits) - 1;

// What is stored for a key, so that any other answer shows.
std::uint32_t rule(std::uint64_t key) { return static_cast<std::uint32_t>(mix(key)); }

TEST(PackedMemo, FindsWhatWasStoredWhileItGrows) {
    Context context;
    Memo memo(context);
    std::mt19937_64 random(7);
    std::vector<std::uint64_t> keys;
    for (int i = 0; i < 1'000'000; ++i) keys.push_back(random() & kKeys);
    for (const std::uint64_t key : keys) memo.store(key, rule(key));
    for (const std::uint64_t key : keys) ASSERT_EQ(memo.find(key), rule(key)) << key;
    EXPECT_EQ(memo.size(), std::set<std::uint64_t>(keys.begin(), keys.end()).size());
    for (int i = 0; i < 1'000'000; ++i) {
        const std::uint64_t key = random() & kKeys;
        ASSERT_EQ(memo.find(key).value_or(rule(key)), rule(key)) << key;
    }
}

TEST(PackedMemo, NeverTakesOneKeyForAnother) {
    // Keys that differ in few bits, as positions do.
    Context context;
    Memo memo(context);
    std::unordered_map<std::uint64_t, std::uint32_t> stored;
    std::mt19937_64 random(8);
    for (int i = 0; i < 300'000; ++i) {
        std::uint64_t key = 0;
        for (int bits = 0; bits < 6; ++bits) key |= std::uint64_t{1} << random() % Memo::kKeyBits;
        if (random() % 2 == 0) {
            memo.store(key, rule(key));
            stored.emplace(key, rule(key));
        }
        const auto found = memo.find(key);
        ASSERT_EQ(found.has_value(), stored.contains(key)) << key;
        ASSERT_EQ(found.value_or(rule(key)), rule(key)) << key;
    }
}

TEST(PackedMemo, KeepsTheFirstResult) {
    Context context;
    Memo memo(context);
    EXPECT_EQ(memo.find(5), std::nullopt);
    memo.store(5, 1);
    memo.store(5, 2);
    EXPECT_EQ(memo.find(5), 1u);
    EXPECT_EQ(memo.size(), 1u);
    memo.clear();
    EXPECT_EQ(memo.find(5), std::nullopt);
}

TEST(PackedMemo, ThreadsNeverSeeAWrongResult) {
    Context context;
    Memo memo(context);
    const auto work = [&](unsigned seed) {
        std::mt19937_64 random(seed);
        for (int i = 0; i < 400'000; ++i) {
            const std::uint64_t key = random() % 500'000 * 0x12345 & kKeys;
            if (const auto found = memo.find(key)) {
                if (*found != rule(key)) std::abort();
            } else {
                memo.store(key, rule(key));
            }
        }
    };
    std::thread other(work, 1);
    work(2);
    other.join();
    memo.drop_old_tables();
    EXPECT_GT(memo.size(), 200'000u);
}

TEST(PackedMemo, ChargesItsTablesAndGivesThemBack) {
    Context context(Memo::least_bytes());
    {
        Memo memo(context);
        EXPECT_EQ(context.memory_charged(), 0u);
        memo.store(1, 1);
        EXPECT_EQ(context.memory_charged(), Memo::least_bytes());
        const auto fill = [&] {
            for (std::uint64_t key = 0; key < 1'000'000; ++key) memo.store(key, 1);
        };
        EXPECT_THROW(fill(), Error);
        EXPECT_EQ(memo.find(1), 1u);
    }
    EXPECT_EQ(context.memory_charged(), 0u);
}

}  // namespace
}  // namespace upstar
