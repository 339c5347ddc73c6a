#include "upstar/games/circular_nim/rules/circular_nim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "naive/naive_stacks.h"
#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_quotient.h"
#include "upstar/positions/position.h"
#include "upstar/search/grundy.h"

namespace upstar::circular_nim {
namespace {

static_assert(Ruleset<CircularNim>);
static_assert(ImpartialPosition<CircularNim::Position> && Decomposable<CircularNim::Position>);
static_assert(Symmetric<CircularNim::Position> && KnowsNimValue<CircularNim::Position>);

using Position = CircularNim::Position;
using Texts = std::vector<std::string>;

CircularNim with(const std::vector<Argument>& arguments) {
    return CircularNim(Settings(CircularNim::about()).with(CircularNim::about(), arguments));
}

Position position(const CircularRules& rules, const naive::Row& stacks) {
    CircularNim::Stacks array{};
    for (std::size_t i = 0; i < stacks.size(); ++i)
        array[i] = static_cast<std::uint16_t>(stacks[i]);
    return {rules, array};
}

Texts texts(const std::vector<Position>& positions) {
    Texts all;
    for (const Position& p : positions) all.push_back(p.to_string());
    return all;
}

Texts components(const Position& p) {
    std::vector<Position> out;
    p.decompose(out);
    Texts all = texts(out);
    std::sort(all.rbegin(), all.rend());
    return all;
}

std::string fault(const CircularNim& rules, const std::string& text) {
    try {
        rules.parse(text);
    } catch (const Error& error) {
        return std::to_string(error.offset().value()) + ": " + error.message();
    }
    return "stacks";
}

constexpr Removal kRemovals[] = {Removal::FixedFromSome, Removal::FixedFromEach,
                                 Removal::AtLeastFromEach, Removal::AtLeastInTotal,
                                 Removal::ExactlyInTotal};

// All games with few stacks, each with stacks as high as is still quick.
std::vector<std::pair<CircularRules, std::uint32_t>> small_games() {
    std::vector<std::pair<CircularRules, std::uint32_t>> games;
    const std::uint32_t most[] = {0, 12, 9, 6, 4, 3};
    for (std::uint32_t n = 1; n <= 5; ++n)
        for (std::uint32_t k = 1; k <= n; ++k)
            for (const Removal removal : kRemovals)
                for (std::uint32_t a = 1; a <= 3; ++a)
                    for (const bool circle : {true, false})
                        games.push_back({{n, k, removal, a, circle}, most[n]});
    return games;
}

TEST(CircularNim, OptionsAreThoseOfTheExampleInThePaper) {
    std::vector<Position> out;
    const Position p = CircularNim().parse("0,1,2");
    p.options(out);
    EXPECT_EQ(out.size(), 5u);
    std::set<std::string> classes;
    for (const Position& option : out) classes.insert(option.canonical().to_string());
    EXPECT_EQ(classes, (std::set<std::string>{"0,0,0", "0,0,1", "0,0,2", "0,1,1"}));
}

TEST(CircularNim, OptionsAreThoseOfTheDefinitionEachOnce) {
    for (const auto& [rules, most] : small_games()) {
        const naive::Cube cube(rules, std::min(most, rules.stacks < 4 ? 3u : 2u));
        for (const naive::Row& stacks : cube.positions()) {
            std::set<std::string> expected;
            for (const naive::Row& option : naive::options(rules, stacks))
                expected.insert(position(rules, option).to_string());
            std::vector<Position> out;
            position(rules, stacks).options(out);
            const Texts found = texts(out);
            EXPECT_EQ(std::set<std::string>(found.begin(), found.end()), expected);
            EXPECT_EQ(found.size(), expected.size());
        }
    }
}

TEST(SlowCircularNim, NimValueIsTheMexOfTheDefinition) {
    for (const auto& [rules, most] : small_games()) {
        const naive::Cube cube(rules, most);
        Context context;
        GrundySearch<Position> search(context);
        for (const naive::Row& stacks : cube.positions()) {
            const Position p = position(rules, stacks);
            ASSERT_EQ(search.nim_value(p), cube.nim_value(stacks)) << p.to_string();
            if (const auto known = p.known_nim_value()) {
                ASSERT_EQ(*known, cube.nim_value(stacks)) << p.to_string();
            }
            ASSERT_EQ(p.canonical().canonical(), p.canonical()) << p.to_string();
        }
    }
}

TEST(SlowCircularNim, StacksDividedByTheNumberOfTheRuleKeepTheNimValue) {
    std::size_t games = 0;
    for (const auto& [rules, most] : small_games()) {
        const std::optional<CircularRules> quotient = quotient_game(rules);
        if (!quotient) continue;
        ++games;
        const naive::Cube cube(rules, most);
        const naive::Cube quotients(*quotient, most / rules.amount);
        for (const naive::Row& stacks : cube.positions()) {
            naive::Row divided = stacks;
            for (std::uint32_t& stack : divided) stack /= rules.amount;
            ASSERT_EQ(cube.nim_value(stacks), quotients.nim_value(divided))
                << position(rules, stacks).to_string();
        }
    }
    EXPECT_EQ(games, 15u * 3 * 3 * 2 + 5u * 2 * 3 * 2);
}

TEST(CircularNim, EmptyStacksSeparateWhatNoMoveReachesTogether) {
    EXPECT_EQ(components(CircularNim().parse("1,2,0,3,0,0")),
              (Texts{"1,2,0,0,0,0", "0,0,0,3,0,0"}));
    EXPECT_EQ(components(with({{"k", "3"}}).parse("1,0,2,0,0,3")), (Texts{"1,0,2,0,0,3"}));
    EXPECT_EQ(components(with({{"k", "3"}}).parse("1,2,0,0,3,0,0")),
              (Texts{"1,2,0,0,0,0,0", "0,0,0,0,3,0,0"}));
    EXPECT_EQ(components(with({{"rule", "V3"}}).parse("1,2,0,3,0,4,5,0")),
              (Texts{"1,2,0,0,0,0,0,0", "0,0,0,0,0,4,5,0"}));
    EXPECT_EQ(components(with({{"rule", "V5"}, {"a", "4"}}).parse("1,1,2,1,0")), Texts());
}

TEST(CircularNim, RotationsAndReflectionsAreOne) {
    const CircularNim circle;
    for (const char* text : {"3,1,4,1,5", "1,4,1,5,3", "5,1,4,1,3"})
        EXPECT_EQ(circle.parse(text).canonical().to_string(), "1,3,5,1,4");
    const CircularNim path = with({{"board", "path"}});
    EXPECT_EQ(path.parse("0,3,1,0").canonical().to_string(), "1,3,0,0");
    EXPECT_EQ(path.parse("3,1,4").canonical().to_string(), "3,1,4");
}

TEST(CircularNim, RefusesBadTextAndSaysWhere) {
    const std::string form = "stacks are whole numbers joined by commas, such as 3,1,4,1,5";
    const std::string missing = "a stack is missing here; an empty one is written 0";
    EXPECT_EQ(fault({}, ""), "0: " + missing);
    EXPECT_EQ(fault({}, "3,"), "2: " + missing);
    EXPECT_EQ(fault({}, "3,,1"), "2: " + form);
    EXPECT_EQ(fault({}, "3,-1"), "2: " + form);
    EXPECT_EQ(fault({}, "1,70000"), "6: too many tokens: a stack has at most 65535");
    EXPECT_EQ(fault({}, "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"), "33: too many stacks: at most 16");
    EXPECT_EQ(fault({}, "4"),
              "1: a move needs k => 2 stacks side by side, and here are 1; give a smaller k");
    EXPECT_EQ(fault(with({{"n", "5"}}), "1,2,3"),
              "5: this board has n => 5 stacks, and here are 3");
    EXPECT_EQ(fault({}, "9000,9000,1"),
              "11: too many moves: such a position may have at most about 1000000; take smaller "
              "stacks, or a smaller k");
    EXPECT_THROW(with({{"n", "3"}, {"k", "4"}}), Error);
}

}  // namespace
}  // namespace upstar::circular_nim
