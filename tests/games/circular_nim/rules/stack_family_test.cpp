#include "upstar/games/circular_nim/rules/stack_family.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

std::string sets_text(const StackFamily& family) {
    std::string text;
    for (const StackMask set : family.sets) {
        text += text.empty() ? "" : ",";
        for (const std::size_t place : places_of(set)) text += static_cast<char>('a' + place);
    }
    return text;
}

std::vector<StackFamily> some_families() {
    return {windows_on_circle(6, 2),
            windows_on_circle(5, 5),
            windows_on_path(6, 4),
            necklace(6, 3),
            necklace(2, 2),
            stepping_windows(8, 3, {1, 2}),
            stepping_windows(6, 3, {3}),
            sets_of_size(5, 3),
            family_of_sets("abc,cd"),
            family_of_sets("ab,bc,ca,de", 6),
            family_of_sets("a,b,c,d,e,f,g")};
}

TEST(StackFamily, MakersNameTheSetsThatAMoveTakesFrom) {
    EXPECT_EQ(sets_text(windows_on_circle(4, 2)), "ab,bc,cd,ad");
    EXPECT_EQ(sets_text(windows_on_circle(3, 3)), "abc");
    EXPECT_EQ(sets_text(windows_on_path(4, 2)), "ab,bc,cd");
    EXPECT_EQ(sets_text(necklace(5, 3)), "abc,bcd,cde,ae");
    EXPECT_EQ(sets_text(sets_of_size(4, 3)), "abc,abd,acd,bcd");
    EXPECT_EQ(sets_text(stepping_windows(5, 2, {1, 2})), "ab,bc,cd,de,ae,ac,bd,ce,ad,be");
    EXPECT_EQ(sets_text(family_of_sets("cba,dc,abc")), "abc,cd");
}

// On a circle of six, three stacks with step 3 are two: i, i + 3, i again.
TEST(StackFamily, AStepThatComesRoundMakesASmallerSet) {
    EXPECT_EQ(sets_text(stepping_windows(6, 3, {3})), "ad,be,cf");
}

TEST(StackFamily, WithTheStepOneItIsCircularNim) {
    for (std::uint32_t n = 2; n <= 7; ++n)
        for (std::uint32_t k = 1; k <= n; ++k)
            EXPECT_EQ(stepping_windows(n, k, {1}).sets, windows_on_circle(n, k).sets);
}

TEST(StackFamily, TheWindowsOfCircularNimAreOfItsFamily) {
    for (const bool circle : {true, false}) {
        const CircularRules rules{7, 3, Removal::AtLeastInTotal, 1, circle};
        const StackFamily family = circle ? windows_on_circle(7, 3) : windows_on_path(7, 3);
        EXPECT_EQ(windows_of(rules), family.sets);
        EXPECT_EQ(symmetries(rules), family.symmetries);
    }
}

TEST(StackFamily, IsMadeOfItsNameAgain) {
    for (const StackFamily& family : some_families())
        EXPECT_EQ(family_named(family.name), family) << family.name;
    EXPECT_EQ(family_of_sets("cba,dc").name, "SN(4;abc,cd)");
    EXPECT_EQ(stepping_windows(8, 3, {2, 1, 2}).name, "EN(8,3;1,2)");
}

TEST(StackFamily, SymmetriesAreAGroupThatMapsSetsToSets) {
    for (const StackFamily& family : some_families()) {
        const std::set<Image> group(family.symmetries.begin(), family.symmetries.end());
        EXPECT_EQ(group.size(), family.symmetries.size());
        const std::set<StackMask> sets(family.sets.begin(), family.sets.end());
        for (const Image& a : group) {
            std::set<StackMask> mapped;
            for (const StackMask set : sets) {
                StackMask image = 0;
                for (const std::size_t place : places_of(set)) image |= StackMask{1} << a[place];
                mapped.insert(image);
            }
            EXPECT_EQ(mapped, sets) << family.name;
            for (const Image& b : group) {
                Image both(a.size());
                for (std::size_t i = 0; i < both.size(); ++i) both[i] = a[b[i]];
                EXPECT_TRUE(group.contains(both)) << family.name;
            }
        }
    }
    EXPECT_EQ(family_of_sets("abc,cd").symmetries.size(), 2u);  // a and b change places
    EXPECT_EQ(family_of_sets("ab,bc,ca").symmetries.size(), 6u);
    EXPECT_EQ(family_of_sets("a,b,c,d,e,f,g").symmetries.size(), 14u);  // 7! are too many
}

TEST(StackFamily, EveryPositionCanBeTurned) {
    std::mt19937 random(5);
    for (const StackFamily& family : some_families()) {
        const auto turns = turning(family.symmetries);
        for (int tries = 0; tries < 200; ++tries) {
            std::vector<unsigned> p(family.stacks);
            for (unsigned& stack : p) stack = static_cast<unsigned>(random()) % 4;
            EXPECT_TRUE(std::any_of(
                family.symmetries.begin(), family.symmetries.end(),
                [&](const Image& image) {
                    return std::all_of(turns.begin(), turns.end(), [&](const auto& turn) {
                        return p[image[turn.first]] >= p[image[turn.second]];
                    });
                }))
                << family.name;
        }
    }
}

TEST(StackFamily, RefusesWhatIsNoFamily) {
    for (const char* name :
         {"",         "CN",        "CN(3)",      "CN(3,4)",     "CN(3,2",    "CN(3,2)x",
          "XN(3,2)",  "CN(3,2;1)", "EN(5,2)",    "EN(5,2;)",    "EN(5,2;0)", "EN(5,2;5)",
          "SN(3)",    "SN(3;)",    "SN(3;abcd)", "SN(3;ab,,c)", "SN(3;AB)",  "MN(26,13)",
          "CN(27,2)", "NN(4,1)",   "CN(9999,2)"})
        EXPECT_THROW(family_named(name), Error) << name;
}

}  // namespace
}  // namespace upstar::circular_nim
