// Characters of UTF-8 text: what a reader counts, where a string counts bytes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace upstar {

/// Any byte but a continuation.
constexpr bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }

/// The number of characters in UTF-8 text.
inline std::size_t character_count(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

}  // namespace upstar
