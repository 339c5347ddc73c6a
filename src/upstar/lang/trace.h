// Where an error happened: a place in the query, or the way from there into other texts.
#pragma once

#include <cstddef>

#include "upstar/base/error.h"
#include "upstar/lang/code.h"

namespace upstar {

/// The error as seen from `code` at `offset` of its source. In the text of the query that is its
/// place; in a file, or a query before, a line and a caret are added to the message.
Error with_place(const Error& error, const Code& code, std::size_t offset, const Source* query);

/// "hop.cgs:3:14".
std::string place_name(const Source& source, std::size_t offset);

/// An error with an offset into a file, told with the file's name and the line.
Error told_of_file(const Error& error, const Source& source);

/// The line of `text` that holds `offset`, with a caret under it: two lines.
std::string caret_lines(std::string_view text, std::size_t offset);

}  // namespace upstar
