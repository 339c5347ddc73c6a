// The lines of journals: fields with tabs between them.
#pragma once

#include <string>
#include <vector>

namespace upstar {

/// Tabs, line breaks and backslashes of a field, so that it stays one field.
std::string escaped(const std::string& field);

std::vector<std::string> fields_of(const std::string& line);

}  // namespace upstar
