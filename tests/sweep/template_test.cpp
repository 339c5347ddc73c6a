// Templates: what is substituted, what is the game's own text, and what is refused where.
#include "upstar/sweep/template.h"

#include <gtest/gtest.h>

#include "thrown.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

std::string filled(const std::string& text, const Bindings& bindings) {
    Session session;
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    std::vector<std::string> names;
    for (const Binding& binding : bindings) names.push_back(binding.name);
    return PositionTemplate(text, names).substituted(work, bindings);
}

TEST(PositionTemplate, PutsNumbersInBraces) {
    EXPECT_EQ(filled("2x{n}", {{"n", 5}}), "2x5");
    EXPECT_EQ(filled("{a},{a+1},{2*a-b}", {{"a", 3}, {"b", 1}}), "3,4,5");
    EXPECT_EQ(filled("{n^2}x{n/2}", {{"n", 4}}), "16x2");
}

TEST(PositionTemplate, PutsNumbersInExponents) {
    const Bindings abc = {{"a", 7}, {"b", 5}, {"c", 3}};
    EXPECT_EQ(filled("T^a .^b F^c", abc), "T^7 .^5 F^3");
    EXPECT_EQ(filled("T^{a+1} .^(b-c) F^2", abc), "T^8 .^2 F^2");
    EXPECT_EQ(filled("(TF)^m T . (TF)^n", {{"m", 2}, {"n", 0}}), "(TF)^2 T . (TF)^0");
}

TEST(PositionTemplate, EndsANameWhereAParameterEnds) {
    EXPECT_EQ(filled("T^aF^b", {{"a", 1}, {"b", 2}}), "T^1F^2");
    EXPECT_EQ(filled("T^abF", {{"a", 1}, {"ab", 2}}), "T^2F");
}

TEST(PositionTemplate, LeavesOtherTextAlone) {
    EXPECT_EQ(filled("(TF)T.F ^", {}), "(TF)T.F ^");
    EXPECT_EQ(filled("T^3 a", {{"a", 1}}), "T^3 a");
}

TEST(PositionTemplate, SaysWhichNameIsUnknownAndWhere) {
    EXPECT_EQ(thrown([] {
                  filled("2x{m}", {{"n", 1}});
              }),
              "in the template: unknown parameter `m`; there are `n`: give it a range before "
              "it is used @3");
    EXPECT_EQ(thrown([] {
                  filled("T^a .^b", {{"a", 1}});
              }),
              "in the template: unknown parameter `b`; there are `a`: give it a range before "
              "it is used @6");
}

TEST(PositionTemplate, RefusesWhatIsNoWholeNumber) {
    EXPECT_EQ(thrown([] {
                  filled("{n/2}", {{"n", 3}});
              }),
              "`n/2` must be a whole number; with n = 3 it is 3/2");
    EXPECT_EQ(thrown([] { filled("{*}", {}); }).substr(0, 27), "`*` must be a whole number;");
}

TEST(PositionTemplate, RefusesABraceThatIsNotClosed) {
    EXPECT_EQ(thrown([] {
                  filled("2x{n", {{"n", 3}});
              }),
              "this { of the template is not closed: add } @2");
    EXPECT_NE(thrown([] { filled("2x{}", {}); }), "");
    EXPECT_NE(thrown([] { filled("2x{n+}", {{"n", 3}}); }), "");
}

}  // namespace
}  // namespace upstar
