// A picture in a format: what is drawn once on a canvas, as SVG or as TikZ.
//
//     picture({width, height, title, description}, Format::Svg, [&](Canvas& c) { draw(c, tree); });
#pragma once

#include <functional>
#include <string>

#include "upstar/base/format.h"
#include "upstar/draw/canvas.h"

namespace upstar {

struct PictureFrame {
    double width = 0;
    double height = 0;
    std::string title;        ///< what a screen reader says
    std::string description;  ///< and what it says of the details
};

/// Requires SVG, TikZ or LaTeX, which is TikZ as well.
std::string picture(const PictureFrame& frame, Format format,
                    const std::function<void(Canvas&)>& draw);

}  // namespace upstar
