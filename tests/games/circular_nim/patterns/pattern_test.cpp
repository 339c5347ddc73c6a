#include "upstar/games/circular_nim/patterns/pattern.h"

#include <gtest/gtest.h>

#include <ostream>

#include "games/circular_nim/theorems/naive_nim.h"
#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {
namespace {

struct Game {
    CircularRules rules;
    std::uint32_t largest;
    unsigned bits;
    std::size_t cases;
};

void PrintTo(const Game& given, std::ostream* out) { *out << game_name(given.rules); }

class Games : public testing::TestWithParam<Game> {};

TEST_P(Games, GiveAPatternThatIsRightAndProved) {
    const auto& [rules, largest, bits, cases] = GetParam();
    Context context;
    const Pattern pattern = find_pattern(rules, largest, context);
    ASSERT_TRUE(pattern.is_found()) << game_name(rules);
    EXPECT_EQ(pattern.set.cases.size(), cases) << to_string(pattern.set);
    const std::uint32_t small = rules.stacks > 6 ? 1 : rules.stacks > 4 ? 2 : 4;
    const std::set<Stacks> expected = naive::p_positions(rules, small);
    for (const Stacks& p : naive::positions(rules, small))
        EXPECT_EQ(pattern.set.contains(p), expected.contains(p)) << to_string(p);
    const PartitionProof proof = prove_partition({rules, pattern.set, bits}, context);
    EXPECT_EQ(proof.verdict, ProofVerdict::Proved) << to_string(pattern.set);
}

INSTANTIATE_TEST_SUITE_P(Small, Games,
                         testing::Values(Game{{3, 1}, 7, 3, 1}, Game{{4, 1}, 7, 2, 1},
                                         Game{{3, 2}, 8, 0, 1}, Game{{4, 2}, 8, 0, 1},
                                         Game{{4, 3}, 6, 0, 1}, Game{{4, 4}, 6, 0, 1},
                                         Game{{5, 2}, 8, 0, 1}, Game{{5, 3}, 8, 0, 1},
                                         Game{{6, 3}, 6, 0, 1}, Game{{6, 4}, 7, 2, 1}));

INSTANTIATE_TEST_SUITE_P(SlowLarge, Games,
                         testing::Values(Game{{7, 3}, 6, 0, 2}, Game{{7, 4}, 7, 0, 4},
                                         Game{{8, 6}, 5, 0, 2}, Game{{9, 4}, 4, 0, 3}));

INSTANTIATE_TEST_SUITE_P(Variations, Games,
                         testing::Values(Game{{3, 2, Removal::AtLeastFromEach, 1}, 8, 0, 1},
                                         Game{{5, 2, Removal::AtLeastFromEach, 1}, 8, 0, 1},
                                         Game{{3, 3, Removal::ExactlyInTotal, 2}, 8, 0, 1},
                                         Game{{3, 3, Removal::FixedFromSome, 1}, 8, 0, 1},
                                         Game{{3, 3, Removal::FixedFromEach, 2}, 8, 0, 1},
                                         Game{{3, 3, Removal::AtLeastFromEach, 2}, 8, 0, 1},
                                         Game{{3, 2, Removal::AtLeastInTotal, 3}, 10, 0, 2},
                                         Game{{4, 3, Removal::AtLeastInTotal, 2}, 10, 0, 1}));

INSTANTIATE_TEST_SUITE_P(SetNim, Games,
                         testing::Values(Game{{4, 2, Removal::AtLeastInTotal, 1, false}, 8, 0, 1},
                                         Game{{6, 3, Removal::AtLeastInTotal, 1, false}, 6, 0, 2},
                                         Game{rules_of(necklace(4, 3)), 8, 0, 1},
                                         Game{rules_of(necklace(5, 3)), 8, 0, 1},
                                         Game{rules_of(necklace(6, 5)), 6, 0, 1},
                                         Game{rules_of(stepping_windows(4, 2, {2})), 8, 0, 1},
                                         Game{rules_of(sets_of_size(4, 3)), 8, 0, 1},
                                         Game{rules_of(family_of_sets("abc,cd")), 8, 0, 1}));

INSTANTIATE_TEST_SUITE_P(SlowSetNim, Games,
                         testing::Values(Game{{8, 4, Removal::AtLeastInTotal, 1, false}, 0, 0, 2},
                                         Game{rules_of(necklace(7, 3)), 8, 0, 5},
                                         Game{rules_of(necklace(7, 4)), 0, 0, 2}));

TEST(Pattern, SaysWhatItCannotExplain) {
    Context context;
    const CircularRules halves{3, 1, Removal::AtLeastInTotal, 2};  // Nim with stacks halved
    const Pattern pattern = find_pattern(halves, 8, context);
    EXPECT_FALSE(pattern.is_found());
    EXPECT_TRUE(pattern.unexplained.has_value());
}

TEST(Pattern, NeedsAGameOfFewStacks) {
    EXPECT_NO_THROW(require_describable({10, 10}));
    for (const CircularRules& rules : {CircularRules{11, 2}, {3, 4}, {3, 0}, {0, 0}})
        EXPECT_THROW(require_describable(rules), Error) << rules.stacks;
}

}  // namespace
}  // namespace upstar::circular_nim
