// The classes that are there from the start, written in the language: prelude/*.cgs.
#pragma once

#include <string_view>

namespace upstar {

/// The text of the class, or null if there is none of that name.
const char* prelude_class(std::string_view name);

}  // namespace upstar
