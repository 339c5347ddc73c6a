// Piecewise-linear functions of temperature, exact: the walls of thermographs.
//
// A trajectory is defined for t >= -1 and has slopes -1, 0 and 1. It is held by its corners, from
// t = -1 upwards, and the slope above the last one; no corner lies on a straight line between its
// neighbours, so equal trajectories have equal corners.
#pragma once

#include <string>
#include <vector>

#include "upstar/values/dyadic.h"

namespace upstar {

class Trajectory {
public:
    struct Corner {
        Dyadic temperature;
        Dyadic value;
        friend bool operator==(const Corner& a, const Corner& b) {
            return a.temperature == b.temperature && a.value == b.value;
        }
    };

    /// The constant trajectory.
    explicit Trajectory(const Dyadic& value = {});
    /// Requires corners ascending from t = -1 with slopes -1, 0 or 1 between them.
    Trajectory(std::vector<Corner> corners, int top_slope);

    Dyadic at(const Dyadic& temperature) const;
    const std::vector<Corner>& corners() const { return corners_; }
    int top_slope() const { return top_slope_; }

    /// This plus slope * t, for a slope of 1 or -1 that leaves all slopes within -1 and 1.
    Trajectory tilted(int slope) const;
    Trajectory operator-() const;
    Trajectory translated(const Dyadic& x) const;

    /// The larger (sign = 1) or the smaller (sign = -1) of two trajectories at each temperature.
    friend Trajectory extreme(int sign, const Trajectory& a, const Trajectory& b);

    /// This up to temperature t, constant from there on.
    Trajectory capped(const Dyadic& temperature) const;

    /// The lowest temperature from which on this <= other. Requires that this - other never rises
    /// and is eventually <= 0.
    Dyadic meets(const Trajectory& other) const;

    /// Where the slope changes, from the top down, and the slopes between, from the top down: the
    /// form in which CGSuite prints a wall.
    std::vector<Dyadic> critical_points() const;
    std::vector<int> slopes() const;

    friend bool operator==(const Trajectory& a, const Trajectory& b) {
        return a.top_slope_ == b.top_slope_ && a.corners_ == b.corners_;
    }

private:
    int slope_after(std::size_t corner) const;
    void straighten();

    std::vector<Corner> corners_;
    int top_slope_ = 0;
};

}  // namespace upstar
