// A small writer of TikZ, for pictures in papers; compiles with the package tikz alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "upstar/draw/canvas.h"

namespace upstar {

class Tikz : public Canvas {
public:
    /// The title stands in a comment. What is wider than a column of text is scaled down to it.
    Tikz(std::string_view title, double width);

    void line(Point from, Point to, const Stroke& stroke) override;
    void polyline(const std::vector<Point>& points, const Stroke& stroke) override;
    void polygon(const std::vector<Point>& points, const Fill& fill,
                 const Stroke& rim = kNoRim) override;
    void circle(Point centre, double radius, const Fill& fill, const Stroke& rim = kNoRim) override;
    void rectangle(Point corner, double width, double height, double radius, const Fill& fill,
                   const Stroke& rim = kNoRim) override;
    void text(Point at, const Words& words, const Lettering& lettering) override;

    std::string to_string() const override { return body_ + "\\end{tikzpicture}\n"; }

private:
    std::string length(double units) const;
    std::string dashes(std::string_view pattern) const;
    std::string stroke_options(const Stroke& stroke) const;
    std::string fill_options(const Fill& fill, const Stroke& rim) const;

    double points_;  // that a unit of the picture has
    std::string body_;
};

}  // namespace upstar
