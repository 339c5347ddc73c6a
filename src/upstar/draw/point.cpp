#include "upstar/draw/point.h"

#include <cmath>

namespace upstar {

std::string decimal(double x) {
    const long long hundredths = std::llround(std::fabs(x) * 100);
    std::string text = x < 0 && hundredths != 0 ? "-" : "";
    text += std::to_string(hundredths / 100);
    if (hundredths % 100 == 0) return text;
    text += '.';
    text += std::to_string(hundredths / 10 % 10);
    if (hundredths % 10 != 0) text += std::to_string(hundredths % 10);
    return text;
}

}  // namespace upstar
