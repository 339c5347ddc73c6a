#include "upstar/draw/value_words.h"

namespace upstar {

Words value_words(Arena& arena, Game g) {
    const std::string plain = short_text(arena, g);
    if (plain.rfind("mean ", 0) == 0) return plain;
    const bool is_rare =
        plain.find("Tiny") != std::string::npos || plain.find("Miny") != std::string::npos;
    return {is_rare ? plain : short_text(arena, g, Notation::Unicode),
            "$" + short_text(arena, g, Notation::Latex) + "$"};
}

}  // namespace upstar
