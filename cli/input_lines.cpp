#include "input_lines.h"

#include <cstddef>
#include <cstdio>
#include <iostream>
#include <streambuf>
#include <string>
#include <utility>

#include "upstar/base/byte_order_mark.h"
#include "upstar/base/error.h"

namespace upstar::cli {
namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 24;

}  // namespace

void require_readable_input() {
    if (std::ferror(stdin) != 0) throw Error(ErrorKind::Input, "cannot read the standard input");
}

bool InputLines::next(std::string& line) {
    line.clear();
    std::streambuf& in = *std::cin.rdbuf();
    int c = in.sbumpc();
    if (c == std::char_traits<char>::eof()) {
        require_readable_input();
        return false;
    }
    for (; c != '\n' && c != std::char_traits<char>::eof(); c = in.sbumpc()) {
        if (line.size() == kLongestLine)
            throw Error(ErrorKind::Input,
                        "a line of more than " + std::to_string(kLongestLine) + " bytes");
        line += static_cast<char>(c);
    }
    if (std::exchange(at_start_, false)) remove_byte_order_mark(line);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return true;
}

}  // namespace upstar::cli
