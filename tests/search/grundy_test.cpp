#include "upstar/search/grundy.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "toy_positions.h"
#include "upstar/games/nim.h"

namespace upstar {

using namespace nim;
namespace {

TEST(Mex, IsTheLeastNumberMissing) {
    const auto of = [](std::vector<std::uint32_t> values) { return mex(values); };
    EXPECT_EQ(of({}), 0u);
    EXPECT_EQ(of({1, 2}), 0u);
    EXPECT_EQ(of({0, 1, 1, 3}), 2u);
    EXPECT_EQ(of({2, 0, 1}), 3u);
    EXPECT_EQ(of({0xffffffff, 0}), 1u);
}

TEST(Grundy, HeapsOfNimAddByXor) {
    Context context;
    GrundySearch<Nim::Position> search(context);
    EXPECT_EQ(search.nim_value(Nim().parse("3,5,7")), 3u ^ 5u ^ 7u);
    EXPECT_EQ(search.nim_value(Nim().parse("0")), 0u);
    EXPECT_EQ(search.nim_value(Nim().parse("50000,50000")), 0u);
}

// Winning Ways, ch. 4: the nim values of Kayles have period 12 from 71 on; the first of them.
TEST(Grundy, KaylesHasItsPublishedValues) {
    Context context;
    GrundySearch<Kayles> search(context);
    const std::vector<std::uint32_t> first = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7};
    for (std::size_t n = 0; n < first.size(); ++n)
        EXPECT_EQ(search.nim_value({{static_cast<int>(n)}}), first[n]) << n;
    for (int n = 71; n < 130; ++n)
        EXPECT_EQ(search.nim_value({{n}}), search.nim_value({{n + 12}})) << n;
    EXPECT_EQ(search.nim_value({{5, 9, 11}}), 4u ^ 4u ^ 6u);
}

}  // namespace
}  // namespace upstar
