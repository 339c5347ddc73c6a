// How long something took, as tables and reports tell it.
#pragma once

#include <sstream>
#include <string>

namespace upstar::cli {

/// "0.25", "132".
inline std::string seconds_text(double seconds) {
    std::ostringstream text;
    text.precision(seconds < 10 ? 2 : 0);
    text << std::fixed << seconds;
    return text.str();
}

}  // namespace upstar::cli
