// What the dictionary tells of a box, against its patterns counted by hand, and its rows as JSON.
#include "upstar/games/konane/solver/dictionary_answer.h"

#include <gtest/gtest.h>

#include "upstar/games/konane/solver/dictionary_json.h"
#include "upstar/values/sum.h"

namespace upstar::konane {
namespace {

class KonaneDictionaryAnswer : public ::testing::Test {
protected:
    Context context_;
    Arena arena_{context_};
    Evaluators evaluators_{arena_};
};

TEST_F(KonaneDictionaryAnswer, CountsEveryPatternOnceUpToSign) {
    KonaneDictionary dictionary(evaluators_, {2, 4});
    const auto all = dictionary.summary(Konane::Jumps::Ancient, DictionaryOrder::MostFrequentFirst);
    std::size_t positions = 0;
    for (const DictionaryValue& row : all.rows) {
        EXPECT_LE(row.positions, all.rows.front().positions);
        positions += row.positions;
    }
    EXPECT_EQ(positions, dictionary.positions());
    EXPECT_EQ(all.values, all.rows.size());
    const auto some =
        dictionary.summary(Konane::Jumps::Ancient, DictionaryOrder::MostFrequentFirst, 2);
    EXPECT_EQ(some.values, all.values);
    ASSERT_EQ(some.rows.size(), 2u);
    EXPECT_EQ(some.rows[1], all.rows[1]);
}

TEST_F(KonaneDictionaryAnswer, BeginsWithTheSmallestPositionIfAsked) {
    KonaneDictionary dictionary(evaluators_, {2, 2});
    const auto rows =
        dictionary.summary(Konane::Jumps::Ancient, DictionaryOrder::SmallestFirst).rows;
    EXPECT_EQ(rows, (std::vector<DictionaryValue>{{"0", 2, "x"}, {"*", 3, "xo"}}));
}

TEST_F(KonaneDictionaryAnswer, ShowsPositionsWithTheSignAskedFor) {
    KonaneDictionary dictionary(evaluators_, {1, 3});
    const Game one = arena_.integer(1);
    const auto rows = dictionary.worth(Konane::Jumps::Ancient, one);
    const auto negatives = dictionary.worth(Konane::Jumps::Ancient, negative(arena_, one));
    ASSERT_FALSE(rows.empty());
    ASSERT_EQ(rows.size(), negatives.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].stones, negatives[i].stones);
        EXPECT_NE(rows[i].position, negatives[i].position);
    }
}

TEST_F(KonaneDictionaryAnswer, FindsWhereTheRulesDiffer) {
    const auto rows = KonaneDictionary(evaluators_, {1, 6}).differences();
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
