#include "upstar/games/circular_nim/rules/set_nim.h"

#include <gtest/gtest.h>

#include <iterator>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "games/circular_nim/sieve/small_games.h"
#include "naive/naive_stacks.h"
#include "upstar/base/error.h"
#include "upstar/positions/position.h"

namespace upstar::circular_nim {
namespace {

static_assert(Ruleset<SetNim>);

using Position = SetNim::Position;

Position position(const CircularRules& rules, const naive::Row& stacks) {
    CircularNim::Stacks array{};
    for (std::size_t i = 0; i < stacks.size(); ++i)
        array[i] = static_cast<std::uint16_t>(stacks[i]);
    return {rules, array};
}

naive::Row row(const Position& p) {
    naive::Row stacks;
    for (std::size_t i = 0; i < p.rules().stacks; ++i) stacks.push_back(p[i]);
    return stacks;
}

TEST(SetNim, OptionsPartsSymmetriesAndKnownValuesAreThoseOfBruteForce) {
    const std::uint32_t most[] = {0, 9, 6, 4, 3};
    for (const CircularRules& rules : random_families(4, 120)) {
        const naive::Cube cube(rules, most[rules.stacks]);
        for (const naive::Row& stacks : cube.positions()) {
            const Position p = position(rules, stacks);
            const std::string what = p.to_string();
            const std::uint32_t value = cube.nim_value(stacks);
            std::vector<Position> options, parts;
            p.options(options);
            std::set<naive::Row> reached;
            for (const Position& option : options) reached.insert(row(option));
            EXPECT_EQ(reached, naive::options(rules, stacks)) << what;
            EXPECT_EQ(options.size(), reached.size()) << what;
            EXPECT_GE(p.most_options(), options.size()) << what;
            p.decompose(parts);
            std::uint32_t sum = 0;
            for (const Position& part : parts) sum ^= cube.nim_value(row(part));
            EXPECT_EQ(sum, value) << what;
            EXPECT_EQ(cube.nim_value(row(p.canonical())), value) << what;
            if (const auto known = p.known_nim_value()) {
                EXPECT_EQ(*known, value) << what;
            }
        }
    }
}

TEST(SetNim, ReadsAndWritesTheSetsBehindTheStacks) {
    for (const std::string& text : SetNim::about().examples) {
        const Position p = SetNim().parse(text);
        EXPECT_EQ(p.to_string(), text);
        EXPECT_EQ(SetNim().parse(text), p);
        EXPECT_EQ(hash_value(SetNim().parse(text)), hash_value(p));
    }
    EXPECT_EQ(SetNim().parse("1,2,3/cb,a,bc").to_string(), "1,2,3/bc,a");
    EXPECT_FALSE(SetNim().parse("1,2/a,b") == SetNim().parse("1,2/ab"));
}

TEST(SetNim, SaysWhatIsWrong) {
    const auto fault = [](const std::string& text) {
        try {
            SetNim().parse(text);
        } catch (const Error& error) {
            return std::to_string(error.offset().value()) + ": " + error.message();
        }
        return std::string("a position");
    };
    EXPECT_EQ(fault("3,5"), "3: the sets that moves take from are missing: write 3,5,7/ab,bc");
    EXPECT_EQ(fault("3,5/"), "4: sets of stacks are letters joined by commas: abc,cd");
    EXPECT_EQ(fault("3,5/ab,,b"), "7: sets of stacks are letters joined by commas: abc,cd");
    EXPECT_EQ(fault("3,5/abc"), "4: the sets name a stack beyond the last of 2");
    EXPECT_EQ(fault("3,/a"), "2: a stack is missing here; an empty one is written 0");
}

}  // namespace
}  // namespace upstar::circular_nim
