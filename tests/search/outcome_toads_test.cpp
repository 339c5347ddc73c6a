// The outcome search on Toads and Frogs, whose rules simplify, decompose and know values.
#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "plain_outcome.h"
#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/search/evaluate.h"
#include "upstar/search/outcome.h"
#include "upstar/values/sum.h"

namespace upstar {

using namespace toads;
namespace {

using Strip = ToadsAndFrogs::Position;

class SlowOutcomeOfToads : public testing::TestWithParam<std::uint32_t> {
protected:
    Context context;
    Arena arena{context};
    std::mt19937_64 random{1996};

    Strip random_strip(std::size_t length) {
        std::string text;
        while (text.size() < length) text += "T.F."[random() % 4];
        return ToadsAndFrogs().parse(text);
    }
};

INSTANTIATE_TEST_SUITE_P(Budgets, SlowOutcomeOfToads, testing::Values(0, 1, 20, 500, 100'000));

TEST_P(SlowOutcomeOfToads, IsThatOfPlayOnEveryStripOfEightSquares) {
    OutcomeSearch<Strip> search(arena, GetParam());
    PlainOutcome<Strip> plain;
    std::vector<std::string> texts = {""};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].size() < 8)
            for (const char square : {'T', '.', 'F'}) texts.push_back(texts[i] + square);
        if (texts[i].empty()) continue;
        const Strip p = ToadsAndFrogs().parse(texts[i]);
        ASSERT_EQ(search.outcome(p), plain(p)) << texts[i];
    }
}

TEST_P(SlowOutcomeOfToads, IsThatOfPlayOnSums) {
    OutcomeSearch<Strip> search(arena, GetParam());
    for (int round = 0; round < 300; ++round) {
        PlainOutcome<Strip> plain;
        std::vector<Strip> sum;
        for (int i = 0; i < 3; ++i) sum.push_back(random_strip(4 + random() % 3));
        ASSERT_EQ(search.outcome(PositionSum<Strip>(sum)), plain(sum))
            << sum[0].to_string() << '+' << sum[1].to_string() << '+' << sum[2].to_string();
    }
}

TEST_P(SlowOutcomeOfToads, IsThatOfTheValueOnSumsOfLongerStrips) {
    OutcomeSearch<Strip> search(arena, GetParam());
    Evaluator<Strip> evaluator(arena);
    for (int round = 0; round < 200; ++round) {
        const Strip a = random_strip(7 + random() % 5);
        const Strip b = random_strip(7 + random() % 5);
        ASSERT_EQ(search.outcome(PositionSum<Strip>(std::vector{a, b})),
                  outcome(arena, sum(arena, evaluator.value(a), evaluator.value(b))))
            << a.to_string() << '+' << b.to_string();
    }
}

}  // namespace
}  // namespace upstar
