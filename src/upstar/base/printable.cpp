#include "upstar/base/printable.h"

#include <algorithm>
#include <cstdint>

namespace upstar {
namespace {

// The length of the character that the text begins with; 0 if it is not well-formed UTF-8 (Unicode
// 15, table 3-7), or controls the terminal (C0, DEL, C1).
std::size_t length_of_printable(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    const unsigned first = byte(0);
    if (first < 0x80)
        return first == '\n' || first == '\t' || (first >= 0x20 && first != 0x7f) ? 1 : 0;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4) return 0;
    std::uint32_t code = first & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return 0;
        code = code << 6 | (byte(i) & 0x3f);
    }
    constexpr std::uint32_t kLeast[] = {0, 0, 0xa0, 0x800, 0x10000};
    const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    return code < kLeast[length] || code > 0x10ffff || is_surrogate ? 0 : length;
}

}  // namespace

std::string printable(std::string_view text, std::size_t& offset) {
    constexpr const char* kDigits = "0123456789abcdef";
    std::string shown;
    std::size_t place = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (i <= offset) place = shown.size();
        const std::size_t length = length_of_printable(text.substr(i));
        if (length == 0) {
            const auto byte = static_cast<unsigned char>(text[i]);
            shown += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
        } else {
            shown += text.substr(i, length);
        }
        i += std::max<std::size_t>(length, 1);
    }
    offset = offset < text.size() ? place : shown.size();
    return shown;
}

std::string printable_line(std::string_view text) {
    std::string line;
    for (const char c : printable(text))
        if (c == '\n' || c == '\t')
            line += c == '\n' ? "\\x0a" : "\\x09";
        else
            line += c;
    return line;
}

std::string printable(std::string_view text) {
    std::size_t nowhere = 0;
    return printable(text, nowhere);
}

}  // namespace upstar
