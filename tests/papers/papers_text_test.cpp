// A run over papers as people read it; the papers are made up.
#include "upstar/papers/papers_text.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

const Paper kPaper{"made-up", "Nobody, Nothing", {{"X-1", "One is one", {}}, {"X-2", "Two", {}}}};
const Paper kOther{"other", "Nobody, More", {{"Y-1", "Three", {}}}};

ExaminedClaim examined(const Paper& paper, std::size_t i, const ClaimReport& report) {
    return {&paper, &paper.claims[i], report};
}

TEST(PapersText, TellsOfAClaimWhatWasFound) {
    EXPECT_EQ(claim_text(examined(kPaper, 0, {Verdict::Holds, {"n = 1..4"}, "", "", 0.5})),
              "  X-1        holds      One is one\n"
              "                        checked: n = 1..4\n");
    EXPECT_EQ(claim_text(examined(kPaper, 1, {Verdict::Refuted, {}, "n = 3", "", 0.5})),
              "  X-2        REFUTED    Two\n"
              "                        but n = 3\n");
    EXPECT_EQ(claim_row(examined(kPaper, 1, {Verdict::Open, {"a", "b"}, "", "", 0.5})),
              (std::vector<std::string>{"X-2", "open", "Two", "", "", "a; b", "0.50"}));
    EXPECT_EQ(claim_columns().size(), 7u);
}

TEST(PapersText, TalliesOnlyPapersExaminedToTheirEnd) {
    PapersReport report;
    report.claims.push_back(examined(kPaper, 0, {Verdict::Holds, {}, "", "", 1}));
    EXPECT_EQ(tallies_text(report), "");
    report.claims.push_back(examined(kPaper, 1, {Verdict::Open, {}, "", "", 1}));
    const std::string one = tallies_text(report);
    EXPECT_NE(one.find("\n  made-up                     1          0          0          1"),
              std::string::npos)
        << one;
    EXPECT_EQ(one.find("  all"), std::string::npos) << one;
    EXPECT_FALSE(report.has_refuted());
    report.claims.push_back(examined(kOther, 0, {Verdict::Refuted, {}, "", "", 1}));
    EXPECT_NE(tallies_text(report).find("\n  all "), std::string::npos);
    EXPECT_TRUE(report.has_refuted());
}

}  // namespace
}  // namespace upstar
