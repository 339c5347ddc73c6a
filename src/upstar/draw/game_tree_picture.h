// The tree of a canonical form as textbooks draw it: Left's options hang to the left of a game and
// Right's to the right, down to numbers. Left's lines are solid and Right's double, since nothing
// is told by colour alone.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/values/print.h"

namespace upstar {

/// As SVG, as TikZ (also for LaTeX), or as an outline of text. A tree of many games is cut: a game
/// whose options do not show is underlined, and text says how many games were left out.
std::string game_tree(Arena& arena, Game g, Format format);

}  // namespace upstar
