#include "upstar/base/paint.h"

#include <cstddef>

namespace upstar {

std::string Paint::operator()(Ink ink, const std::string& text) const {
    if (!is_on_ || text.empty()) return text;
    // Of the 256 colours, those near the palette of pictures with a contrast of at least 3.5 to
    // white and to black.
    constexpr const char* kCodes[] = {"1;38;5;33", "1;38;5;166", "1;38;5;30", "1"};
    return std::string("\x1b[") + kCodes[static_cast<std::size_t>(ink)] + "m" + text + "\x1b[0m";
}

}  // namespace upstar
