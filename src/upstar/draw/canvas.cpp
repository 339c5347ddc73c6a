#include "upstar/draw/canvas.h"

#include "upstar/base/characters.h"

namespace upstar {

double text_width(std::string_view text, double size) {
    constexpr double kLetter = 0.58;  // of the size, on average
    return kLetter * size * static_cast<double>(character_count(text));
}

}  // namespace upstar
