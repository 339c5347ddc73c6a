#include "upstar/games/circular_nim/theorems/partition_proof.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "naive_nim.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

PartitionProof prove(const CircularRules& rules, const std::string& set, unsigned bits = 0) {
    Context context;
    return prove_partition({rules, parse_stack_set(set, rules), bits}, context);
}

struct Theorem {
    CircularRules rules;
    const char* set;
    unsigned bits = 0;
};

void PrintTo(const Theorem& given, std::ostream* out) { *out << given.set; }

class Claim : public testing::TestWithParam<Theorem> {};

// Each from the slides, or, for CN(7,4), the variations and paths, found by this program.
TEST_P(Claim, IsProved) {
    const auto& [rules, set, bits] = GetParam();
    const PartitionProof proof = prove(rules, set, bits);
    EXPECT_EQ(proof.verdict, ProofVerdict::Proved)
        << game_name(rules) << proof.missing << (proof.flaw ? describe(*proof.flaw) : "");
    // What its moves do, once more by brute force.
    for (const Stacks& position : naive::positions(rules, rules.stacks > 6 ? 1 : 2)) {
        bool wins = false;
        for (const WinningMove& move : proof.moves)
            if (const auto option = apply(rules, proof.claim.set, move, position)) {
                EXPECT_TRUE(naive::options(rules, position).contains(*option));
                EXPECT_TRUE(proof.claim.set.contains(*option));
                wins = true;
            }
        EXPECT_FALSE(wins && proof.claim.set.contains(position));
    }
}

constexpr auto kEach = Removal::AtLeastFromEach;

INSTANTIATE_TEST_SUITE_P(
    Slides, Claim,
    testing::Values(Theorem{{3, 2}, "(a,a,a)"}, Theorem{{4, 2}, "(a,b,a,b)"},
                    Theorem{{5, 2}, "(a,b,c,d,b): a+b = c+d, a = max"},
                    Theorem{{5, 3}, "(0,b,c,d,b): b = c+d"},
                    Theorem{{6, 3}, "(a,b,c,d,e,f): a+b = d+e, b+c = e+f"},
                    Theorem{{6, 5}, "(a,a,a,a,a,a)"}, Theorem{{4, 4}, "(0,0,0,0)"},
                    Theorem{{1, 1}, "(0)"}, Theorem{{2, 1}, "(a,b): a^b = 0", 6},
                    Theorem{{4, 1}, "(a,b,c,d): a^b^c^d = 0", 3},
                    Theorem{{8, 6}, "(0,x,a,b,e,c,d,x): a+b = c+d = x, e = min(x,a+d)"},
                    Theorem{{6, 4}, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a^c^e=0, a=min", 2}));

INSTANTIATE_TEST_SUITE_P(
    Further, Claim,
    testing::Values(Theorem{{7, 4},
                            "(0,0,a,b,c,d,a): a = b+c+d; (a,a,b,a,b,a,b): a <= b;"
                            "(a,a,b,c,d,c,b): a+b = c+d, 0 < a, a < d;"
                            "(0,a,b,c,d,0,e): e = a+b = c+d;"
                            "(a,b,c,d,e,a,f): a+f = b+c = d+e, c < f, d < f, f = max"},
                    Theorem{{3, 3, kEach, 1}, "(0,a,b)"},
                    Theorem{{3, 3, Removal::AtLeastInTotal, 3}, "(a,b,c): a+b+c < 3"},
                    Theorem{{4, 3, Removal::AtLeastInTotal, 3},
                            "(a,b,c,d): d = min, a+b+c <= 3d+2, d mod 3 = 0"},
                    Theorem{{3, 3, Removal::ExactlyInTotal, 2}, "(a,b,c): a+b+c mod 4 < 2"},
                    Theorem{{2, 2, Removal::FixedFromEach, 2}, "(a,b): a <= b, a mod 4 < 2"},
                    Theorem{{2, 2, Removal::FixedFromSome, 1}, "(a,b): a mod 2 = 0, b mod 2 = 0"},
                    Theorem{{2, 1, Removal::AtLeastInTotal, 1, false}, "(a,a)"},
                    Theorem{{2, 2, kEach, 2, false}, "(a,b): a < 2"}));

struct Mutation {
    CircularRules rules;
    const char* set;
    unsigned bits = 0;
};

void PrintTo(const Mutation& given, std::ostream* out) { *out << given.set; }

class WrongSet : public testing::TestWithParam<Mutation> {};

TEST_P(WrongSet, IsRefutedByATrueCounterexample) {
    const auto& [rules, set, bits] = GetParam();
    const PartitionProof proof = prove(rules, set, bits);
    ASSERT_EQ(proof.verdict, ProofVerdict::Refuted) << proof.missing;
    const Flaw& flaw = *proof.flaw;
    const StackSet& wrong = proof.claim.set;
    const std::set<Stacks> options = naive::options(rules, flaw.position);
    if (flaw.option) {
        EXPECT_TRUE(wrong.contains(flaw.position));
        EXPECT_TRUE(wrong.contains(*flaw.option));
        EXPECT_TRUE(options.contains(*flaw.option));
    } else {
        EXPECT_FALSE(wrong.contains(flaw.position));
        EXPECT_TRUE(std::none_of(options.begin(), options.end(),
                                 [&](const Stacks& option) { return wrong.contains(option); }));
    }
}

// The last ones are right on small stacks, so that the solver has to find the fault.
INSTANTIATE_TEST_SUITE_P(
    Mutations, WrongSet,
    testing::Values(Mutation{{4, 2}, "(a,b,a,c)"}, Mutation{{4, 2}, "(a,b,a,b): a <= 2"},
                    Mutation{{5, 2}, "(a,b,c,d,b): a+b = c+d"},
                    Mutation{{5, 2}, "(a,b,c,d,b): a+b = c+d+1, a = max"},
                    Mutation{{5, 3}, "(0,b,c,d,b): b >= c+d"},
                    Mutation{{6, 3}, "(a,b,c,d,e,f): a+b = d+e"},
                    Mutation{{6, 3}, "(a,b,c,d,e,f): a+b = d+e, b+c = e+f, c < 3"},
                    Mutation{{3, 1}, "(a,b,c): a+b = c", 3}, Mutation{{3, 3, kEach, 1}, "(0,0,a)"},
                    Mutation{{4, 2}, "(a,b,a,b): a < 30"},
                    Mutation{{5, 3}, "(0,b,c,d,b): b = c+d; (70,70,70,70,70)"},
                    Mutation{{3, 2}, "(a,a,a); (a,a,b): a = 90, b = 95"}));

TEST(PartitionProof, NeedsABoundWhereANimSumIsNotSaidToBeZero) {
    EXPECT_THROW(prove({3, 1}, "(a,b,c): a^b^c = 0, a <= b^c"), Error);
    EXPECT_EQ(prove({3, 1}, "(a,b,c): a^b^c = 0, a <= b^c", 3).verdict, ProofVerdict::Proved);
}

TEST(PartitionProof, EndsWhenItIsCancelled) {
    Context context;
    context.cancel();
    EXPECT_THROW(prove_partition({{5, 2}, parse_stack_set("(a,a,a,a,a)", 5, true), 0}, context),
                 Error);
}

TEST(PartitionProof, NamesItsScope) {
    EXPECT_EQ(scope_name({{5, 2}, {}, 0}), "CN(5,2), all stack sizes");
    EXPECT_EQ(scope_name({{6, 4}, {}, 5}), "CN(6,4), stacks < 2^5");
    EXPECT_EQ(game_name({4, 2, kEach, 1}), "CN(4,2) V3");
    EXPECT_EQ(game_name({4, 2, Removal::ExactlyInTotal, 2, false}), "PN(4,2) V6(2)");
}

}  // namespace
}  // namespace upstar::circular_nim
