// Ernst's claims over small ranges: the verdict of each, and what the corrections say.
#include <gtest/gtest.h>

#include <map>

#include "upstar/papers/ernst_boards.h"
#include "upstar/papers/ernst_penetration.h"
#include "upstar/papers/papers.h"

namespace upstar {
namespace {

TEST(Ernst, EveryClaimHasItsVerdict) {
    const std::map<std::string, Verdict> special = {
        {"KO-1", Verdict::Corrected}, {"KO-3c", Verdict::Corrected}, {"KO-5b", Verdict::Corrected},
        {"KO-6", Verdict::Corrected}, {"KO-7", Verdict::Corrected},  {"KO-7b", Verdict::Corrected},
        {"KO-8", Verdict::Corrected}, {"KO-9", Verdict::Corrected},  {"KO-13", Verdict::Settled},
        {"KO-18", Verdict::Open},     {"KO-20", Verdict::Open},
    };
    Session session;
    std::size_t claims = 0;
    for (const Claim& claim : ernst().claims) {
        ++claims;
        const ClaimReport report = examine({session, Effort::Quick}, claim);
        const auto found = special.find(claim.id);
        EXPECT_EQ(report.verdict, found == special.end() ? Verdict::Holds : found->second)
            << claim.id << " " << report.counterexample;
    }
    EXPECT_EQ(claims, 31u);
}

TEST(Ernst, WhereTheScanMayBeAtFaultItIsSaid) {
    for (const Claim& claim : ernst().claims)
        if (claim.id == "KO-5b" || claim.id == "KO-6") {
            EXPECT_EQ(claim.note.rfind("the scan may be at fault, not the author", 0), 0u);
        }
}

TEST(Ernst, CounterexamplesAreTheFirstOfTheirFamilies) {
    const std::map<std::string, std::string> first = {
        {"KO-1", "oxo.ox: the moves of Left are worth {-1,0,^*}, not {-1,0}, by the ancient rules"},
        {"KO-3c", "x.x|o.o is worth 0, with moves to *,*|*,*, by the ancient rules"},
        {"KO-5b", "LOT1(7): the moves of Left are worth {*}, not {0}, by the ancient rules"},
        {"KO-6",
         "LT1(6): the moves of Right are worth {-1,*,v[2]}, not {3,*,v[2]}, by the ancient "
         "rules"},
        {"KO-7", "LOT2(4) = 0, not -1* (j = 1) by the ancient rules"},
        {"KO-8", "LT2(4) = v[2], not 0 (n = 4) by the ancient rules"},
        {"KO-9", "LT3(4) = 0, not 1 (n = 4) by the ancient rules"},
        {"KO-7b", "LOT2(9): the moves of Left are worth {0,1}, not {-3,0,1}, by the ancient rules"},
    };
    Session session;
    for (const Claim& claim : ernst().claims)
        if (const auto found = first.find(claim.id); found != first.end()) {
            EXPECT_EQ(examine({session, Effort::Quick}, claim).counterexample, found->second);
        }
}

TEST(Ernst, OnlyTheValuesThatWereCheckedAreListed) {
    Session session;
    for (const Claim& claim : ernst().claims)
        if (claim.id == "KO-11") {
            EXPECT_EQ(examine({session, Effort::Quick}, claim).scope[2],
                      "ancient L2(2n) = *,*,0,0,*,*2,0: n = 1..7 (7 cases)");
        }
}

}  // namespace
}  // namespace upstar
