#include "upstar/draw/picture.h"

#include "upstar/draw/svg.h"
#include "upstar/draw/tikz.h"

namespace upstar {

std::string picture(const PictureFrame& frame, Format format,
                    const std::function<void(Canvas&)>& draw) {
    if (format == Format::Svg) {
        Svg svg(frame.width, frame.height, frame.title, frame.description);
        draw(svg);
        return svg.to_string();
    }
    Tikz tikz(frame.title, frame.width);
    draw(tikz);
    return tikz.to_string();
}

}  // namespace upstar
