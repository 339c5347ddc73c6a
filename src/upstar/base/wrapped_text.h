// Prose in lines, by default for a terminal of 80 columns.
#pragma once

#include <cstddef>
#include <string>

namespace upstar {

constexpr std::size_t kTerminalColumns = 79;

/// Prose broken into lines of at most `columns` that leave `indent` of them free; all but the first
/// begin with as many blanks. Line breaks in it stay; words longer than a line are not broken, and
/// the number of a turn stands beside its first line: 3. a1b1.
std::string wrapped(const std::string& prose, std::size_t indent = 0,
                    std::size_t columns = kTerminalColumns);

/// An entry of a list: `head`, and beside it, from `column` on, the prose; on the next line where
/// the head reaches that far. Ends with a line break.
std::string list_entry(const std::string& head, const std::string& prose, std::size_t column);

/// A picture two columns to the right; empty rows stay empty.
std::string indented(const std::string& picture);

}  // namespace upstar
