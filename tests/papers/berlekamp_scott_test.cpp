// The checks of the claims on loony endgames can fail.
#include <gtest/gtest.h>

#include <map>

#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/papers/berlekamp_endgames.h"
#include "upstar/papers/berlekamp_examples.h"
#include "upstar/papers/berlekamp_figures.h"
#include "upstar/papers/berlekamp_flights.h"
#include "upstar/papers/papers.h"

namespace upstar {

using namespace dots;
namespace {

Finding found(const Check& check) {
    Session session;
    return check({session, Effort::Quick, 1});
}

TEST(SlowBerlekampScott, EveryClaimHasItsVerdict) {
    const std::map<std::string, Verdict> special = {
        {"DB-1.2", Verdict::Corrected},  {"DB-1.3b", Verdict::Corrected},
        {"DB-1.6", Verdict::Corrected},  {"DB-1.6b", Verdict::Corrected},
        {"DB-1.6c", Verdict::Corrected}, {"DB-1.7", Verdict::Corrected},
        {"DB-1.7b", Verdict::Corrected}, {"DB-1.9b", Verdict::Corrected}};
    Session session;
    std::size_t claims = 0;
    for (const Claim& claim : berlekamp_scott().claims) {
        ++claims;
        const ClaimReport report = examine({session, Effort::Quick}, claim);
        const auto found = special.find(claim.id);
        EXPECT_EQ(report.verdict, found == special.end() ? Verdict::Holds : found->second)
            << claim.id << " " << report.counterexample;
    }
    EXPECT_EQ(claims, 31u);
}

// With a chain of 3 for a tag the theorem on bumps fails, with one of 4 it does not.
TEST(BerlekampScott, ChecksOfOneBraceletSpeakOfIt) {
    const auto gain_is = [](int expected) {
        return [=](const Bracelet& bracelet) -> Fault {
            return gain(bracelet, whole(bracelet)) == expected ? "" : "another gain";
        };
    };
    EXPECT_TRUE(found(of_bracelet("A@4 A-B:13 B@4 B-g:3", gain_is(0))).holds());
    EXPECT_EQ(found(of_bracelet("A@4 A-B:13 B@4 B-g:3", gain_is(1))).counterexample,
              "A@4 A-B:13 B@4 B-g:3: another gain");
    EXPECT_EQ(
        found(of_endgame("chain:5",
                         [](const CoinGraph&, LoonyValues&) -> Fault { return std::nullopt; }))
            .counterexample,
        "it does not speak of chain:5");
}

TEST(BerlekampScott, WrongNumbersAreNamed) {
    const Finding finding = found(numbers("", [] {
        return Numbers{{"one", 1, 1}, {"cv", 11, 10}};
    }));
    EXPECT_EQ(finding.counterexample, "cv is 10, not 11");
    EXPECT_FALSE(found(environments(4, {50, 50, 50})).holds());
    EXPECT_FALSE(found(environments(2, {50, 50, 50})).holds());
    EXPECT_FALSE(found(end_of_bump(1)).holds());
}

TEST(BerlekampScott, FalseTheoremsAreRefutedByTheEndgameTheyFailOn) {
    const auto never = [](const CoinGraph&, LoonyValues&) { return std::string("no"); };
    EXPECT_EQ(found(random_trees(1, {1, 1, 1}, "", never)).counterexample.substr(0, 6), "ground");
    EXPECT_EQ(found(random_endgames({}, {3, 3, 3}, "kind",
                                    [](const CoinGraph&, LoonyValues&) { return ""; }))
                  .scope,
              "3 random endgames with at most 4 joints and chains of 3 to 9: kind");
    EXPECT_EQ(found(random_bracelets(5, {1, 1, 1}, "", [](const Bracelet&) { return "no"; }))
                  .counterexample.substr(0, 4),
              "the ");
}

TEST(BerlekampScott, ClaimsThatSpeakOfNoEndgameTriedDoNotHold) {
    int tried = 0;
    const auto test = [&](bool speaks_of_none) {
        return found(random_bracelets(5, {3, 3, 3}, "", [&](const Bracelet&) -> Fault {
            return speaks_of_none || ++tried > 1 ? Fault() : Fault("");
        }));
    };
    EXPECT_EQ(test(true).counterexample.substr(0, 34), "it speaks of none of 3 random brac");
    EXPECT_EQ(test(false).scope,
              "3 random bracelets of at most 9 trinkets and chains of 5 to 14, of which 1 count");
}

TEST(BerlekampScott, QuartersThatAreNoChainsOfThreeWouldBeSeen) {
    Context context;
    LoonyValues values(context);
    EXPECT_EQ(quarter_means_threes(parse_coin_graph("2*chain:3"), values), "");
    EXPECT_EQ(quarter_means_threes(parse_coin_graph("chain:3 chain:4"), values), std::nullopt);
}

TEST(BerlekampScott, ACutThatOffersACoinWithoutAChoiceIsNotLoony) {
    // A string between two joints: the sentence as printed forgets it.
    const Finding printed = found(loony_sentence(true, {2000, 2000, 2000}));
    EXPECT_NE(printed.counterexample.find("leaves no choice"), std::string::npos)
        << printed.counterexample;
    EXPECT_TRUE(found(loony_sentence(false, {2000, 2000, 2000})).holds());
}

// As printed the theorem applies to this K: the chain of 5 and both tags.
TEST(BerlekampScott, TheoremAsPrintedHasACounterexample) {
    const CoinGraph graph = parse_coin_graph("g-A:10 g-A:10 A@4 chain:5");
    Context context;
    LoonyValues values(context);
    EXPECT_EQ(theorem_holds(true)(graph, values),
              "cv = 13, v = 15, and the theorem applies with cv(K) = 22");
    EXPECT_EQ(theorem_holds(false)(graph, values), "");
    EXPECT_EQ(ten_suffices(graph, values), "cv = 13, v = 15");
    EXPECT_EQ(old_condition_suffices(graph, values), std::nullopt);
}

}  // namespace
}  // namespace upstar
