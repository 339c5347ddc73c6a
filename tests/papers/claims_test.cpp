// The run that decides claims: planted false ones are refuted, corrections are checked too.
#include "upstar/papers/claims.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/papers/checks.h"
#include "upstar/papers/papers_json.h"

namespace upstar {
namespace {

ClaimReport decided(const Claim& claim, Effort effort = Effort::Quick) {
    Session session;
    return examine({session, effort}, claim);
}

Check domineering_row(const std::string& formula) {
    return for_all("domineering", "1x{n}", formula, {{"n", "1..6", "1..9", "1..12"}});
}

TEST(Claims, HoldWhereNoCheckFindsACounterexample) {
    const ClaimReport report =
        decided({"X-1", "", {all_true({"{0|*} == ^", "1 < 2"}), domineering_row("-(n/2).Floor")}});
    EXPECT_EQ(report.verdict, Verdict::Holds);
    EXPECT_EQ(report.scope, (std::vector<std::string>{"2 equations", "n = 1..6 (6 cases)"}));
    EXPECT_EQ(report.counterexample, "");
    EXPECT_TRUE(report.is_expected);
}

TEST(Claims, AreRefutedByAFalseExpression) {
    const ClaimReport report = decided({"X-1", "", {all_true({"1 < 2", "{0|*} == ^2"})}});
    EXPECT_EQ(report.verdict, Verdict::Refuted);
    EXPECT_EQ(report.counterexample, "{0|*} == ^2 is false");
}

TEST(Claims, AreRefutedByAnExpressionThatIsNoTruthValue) {
    EXPECT_EQ(decided({"X-1", "", {all_true({"{0|*}"})}}).counterexample, "{0|*} is ^");
}

TEST(Claims, AreRefutedByTheFirstPositionOfAFamily) {
    const ClaimReport report = decided({"X-1", "", {domineering_row("1-(n/2).Floor")}});
    EXPECT_EQ(report.verdict, Verdict::Refuted);
    EXPECT_EQ(report.counterexample, "1x1 = 0, not 1 (n = 1)");
    EXPECT_EQ(decided({"X-1", "", {domineering_row("G == 0")}}).counterexample, "1x2 = -1 (n = 2)");
}

TEST(Claims, AreCorrectedOnlyByACorrectionThatHolds) {
    Claim claim{"X-1", "", {all_true({"1 == 2"})}, "one is one", {domineering_row("G <= 0")}};
    ClaimReport report = decided(claim);
    EXPECT_EQ(report.verdict, Verdict::Corrected);
    EXPECT_EQ(report.correction, "one is one");
    EXPECT_EQ(report.counterexample, "1 == 2 is false");
    EXPECT_EQ(report.scope, std::vector<std::string>{"n = 1..6 (6 cases)"});

    claim.corrected = {all_true({"1 == 3"})};
    report = decided(claim);
    EXPECT_EQ(report.verdict, Verdict::Refuted);
    EXPECT_EQ(report.correction, "");
    EXPECT_EQ(report.counterexample,
              "1 == 2 is false; and against the correction: 1 == 3 is false");
}

TEST(Claims, ThatHoldAsPrintedNeedNoCorrection) {
    const ClaimReport report =
        decided({"X-1", "", {all_true({"1 == 1"})}, "something else", {all_true({"1 == 2"})}});
    EXPECT_EQ(report.verdict, Verdict::Holds);
    EXPECT_EQ(report.correction, "");
}

TEST(Claims, ConjecturesStayOpenOrFall) {
    Claim claim{"X-1", "", {domineering_row("G <= 0")}, "", {}, ClaimKind::Conjecture};
    EXPECT_EQ(decided(claim).verdict, Verdict::Open);
    EXPECT_EQ(decided(claim).scope, std::vector<std::string>{"n = 1..6 (6 cases)"});
    claim.checks = {domineering_row("G == 0")};
    EXPECT_EQ(decided(claim).verdict, Verdict::Refuted);
    Claim question{"X-2", "", {}, "", {}, ClaimKind::Question};
    EXPECT_EQ(decided(question).verdict, Verdict::Open);
    question.settled = "Euler";
    EXPECT_EQ(decided(question).verdict, Verdict::Settled);
}

TEST(Claims, ConjecturesThatWereSettledSinceNameTheSourceAndWhatWasChecked) {
    Claim claim{"X-1", "", {domineering_row("G <= 0")}, "", {}, ClaimKind::Conjecture, "Euler"};
    ClaimReport report = decided(claim);
    EXPECT_EQ(report.verdict, Verdict::Settled);
    EXPECT_EQ(report.settled, "Euler");
    EXPECT_EQ(report.scope, std::vector<std::string>{"n = 1..6 (6 cases)"});
    claim.checks = {domineering_row("G == 0")};
    report = decided(claim);
    EXPECT_EQ(report.verdict, Verdict::Refuted);
    EXPECT_EQ(report.settled, "");
    EXPECT_FALSE(report.is_expected);
}

TEST(Claims, RefutationsAreNewsUnlessTheyAreKnown) {
    Claim claim{"X-1", "", {all_true({"1 == 2"})}, "", {}, ClaimKind::Conjecture};
    EXPECT_FALSE(decided(claim).is_expected);
    claim.falls = Effort::Usual;
    EXPECT_FALSE(decided(claim, Effort::Quick).is_expected);
    EXPECT_TRUE(decided(claim, Effort::Usual).is_expected);
    claim.checks = {all_true({"1 == 1"})};
    EXPECT_FALSE(decided(claim, Effort::Usual).is_expected);
}

TEST(Claims, ThatHoldAsPrintedAreNewsWhereACorrectionWasKnown) {
    const Claim claim{"X-1", "", {all_true({"1 == 1"})}, "else", {all_true({"1 == 1"})}};
    EXPECT_FALSE(decided(claim).is_expected);
}

TEST(Claims, ProofsThatFailAreNotSilent) {
    const Check open = [](const Examination&) -> Finding { return {"", "", false, "all sizes"}; };
    const Check proof = [](const Examination&) -> Finding { return {"all sizes", "", true}; };
    const ClaimReport without = decided({"X-1", "", {all_true({"1 == 1"}), open}});
    EXPECT_FALSE(without.proved);
    EXPECT_EQ(without.unproved, std::vector<std::string>{"all sizes"});
    EXPECT_TRUE(decided({"X-1", "", {proof}}).proved);
}

TEST(Claims, ThatSomethingIsFalseNeedACounterexample) {
    EXPECT_EQ(decided({"X-1", "", {fails(all_true({"1 == 2"}))}}).scope,
              std::vector<std::string>{"but 1 == 2 is false"});
    EXPECT_EQ(decided({"X-1", "", {fails(all_true({"1 == 1"}))}}).verdict, Verdict::Refuted);
}

TEST(Claims, RangesGrowWithTheEffort) {
    const Claim claim{"X-1", "", {domineering_row("G <= 0")}};
    EXPECT_EQ(decided(claim, Effort::Usual).scope[0], "n = 1..9 (9 cases)");
    EXPECT_EQ(decided(claim, Effort::Full).scope[0], "n = 1..12 (12 cases)");
}

TEST(Claims, AreNotDecidedByAnInterruptedRun) {
    Session session;
    session.context().cancel();
    EXPECT_THROW(examine({session, Effort::Quick}, {"X-1", "", {domineering_row("G <= 0")}}),
                 Error);
}

TEST(Claims, CountsAreReadable) {
    EXPECT_EQ(counted(1, "case"), "1 case");
    EXPECT_EQ(counted(0, "case"), "0 cases");
    EXPECT_EQ(counted(999, "case"), "999 cases");
    EXPECT_EQ(counted(29523, "strip"), "29,523 strips");
    EXPECT_EQ(counted(1234567, "strip"), "1,234,567 strips");
}

TEST(Papers, HaveClaimsWithIdsOfTheirOwn) {
    for (const Paper& paper : papers()) {
        std::vector<std::string> ids;
        for (const Claim& claim : paper.claims) {
            EXPECT_EQ(claim.id.substr(0, 3), paper.claims.front().id.substr(0, 3)) << claim.id;
            EXPECT_EQ(std::count(ids.begin(), ids.end(), claim.id), 0) << claim.id;
            EXPECT_EQ(claim.checks.empty(), claim.kind == ClaimKind::Question) << claim.id;
            EXPECT_EQ(claim.correction.empty(), claim.corrected.empty()) << claim.id;
            EXPECT_FALSE(claim.kind == ClaimKind::Theorem && !claim.settled.empty()) << claim.id;
            ids.push_back(claim.id);
        }
    }
}

TEST(Papers, AreExaminedUpToAnErrorAndWrittenAsJson) {
    const Check limit = [](const Examination&) -> Finding {
        throw Error(ErrorKind::Limit, "time limit reached");
    };
    const Paper paper = {
        "x", "X", {{"X-1", "one", {all_true({"1 < 2"})}}, {"X-2", "two", {limit}}}};
    Session session;
    const PapersReport report = examine_papers({session}, {&paper});
    const Json json = papers_json(report);
    ASSERT_EQ(json["claims"].size(), 1u);
    EXPECT_EQ(json["claims"][0]["claim"], "X-1");
    EXPECT_EQ(json["claims"][0]["verdict"], "holds");
    EXPECT_EQ(json["claims"][0]["expected"], true);
    for (const char* key : {"proved", "settled", "unproved", "note"})
        EXPECT_TRUE(json["claims"][0].contains(key)) << key;
    EXPECT_TRUE(report.is_expected());
    EXPECT_EQ(dumped(json["stopped"]), R"({"kind":"limit","message":"time limit reached"})");
}

TEST(Papers, AreNamedByTheirKeys) {
    EXPECT_EQ(papers_called("").size(), papers().size());
    EXPECT_EQ(papers_called("ernst")[0]->key, "ernst");
    EXPECT_THROW(papers_called("euler"), Error);
}

}  // namespace
}  // namespace upstar
