// Docstrings: the sentences that the help of the language has for its properties.
#pragma once

#include <string>

namespace upstar::python {

/// What the language's property of that name is, such as "Mean". Requires that there is one.
const char* help(const std::string& property);

}  // namespace upstar::python
