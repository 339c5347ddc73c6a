// Patterns as people and programs read them.
#include "upstar/games/circular_nim/patterns/pattern_text.h"

#include <gtest/gtest.h>

#include "upstar/games/circular_nim/patterns/pattern_json.h"

namespace upstar::circular_nim {
namespace {

TEST(PatternText, TellsHowFarItWasTested) {
    Context context;
    const Pattern pattern = find_pattern({3, 2}, 6, context);
    EXPECT_EQ(pattern_text({3, 2}, pattern, Format::Text),
              "(a,a,a)\nholds for CN(3,2), stacks <= " + std::to_string(pattern.tested) + "\n");
}

TEST(PatternJson, TellsWhyThereIsNone) {
    Pattern pattern;
    pattern.learnt = 4;
    pattern.tested = 5;
    pattern.fails = Stacks{1, 2, 3};
    EXPECT_EQ(shortcoming(pattern), "the best set found is wrong at (1,2,3)");
    EXPECT_EQ(dumped(json_of({3, 2}, pattern)),
              R"~({"schema":1,"game":"CN(3,2)","found":false,)~"
              R"~("missing":"the best set found is wrong at (1,2,3)","learnt":4,"tested":5,)~"
              R"~("proved_set":["(a,a,a)"]})~");
}

TEST(PatternJson, TellsWhichSetIsProvedIfOneIs) {
    Context context;
    const auto told = [&](const CircularRules& rules) {
        return json_of(rules, find_pattern(rules, 5, context));
    };
    EXPECT_EQ(told({4, 2})["proved_set"], Json::array({"(a,b,a,b)"}));
    const Json open = told({6, 2});
    EXPECT_EQ(open["proved_set"], nullptr);
    EXPECT_EQ(open.contains("set"), open["found"] == true);
    EXPECT_EQ(open.contains("missing"), open["found"] == false);
}

}  // namespace
}  // namespace upstar::circular_nim
