// Erickson's claims over small ranges: the verdict of each, and what the checks themselves notice.
#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "upstar/games/toads/toad_rules.h"
#include "upstar/papers/erickson_strips.h"
#include "upstar/papers/erickson_tables.h"
#include "upstar/papers/papers.h"

namespace upstar {

using namespace toads;
namespace {

TEST(Erickson, EveryClaimHasItsVerdict) {
    const std::map<std::string, Verdict> special = {
        {"TF-1", Verdict::Corrected},    {"TF-9", Verdict::Corrected},
        {"TF-9b", Verdict::Corrected},   {"TF-12b", Verdict::Corrected},
        {"TF-13", Verdict::Corrected},   {"TF-11b", Verdict::Open},
        {"TF-21 7.1", Verdict::Settled}, {"TF-21 7.2", Verdict::Settled},
        {"TF-21 7.3", Verdict::Settled}, {"TF-21 7.4", Verdict::Open},  // falls in a usual run
        {"TF-21 7.5", Verdict::Open},    {"TF-21 7.6", Verdict::Settled},
        {"TF-23", Verdict::Open},
    };
    Session session;
    std::size_t claims = 0;
    for (const Claim& claim : erickson().claims) {
        ++claims;
        const ClaimReport report = examine({session, Effort::Quick}, claim);
        const auto found = special.find(claim.id);
        EXPECT_EQ(report.verdict, found == special.end() ? Verdict::Holds : found->second)
            << claim.id << " " << report.counterexample;
        EXPECT_TRUE(report.is_expected) << claim.id;
    }
    EXPECT_EQ(claims, 34u);
}

TEST(SlowErickson, TheCounterexampleToConjecture74IsFoundInAUsualRun) {
    Session session;
    EXPECT_EQ(falls_at(7, 3)({session, Effort::Usual}).counterexample,
              "T^7 .^7 F^6 = 3*: whoever begins loses the difference (a = 7)");
}

TEST(Erickson, Conjecture74FallsOnlyWhereTheValueIsTheOneNamed) {
    Session session;
    const Finding five = falls_at(5, 3)({session, Effort::Usual});
    EXPECT_EQ(five.counterexample, "");
    EXPECT_EQ(five.scope, "T^5 .^5 F^4 is not 3*");
}

TEST(Erickson, PositionsSomeMovesAwayNeedNotBeIntegers) {
    Session session;
    const Examination quick{session, Effort::Quick};
    EXPECT_EQ(three_moves_away(Away::ByAnyMoves)(quick).counterexample,
              ".TTF... leads to .T.F..T = 1/2");
    EXPECT_EQ(three_moves_away(Away::ByAlternating)(quick).counterexample, "");
    EXPECT_EQ(eight_moves_away(Away::ByAlternating)(quick).counterexample,
              "T.TF.F...... leads to TF.F....T... = {7|3}");
    EXPECT_EQ(eight_moves_away(Away::WithoutIntegers)(quick).counterexample, "");
}

TEST(Erickson, TheTablesAreWholeAndEachEntryIsThereOnce) {
    std::map<std::tuple<int, int, int>, int> seen;
    for (const PrintedEntry& entry : symmetric_table()) {
        EXPECT_EQ(entry.a, entry.c);
        ++seen[{entry.a, entry.b, entry.c}];
    }
    EXPECT_EQ(seen.size(), 26u);
    for (const PrintedEntry& entry : unsymmetric_table()) {
        EXPECT_GT(entry.a, entry.c);
        ++seen[{entry.a, entry.b, entry.c}];
    }
    EXPECT_EQ(seen.size(), 26u + 85u);
    for (const auto& [place, count] : seen) EXPECT_EQ(count, 1);
}

TEST(Erickson, PlainToadsUseNoRule) {
    Session session;
    // T^5 . F is Theorem 5.2's; by plain recursion all its followers are evaluated.
    EXPECT_EQ(session.text(plain_toads()->parse("T^5 . F")->value(session.evaluators())),
              "{3|1||0}");
    std::size_t off = 0;
    const RulesetPtr plain = plain_toads();
    for (const Argument& setting : plain->settings().all()) off += setting.value == "off";
    EXPECT_EQ(off, kToadRules.size());
}

TEST(Erickson, TheCounterexampleToTheDeadPiecesIsTheShortest) {
    Session session;
    EXPECT_EQ(dead_pieces_as_printed()({session, Effort::Quick}).counterexample,
              "in .T the piece on square 2 is in no such run and never moves");
    EXPECT_EQ(dead_pieces_corrected()({session, Effort::Quick}).counterexample, "");
}

}  // namespace
}  // namespace upstar
