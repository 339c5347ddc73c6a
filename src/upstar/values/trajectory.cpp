#include "upstar/values/trajectory.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace upstar {
namespace {

// rise / run, which is -1, 0 or 1 by construction.
int integer_slope(const Dyadic& rise, const Dyadic& run) {
    assert(rise.is_zero() || rise.abs() == run);
    static_cast<void>(run);
    return rise.sign();
}

// x / n for the n that occur: the differences of two slopes.
Dyadic divided(const Dyadic& x, int n) {
    assert(n == 1 || n == 2);
    return n == 1 ? x : x.half();
}

}  // namespace

Trajectory::Trajectory(const Dyadic& value) : corners_{{Dyadic(-1), value}} {}

Trajectory::Trajectory(std::vector<Corner> corners, int top_slope)
    : corners_(std::move(corners)), top_slope_(top_slope) {
    straighten();
}

int Trajectory::slope_after(std::size_t corner) const {
    if (corner + 1 == corners_.size()) return top_slope_;
    const Corner& low = corners_[corner];
    const Corner& high = corners_[corner + 1];
    return integer_slope(high.value - low.value, high.temperature - low.temperature);
}

void Trajectory::straighten() {
    std::vector<Corner> kept = {corners_.front()};
    for (std::size_t i = 1; i < corners_.size(); ++i) {
        const int before = integer_slope(corners_[i].value - kept.back().value,
                                         corners_[i].temperature - kept.back().temperature);
        if (before != slope_after(i)) kept.push_back(corners_[i]);
    }
    corners_ = std::move(kept);
}

Dyadic Trajectory::at(const Dyadic& temperature) const {
    std::size_t i = corners_.size() - 1;
    while (i > 0 && corners_[i].temperature > temperature) --i;
    const int slope = slope_after(i);
    if (slope == 0) return corners_[i].value;
    const Dyadic above = temperature - corners_[i].temperature;
    return corners_[i].value + (slope > 0 ? above : -above);
}

Trajectory Trajectory::tilted(int slope) const {
    Trajectory result = *this;
    for (Corner& corner : result.corners_)
        corner.value =
            slope > 0 ? corner.value + corner.temperature : corner.value - corner.temperature;
    result.top_slope_ += slope;
    return result;
}

Trajectory Trajectory::operator-() const {
    Trajectory result = *this;
    for (Corner& corner : result.corners_) corner.value = -corner.value;
    result.top_slope_ = -top_slope_;
    return result;
}

Trajectory Trajectory::translated(const Dyadic& x) const {
    Trajectory result = *this;
    for (Corner& corner : result.corners_) corner.value = corner.value + x;
    return result;
}

Trajectory extreme(int sign, const Trajectory& a, const Trajectory& b) {
    std::vector<Dyadic> temperatures;
    for (const Trajectory* t : {&a, &b})
        for (const auto& corner : t->corners_) temperatures.push_back(corner.temperature);
    std::sort(temperatures.begin(), temperatures.end());
    temperatures.erase(std::unique(temperatures.begin(), temperatures.end()), temperatures.end());

    const auto better = [sign](const Dyadic& x, const Dyadic& y) {
        return sign * compare(x, y) >= 0 ? x : y;
    };
    std::vector<Trajectory::Corner> corners;
    int top_slope = 0;
    for (std::size_t i = 0; i < temperatures.size(); ++i) {
        const Dyadic& t = temperatures[i];
        const Dyadic va = a.at(t);
        const Dyadic vb = b.at(t);
        corners.push_back({t, better(va, vb)});
        // Between here and the next corner both are straight; they may cross once.
        const bool last = i + 1 == temperatures.size();
        const Dyadic next = last ? t + Dyadic(1) : temperatures[i + 1];
        const int slope_a = integer_slope(a.at(next) - va, next - t);
        const int slope_b = integer_slope(b.at(next) - vb, next - t);
        top_slope = slope_a;
        const Dyadic gap = (va - vb) * Dyadic(sign);     // how far a is ahead
        const int closing = (slope_b - slope_a) * sign;  // how fast b gains on a
        if (gap.sign() * closing > 0) {
            const Dyadic crossing = t + divided(gap.abs(), closing < 0 ? -closing : closing);
            if (last || crossing < next) corners.push_back({crossing, a.at(crossing)});
        }
        if (last && (closing > 0 || (closing == 0 && gap.sign() < 0))) top_slope = slope_b;
    }
    return {std::move(corners), top_slope};
}

Trajectory Trajectory::capped(const Dyadic& temperature) const {
    std::vector<Corner> corners;
    for (const Corner& corner : corners_)
        if (corner.temperature < temperature) corners.push_back(corner);
    corners.push_back({temperature, at(temperature)});
    return {std::move(corners), 0};
}

Dyadic Trajectory::meets(const Trajectory& other) const {
    const Trajectory lower = extreme(-1, *this, other);
    // `lower` equals `other` until they meet and `this` afterwards: look for the first temperature
    // at which this - other is not positive, among the corners of all three.
    std::vector<Dyadic> temperatures;
    for (const Trajectory* t : {this, &other, &lower})
        for (const Corner& corner : t->corners_) temperatures.push_back(corner.temperature);
    std::sort(temperatures.begin(), temperatures.end());
    for (const Dyadic& t : temperatures)
        if (at(t) <= other.at(t)) return t;
    assert(false);
    return temperatures.back();
}

std::vector<Dyadic> Trajectory::critical_points() const {
    std::vector<Dyadic> points;
    for (std::size_t i = corners_.size(); i-- > 1;) points.push_back(corners_[i].temperature);
    return points;
}

std::vector<int> Trajectory::slopes() const {
    std::vector<int> all;
    for (std::size_t i = corners_.size(); i-- > 0;) all.push_back(slope_after(i));
    return all;
}

}  // namespace upstar
