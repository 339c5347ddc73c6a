// Numbers as people read them.
#pragma once

#include <cstdint>
#include <sstream>
#include <string>

namespace upstar {

/// "29,523".
inline std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

/// "0.25", "132".
inline std::string seconds_text(double seconds) {
    std::ostringstream text;
    text.precision(seconds < 10 ? 2 : 0);
    text << std::fixed << seconds;
    return text.str();
}

}  // namespace upstar
