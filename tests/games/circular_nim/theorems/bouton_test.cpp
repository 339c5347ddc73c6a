// Nim sums of all sizes: the laws, the proofs that rest on them, and what they must not prove.
#include "upstar/games/circular_nim/theorems/bouton.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "naive_nim.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"
#include "upstar/games/circular_nim/theorems/smt_solver.h"

namespace upstar::circular_nim {
namespace {

constexpr const char* kSixFour = "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a^c^e=0, a=min";
constexpr const char* kSameNimSums = "(a,b,c,d,e,f): a^b^d^e = 0, b^c^e^f = 0";
constexpr const char* kTwoNims = "(a,b,c,d,e,f): a^c^e = 0, b^d^f = 0";
constexpr const char* kTwoNimsAdded = "(a,b,c,d,e,f): a^c^e = 0, a^b^c^d^e^f = 0";

std::string nim_set(std::size_t stacks) {
    std::string names, sum;
    for (std::size_t i = 0; i < stacks; ++i) {
        names += (i == 0 ? "" : ",") + stack_name(i);
        sum += (i == 0 ? "" : "^") + stack_name(i);
    }
    return "(" + names + "): " + sum + " = 0";
}

PartitionProof prove(const CircularRules& rules, const std::string& set) {
    Context context;
    return prove_partition({rules, parse_stack_set(set, rules), 0}, context);
}

// As the proof may assume it.
bool is_turned(const StackSet& set, const Stacks& p) {
    const auto turns = turning(set.symmetries);
    return std::all_of(turns.begin(), turns.end(),
                       [&](const auto& turn) { return p[turn.first] >= p[turn.second]; });
}

CircularRules extended(const char* name) { return rules_of(family_named(name)); }

// Whatever the reduction gives, some formula is a move into the set: by brute force.
void expect_moves_into_the_set(const PartitionProof& proof, std::uint32_t largest) {
    const CircularRules& rules = proof.claim.rules;
    std::size_t moves = 0;
    for (const Stacks& position : naive::positions(rules, largest)) {
        const StackSet& set = proof.claim.set;
        if (!is_turned(set, position) || set.contains(position)) continue;
        const std::set<Stacks> options = naive::options(rules, position);
        for (const NimZeros& zero : proof.reduction.zeros(position)) {
            bool wins = false;
            for (const WinningMove& move : proof.moves) {
                const auto option = apply(rules, proof.claim.set, move, position, zero);
                if (!option) continue;
                EXPECT_TRUE(options.contains(*option)) << to_string(position);
                EXPECT_TRUE(proof.claim.set.contains(*option)) << to_string(position);
                wins = true;
            }
            EXPECT_TRUE(wins) << to_string(position);
            ++moves;
        }
    }
    EXPECT_GT(moves, 0u);
}

TEST(Bouton, NimWithAnyNumberOfStacksIsProvedForAllSizes) {
    for (const Removal removal : {Removal::AtLeastInTotal, Removal::AtLeastFromEach})
        for (std::uint32_t n = 3; n <= 8; ++n) {
            const PartitionProof proof = prove({n, 1, removal, 1}, nim_set(n));
            EXPECT_EQ(proof.verdict, ProofVerdict::Proved) << n << " " << proof.missing;
            expect_moves_into_the_set(proof, n == 3 ? 9 : n < 6 ? 3 : 1);
        }
}

TEST(Bouton, SixStacksInFoursAreProvedForAllSizes) {
    for (const char* set : {kSixFour, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f, b <= e, b^d^f = 0"}) {
        const PartitionProof proof = prove({6, 4}, set);
        ASSERT_EQ(proof.verdict, ProofVerdict::Proved) << proof.missing;
        expect_moves_into_the_set(proof, 3);
    }
}

TEST(Bouton, PathsWithNimSumsAreProvedForAllSizes) {
    EXPECT_EQ(prove({4, 1, Removal::AtLeastInTotal, 1, false}, nim_set(4)).verdict,
              ProofVerdict::Proved);
}

TEST(Bouton, SixStacksInPairsWithTwoStepsAreProvedForAllSizes) {
    for (const auto& [game, set] :
         {std::pair{"EN(6,2;1,2)", kSameNimSums}, std::pair{"EN(6,2;1,3)", kTwoNims},
          std::pair{"EN(6,2;1,3)", kTwoNimsAdded}}) {
        const PartitionProof proof = prove(extended(game), set);
        ASSERT_EQ(proof.verdict, ProofVerdict::Proved) << game << " " << proof.missing;
        expect_moves_into_the_set(proof, 3);
    }
}

std::vector<Stacks> zeros(const Reduction& reduction, const Stacks& position) {
    std::vector<Stacks> found;
    for (const NimZeros& zero : reduction.zeros(position)) found.push_back(zero.numbers);
    return found;
}

Reduction first_reduction(const char* game, const char* set) {
    return possible_reductions(parse_stack_set(set, extended(game))).front();
}

TEST(Bouton, TakesTheNumbersOfTheSameNimSumsAsAGroup) {
    EXPECT_EQ(to_string(first_reduction("EN(6,2;1,2)", kSameNimSums)), "a, d = b, e = c, f");
    EXPECT_EQ(to_string(first_reduction("EN(6,2;1,3)", kTwoNims)), "a, c, e; b, d, f");
    EXPECT_EQ(to_string(first_reduction("EN(6,2;1,3)", kTwoNimsAdded)), "a, c, e; b, d, f");
}

// The law of several groups, for all small numbers, by its words.
TEST(Bouton, MakesTheNimSumsOfGroupsEqual) {
    for (const Reduction& reduction :
         {first_reduction("EN(6,2;1,2)", kSameNimSums), first_reduction("EN(6,2;1,3)", kTwoNims)})
        for (const Stacks& position : naive::positions({6, 1}, 3)) {
            const std::vector<NimZeros> all = reduction.zeros(position);
            ASSERT_FALSE(all.empty()) << to_string(position);
            for (const NimZeros& zero : all) {
                for (const auto& places : zero.sums) {
                    std::uint32_t sum = 0;
                    for (const std::size_t place : places) sum ^= zero.numbers[place];
                    EXPECT_EQ(sum, 0u) << to_string(position);
                }
                std::size_t number = 0, whole_groups = 0;
                for (const auto& group : reduction.groups) {
                    std::size_t lowered = 0;
                    for (const Least& least : group) {
                        const std::int64_t before = least.front()(position);
                        EXPECT_LE(zero.numbers[number], before) << to_string(position);
                        lowered += zero.numbers[number++] < before ? 1 : 0;
                    }
                    EXPECT_LE(lowered, 1u) << to_string(position);
                    whole_groups += lowered == 0 ? 1 : 0;
                }
                EXPECT_GE(whole_groups, reduction.to_zero ? 0u : 1u) << to_string(position);
            }
        }
}

TEST(Bouton, ReducesOneNumberToNimSumZero) {
    const Reduction reduction = possible_reductions(parse_stack_set(nim_set(3), 3, true)).front();
    EXPECT_EQ(to_string(reduction), "a, b, c");
    EXPECT_EQ(zeros(reduction, {3, 5, 6}), std::vector<Stacks>({{3, 5, 6}}));
    EXPECT_EQ(zeros(reduction, {1, 2, 4}), std::vector<Stacks>({{1, 2, 3}}));
    EXPECT_EQ(zeros(reduction, {1, 1, 1}), std::vector<Stacks>({{0, 1, 1}, {1, 0, 1}, {1, 1, 0}}));
    for (const Stacks& p : naive::positions({3, 1}, 7))
        EXPECT_EQ(zeros(reduction, p).size() % 2, 1u) << to_string(p);
}

TEST(Bouton, MayReduceTheLesserOfOppositeStacks) {
    const std::vector<Reduction> found = possible_reductions(parse_stack_set(kSixFour, 6, true));
    EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const Reduction& reduction) {
        return to_string(reduction) == "min(a,d), min(c,f), min(e,b)";
    }));
}

SmtAnswer answer(const std::string& assertions, bool with_uniqueness) {
    Context context;
    SmtSolver solver;
    std::string script = declare_nim_sums(parse_stack_set(nim_set(3), 3, true), {});
    for (const char* name : {"a", "b", "c", "d"}) script += SmtText(0).declare(name);
    if (with_uniqueness) script += uniqueness({{"a", "b", "c"}, {"d", "a", "b"}});
    solver.add(script + assertions);
    return solver.check(context);
}

TEST(Bouton, UniquenessIsNeitherTooWeakNorTooStrong) {
    const std::string both = "(assert (and (X3 a b c) (X3 a b d)))";
    EXPECT_EQ(answer(both + "(assert (< c d))", false), SmtAnswer::Satisfiable);
    EXPECT_EQ(answer(both + "(assert (< c d))", true), SmtAnswer::Unsatisfiable);
    EXPECT_EQ(answer(both + "(assert (and (= a 3) (= b 5) (= c 6)))", true),
              SmtAnswer::Satisfiable);
}

class WrongNimSet : public testing::TestWithParam<std::pair<CircularRules, const char*>> {};

// The later ones are right on small stacks; a flaw that is named must be one.
TEST_P(WrongNimSet, IsNotProved) {
    const auto& [rules, set] = GetParam();
    const PartitionProof proof = prove(rules, set);
    EXPECT_NE(proof.verdict, ProofVerdict::Proved);
    if (!proof.flaw) return;
    const std::set<Stacks> options = naive::options(rules, proof.flaw->position);
    const StackSet& wrong = proof.claim.set;
    if (proof.flaw->option) {
        EXPECT_TRUE(wrong.contains(proof.flaw->position) && wrong.contains(*proof.flaw->option));
        EXPECT_TRUE(options.contains(*proof.flaw->option));
    } else {
        EXPECT_FALSE(wrong.contains(proof.flaw->position));
        EXPECT_TRUE(std::none_of(options.begin(), options.end(),
                                 [&](const Stacks& option) { return wrong.contains(option); }));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Mutations, WrongNimSet,
    testing::Values(
        std::pair{CircularRules{3, 1}, "(a,b,c): a^b = 0"},
        std::pair{CircularRules{3, 2}, "(a,b,c): a^b^c = 0"},
        std::pair{CircularRules{4, 1}, "(a,b,c,d): a^b^c = 0, d = 0"},
        std::pair{CircularRules{6, 4}, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a^c^e=0"},
        std::pair{CircularRules{6, 4}, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a^b^c=0, a=min"},
        std::pair{CircularRules{6, 4}, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, b^d^f=0, a=min"},
        std::pair{extended("EN(6,2;1,2)"), "(a,b,c,d,e,f): a^b^d^e = 0"},
        std::pair{extended("EN(6,2;1,2)"), kTwoNims},
        std::pair{extended("EN(6,2;1,3)"), kSameNimSums},
        std::pair{extended("EN(6,2;1,3)"), "(a,b,c,d,e,f): a^c^e = 0, b^d^f = 0, a <= 40"},
        std::pair{CircularRules{6, 1}, kTwoNims},
        std::pair{CircularRules{3, 1}, "(a,b,c): a^b^c = 0, a <= 40"},
        std::pair{CircularRules{3, 1}, "(a,b,c): a^b^c = 0; (70,70,70)"},
        std::pair{CircularRules{6, 4}, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a^c^e=0, a=min, a < 30"}));

}  // namespace
}  // namespace upstar::circular_nim
