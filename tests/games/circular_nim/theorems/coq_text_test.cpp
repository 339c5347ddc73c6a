#include "upstar/games/circular_nim/theorems/coq_text.h"

#include <gtest/gtest.h>

#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {
namespace {

struct Case {
    CircularRules rules;
    const char* set;
};

PartitionProof proof_of(const Case& one) {
    Context context;
    PartitionProof proof =
        prove_partition({one.rules, parse_stack_set(one.set, one.rules), 0}, context);
    add_tree(proof, context);
    return proof;
}

std::string theorem_of(const Case& one) {
    const PartitionProof proof = proof_of(one);
    return proof.tree ? coq_theorem(proof.claim, *proof.tree) : "";
}

// What Coq says of a theorem, asked whether it proves the claim.
CoqVerdict verdict_of(const Case& claim, const std::string& theorem) {
    Context context;
    const auto& [rules, set] = claim;
    return coq_verdict(coq_check({rules, parse_stack_set(set, rules), 0}, theorem), context);
}

bool is_missing(const CoqVerdict& verdict) {
    return verdict.answer == CoqVerdict::Answer::NotThere;
}

class EveryTheorem : public testing::TestWithParam<Case> {};

TEST_P(EveryTheorem, IsAcceptedByCoqWithoutAxioms) {
    const CoqVerdict verdict = verdict_of(GetParam(), theorem_of(GetParam()));
    if (is_missing(verdict)) GTEST_SKIP() << "coqc is not there";
    EXPECT_EQ(to_string(verdict), "accepted, no axioms");
}

INSTANTIATE_TEST_SUITE_P(
    CoqText, EveryTheorem,
    testing::Values(Case{{3, 2}, "(a,a,a)"}, Case{{3, 1}, "(a,b,c): a^b^c = 0"},
                    Case{{5, 2}, "(a,b,c,d,b): a+b = c+d, a = max"},
                    Case{{3, 2, Removal::AtLeastInTotal, 2},
                         "(a,b,c): c = min, a+b <= 2c+1, c mod 2 = 0"},
                    Case{{4, 2, Removal::AtLeastInTotal, 1, false}, "(a,0,b,c): a = b+c"},
                    Case{rules_of(necklace(4, 3)), "(a,b,c,a): a = b+c"}));

// The other variations, among them a circle that is one window, and nim sums.
INSTANTIATE_TEST_SUITE_P(
    SlowCoqText, EveryTheorem,
    testing::Values(
        Case{{6, 3}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f"},
        Case{{6, 4}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f, b <= e, b^d^f = 0"},
        Case{{4, 1}, "(a,b,c,d): a^b^c^d = 0"},
        Case{{8, 1, Removal::AtLeastFromEach, 1, false}, "(a,b,c,d,e,f,g,h): a^b^c^d^e^f^g^h = 0"},
        Case{{3, 3, Removal::FixedFromSome, 1}, "(a,b,c): b mod 2 = 0, c mod 2 = 0, a mod 2 = 0"},
        Case{{4, 2, Removal::FixedFromEach, 1}, "(a,b,c,d): b+d <= a+c, b+d mod 2 = 0"},
        Case{{4, 3, Removal::AtLeastFromEach, 1}, "(a,b,0,0); (a,0,b,0)"},
        Case{{3, 2, Removal::AtLeastFromEach, 2}, "(a,b,c): b <= 1, c <= 1"},
        Case{{3, 2, Removal::ExactlyInTotal, 2}, "(a,b,c): a+b+c mod 4 <= 1"},
        Case{rules_of(stepping_windows(6, 3, {1, 2})), "(a,b,c,a,b,c)"},
        Case{rules_of(sets_of_size(4, 3)), "(a,a,a,a)"},
        Case{rules_of(family_of_sets("abc,cd")), "(a,b,0,c): c = a+b"}));

const Case kCase = {{4, 2}, "(a,b,a,b)"};

TEST(CoqText, OfAWrongSetIsRefused) {
    const PartitionProof right = proof_of({{5, 2}, "(a,b,c,d,b): a+b = c+d, a = max"});
    const Case wrong = {{5, 2}, "(a,b,c,d,b): a+b = c+d"};
    const std::string theorem =
        coq_theorem({wrong.rules, parse_stack_set(wrong.set, 5, true), 0}, *right.tree);
    const CoqVerdict verdict = verdict_of(wrong, theorem);
    if (is_missing(verdict)) GTEST_SKIP() << "coqc is not there";
    EXPECT_EQ(verdict.answer, CoqVerdict::Answer::Refused);
    EXPECT_NE(verdict.complaint.find("Cannot find witness"), std::string::npos)
        << verdict.complaint;
}

TEST(CoqText, OfAnotherGameOrSetIsRefused) {
    const std::string theorem = theorem_of(kCase);
    const CoqVerdict verdict = verdict_of({{4, 2, Removal::AtLeastInTotal, 2}, kCase.set}, theorem);
    if (is_missing(verdict)) GTEST_SKIP() << "coqc is not there";
    EXPECT_EQ(verdict.answer, CoqVerdict::Answer::Refused);
    EXPECT_EQ(verdict_of({{4, 2}, "(a,b,a,b): a <= b"}, theorem).answer,
              CoqVerdict::Answer::Refused);
}

// Where the ends may not be taken together, and where the stacks may be read in any order.
TEST(CoqText, OfAnotherFamilyOfSetsIsRefused) {
    const Case claim = {rules_of(necklace(4, 2)), "(a,b,a,b)"};
    const std::string theorem = theorem_of(claim);
    const CoqVerdict verdict = verdict_of(claim, theorem);
    if (is_missing(verdict)) GTEST_SKIP() << "coqc is not there";
    EXPECT_EQ(to_string(verdict), "accepted, no axioms");
    EXPECT_EQ(verdict_of({rules_of(windows_on_path(4, 2)), claim.set}, theorem).answer,
              CoqVerdict::Answer::Refused);
    EXPECT_EQ(verdict_of({rules_of(sets_of_size(4, 2)), claim.set}, theorem).answer,
              CoqVerdict::Answer::Refused);
}

// A file may say what it likes, and even that it has no axioms.
TEST(CoqText, ThatAssumesWhatItClaimsIsRefused) {
    std::string theorem = theorem_of(kCase);
    const std::size_t proof = theorem.rfind("Proof.");
    theorem = theorem.substr(0, proof) + "Admitted.\nLemma fine : True. exact I. Qed.\n" +
              "Print Assumptions fine.\n";
    const CoqVerdict verdict = verdict_of(kCase, theorem);
    if (is_missing(verdict)) GTEST_SKIP() << "coqc is not there";
    EXPECT_EQ(to_string(verdict), "refused: it rests on axioms");
}

TEST(CoqText, SaysTheGameAndTheSet) {
    const std::string theorem = theorem_of({{3, 2, Removal::AtLeastFromEach, 1}, "(a,0,0)"});
    EXPECT_NE(theorem.find("match p with [a; b; c] => b = 0 /\\ c = 0 | _ => False end."),
              std::string::npos)
        << theorem;
    EXPECT_NE(theorem.find("Theorem P_positions : forall p, length p = 3 ->\n"
                           "  (P Circle V3 2 p <-> in_set Circle cases p) /\\ "
                           "(N Circle V3 2 p <-> ~ in_set Circle cases p)."),
              std::string::npos)
        << theorem;
}

TEST(CoqText, SaysTheSetsOfAFamilyAndItsReadings) {
    const std::string theorem = theorem_of({rules_of(necklace(3, 2)), "(a,a,a)"});
    EXPECT_NE(theorem.find("Definition family : list (list nat) :=\n  [[0; 1]; [1; 2]; [0; 2]].\n"
                           "Definition readings : list (list nat) :=\n  [[0; 1; 2]; [2; 1; 0]].\n"),
              std::string::npos)
        << theorem;
    EXPECT_NE(theorem.find("Theorem P_positions : forall p, length p = 3 ->\n"
                           "  (P (V5 1) family p <-> in_set readings cases p) /\\ "
                           "(N (V5 1) family p <-> ~ in_set readings cases p)."),
              std::string::npos)
        << theorem;
}

TEST(CoqText, OfAMinimumSubtractsNothing) {
    const StackSet set = parse_stack_set("(a,b,c): a = min(b-c,c-a)", 3, true);
    const std::string check = coq_check({{3, 3}, set, 0}, "").back().text;
    EXPECT_NE(check.find("2*a+c = Nat.min (a+b) (2*c)"), std::string::npos) << check;
}

// For every number of stacks at once.
TEST(CoqText, OfNimIsATheoremWithoutAxioms) {
    Context context;
    const CoqVerdict verdict = coq_verdict(coq_check_of_nim(), context);
    if (is_missing(verdict)) GTEST_SKIP() << "coqc is not there";
    EXPECT_EQ(to_string(verdict), "accepted, no axioms");
}

TEST(SlowCoqText, OfAWrongSetWithNimSumsIsRefused) {
    const PartitionProof right =
        proof_of({{6, 4}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f, b <= e, b^d^f = 0"});
    const Case wrong = {{6, 4}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f, b^d^f = 0"};
    const std::string theorem =
        coq_theorem({wrong.rules, parse_stack_set(wrong.set, 6, true), 0}, *right.tree);
    const CoqVerdict verdict = verdict_of(wrong, theorem);
    if (is_missing(verdict)) GTEST_SKIP() << "coqc is not there";
    EXPECT_EQ(verdict.answer, CoqVerdict::Answer::Refused);
}

TEST(CoqText, IsNotMadeOfOtherNimSumsOrOfSmallStacks) {
    const StackSet nim = parse_stack_set("(a,b,c,d): a^b^c^d = 0", 4, true);
    EXPECT_EQ(without_theorem(Claimed{{4, 1}, nim, 0}), "");
    EXPECT_EQ(without_theorem(Claimed{{4, 2}, nim, 0}),
              "there is no Coq form for nim sums of more than 3 numbers");
    const CircularRules moore = rules_of(sets_of_size(3, 1));
    EXPECT_EQ(without_theorem(Claimed{moore, parse_stack_set("(a,b,c): a^b^c = 0", moore), 0}),
              "there is no Coq form for nim sums in MN(3,1)");
    EXPECT_EQ(without_theorem(Claimed{{3, 2}, parse_stack_set("(a,a,a)", 3, true), 4}),
              "a theorem for Coq is about all stack sizes, not stacks < 2^4");
}

}  // namespace
}  // namespace upstar::circular_nim
