// What a picture is drawn on: a few kinds of marks, which every format of pictures has.
//
// A drawing is written once against Canvas and comes out as SVG (svg.h) or TikZ (tikz.h).
// Coordinates are those of a screen: the origin at the top left, y grows downwards, 96 to the inch.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/draw/point.h"

namespace upstar {

struct Stroke {
    std::string_view color = "#000";
    double width = 1;            ///< 0: no line
    std::string_view dash = {};  ///< lengths of line and gap by turns, "3 4"; empty: solid
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
    bool is_bold = false;
};

/// A text, and how TeX writes it where that differs: "{0|-1}", "$\\{0|-1\\}$".
struct Words {
    Words(const char* plain) : text(plain) {}
    Words(std::string plain, std::string in_tex = {})
        : text(std::move(plain)), tex(std::move(in_tex)) {}

    std::string text;
    std::string tex;  ///< empty: the text itself
};

constexpr Stroke kNoRim{.width = 0};

class Canvas {
public:
    virtual ~Canvas() = default;

    virtual void line(Point from, Point to, const Stroke& stroke) = 0;
    virtual void polyline(const std::vector<Point>& points, const Stroke& stroke) = 0;
    virtual void polygon(const std::vector<Point>& points, const Fill& fill,
                         const Stroke& rim = kNoRim) = 0;
    virtual void circle(Point centre, double radius, const Fill& fill,
                        const Stroke& rim = kNoRim) = 0;
    /// With corners rounded by `radius`.
    virtual void rectangle(Point corner, double width, double height, double radius,
                           const Fill& fill, const Stroke& rim = kNoRim) = 0;
    /// `at` is on the base line of the letters.
    virtual void text(Point at, const Words& words, const Lettering& lettering) = 0;

    virtual std::string to_string() const = 0;
};

/// About how wide a text is, in a sans-serif face.
double text_width(std::string_view text, double size);

}  // namespace upstar
