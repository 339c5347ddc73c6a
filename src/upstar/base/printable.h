// Text of the user's as it may be shown to him: no byte of it reaches the terminal as a command.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace upstar {

/// The text with control characters, other than tabs and line breaks, and bytes that are not UTF-8
/// written by their hexadecimal digits, behind a backslash and an x.
std::string printable(std::string_view text);

/// The same, and where the byte at `offset` has gone.
std::string printable(std::string_view text, std::size_t& offset);

/// On one line: line breaks and tabs are written like other control characters.
std::string printable_line(std::string_view text);

}  // namespace upstar
