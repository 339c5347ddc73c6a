#include "upstar/games/circular_nim/sieve/sieve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

#include "naive/naive_stacks.h"
#include "small_games.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

std::vector<Stacks> sieved(const CircularRules& rules, std::uint32_t most,
                           const SieveOptions& options = {}) {
    Context context;
    std::vector<Stacks> all = sieve(context, Cube(rules, most), options).all();
    EXPECT_EQ(context.memory_charged(), 0u);
    return all;
}

std::uint64_t count(const CircularRules& rules, std::uint32_t most) {
    Context context;
    return sieve(context, Cube(rules, most), {.keep = false}).count();
}

std::string text(const CircularRules& rules) {
    return std::to_string(rules.stacks) + " " + std::to_string(rules.window) + " removal " +
           std::to_string(static_cast<int>(rules.removal)) + " a " + std::to_string(rules.amount) +
           (rules.family   ? rules.family->name
            : rules.circle ? " circle"
                           : " path");
}

// The sieve beside mex by the definition, on every position of the cube.
void expect_mex(const CircularRules& rules, std::uint32_t most, unsigned threads) {
    const naive::Cube cube(rules, most);
    std::vector<Stacks> expected;
    for (const naive::Row& stacks : cube.positions())
        if (cube.nim_value(stacks) == 0) expected.push_back(stacks);
    ASSERT_EQ(sieved(rules, most, {.threads = threads}), expected) << text(rules) << " " << most;
}

TEST(Sieve, FindsThePositionsWhoseMexIsZero) {
    const std::uint32_t most[] = {0, 9, 6, 4, 3, 2};
    for (const CircularRules& rules : small_games(5)) expect_mex(rules, most[rules.stacks], 1);
}

TEST(Sieve, FindsThePositionsWhoseMexIsZeroInSetNim) {
    const std::uint32_t most[] = {0, 9, 6, 4, 3, 2};
    for (const CircularRules& rules : random_families(5, 300))
        expect_mex(rules, most[rules.stacks], 1);
}

TEST(Sieve, NecklaceNimIsCircularNimWithEmptyStacks) {
    for (std::uint32_t n = 2; n <= 5; ++n)
        for (std::uint32_t k = 2; k <= n; ++k) {
            std::vector<Stacks> expected;
            for (const Stacks& p : sieved({n + k - 2, k}, 3))
                if (std::all_of(p.begin() + n, p.end(), [](std::uint32_t s) { return s == 0; }))
                    expected.emplace_back(p.begin(), p.begin() + n);
            EXPECT_EQ(sieved(rules_of(necklace(n, k)), 3), expected) << n << " " << k;
        }
}

// E. H. Moore 1910: in every binary digit, the number of ones is divisible by k + 1.
TEST(Sieve, FindsThePositionsOfMooresTheorem) {
    for (const std::uint32_t n : {2u, 3u, 4u, 5u})
        for (std::uint32_t k = 1; k <= n; ++k) {
            std::uint64_t right = 0;
            const std::vector<Stacks> found = sieved(rules_of(sets_of_size(n, k)), 7);
            for (const Stacks& p : found)
                for (unsigned digit = 0; digit < 3; ++digit) {
                    std::uint32_t ones = 0;
                    for (const std::uint32_t stack : p) ones += stack >> digit & 1;
                    right += ones % (k + 1) == 0 ? 1 : 0;
                }
            EXPECT_EQ(right, 3 * found.size()) << n << " " << k;
            std::uint64_t ways = 0;
            for (std::uint32_t ones = 0; ones <= n; ones += k + 1) {
                std::uint64_t choose = 1;
                for (std::uint32_t i = 0; i < ones; ++i) choose = choose * (n - i) / (i + 1);
                ways += choose;
            }
            EXPECT_EQ(found.size(), ways * ways * ways) << n << " " << k;
        }
}

TEST(SlowSieve, FindsThePositionsWhoseMexIsZeroFurtherOut) {
    const std::uint32_t most[] = {0, 70, 18, 7, 5, 3, 2};
    for (const CircularRules& rules : small_games(6)) expect_mex(rules, most[rules.stacks], 1);
}

TEST(SlowSieve, FindsThePositionsWithoutAMoveToOneOfThemInEveryCubeOfSixStacksUpToFive) {
    for (const CircularRules& rules : small_games(6)) {
        if (rules.stacks < 5) continue;
        ASSERT_EQ(sieved(rules, 5, {.threads = 1}), naive::zeros(rules, 5)) << text(rules);
    }
}

TEST(SlowSieve, FindsThePositionsWhoseMexIsZeroWithRowsOfManyWords) {
    for (const std::uint32_t most : {63u, 64u, 70u, 130u, 300u})
        for (const Removal removal : kRemovals)
            for (const std::uint32_t a : {1u, 3u}) {
                expect_mex({1, 1, removal, a}, most, 1);
                if (most < 100) expect_mex({2, 1, removal, a}, most, 1);
            }
}

// k = 1: each stack alone has floor(p/a), or its parity where exactly a are taken.
TEST(Sieve, WithOneStackAMoveItIsNim) {
    const std::vector<Stacks> positions = sieved({4, 1}, 12);
    for (const Stacks& p : positions) EXPECT_EQ(p[0] ^ p[1] ^ p[2] ^ p[3], 0u);
    EXPECT_EQ(count({4, 1}, 15), 16u * 16 * 16);
    EXPECT_EQ(count({3, 1}, 100), [] {
        std::uint64_t zero = 0;
        for (unsigned a = 0; a <= 100; ++a)
            for (unsigned b = 0; b <= 100; ++b) zero += (a ^ b) <= 100 ? 1 : 0;
        return zero;
    }());
}

TEST(Sieve, FindsTheClosedFormsOfTheTheorems) {
    for (std::uint32_t n = 1; n <= 6; ++n) EXPECT_EQ(count({n, n}, 6), 1u);
    for (std::uint32_t n = 2; n <= 6; ++n) {
        for (const Stacks& p : sieved({n, n - 1}, 6))
            EXPECT_TRUE(std::all_of(p.begin(), p.end(), [&](auto s) { return s == p[0]; }));
        EXPECT_EQ(count({n, n - 1}, 6), 7u) << n;
    }
    for (const Stacks& p : sieved({4, 2}, 12)) EXPECT_TRUE(p[0] == p[2] && p[1] == p[3]);
    for (const Stacks& p : sieved({6, 3}, 8))
        EXPECT_TRUE(p[0] + p[1] == p[3] + p[4] && p[1] + p[2] == p[4] + p[5]);
}

// The positions of a cube of which `form` is true, read from some stack on in some direction.
std::vector<Stacks> of_form(std::uint32_t n, std::uint32_t most,
                            const std::function<bool(const Stacks&)>& form) {
    const Cube cube({n, 1}, most);
    std::vector<Stacks> all;
    for (std::uint64_t i = 0; i < cube.positions(); ++i) {
        Stacks p = cube.stacks(i);
        bool has_form = false;
        for (int side = 0; side < 2; ++side) {
            for (std::uint32_t turn = 0; turn < n; ++turn) {
                has_form = has_form || form(p);
                std::rotate(p.begin(), p.begin() + 1, p.end());
            }
            std::reverse(p.begin(), p.end());
        }
        if (has_form) all.push_back(p);
    }
    return all;
}

// Heubach and Dufour's theorems on CN(5,2), CN(5,3), CN(6,3), CN(6,4), and their claim on CN(8,6).
TEST(Sieve, FindsTheSetsOfTheTheorems) {
    const auto least = [](const Stacks& p) { return *std::min_element(p.begin(), p.end()); };
    const auto most = [](const Stacks& p) { return *std::max_element(p.begin(), p.end()); };
    EXPECT_EQ(sieved({5, 2}, 7), of_form(5, 7, [&](const Stacks& p) {
                  return p[0] == most(p) && p[1] == p[4] && p[0] + p[1] == p[2] + p[3];
              }));
    EXPECT_EQ(sieved({5, 3}, 7), of_form(5, 7, [&](const Stacks& p) {
                  return p[0] == 0 && p[1] == p[4] && p[1] == p[2] + p[3];
              }));
    const auto sums_agree = [](const Stacks& p) {
        return p[0] + p[1] == p[3] + p[4] && p[1] + p[2] == p[4] + p[5];
    };
    EXPECT_EQ(sieved({6, 3}, 4), of_form(6, 4, sums_agree));
    EXPECT_EQ(sieved({6, 4}, 5), of_form(6, 5, [&](const Stacks& p) {
                  return sums_agree(p) && (p[0] ^ p[2] ^ p[4]) == 0 && p[0] == least(p);
              }));
    EXPECT_EQ(sieved({8, 6}, 3), of_form(8, 3, [&](const Stacks& p) {
                  return p[0] == 0 && p[1] == p[7] && p[2] + p[3] == p[1] && p[5] + p[6] == p[1] &&
                         p[4] == std::min(p[1], p[2] + p[6]);
              }));
}

TEST(Sieve, CountsWhatThePaperAndIndependentSievesCount) {
    EXPECT_EQ(count({4, 2}, 12), 169u);
    EXPECT_EQ(count({5, 2}, 12), 1833u);
    EXPECT_EQ(count({5, 3}, 12), 391u);
    EXPECT_EQ(count({6, 3}, 8), 3321u);
    EXPECT_EQ(count({6, 4}, 8), 431u);
    EXPECT_EQ(count({8, 4}, 4), 4241u);
    EXPECT_EQ(count({10, 5}, 2), 1273u);
    EXPECT_EQ(count({8, 6}, 5), 451u);
    EXPECT_EQ(count({6, 2}, 15), 52024u);
}

TEST(SlowSieve, CountsWhatPlainSievesTakeLongFor) { EXPECT_EQ(count({7, 5}, 15), 2409u); }

TEST(Sieve, KnowsWhatItHolds) {
    Context context;
    const PPositions set = sieve(context, Cube({8, 4}, 4));
    EXPECT_TRUE(set.contains({0, 0, 1, 0, 0, 1, 0, 1}));
    EXPECT_TRUE(set.contains({1, 2, 3, 4, 1, 2, 3, 4}));
    EXPECT_FALSE(set.contains({0, 0, 1, 0, 0, 1, 0, 2}));
    EXPECT_FALSE(set.contains({5, 0, 0, 0, 5, 0, 0, 0}));
    EXPECT_FALSE(set.contains({0}));
    const PPositions two = sieve(context, Cube({2, 1}, 9));
    EXPECT_TRUE(two.contains({9, 9}));
    EXPECT_FALSE(two.contains({9, 8}));
}

TEST(Sieve, ThreadsFindTheSame) {
    const CircularRules games[] = {{6, 2},
                                   {6, 4},
                                   {6, 3, Removal::FixedFromSome, 2},
                                   {6, 2, Removal::AtLeastFromEach, 1, false},
                                   {6, 2, Removal::AtLeastInTotal, 3},
                                   {6, 3, Removal::ExactlyInTotal, 2}};
    for (const CircularRules& rules : games) {
        const std::uint32_t most = rules.amount > 1 ? 14 : 16;
        EXPECT_GT(plan_sieve(Cube(rules, most), 3).threads, 1u) << text(rules);
        Context context;
        std::vector<std::uint64_t> one;
        std::vector<std::uint64_t> three;
        const auto into = [](std::vector<std::uint64_t>& all) {
            return [&all](std::size_t, std::span<const std::uint64_t> numbers) {
                all.insert(all.end(), numbers.begin(), numbers.end());
            };
        };
        sieve(context, Cube(rules, most), {.threads = 1, .keep = false, .layer_done = into(one)});
        sieve(context, Cube(rules, most), {.threads = 3, .keep = false, .layer_done = into(three)});
        EXPECT_EQ(one, three) << text(rules);
    }
}

TEST(Sieve, GoesOnFromAnyLayerAsIfNothingHadHappened) {
    for (const CircularRules& rules : small_games(5)) {
        if (rules.stacks < 4) continue;
        const Cube cube(rules, 4);
        std::vector<std::vector<std::uint64_t>> layers;
        Context context;
        const std::vector<Stacks> whole =
            sieve(context, cube,
                  {.threads = 1,
                   .layer_done =
                       [&](std::size_t layer, std::span<const std::uint64_t> numbers) {
                           EXPECT_EQ(layer, layers.size());
                           layers.emplace_back(numbers.begin(), numbers.end());
                       }})
                .all();
        ASSERT_EQ(layers.size(), sieve_layers(cube));
        for (std::size_t begun = 0; begun <= layers.size(); ++begun) {
            const std::vector<std::vector<std::uint64_t>> first(
                layers.begin(), layers.begin() + static_cast<std::ptrdiff_t>(begun));
            EXPECT_EQ(sieved(rules, 4, {.begun = first}), whole)
                << text(rules) << " from " << begun;
        }
    }
}

TEST(Sieve, RefusesWhatDoesNotFitAndSaysHowMuchItNeeds) {
    Context context(std::size_t{64} << 20);
    try {
        sieve(context, Cube({6, 2}, 63), {.threads = 1});
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
        EXPECT_EQ(error.message(),
                  "this cube has 68719476736 positions and needs 259 MiB of memory; there are 64 "
                  "MiB: take stacks up to 44 and one thread");
        EXPECT_EQ(error.remedy(), Remedy::raise_memory_limit());
    }
    EXPECT_EQ(context.memory_charged(), 0u);
    EXPECT_NO_THROW(check_fits(context, Cube({6, 2}, 44), 1));
    EXPECT_THROW(check_fits(context, Cube({6, 2}, 45), 1), Error);
}

TEST(Sieve, EndsWhenItIsCancelled) {
    Context context;
    const SieveOptions options = {.threads = 2, .layer_done = [&](std::size_t layer, auto) {
                                      if (layer == 2) context.cancel();
                                  }};
    EXPECT_THROW(sieve(context, Cube({6, 2}, 20), options), Error);
    context.resume();
    EXPECT_EQ(context.memory_charged(), 0u);
}

}  // namespace
}  // namespace upstar::circular_nim
