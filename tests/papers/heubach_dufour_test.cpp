// The checks of the claims on Circular Nim can fail.
#include <gtest/gtest.h>

#include <map>

#include "upstar/papers/heubach_sets.h"
#include "upstar/papers/papers.h"

namespace upstar {
namespace {

Finding found(const Check& check) {
    Session session;
    return check({session, Effort::Quick, 1});
}

TEST(HeubachDufour, EveryClaimHasItsVerdict) {
    const std::map<std::string, Verdict> special = {{"CN-14", Verdict::Open}};
    Session session;
    std::size_t claims = 0;
    for (const Claim& claim : heubach_dufour().claims) {
        ++claims;
        const ClaimReport report = examine({session, Effort::Quick}, claim);
        const auto found = special.find(claim.id);
        EXPECT_EQ(report.verdict, found == special.end() ? Verdict::Holds : found->second)
            << claim.id << " " << report.counterexample;
    }
    EXPECT_EQ(claims, 23u);
}

TEST(HeubachDufour, WrongSetsAreRefutedByThePositionsTheyGetWrong) {
    EXPECT_EQ(found(sieved({4, 2}, "(a,b,a,b)", {4, 4, 4})).counterexample, "");
    EXPECT_EQ(found(sieved({4, 2}, "(a,a,a,a)", {4, 4, 4})).counterexample,
              "(0,1,0,1) is a P-position of CN(4,2)");
    EXPECT_EQ(found(sieved({4, 2}, "(a,b,a,c)", {4, 4, 4})).counterexample,
              "(0,0,0,1) is an N-position of CN(4,2)");
    EXPECT_EQ(found(proved({4, 2}, "(a,b,a,b)")).counterexample, "");
    EXPECT_NE(found(proved({4, 2}, "(a,a,a,a)")).counterexample, "");
}

TEST(HeubachDufour, LemmaOnCnSixFourHoldsForTheRightTriples) {
    const Finding right = found(least_in_both("ace", "bdf", StackLetters::Any, {9, 9, 9}));
    EXPECT_TRUE(right.holds()) << right.counterexample;
    EXPECT_EQ(right.scope,
              "the triples ace and bdf, any stack called a, stacks <= 9 (76 positions)");
    const Finding printed = found(least_in_both("acd", "bdf", StackLetters::Any, {9, 9, 9}));
    EXPECT_FALSE(printed.holds());
    EXPECT_EQ(printed.scope,
              "the triples acd and bdf, any stack called a, stacks <= 9 (140 positions)");
    const Finding lettered =
        found(least_in_both("acd", "bdf", StackLetters::AsInTheorem, {6, 6, 6}));
    EXPECT_TRUE(lettered.holds()) << lettered.counterexample;
}

TEST(HeubachDufour, NotEveryGameKeepsItsPPositionsWithATokenMoreEverywhere) {
    EXPECT_TRUE(found(same_with_one_more_everywhere({5, 2}, {4, 4, 4})).holds());
    EXPECT_FALSE(found(same_with_one_more_everywhere({3, 1}, {4, 4, 4})).holds());
}

TEST(HeubachDufour, PatternsAreFoundFromDataAlone) {
    const Finding finding = found(found_and_proved({5, 3}));
    EXPECT_TRUE(finding.holds()) << finding.counterexample;
    EXPECT_EQ(finding.scope.rfind("proved for CN(5,3), all stack sizes", 0), 0u) << finding.scope;
}

TEST(HeubachDufour, SomeGamesProvedDoNotProveAllOfThem) {
    const Finding six = found(proved({6, 4}, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a^c^e=0, a=min"));
    EXPECT_EQ(six.scope.rfind("proved for CN(6,4), all stack sizes", 0), 0u) << six.scope;
    EXPECT_TRUE(six.proves);
    const Finding three = found(each_proved("CN(n,1)", 3, 4, [](std::uint32_t n) {
        return proved({n, 1}, n == 3 ? "(a,b,c): a^b^c = 0" : "(a,b,c,d): a^b^c^d = 0");
    }));
    EXPECT_EQ(three.scope, "CN(n,1) proved for all stack sizes, one by one, for n = 3, 4");
    EXPECT_FALSE(three.proves);
}

TEST(HeubachDufour, WhatASetImpliesIsCheckedWhereTheStacksStand) {
    EXPECT_TRUE(found(implied("(a,b,c,d,b): a+b = c+d, a = max", "b = min", 5, {4, 4, 4})).holds());
    EXPECT_FALSE(found(implied("(a,b,c,d,b): a+b = c+d", "b = min", 5, {4, 4, 4})).holds());
}

}  // namespace
}  // namespace upstar
