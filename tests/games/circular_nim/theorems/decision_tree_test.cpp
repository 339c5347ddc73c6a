#include "upstar/games/circular_nim/theorems/decision_tree.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "naive_nim.h"
#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {
namespace {

PartitionProof proved(const CircularRules& rules, const std::string& set) {
    Context context;
    return prove_partition({rules, parse_stack_set(set, rules), 0}, context);
}

bool is_sorted_reading(const Stacks& p, bool circle) {
    if (!circle) return p.front() >= p.back();
    return std::all_of(p.begin(), p.end(), [&](auto stack) { return stack <= p.front(); }) &&
           (p.size() < 3 || p[1] >= p.back());
}

struct Case {
    CircularRules rules;
    const char* set;
    std::uint32_t largest;
};

class EveryTree : public testing::TestWithParam<Case> {};

TEST_P(EveryTree, LeadsIntoTheSetByALegalMoveFromEverywhere) {
    const auto& [rules, set, largest] = GetParam();
    const PartitionProof proof = proved(rules, set);
    ASSERT_EQ(proof.verdict, ProofVerdict::Proved);
    Context context;
    const std::optional<DecisionTree> tree =
        decision_tree(proof.claim, proof.moves, context, proof.reduction);
    ASSERT_TRUE(tree);
    for (const Stacks& position : naive::positions(rules, largest)) {
        if (!is_sorted_reading(position, rules.circle)) continue;
        Stacks known;
        const WayIn* way = way_in(*tree, position, &known);
        ASSERT_NE(way, nullptr) << to_string(position);
        std::optional<Stacks> after = way->leads_to(rules, known);
        ASSERT_TRUE(after) << to_string(position);
        after->resize(rules.stacks);  // without the number that was lowered
        EXPECT_TRUE(proof.claim.set.contains(*after)) << to_string(position);
        if (way->window) {
            EXPECT_TRUE(is_removal(rules, window_places(rules, *way->window), position, *after))
                << to_string(position) << " to " << to_string(*after);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    DecisionTree, EveryTree,
    testing::Values(
        Case{{3, 2}, "(a,a,a)", 12}, Case{{5, 2}, "(a,b,c,d,b): a+b = c+d, a = max", 6},
        Case{{5, 3}, "(a,b,c,a,0): a = b+c", 6},
        // With nim sums.
        Case{{3, 1}, "(a,b,c): a^b^c = 0", 12},
        Case{{5, 1, Removal::AtLeastFromEach, 1, false}, "(a,b,c,d,e): a^b^c^d^e = 0", 4},
        Case{{6, 4}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f, b <= e, b^d^f = 0", 4},
        Case{{6, 3}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f", 4},
        Case{{3, 2, Removal::FixedFromSome, 1}, "(a,b,c): a+b mod 2 = 0, a+c mod 2 = 0", 10},
        Case{{4, 2, Removal::FixedFromEach, 1}, "(a,b,c,d): b+d <= a+c, b+d mod 2 = 0", 8},
        Case{{5, 2, Removal::AtLeastFromEach, 1}, "(a,b,c,b,b): b = min", 6},
        Case{{3, 2, Removal::AtLeastInTotal, 2}, "(a,b,c): c = min, a+b <= 2c+1, c mod 2 = 0", 12},
        Case{{3, 2, Removal::ExactlyInTotal, 2}, "(a,b,c): a+b+c mod 4 <= 1", 12},
        Case{{3, 2, Removal::AtLeastInTotal, 1, false}, "(a,0,a)", 12},
        Case{{4, 2, Removal::AtLeastInTotal, 1, false}, "(a,0,b,c): a = b+c", 8},
        // Set Nim, with no symmetry but the reversal.
        Case{rules_of(necklace(4, 3)), "(a,b,c,a): a = b+c", 7}));

TEST(DecisionTree, HasAMinimumOfSums) {
    const PartitionProof proof = proved({3, 3}, "(a,b,c): a+b+c = min(a,b)");
    ASSERT_EQ(proof.verdict, ProofVerdict::Proved);
    Context context;
    EXPECT_TRUE(decision_tree(proof.claim, proof.moves, context));
}

TEST(DecisionTree, IsTheSameEachTime) {
    const PartitionProof proof = proved({5, 3}, "(a,b,c,a,0): a = b+c");
    Context context;
    const auto first = decision_tree(proof.claim, proof.moves, context);
    const auto second = decision_tree(proof.claim, proof.moves, context);
    EXPECT_EQ(first->leaves(), second->leaves());
}

TEST(DecisionTree, IsNotThereIfMovesAreMissing) {
    const PartitionProof proof = proved({5, 3}, "(a,b,c,a,0): a = b+c");
    Context context;
    EXPECT_FALSE(decision_tree(proof.claim, {}, context));
}

TEST(DecisionTree, EndsWhenTheWorkIsCancelled) {
    const PartitionProof proof = proved({5, 3}, "(a,b,c,a,0): a = b+c");
    Context context;
    context.cancel();
    EXPECT_THROW(decision_tree(proof.claim, proof.moves, context), Error);
}

}  // namespace
}  // namespace upstar::circular_nim
