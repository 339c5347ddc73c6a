// A small writer of SVG.
//
// Everything is a presentation attribute: no style sheet, no ids and no fonts by name, so that
// several pictures can stand in one page, and each looks the same wherever it is shown. Coordinates
// are SVG's own: y grows downwards. The background is white.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "upstar/draw/point.h"

namespace upstar {

struct Stroke {
    std::string_view color = "#000";
    double width = 1;
    std::string_view dash = {};  ///< as stroke-dasharray; empty for a solid line
};

struct Fill {
    std::string_view color = "#000";
    double opacity = 1;
};

struct Lettering {
    enum class Anchor { Start, Middle, End };

    Anchor anchor = Anchor::Middle;
    double size = 13;
    std::string_view color = "#000";
};

class Svg {
public:
    /// The title is what a screen reader says.
    Svg(double width, double height, std::string_view title);

    void line(Point from, Point to, const Stroke& stroke);
    void polyline(const std::vector<Point>& points, const Stroke& stroke);
    void polygon(const std::vector<Point>& points, const Fill& fill);
    /// Plain text; `at` is on the base line of the letters.
    void text(Point at, std::string_view text, const Lettering& lettering);

    std::string to_string() const { return body_ + "</svg>\n"; }

private:
    void attribute(std::string_view name, std::string_view value);
    void attribute(std::string_view name, double value);
    void stroke_attributes(const Stroke& stroke);
    void points_attribute(const std::vector<Point>& points);

    std::string body_;
};

/// Text as it stands in XML; control characters, which XML forbids, are left out.
std::string xml_escaped(std::string_view text);

}  // namespace upstar
