// Tables of text: tab-separated rows under a header line, with \n, \t and \\ escaped.
#pragma once

#include <string>
#include <vector>

namespace upstar {

/// The rows of a file, without its header; empty if there is no such file. Lines that begin with #
/// are comments.
std::vector<std::vector<std::string>> read_table(const std::string& path);

/// What a session answers to an expression: the text of its value, or "!!" and the message.
std::string answer(class Session& session, const std::string& expression);

}  // namespace upstar
