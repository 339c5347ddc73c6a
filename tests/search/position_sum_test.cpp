#include "upstar/search/position_sum.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "toy_positions.h"
#include "upstar/games/domineering.h"

namespace upstar {

using namespace domineering;
namespace {

using DomineeringSum = PositionSum<Domineering::Position>;

static_assert(PartizanPosition<DomineeringSum> && Negatable<DomineeringSum>);
static_assert(PartizanPosition<PositionSum<Steps>> && !Negatable<PositionSum<Steps>>);

DomineeringSum sum_of(const std::vector<std::string>& texts) {
    std::vector<Domineering::Position> parts;
    for (const std::string& text : texts) parts.push_back(Domineering().parse(text));
    return DomineeringSum(parts);
}

TEST(PositionSum, OrderOfThePartsDoesNotMatter) {
    EXPECT_EQ(sum_of({"2x2", "3x3", "..|.x"}), sum_of({"..|x.", "3x3", "2x2"}));
    EXPECT_EQ(hash_value(sum_of({"2x2", "3x3"})), hash_value(sum_of({"3x3", "2x2"})));
    EXPECT_NE(sum_of({"2x2"}), sum_of({"2x2", "2x3"}));
}

TEST(PositionSum, PartAndItsNegativeVanish) {
    EXPECT_EQ(sum_of({"2x3", "3x2"}), DomineeringSum());
    EXPECT_EQ(sum_of({"2x3", "2x3", "3x2"}), sum_of({"2x3"}));
    EXPECT_EQ(sum_of({"2x2", "2x2"}).to_string(), "0");
}

TEST(PositionSum, MoveIsAMoveInOnePart) {
    const PositionSum<Steps> sum(std::vector<Steps>{{2}, {5}, {5}});
    std::vector<PositionSum<Steps>> out;
    sum.options(Player::Left, out);
    ASSERT_EQ(out.size(), 2u);  // equal parts give equal moves
    EXPECT_EQ(out[0].parts().size(), 3u);
    sum.options(Player::Right, out);
    EXPECT_EQ(out.size(), 2u);
}

TEST(PositionSum, NegativeIsTheSumOfTheNegatives) {
    EXPECT_EQ(sum_of({"2x3", "..|.x"}).negated(), sum_of({"3x2", ".x|.."}));
    EXPECT_EQ(sum_of({"2x3", "4x1"}).negated().negated(), sum_of({"2x3", "4x1"}));
}

}  // namespace
}  // namespace upstar
