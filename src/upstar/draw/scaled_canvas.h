// A part of a canvas on which everything is smaller, or larger, and moved: pictures in a picture.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "upstar/draw/canvas.h"

namespace upstar {

class ScaledCanvas : public Canvas {
public:
    /// What is drawn at the origin shows at `corner` of the other canvas, which must outlive this.
    ScaledCanvas(Canvas& canvas, Point corner, double scale)
        : canvas_(canvas), corner_(corner), scale_(scale) {}

    void line(Point from, Point to, const Stroke& stroke) override {
        canvas_.line(at(from), at(to), scaled(stroke));
    }
    void polyline(const std::vector<Point>& points, const Stroke& stroke) override {
        canvas_.polyline(at(points), scaled(stroke));
    }
    void polygon(const std::vector<Point>& points, const Fill& fill,
                 const Stroke& rim = kNoRim) override {
        canvas_.polygon(at(points), fill, scaled(rim));
    }
    void circle(Point centre, double radius, const Fill& fill,
                const Stroke& rim = kNoRim) override {
        canvas_.circle(at(centre), scale_ * radius, fill, scaled(rim));
    }
    void rectangle(Point corner, double width, double height, double radius, const Fill& fill,
                   const Stroke& rim = kNoRim) override {
        canvas_.rectangle(at(corner), scale_ * width, scale_ * height, scale_ * radius, fill,
                          scaled(rim));
    }
    void text(Point at_point, const Words& words, const Lettering& lettering) override {
        Lettering smaller = lettering;
        smaller.size =
            std::min(lettering.size, std::max(kSmallestLetters, scale_ * lettering.size));
        canvas_.text(at(at_point), words, smaller);
    }

    std::string to_string() const override { return canvas_.to_string(); }

private:
    static constexpr double kSmallestLetters = 9;  // that one can read

    Point at(Point p) const { return {corner_.x + scale_ * p.x, corner_.y + scale_ * p.y}; }
    std::vector<Point> at(std::vector<Point> points) const {
        for (Point& p : points) p = at(p);
        return points;
    }
    Stroke scaled(Stroke stroke) const {
        stroke.width *= scale_;
        return stroke;
    }

    Canvas& canvas_;
    Point corner_;
    double scale_;
};

}  // namespace upstar
