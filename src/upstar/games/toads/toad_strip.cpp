#include "upstar/games/toads/toad_strip.h"

namespace upstar::toads {

std::string to_string(const ToadStrip& strip) {
    if (strip.length == 0) return "0";
    std::string text;
    for (int i = 0; i < strip.length; ++i)
        text += (strip.toads >> i & 1) != 0 ? 'T' : (strip.frogs >> i & 1) != 0 ? 'F' : '.';
    return text;
}

}  // namespace upstar::toads
