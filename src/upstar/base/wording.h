// How a front end words why something was not found, and what would help (remedy.h).
#pragma once

#include <functional>
#include <string>

#include "upstar/base/remedy.h"

namespace upstar {

using Wording = std::function<std::string(const Reason&)>;

/// The message alone.
inline std::string without_remedy(const Reason& reason) { return reason.message; }

}  // namespace upstar
