// Points of a picture and how their coordinates are written.
#pragma once

#include <string>

namespace upstar {

struct Point {
    double x = 0;
    double y = 0;
};

/// x with at most two decimals and no trailing zeros, in every locale: "3", "-0.5", "12.25".
std::string decimal(double x);

}  // namespace upstar
