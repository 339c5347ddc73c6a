// Theorems found, proved and refuted, and what programs read of them.
#include "upstar/games/circular_nim/theorems/theorem.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"

namespace upstar::circular_nim {
namespace {

TEST(Theorem, IsFoundAndProvedWithItsStrategy) {
    Context context;
    const Theorem theorem = find_theorem({3, 2}, 6, 0, context);
    ASSERT_TRUE(theorem.is_proved()) << theorem.missing;
    EXPECT_FALSE(theorem.is_refuted());
    const Json json = json_of(theorem);
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["game"], "CN(3,2)");
    EXPECT_EQ(json["proved"], true);
    EXPECT_EQ(json["set"], Json::array({"(a,a,a)"}));
    EXPECT_EQ(json["scope"], "CN(3,2), all stack sizes");
    EXPECT_EQ(json["moves"], theorem.proof->moves.size());
    EXPECT_EQ(json["strategy"], Json(strategy(*theorem.proof)));
    EXPECT_EQ(strategy(*theorem.proof).size(), theorem.proof->moves.size());
    EXPECT_FALSE(json.contains("missing"));
}

TEST(Theorem, ThatIsWrongSaysWhere) {
    Context context;
    const Theorem theorem = prove_set({4, 2}, parse_stack_set("(a,b,a,c)", 4, true), 0, context);
    EXPECT_TRUE(theorem.is_refuted());
    EXPECT_FALSE(theorem.is_proved());
    const Json json = json_of(theorem);
    EXPECT_EQ(json["proved"], false);
    EXPECT_EQ(json["position"], (Stacks{1, 0, 0, 0}));
    EXPECT_EQ(json["missing"], describe(*theorem.proof->flaw));
    EXPECT_FALSE(json.contains("strategy"));
}

TEST(Theorem, WithNimSumsHoldsForAllStackSizes) {
    Context context;
    const Theorem theorem =
        prove_set({3, 1}, parse_stack_set("(a,b,c): a^b^c = 0", 3, true), 0, context);
    ASSERT_TRUE(theorem.is_proved()) << theorem.missing;
    EXPECT_EQ(conclusion(theorem), "proved: CN(3,1), all stack sizes");
    const Json json = json_of(theorem);
    EXPECT_EQ(json["scope"], "CN(3,1), all stack sizes");
    EXPECT_EQ(json["reduced"], "a, b, c");
    EXPECT_FALSE(json.contains("proved_below"));
}

TEST(Theorem, ThatIsProvedWithABoundOnlySaysSo) {
    Context context;
    for (const auto& [set, bits] :
         {std::pair{"(a,b,c): a^b^c = 0", 4u}, std::pair{"(a,b,c): a^b^c = 0, a <= b^c", 0u}}) {
        const Theorem theorem = prove_set({3, 1}, parse_stack_set(set, 3, true), bits, context);
        EXPECT_FALSE(theorem.is_proved());
        EXPECT_TRUE(theorem.holds_in_scope()) << theorem.missing;
        const unsigned bound = bits == 0 ? 3 : bits;
        EXPECT_EQ(conclusion(theorem),
                  "proved for stacks < 2^" + std::to_string(bound) + " only: CN(3,1)");
        const Json json = json_of(theorem);
        EXPECT_EQ(json["proved"], false);
        EXPECT_EQ(json["proved_below"], 1u << bound);
        EXPECT_TRUE(json.contains("strategy"));
    }
}

TEST(ProofCheck, SaysOfEachScriptWhoDecidedIt) {
    using Answer = SolverVerdict::Answer;
    ProofCheck check;
    check.scripts = {{"I.smt2", {{"cvc5", {Answer::Unsat}}, {"z3", {Answer::Unsat}}}},
                     {"II.smt2", {{"cvc5", {Answer::None, "unknown"}}, {"z3", {Answer::Unsat}}}},
                     {"III.smt2", {{"cvc5", {Answer::NotThere}}, {"z3", {Answer::Sat}}}}};
    EXPECT_EQ(findings_of(check),
              (std::vector<std::string>{
                  "I.smt2: cvc5 unsat, z3 unsat", "II.smt2: cvc5 no answer (unknown), z3 unsat",
                  "III.smt2: cvc5 not there, z3 sat",
                  "decided: 1 script by cvc5 and z3, 1 script by z3, 1 script by nobody"}));
}

}  // namespace
}  // namespace upstar::circular_nim
