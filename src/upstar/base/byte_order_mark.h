// The mark of its encoding, with which some editors begin a text; no letter of it.
#pragma once

#include <string>
#include <string_view>

namespace upstar {

inline void remove_byte_order_mark(std::string& text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (text.starts_with(kMark)) text.erase(0, kMark.size());
}

}  // namespace upstar
