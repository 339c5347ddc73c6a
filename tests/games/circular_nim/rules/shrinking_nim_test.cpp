#include "upstar/games/circular_nim/rules/shrinking_nim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "naive/naive_shrinking.h"
#include "upstar/positions/position.h"

namespace upstar::circular_nim {
namespace {

static_assert(Ruleset<ShrinkingNim>);

using Position = ShrinkingNim::Position;
using Piles = ShrinkingNim::Piles;

TEST(ShrinkingNim, OptionsAreThoseOfBruteForce) {
    for (std::uint32_t k = 1; k <= 4; ++k)
        for (const Piles& piles : naive::shrinking_positions(4, 3)) {
            const Position p(k, piles);
            std::vector<Position> options;
            p.options(options);
            std::set<Piles> reached;
            for (const Position& option : options) reached.insert(option.piles());
            EXPECT_EQ(reached, naive::shrinking_options(k, piles)) << p.to_string() << " " << k;
            EXPECT_EQ(reached.size(), options.size()) << p.to_string();
            EXPECT_GE(p.most_options(), options.size()) << p.to_string();
        }
}

TEST(ShrinkingNim, SymmetriesAndKnownValuesAreThoseOfBruteForce) {
    for (std::uint32_t k = 1; k <= 3; ++k) {
        naive::ShrinkingValues values(k);
        for (const Piles& piles : naive::shrinking_positions(4, 3)) {
            const Position p(k, piles);
            EXPECT_EQ(values(p.canonical().piles()), values(piles)) << p.to_string();
            if (const auto known = p.known_nim_value()) {
                EXPECT_EQ(*known, values(piles)) << p.to_string();
            }
        }
    }
}

TEST(ShrinkingNim, LeavesEmptyPilesOut) {
    EXPECT_EQ(ShrinkingNim().parse("3,0,2,0").to_string(), "3,2");
    EXPECT_EQ(ShrinkingNim().parse("0,0").to_string(), "0");
    EXPECT_EQ(ShrinkingNim().parse("0"), ShrinkingNim().parse("0,0"));
}

// 1,2,1,2: taking the first pile makes the two piles of 2 neighbours, which it does not in CN(4,2).
TEST(ShrinkingNim, NeighboursOfAPileThatIsGoneBecomeNeighbours) {
    std::vector<Position> options;
    Position(2, {2, 1, 2}).options(options);
    EXPECT_NE(std::find(options.begin(), options.end(), Position(2, {2, 2})), options.end());
    EXPECT_EQ(Position(2, {2, 2}).known_nim_value(), 4u);
}

}  // namespace
}  // namespace upstar::circular_nim
