// A small writer of SVG.
//
// Everything is a presentation attribute: no style sheet, no ids and no fonts by name, so that
// several pictures can stand in one page, and each looks the same wherever it is shown. Coordinates
// are SVG's own: y grows downwards. The background is white.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "upstar/draw/canvas.h"

namespace upstar {

class Svg : public Canvas {
public:
    /// The title is what a screen reader says, and the description what it says of the details.
    Svg(double width, double height, std::string_view title, std::string_view description = {});

    void line(Point from, Point to, const Stroke& stroke) override;
    void polyline(const std::vector<Point>& points, const Stroke& stroke) override;
    void polygon(const std::vector<Point>& points, const Fill& fill,
                 const Stroke& rim = kNoRim) override;
    void circle(Point centre, double radius, const Fill& fill, const Stroke& rim = kNoRim) override;
    void rectangle(Point corner, double width, double height, double radius, const Fill& fill,
                   const Stroke& rim = kNoRim) override;
    void text(Point at, const Words& words, const Lettering& lettering) override;

    std::string to_string() const override { return body_ + "</svg>\n"; }

private:
    void attribute(std::string_view name, std::string_view value);
    void attribute(std::string_view name, double value);
    void stroke_attributes(const Stroke& stroke);
    void fill_attributes(const Fill& fill, const Stroke& rim);
    void points_attribute(const std::vector<Point>& points);

    std::string body_;
};

/// Text as it stands in XML; control characters, which XML forbids, are left out.
std::string xml_escaped(std::string_view text);

}  // namespace upstar
