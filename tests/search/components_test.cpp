#include "upstar/search/components.h"

#include <gtest/gtest.h>

#include "toy_positions.h"
#include "upstar/games/domineering.h"

namespace upstar {

using namespace domineering;
namespace {

TEST(Components, PositionThatOffersNothingIsItsOwn) {
    std::vector<Steps> out;
    append_components(Steps{3}, out);
    EXPECT_EQ(out, std::vector<Steps>{{3}});
    EXPECT_EQ(representative(Steps{3}).position, Steps{3});
}

TEST(Components, SimplifyComesBeforeDecompose) {
    std::vector<FreeMoves> out;
    append_components(FreeMoves{5, 3}, out);
    EXPECT_EQ(out, (std::vector<FreeMoves>{{2, 0}}));
}

TEST(Components, PositionAndItsNegativeShareARepresentative) {
    const auto one = representative(FreeMoves{4, 1});
    const auto other = representative(FreeMoves{1, 4});
    EXPECT_EQ(one.position, other.position);
    EXPECT_NE(one.negative, other.negative);
}

TEST(Components, AllImagesOfABoardShareARepresentative) {
    const auto p = representative(Domineering().parse("..x|..."));
    const auto reflected = representative(Domineering().parse("...|x.."));
    const auto turned = representative(Domineering().parse(".x|..|.."));
    EXPECT_EQ(reflected.position, p.position);
    EXPECT_EQ(reflected.negative, p.negative);
    EXPECT_EQ(turned.position, p.position);
    EXPECT_NE(turned.negative, p.negative);
}

}  // namespace
}  // namespace upstar
