// Pictures of thermographs, the way the books draw them (Winning Ways, ch. 6; Siegel, ch. II.5).
//
// Temperature runs upwards and values grow to the left, so that Left's wall stands on the left.
// The axes are labelled at the corners of the walls, exactly ("9/4", never 2.25); labels that
// would touch are staggered, then dropped, the mean and the temperature last. What lies below t = 0
// shows if asked for, and for numbers, whose temperature is negative.
#pragma once

#include <string>
#include <vector>

#include "upstar/values/thermograph.h"

namespace upstar {

struct LabelledThermograph {
    Thermograph thermograph;
    /// Stands over the mast; may be empty. Plain UTF-8, but LaTeX for thermograph_tikz.
    std::string label;
};

struct ThermographStyle {
    bool below_zero = false;
    bool ascii = false;  ///< thermograph_text without box-drawing characters
};

// Each requires at least one thermograph; several share their axes.

std::string thermograph_svg(const std::vector<LabelledThermograph>& thermographs,
                            const ThermographStyle& style = {});

/// A tikzpicture; needs `\usepackage{tikz}` and no TikZ library.
std::string thermograph_tikz(const std::vector<LabelledThermograph>& thermographs,
                             const ThermographStyle& style = {});

/// For a terminal: at most 78 columns and 30 rows.
std::string thermograph_text(const std::vector<LabelledThermograph>& thermographs,
                             const ThermographStyle& style = {});

}  // namespace upstar
