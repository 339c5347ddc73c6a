// Why a position is in a proved set, or not, and the move into it: against brute force.
#include "upstar/games/circular_nim/sets/membership.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "naive/naive_stacks.h"
#include "upstar/games/circular_nim/sets/known_sets.h"

namespace upstar::circular_nim {
namespace {

// The stacks in the order of the circle, from any of them in any direction.
bool is_reading(const Stacks& seen, Stacks position) {
    for (const bool reversed : {false, true}) {
        if (reversed) std::reverse(position.begin(), position.end());
        for (std::size_t i = 0; i < position.size(); ++i) {
            if (seen == position) return true;
            std::rotate(position.begin(), position.begin() + 1, position.end());
        }
    }
    return false;
}

TEST(Membership, IsRightForEverySmallPosition) {
    for (const auto& [stacks, window, most] : {std::array{4u, 2u, 4u},
                                               {5u, 2u, 3u},
                                               {5u, 3u, 3u},
                                               {6u, 3u, 2u},
                                               {6u, 4u, 2u},
                                               {4u, 1u, 4u},
                                               {7u, 4u, 1u}}) {
        const CircularRules rules{stacks, window};
        const auto set = known_set(rules);
        ASSERT_TRUE(set);
        const std::vector<naive::Row> rows = naive::zeros(rules, most);
        const std::set<naive::Row> zeros(rows.begin(), rows.end());
        std::size_t moves = 0;
        std::size_t others = 0;
        const naive::Cube cube(rules, most);
        for (const naive::Row& p : cube.positions()) {
            const Membership membership = membership_of(rules, *set, p);
            ASSERT_EQ(membership.is_in(), zeros.contains(p)) << to_string(p);
            for (const Reading& reading : membership.readings) {
                ASSERT_TRUE(is_reading(reading.seen, p)) << to_string(p);
                const StackCase& one = set->cases[reading.one];
                for (std::size_t i = 0; i < one.size(); ++i)
                    ASSERT_EQ(one[i].holds(reading.seen),
                              std::count(reading.failing.begin(), reading.failing.end(), i) == 0);
            }
            if (membership.is_in()) continue;
            ++others;
            ASSERT_EQ(membership.readings.size(), set->cases.size());
            if (!membership.move) continue;
            ++moves;
            ASSERT_TRUE(naive::options(rules, p).contains(membership.move->after));
            ASSERT_TRUE(zeros.contains(membership.move->after)) << to_string(p);
        }
        EXPECT_GE(10 * moves, 9 * others) << stacks << "," << window;
    }
}

TEST(Membership, IsToldWithNumbersPutIn) {
    const CircularRules rules{5, 2};
    const auto set = known_set(rules);
    const auto lines = [&](const Stacks& p) {
        return membership_text(*set, p, membership_of(rules, *set, p));
    };
    EXPECT_EQ(lines({3, 1, 2, 2, 1}),
              (std::vector<std::string>{
                  "this is such a position: read as (3,1,2,2,1) it is (a,b,c,d,b): a+b = c+d, a = "
                  "max, where a+b = c+d is 4 = 4, a = max is 3 = max"}));
    EXPECT_EQ(lines({3, 1, 4, 1, 5}),
              (std::vector<std::string>{
                  "this is no such position",
                  "  not of (a,b,c,d,b): a+b = c+d, a = max: nearest is (4,1,5,3,1), but a+b = c+d "
                  "is 5 = 8, a = max is 4 = max",
                  "the move: with the stacks A = 3, B = 1, C = 4, D = 1, E = 5, take E to B+C-A = "
                  "2, leave D at B = 1; then (3,1,4,1,2) is of (a,b,c,d,b): a+b = c+d, a = max"}));
}

}  // namespace
}  // namespace upstar::circular_nim
