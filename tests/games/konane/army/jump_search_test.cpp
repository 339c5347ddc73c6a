// Searching backwards finds jumps to exactly the goals that plain forward search arrives at.
#include "upstar/games/konane/army/jump_search.h"

#include <gtest/gtest.h>

#include <set>

#include "plain_penetration.h"
#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

TEST(SlowJumpSearch, FindsTheFirstArrivalsOfPlainSearch) {
    const std::vector<Square> whole = Army::rectangle(3, 3).stones();
    Context context;
    std::uint64_t arrivals = 0;
    for (unsigned long subset = 1; subset < 1ul << whole.size(); subset += 3) {
        std::vector<Square> stones;
        for (std::size_t i = 0; i < whole.size(); ++i)
            if ((subset >> i & 1) != 0) stones.push_back(whole[i]);
        const Army army(std::move(stones));
        for (int row = 1; row <= 2; ++row) {
            const std::set<Square> plain = plain_first_arrivals(army.stones(), row);
            arrivals += plain.size();
            PagodaSearch pagodas(army, row, army.stones().size());
            for (int column = -2; column <= army.width() + 1; ++column) {
                const Square goal{row, column};
                JumpSearch search(context, pagodas, goal);
                const auto jumps = search.find();
                EXPECT_EQ(jumps.has_value(), plain.count(goal) != 0)
                    << subset << " to " << row << "," << column;
                if (jumps) {
                    EXPECT_EQ(jumps->back().to, goal);
                }
            }
        }
    }
    EXPECT_GT(arrivals, 200u);
}

TEST(JumpSearch, PutsJumpsInOrder) {
    Context context;
    const Jump first{{-1, 0}, {0, 0}, {1, 0}};
    const Jump second{{1, 0}, {1, 1}, {1, 2}};
    const std::vector<Square> start = {{-1, 0}, {0, 0}, {1, 1}};
    EXPECT_EQ(in_order(context, start, {second, first}), (std::vector<Jump>{first, second}));
    EXPECT_EQ(in_order(context, {{-1, 0}, {0, 0}, {1, 0}}, {first}), std::nullopt);
    EXPECT_EQ(in_order(context, start, {first, first}), std::nullopt);
}

TEST(JumpSearch, RefusesArmiesTooLargeToCount) {
    Context context;
    const Army army = Army::rectangle(16, 16);
    PagodaSearch pagodas(army, 1, 256);
    EXPECT_THROW(JumpSearch(context, pagodas, {1, 0}), Error);
}

}  // namespace
}  // namespace upstar::konane
