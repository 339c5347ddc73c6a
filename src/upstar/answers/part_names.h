// What the parts of a sum are called in words: A, B, C.
#pragma once

#include <cstddef>
#include <string>

namespace upstar {

inline std::string part_name(std::size_t part) {
    const std::string letter(1, static_cast<char>('A' + part % 26));
    return part < 26 ? letter : letter + std::to_string(part / 26);
}

}  // namespace upstar
