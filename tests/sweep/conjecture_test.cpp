// Conjectures: formulas and predicates, the first counterexample, faults in a formula.
#include "upstar/sweep/conjecture.h"

#include <gtest/gtest.h>

#include "thrown.h"
#include "upstar/catalog/catalog.h"
#include "upstar/sweep/conjecture_json.h"

namespace upstar {
namespace {

ConjectureResult check(Session& session, const char* game, const char* text, const char* formula,
                       const std::vector<RangeText>& ranges, unsigned threads = 2) {
    return check_conjecture(session, Catalog().named(game), text, formula, ranges, {threads, {}});
}

TEST(Conjecture, HoldsForAllCases) {
    Session session;
    const ConjectureResult result =
        check(session, "domineering", "1x{n}", "-(n/2).Floor", {{"n", "1..12"}});
    EXPECT_TRUE(result.holds());
    EXPECT_EQ(result.cases, 12u);
    EXPECT_EQ(result.checked, 12u);
}

TEST(Conjecture, MayBeAPredicateOnTheValue) {
    Session session;
    EXPECT_TRUE(check(session, "nim", "{a},{a}", "G == 0", {{"a", "0..9"}}).holds());
    EXPECT_TRUE(
        check(session, "domineering", "2x{n}", "G == 1 or G == +-1", {{"n", "1..2"}}).holds());
    const ConjectureResult result =
        check(session, "domineering", "2x{n}", "G.IsNumber", {{"n", "1..5"}});
    ASSERT_TRUE(result.counterexample);
    EXPECT_EQ(result.counterexample->position, "2x2");
    EXPECT_EQ(session.text(result.counterexample->given), "false");
    EXPECT_FALSE(result.counterexample->difference);
}

TEST(Conjecture, SaysTheSameByOutcomesAsByValues) {
    for (const char* formula :
         {"[1,+-1,{2|-1/2},0,1/2][n]", "if n == 4 then 0 else G end", "G.IsNumber", "n", "n/3"}) {
        std::vector<std::string> results;
        for (const Evidence evidence : {Evidence::Values, Evidence::Outcomes}) {
            Session session;
            const ConjectureResult result =
                check_conjecture(session, Catalog().named("domineering"), "2x{n}", formula,
                                 {{"n", "1..5"}}, {2, {}, evidence});
            results.push_back(result.holds() ? "holds" : "fails");
            if (const auto& found = result.counterexample)
                results.back() += " at " + found->position + " = " + session.text(found->value);
        }
        EXPECT_EQ(results[1], results[0]) << formula;
    }
}

TEST(Conjecture, ReportsTheFirstCounterexampleInRangeOrder) {
    for (unsigned threads = 1; threads <= 4; ++threads) {
        Session session;
        // The cheapest cells, with small b, come last in range order.
        const ConjectureResult result =
            check(session, "nim", "{10^a-1},{b}", "if a + b >= 4 then *77 else G end",
                  {{"a", "1..4"}, {"b", "1..3"}}, threads);
        ASSERT_TRUE(result.counterexample);
        EXPECT_EQ(to_string(result.counterexample->bindings), "a = 1, b = 3");
        EXPECT_EQ(session.text(*result.counterexample->difference), "*71");
    }
}

TEST(Conjecture, TakesARationalForACounterexample) {
    Session session;
    const ConjectureResult result = check(session, "domineering", "1x{n}", "-n/3", {{"n", "3..5"}});
    ASSERT_TRUE(result.counterexample);
    EXPECT_EQ(result.counterexample->position, "1x4");
}

TEST(Conjecture, UsesTheVariablesOfTheSession) {
    Session session;
    session.evaluate("def half(n) := -(n/2).Floor");
    EXPECT_TRUE(check(session, "domineering", "1x{n}", "half(n)", {{"n", "1..9"}}).holds());
    EXPECT_FALSE(session.variable("n"));
}

TEST(Conjecture, PlacesFaultsInTheFormula) {
    const auto fault = [](const char* formula) {
        Session session;
        return thrown([&] { check(session, "nim", "{n}", formula, {{"n", "1..3"}}); });
    };
    EXPECT_EQ(fault("n +"), "syntax error: expected a value, but the input ends here @3");
    EXPECT_EQ(fault("n + q"), "with n = 1: That variable is not defined: `q` @4");
    EXPECT_EQ(fault("[n]"), "the formula must give a game or a truth value; this is a List @0");
    Session session;
    EXPECT_EQ(thrown([&] {
                  check(session, "nim", "{G}", "*G", {{"G", "1..3"}});
              }),
              "in a conjecture `G` is the value of the position; call the parameter otherwise");
}

TEST(Conjecture, SaysHowFarItCameAtALimit) {
    Session session;
    const auto expire = [&](const SweepProgress& progress) {
        if (progress.done >= 4) session.context().expire();
    };
    const ConjectureResult result = check_conjecture(
        session, Catalog().named("domineering"), "{n}x{n}", "G == G", {{"n", "1..8"}}, {1, expire});
    ASSERT_TRUE(result.stopped);
    EXPECT_FALSE(result.holds());
    EXPECT_GE(result.checked, 4u);
    EXPECT_LT(result.checked, 8u);
}

TEST(ConjectureJson, HasTheCounterexampleAsValues) {
    Session session;
    const Family family(session, Catalog().named("domineering"), "1x{n}", {{"n", "2..3"}});
    const Formula formula(session, "-n/2");
    EXPECT_EQ(dumped(conjecture_json(session.arena(), family.plan(), formula,
                                     check_conjecture(session, family, formula, {1, {}}))),
              R"({"schema":1,"game":"domineering","template":"1x{n}","ranges":{"n":"2..3"},)"
              R"("formula":"-n/2","verdict":"fails","cases":2,"checked":2,)"
              R"("counterexample":{"parameters":{"n":3},"position":"1x3",)"
              R"("value":{"type":"Number","value":"-1"},"given":{"type":"Number","value":"-3/2"},)"
              R"("difference":{"type":"Number","value":"1/2"}}})");
}

TEST(ConjectureJson, SaysWhyNoClosedFormIsFound) {
    Session session;
    const Family family(session, Catalog().named("nim"), "{n},5", {{"n", "1..9"}});
    const Json json = closed_form_json(family, find_closed_form(session, family, std::nullopt));
    EXPECT_EQ(json["verdict"], "nothing found");
    EXPECT_EQ(json["values"], 9);
    EXPECT_FALSE(json["reason"].get<std::string>().empty());
}

TEST(ConjectureJson, IsReadBack) {
    Session session;
    const Family family(session, session.catalog().named("domineering"), "1x{n}", {{"n", "2..6"}});
    for (const char* text : {"-(n/2).Floor", "-n/2", "G == 0"}) {
        const Formula formula(session, text);
        const Json json = conjecture_json(session.arena(), family.plan(), formula,
                                          check_conjecture(session, family, formula));
        const ConjectureOfFamily read = conjecture_from_json(session, Json::parse(dumped(json)));
        EXPECT_EQ(
            dumped(conjecture_json(session.arena(), read.family.plan(), read.formula, read.result)),
            dumped(json));
    }
}

}  // namespace
}  // namespace upstar
