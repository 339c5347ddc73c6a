// What the dictionary tells of a box, against its patterns counted by hand, and its rows as JSON.
#include "upstar/games/konane/solver/dictionary_answer.h"

#include <gtest/gtest.h>

#include "upstar/games/konane/solver/dictionary_json.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar::konane {
namespace {

class KonaneDictionaryAnswer : public ::testing::Test {
protected:
    std::vector<KonanePattern> patterns(int rows, int columns) {
        return konane_patterns(context_, {rows, columns});
    }
    std::vector<Game> values(const std::vector<KonanePattern>& patterns, Konane::Jumps jumps) {
        Konane::Rules rules;
        rules.jumps = jumps;
        rules.edge = KonaneEdge::Open;
        return konane_values(evaluator_, context_, patterns, rules, 1);
    }

    Context context_;
    Arena arena_{context_};
    Evaluator<Konane::Position> evaluator_{arena_};
};

TEST_F(KonaneDictionaryAnswer, CountsEveryPatternOnceUpToSign) {
    const auto all = patterns(2, 4);
    const auto worth = values(all, Konane::Jumps::Ancient);
    const auto frequent = summarise(arena_, all, worth, DictionaryOrder::MostFrequentFirst);
    std::size_t positions = 0;
    for (const DictionaryValue& row : frequent.rows) {
        EXPECT_LE(row.positions, frequent.rows.front().positions);
        positions += row.positions;
    }
    EXPECT_EQ(positions, all.size());
    EXPECT_EQ(frequent.values, frequent.rows.size());
    const auto some = summarise(arena_, all, worth, DictionaryOrder::MostFrequentFirst, 2);
    EXPECT_EQ(some.values, frequent.values);
    EXPECT_EQ(some.rows.size(), 2u);
    EXPECT_EQ(some.rows[1], frequent.rows[1]);
}

TEST_F(KonaneDictionaryAnswer, ShowsPositionsWithTheSignAskedFor) {
    const auto all = patterns(1, 3);
    const auto worth = values(all, Konane::Jumps::Ancient);
    const Game one = arena_.integer(1);
    const auto rows = positions_worth(arena_, all, worth, one);
    const auto negatives = positions_worth(arena_, all, worth, negative(arena_, one));
    ASSERT_FALSE(rows.empty());
    ASSERT_EQ(rows.size(), negatives.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].stones, negatives[i].stones);
        EXPECT_NE(rows[i].position, negatives[i].position);
    }
}

TEST_F(KonaneDictionaryAnswer, FindsWhereTheRulesDiffer) {
    const auto all = patterns(1, 6);
    const auto rows = differences(arena_, all, values(all, Konane::Jumps::Ancient),
                                  values(all, Konane::Jumps::Modern));
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.front(), (DictionaryDifference{"xo.o", 3, "^*", "v"}));
}

TEST_F(KonaneDictionaryAnswer, IsWrittenForProgramsWithCountsAsNumbers) {
    EXPECT_EQ(dumped(json_of(DictionaryValue{"1/2", 3, "xo"})),
              R"({"schema":1,"value":"1/2","positions":3,"smallest":"xo"})");
    EXPECT_EQ(dumped(json_of(DictionaryPosition{"xo", 2, "1x2"})),
              R"({"schema":1,"position":"xo","stones":2,"box":"1x2"})");
    EXPECT_EQ(dumped(json_of(DictionaryDifference{"xo.o", 3, "^*", "v"})),
              R"({"schema":1,"position":"xo.o","stones":3,"ancient":"^*","modern":"v"})");
}

}  // namespace
}  // namespace upstar::konane
