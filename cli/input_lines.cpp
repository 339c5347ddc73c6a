#include "input_lines.h"

#include <iostream>
#include <string_view>
#include <utility>

namespace upstar::cli {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

bool InputLines::next(std::string& line) {
    if (!std::getline(std::cin, line)) return false;
    if (std::exchange(at_start_, false) && line.rfind(kByteOrderMark, 0) == 0)
        line.erase(0, kByteOrderMark.size());
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return true;
}

}  // namespace upstar::cli
