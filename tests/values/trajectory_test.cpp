#include "upstar/values/trajectory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace upstar {
namespace {

Dyadic quarter(int n) { return {Integer(n), 2}; }

// Random walls with slopes 0 and -sign, as Left's (sign = 1) and Right's (sign = -1) walls have.
Trajectory random_wall(std::mt19937& random, int sign) {
    std::vector<Trajectory::Corner> corners = {
        {Dyadic(-1), Dyadic(static_cast<int>(random() % 9) - 4)}};
    int slope = 0;
    for (int i = 0; i < 4; ++i) {
        slope = random() % 2 == 0 ? 0 : -sign;
        const Dyadic step = quarter(1 + static_cast<int>(random() % 6));
        const Trajectory::Corner last = corners.back();
        corners.push_back({last.temperature + step, last.value + step * Dyadic(slope)});
    }
    return {corners, slope};
}

// Temperatures fine enough to hit every corner of what is made from random walls.
std::vector<Dyadic> temperatures() {
    std::vector<Dyadic> all;
    for (int n = -16; n <= 16 * 9; ++n) all.emplace_back(Integer(n), 4);
    return all;
}

TEST(Trajectory, OperationsActAtEachTemperature) {
    std::mt19937 random(13);
    for (int i = 0; i < 200; ++i) {
        const int sign_a = random() % 2 == 0 ? 1 : -1;
        const Trajectory a = random_wall(random, sign_a);
        const Trajectory b = random_wall(random, random() % 2 == 0 ? 1 : -1);
        const Trajectory largest = extreme(1, a, b);
        const Trajectory least = extreme(-1, a, b);
        const Dyadic top = quarter(static_cast<int>(random() % 20));
        for (const Dyadic& t : temperatures()) {
            ASSERT_EQ(largest.at(t), std::max(a.at(t), b.at(t)));
            ASSERT_EQ(least.at(t), std::min(a.at(t), b.at(t)));
            ASSERT_EQ(a.tilted(sign_a).at(t), a.at(t) + (sign_a > 0 ? t : -t));
            ASSERT_EQ((-a).at(t), -a.at(t));
            ASSERT_EQ(a.translated(quarter(3)).at(t), a.at(t) + quarter(3));
            ASSERT_EQ(a.capped(top).at(t), a.at(std::min(t, top)));
        }
    }
}

TEST(Trajectory, EqualFunctionsHaveEqualCorners) {
    std::mt19937 random(14);
    for (int i = 0; i < 200; ++i) {
        const Trajectory a = random_wall(random, 1);
        const Trajectory b = random_wall(random, -1);
        EXPECT_EQ(extreme(1, a, b), extreme(1, b, a));
        EXPECT_EQ(extreme(-1, a, b), -extreme(1, -a, -b));
        EXPECT_EQ(extreme(1, a, a), a);
        EXPECT_EQ(a.tilted(1).tilted(-1), a);
        EXPECT_EQ(extreme(1, a, extreme(-1, a, b)), a);
        std::vector<Trajectory::Corner> with_more = a.corners();
        for (const Dyadic& t : {quarter(-3), quarter(1), quarter(50)}) {
            const auto place = std::find_if(with_more.begin(), with_more.end(),
                                            [&](const auto& c) { return c.temperature >= t; });
            if (place == with_more.end() || place->temperature != t)
                with_more.insert(place, {t, a.at(t)});
        }
        EXPECT_EQ(Trajectory(with_more, a.top_slope()), a);
    }
}

TEST(Trajectory, MeetsAtTheFirstTemperatureWhereItIsNoLongerAbove) {
    std::mt19937 random(15);
    for (int i = 0; i < 200; ++i) {
        // Tilted walls: Left's falls at least as steeply as Right's at each temperature.
        const Trajectory left = random_wall(random, -1).translated(Dyadic(6)).tilted(-1);
        const Trajectory right = random_wall(random, 1).translated(Dyadic(-6)).tilted(1);
        if (left.top_slope() == 0 && right.top_slope() == 0) continue;
        const Dyadic top = left.meets(right);
        EXPECT_EQ(left.at(top), right.at(top));
        EXPECT_GT(left.at(top - quarter(1)), right.at(top - quarter(1)));
    }
}

TEST(Trajectory, CriticalPointsAndSlopesRunFromTheTopDown) {
    const Trajectory wall({{Dyadic(-1), Dyadic(2)},
                           {Dyadic(0), Dyadic(2)},
                           {Dyadic(1), Dyadic(1)},
                           {Dyadic(2), Dyadic(1)}},
                          -1);
    EXPECT_EQ(wall.critical_points(), (std::vector<Dyadic>{Dyadic(2), Dyadic(1), Dyadic(0)}));
    EXPECT_EQ(wall.slopes(), (std::vector<int>{-1, 0, -1, 0}));
    EXPECT_EQ(Trajectory(Dyadic(3)).critical_points(), std::vector<Dyadic>{});
    EXPECT_EQ(Trajectory(Dyadic(3)).slopes(), std::vector<int>{0});
}

}  // namespace
}  // namespace upstar
