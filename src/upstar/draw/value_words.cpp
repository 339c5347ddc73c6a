#include "upstar/draw/value_words.h"

namespace upstar {

namespace {

// The bold signs of Tiny and Miny as LaTeX alone can set them, without amsmath.
std::string without_packages(std::string tex) {
    const std::string command = "\\boldsymbol";
    for (std::size_t at = tex.find(command); at != std::string::npos; at = tex.find(command, at))
        tex.replace(at, command.size() + 2,
                    "\\mbox{\\boldmath$" + tex.substr(at + command.size() + 1, 1) + "$}");
    return tex;
}

}  // namespace

Words value_words(Arena& arena, Game g) {
    const std::string plain = short_text(arena, g);
    if (plain.rfind("mean ", 0) == 0) return plain;
    const bool is_rare =
        plain.find("Tiny") != std::string::npos || plain.find("Miny") != std::string::npos;
    return {is_rare ? plain : short_text(arena, g, Notation::Unicode),
            "$" + without_packages(short_text(arena, g, Notation::Latex)) + "$"};
}

}  // namespace upstar
