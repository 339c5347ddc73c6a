// Closed forms: planted formulas are found again, and nothing is found where nothing is.
#include "upstar/sweep/closed_form.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "thrown.h"
#include "upstar/catalog/catalog.h"
#include "upstar/sweep/family_values.h"
#include "upstar/sweep/formula.h"

namespace upstar {
namespace {

// The values of a formula in n for n = first, ..., last; before `from` they are n^4.
ValueSequence planted(Session& session, const std::string& formula, std::int64_t first,
                      std::int64_t last, std::int64_t from) {
    ValueSequence sequence{"n", first, {}};
    const Formula later(session, formula);
    const Formula earlier(session, "n^4");
    for (std::int64_t n = first; n <= last; ++n)
        sequence.values.push_back(
            std::get<Game>((n < from ? earlier : later).evaluate({{"n", n}}, Game())));
    return sequence;
}

std::string found(const std::string& formula, std::int64_t first = 1, std::int64_t last = 15,
                  std::int64_t from = 1) {
    Session session;
    const ClosedFormSearch search =
        find_closed_form(session, planted(session, formula, first, last, from), 5);
    if (!search.found) return "nothing";
    EXPECT_EQ(search.found->confirmed, 5u);
    return search.found->formula + " from " + std::to_string(search.found->first);
}

TEST(ClosedForm, OfNumbers) {
    EXPECT_EQ(found("3"), "3 from 1");
    EXPECT_EQ(found("n-7/2"), "n-7/2 from 1");
    EXPECT_EQ(found("n*(n+1)/2"), "(n^2+n)/2 from 1");
    EXPECT_EQ(found("5/8-n/4"), "(5-2*n)/8 from 1");
}

TEST(ClosedForm, OfNumbersWithUpsAndNimbers) {
    EXPECT_EQ(found("n + *2"), "n+*2 from 1");
    EXPECT_EQ(found("n + ^^*"), "n+^^+* from 1");
    EXPECT_EQ(found("n*^"), "n*^ from 1");
    EXPECT_EQ(found("(2-n)*^ + *n"), "(2-n)*^+*n from 1");
    EXPECT_EQ(found("*(n-1)"), "*(n-1) from 1");
    EXPECT_EQ(found("v3"), "v3 from 1");
}

TEST(ClosedForm, OfSwitchesAndNestedForms) {
    EXPECT_EQ(found("{n|-n}"), "{n|-n} from 1");
    EXPECT_EQ(found("{{n+3|n-4}|{*|-3}}"), "{{n+3|n-4}|{*|-3}} from 1");
    EXPECT_EQ(found("Tiny(n)"), "{0|{0|-n}} from 1");
    EXPECT_EQ(found("{n,{2*n|0}|-1}"), "{n,{2*n|0}|-1} from 1");
}

TEST(ClosedForm, WithAPeriod) {
    EXPECT_EQ(found("if n % 2 == 0 then n else 0 end"), "if n % 2 == 0 then n else 0 end from 1");
    EXPECT_EQ(found("(n/3).Floor", 1, 20),
              "if n % 3 == 0 then n/3 elseif n % 3 == 1 then (n-1)/3 else (n-2)/3 end from 1");
    EXPECT_EQ(found("if n % 4 == 1 then {n|0} else * end", 1, 24),
              "if n % 4 == 0 then * elseif n % 4 == 1 then {n|0} elseif n % 4 == 2 then * else * "
              "end from 1");
}

TEST(ClosedForm, FromSomeNOn) {
    EXPECT_EQ(found("n-7/2", 1, 15, 6), "n-7/2 from 6");
    EXPECT_EQ(found("{n|0}", -3, 15, -3), "{n|0} from -3");
    EXPECT_EQ(found("if n % 2 == 0 then n else * end", 1, 20, 4),
              "if n % 2 == 0 then n else * end from 4");
}

TEST(ClosedForm, IsRefusedWhereNothingFits) {
    EXPECT_EQ(found("n^3"), "nothing");
    EXPECT_EQ(found("1/2^n"), "nothing");
    EXPECT_EQ(found("if n > 10 then 7 else n end"), "nothing");
    EXPECT_EQ(found("n", 1, 7), "nothing");  // 2 values besides those held back
    Session session;
    EXPECT_EQ(
        find_closed_form(session, planted(session, "if n > 10 then 7 else n end", 1, 15, 1), 5)
            .reason,
        "n fits the values up to n = 10, but fails at n = 11");
}

// Whatever the finder prints must give the planted values back.
RC_GTEST_PROP(ClosedForm, FindsWhatWasPlanted, ()) {
    const auto number = [] { return std::to_string(*rc::gen::inRange(-6, 7)); };
    const auto leaf = [&] {
        const std::string linear = "(" + number() + ")*n+(" + number() + ")";
        switch (*rc::gen::inRange(0, 4)) {
            case 0:
                return linear;
            case 1:
                return linear + "+*" + std::to_string(*rc::gen::inRange(0, 4));
            case 2:
                return "(" + linear + ")/4+(" + number() + ")*^";
            default:
                return "n^2/2+(" + number() + ")*n";
        }
    };
    const auto form = [&] {
        switch (*rc::gen::inRange(0, 3)) {
            case 0:
                return leaf();
            case 1:
                return "{" + leaf() + "|" + leaf() + "}";
            default:
                return "{" + leaf() + "|{" + leaf() + "|" + leaf() + "}}";
        }
    };
    // Beyond n = 60 the leaves no longer cross, so that one form is canonical for all n.
    const std::string formula = form();
    Session session;
    const ValueSequence sequence = planted(session, formula, 60, 84, 60);
    const ClosedFormSearch search = find_closed_form(session, sequence, 8);
    RC_ASSERT(search.found);
    const Formula again(session, search.found->formula);
    for (std::int64_t n = search.found->first; n <= 84; ++n)
        RC_ASSERT(std::get<Game>(again.evaluate({{"n", n}}, Game())) ==
                  sequence.values[static_cast<std::size_t>(n - 60)]);
}

TEST(FamilyClosedForm, IsFoundInTheParameterThatVaries) {
    Session session;
    const Family family(session, Catalog().named("nim"), "{a},{n}", {{"a", "0"}, {"n", "2..14"}});
    const FamilyClosedForm result = find_closed_form(session, family, std::nullopt);
    ASSERT_TRUE(result.search.found);
    EXPECT_EQ(result.search.found->formula, "*n");
    EXPECT_EQ(result.search.found->first, 2);
    EXPECT_EQ(result.search.found->confirmed, 5u);
}

TEST(FamilyClosedForm, NeedsOneParameterThatVaries) {
    Session session;
    const auto fault = [&](const std::vector<RangeText>& ranges, std::size_t hold_back) {
        const Family family(session, Catalog().named("nim"), "{a},{b}", ranges);
        return thrown([&] { find_closed_form(session, family, hold_back); });
    };
    EXPECT_NE(fault({{"a", "1..5"}, {"b", "1..5"}}, 2).find("`a` and `b` have more than one value"),
              std::string::npos);
    EXPECT_NE(fault({{"a", "1"}, {"b", "1"}}, 2).find("none has more than one value"),
              std::string::npos);
    EXPECT_NE(fault({{"a", "1..5"}, {"b", "1"}}, 5).find("too few to hold back 5"),
              std::string::npos);
}

}  // namespace
}  // namespace upstar
