// Answers about penetration: what they hold, how they are drawn, and what programs read.
#include "upstar/games/konane/army/penetration_answer.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/games/konane/army/army_picture.h"
#include "upstar/games/konane/army/penetration_json.h"

namespace upstar::konane {
namespace {

TEST(PenetrationAnswer, ReadsRectangles) {
    EXPECT_EQ(parse_rectangle("3x13"), (Rectangle{3, 13}));
    EXPECT_FALSE(parse_rectangle("xo|ox"));
    EXPECT_FALSE(parse_rectangle(""));
    for (const char* text : {"3", "3x", "0x4", "3x4x", "3y4", "99999999999x1"})
        EXPECT_THROW(parse_rectangle(text), Error) << text;
    EXPECT_EQ(name(Rectangle{Length(), 2}), "anyx2");
}

TEST(PenetrationAnswer, OfARectangleHasBothProofs) {
    Context context;
    const RectangleAnswer answer = rectangle_answer(context, {2, 1});
    EXPECT_EQ(answer.penetration, 1);
    ASSERT_TRUE(answer.reached);
    EXPECT_EQ(picture(answer.reached->advance), "   *   o\n   -   -\n   x   .\n   o   .\n");
    EXPECT_EQ(dumped(json_of(answer)),
              R"({"schema":1,"rectangle":"2x1","penetration":1,"reached":{"rectangle":"2x1",)"
              R"("row":1,"stones":[[-1,0],[0,0]],"jumps":[[[-1,0],[0,0],[1,0]]]},)"
              R"("unreached":{"rectangle":"anyx2","row":2,)"
              R"("golden":{"rows":"golden","columns":"stripes"}}})");
    const Json flat = json_of(rectangle_answer(context, {1, 5}));
    EXPECT_EQ(flat["penetration"], 0);
    EXPECT_FALSE(flat.contains("reached"));
}

TEST(PenetrationAnswer, OfAGroupExcludesTheNextRowGoalByGoal) {
    Context context;
    const GroupAnswer answer = group_answer(context, Army::parse("x|o", Direction::Up));
    const Json json = json_of(answer);
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["stones"], 2);
    EXPECT_EQ(json["penetration"], 1);
    EXPECT_EQ(json["reached"]["jumps"].size(), 1u);
    ASSERT_EQ(json["unreached"].size(), answer.penetration.exclusions.size());
    const ExclusionCount counted = count(answer.penetration.exclusions);
    EXPECT_EQ(counted.pagodas + counted.searches, answer.penetration.exclusions.size());
    for (const Json& goal : json["unreached"])
        if (goal.contains("potentials")) {
            EXPECT_LT(goal["army_potential"].get<std::int64_t>(),
                      goal["goal_potential"].get<std::int64_t>());
        }
}

TEST(PenetrationAnswer, TightestFunctionHasTheLeastToSpare) {
    const Army army({{0, 0}});
    const Region region = region_before(army, 1);
    const auto pagoda = [&](std::int64_t at_goal) {
        Pagoda made{region, {1, 0}, std::vector<std::int64_t>(region.size(), 1)};
        made.potentials[region.index(made.goal)] = at_goal;
        return made;
    };
    const std::vector<Exclusion> exclusions = {
        {{1, 0}, Exhausted{7}}, {{1, 0}, pagoda(9)}, {{1, 0}, pagoda(2)}, {{1, 0}, pagoda(5)}};
    ASSERT_NE(tightest(exclusions, army), nullptr);
    EXPECT_EQ(tightest(exclusions, army)->at({1, 0}), 2);
    EXPECT_EQ(tightest({{{1, 0}, Exhausted{7}}}, army), nullptr);
    EXPECT_EQ(count(exclusions).visited, 7u);
}

TEST(PenetrationAnswer, FindsTheFewestStones) {
    Context context;
    const Army army = Army::rectangle(2, 3);
    EXPECT_FALSE(fewest_answer(context, army, 0));
    const auto answer = fewest_answer(context, army, 1);
    ASSERT_TRUE(answer);
    EXPECT_EQ(json_of(*answer)["fewest_stones"], 2);
    EXPECT_EQ(json_of(*answer)["row"], 1);
    EXPECT_EQ(json_of(*answer)["schema"], 1);
}

}  // namespace
}  // namespace upstar::konane
