#include "upstar/answers/nim_rows.h"

#include <algorithm>
#include <cstddef>

namespace upstar {
namespace {

std::size_t bit_count(std::uint32_t number) {
    std::size_t bits = 1;
    while ((number >>= 1) != 0) ++bits;
    return bits;
}

std::string bits_of(std::uint32_t number, std::size_t width) {
    std::string text(width, '0');
    for (std::size_t i = 0; i < width; ++i)
        if ((number >> i & 1) != 0) text[width - 1 - i] = '1';
    return text;
}

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

}  // namespace

std::string nim_rows(const std::vector<NimRow>& rows) {
    std::uint32_t sum = 0;
    std::uint32_t all = 0;
    std::size_t width = 7;  // of "nim sum"
    for (const NimRow& row : rows) {
        sum ^= row.number;
        all |= row.number;
        width = std::max(width, row.label.size());
    }
    const std::size_t bits = bit_count(all);
    std::size_t digits = 1;
    for (const NimRow& row : rows) digits = std::max(digits, std::to_string(row.number).size());
    digits = std::max(digits, std::to_string(sum).size());
    const auto line = [&](const NimRow& row) {
        return "  " + padded(row.label, width) + "  " + padded(std::to_string(row.number), digits) +
               "  " + bits_of(row.number, bits) + "\n";
    };
    std::string text;
    for (const NimRow& row : rows) text += line(row);
    text += std::string(width + digits + 6, ' ') + std::string(bits, '-') + "\n";
    return text + line({"nim sum", sum});
}

}  // namespace upstar
