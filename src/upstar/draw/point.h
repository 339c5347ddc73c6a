// Points of a picture and how their coordinates are written.
#pragma once

#include <cstddef>
#include <string>

namespace upstar {

struct Point {
    double x = 0;
    double y = 0;
};

/// So much of the way from a to b.
inline Point between(Point a, Point b, double share) {
    return {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

/// The corner of the i-th of things in rows of `columns`, each so wide and so high.
inline Point in_rows(std::size_t i, std::size_t columns, double width, double height) {
    const std::size_t row = i / columns;
    return {width * static_cast<double>(i % columns), height * static_cast<double>(row)};
}

/// x with at most two decimals and no trailing zeros, in every locale: "3", "-0.5", "12.25".
std::string decimal(double x);

}  // namespace upstar
