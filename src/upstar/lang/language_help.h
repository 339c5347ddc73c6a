// Help on the language: how values are written, the operators, the statements, every property and
// function. Each topic is a page of text for 80 columns.
#pragma once

#include <string>
#include <vector>

namespace upstar {

/// "values", "operators", "properties" and "language", then the names of all properties and
/// functions.
std::vector<std::string> language_topics();

/// Help on a topic, or on a sign of the notation such as ^ or "up"; empty if there is none.
std::string language_help(const std::string& topic);

}  // namespace upstar
