// Erickson's claims over small ranges: the verdict of each, and what the checks themselves notice.
#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "upstar/base/error.h"
#include "upstar/games/toads/toad_rules.h"
#include "upstar/games/toads/worth_certificate.h"
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
    EXPECT_EQ(claims, 35u);
}

TEST(SlowErickson, ConjectureSevenFourFallsByItsCertificate) {
    Session session;
    const Check check = falls_by_certificate(conjecture_7_4_certificate());
    EXPECT_EQ(check({session, Effort::Usual}).counterexample,
              "T^7 .^7 F^6 = 3*: whoever begins loses the difference (a = 7)");
}

TEST(Erickson, ConjectureSevenFourFallsByNoOtherCertificate) {
    Session session;
    const auto finding = [&](const char* strip, const char* value) {
        const std::string text =
            decide_and_prove(strip_worth(strip, value), session.context()).certificate;
        return falls_by_certificate(text)({session, Effort::Usual});
    };
    for (const auto& [strip, value] :
         {std::pair("TTTT....FFF", "1*"), std::pair("TTTT...FF", "2*")}) {
        EXPECT_EQ(finding(strip, value).counterexample, "");
        EXPECT_EQ(finding(strip, value).scope, std::string(strip) + " = " + value);
    }
    // One letter of a stored proof is changed: it proves nothing any more.
    std::string text =
        decide_and_prove(strip_worth("TTTT....FFF", "1*"), session.context()).certificate;
    text[text.rfind('b')] = 'z';
    EXPECT_THROW(falls_by_certificate(text)({session, Effort::Usual}), Error);
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
