// Theorems found, proved and refuted, and what programs read of them.
#include "upstar/games/circular_nim/theorems/theorem.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
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

TEST(Theorem, NeedsAGameOfFewStacks) {
    EXPECT_NO_THROW(require_provable({10, 10}));
    for (const CircularRules& rules : {CircularRules{11, 2}, {3, 4}, {3, 0}, {0, 0}})
        EXPECT_THROW(require_provable(rules), Error) << rules.stacks;
}

TEST(Theorem, IsMissingWithoutAPattern) {
    Pattern pattern;
    pattern.learnt = 4;
    pattern.tested = 5;
    pattern.fails = Stacks{1, 2, 3};
    EXPECT_EQ(shortcoming(pattern), "the best set found is wrong at (1,2,3)");
    EXPECT_EQ(dumped(json_of({3, 2}, pattern)),
              R"~({"schema":1,"game":"CN(3,2)","found":false,)~"
              R"~("missing":"the best set found is wrong at (1,2,3)","learnt":4,"tested":5})~");
}

TEST(ProofCheckAnswer, HasTheScriptsAndTheFaults) {
    ProofCheck check;
    check.claim = "CN(3,2), all stack sizes";
    check.scripts.push_back({"II.smt2", {}});
    check.faults = {"II.smt2 is undecided"};
    EXPECT_EQ(describe(check),
              "II.smt2: \nII.smt2 is undecided\nrefused: CN(3,2), all stack sizes\n");
    EXPECT_EQ(dumped(json_of(check)),
              R"~({"schema":1,"claim":"CN(3,2), all stack sizes","accepted":false,)~"
              R"~("scripts":[{"file":"II.smt2","unsatisfiable":false}],)~"
              R"~("faults":["II.smt2 is undecided"]})~");
}

}  // namespace
}  // namespace upstar::circular_nim
