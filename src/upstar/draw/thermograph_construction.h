// The picture of how a thermograph is built: the options' thermographs, thin, with the wall that
// counts dashed; each scaffold, moved from it by the tax t; the place where the two cross, and the
// mast above it. Beside them the numbers 1 to 4, and below what each of these steps says.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/values/thermograph_steps.h"

namespace upstar {

/// As SVG, as TikZ (also for LaTeX), or as text: the steps in words and the thermograph.
std::string thermograph_construction(Arena& arena, Game g, Format format);

}  // namespace upstar
