// Numbers as people read them.
#pragma once

#include <cstdint>
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

}  // namespace upstar
