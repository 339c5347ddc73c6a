#include "upstar/draw/tikz.h"

#include <algorithm>
#include <cstddef>

#include "upstar/base/sheet.h"

namespace upstar {
namespace {

// One unit of a screen is three quarters of a point.
constexpr double kPoints = 0.75;
constexpr double kColumn = 322;  // points; the text of an article is 345 wide, 15 of it indent

// The y axis is turned round by the picture's own scale.
std::string at(Point p) { return "(" + decimal(p.x) + "," + decimal(p.y) + ")"; }

// "#0a6b60" or "#abc" in the words of xcolor.
std::string color(std::string_view hex) {
    hex.remove_prefix(1);
    std::string text = "{rgb,255:";
    const char* const names[] = {"red", ";green", ";blue"};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string digits =
            hex.size() == 3 ? std::string(2, hex[i]) : std::string(hex.substr(2 * i, 2));
        text += std::string(names[i]) + "," + std::to_string(std::stoi(digits, nullptr, 16));
    }
    return text + "}";
}

std::string path(const std::vector<Point>& points) {
    std::string text;
    for (const Point& p : points) text += (text.empty() ? "" : " -- ") + at(p);
    return text;
}

std::string_view anchor(Lettering::Anchor anchor) {
    switch (anchor) {
        case Lettering::Anchor::Start:
            return "base west";
        case Lettering::Anchor::Middle:
            return "base";
        case Lettering::Anchor::End:
            return "base east";
    }
    return {};
}

}  // namespace

Tikz::Tikz(std::string_view title, double width)
    : points_(std::min(kPoints, kColumn / width)),
      body_("% " + std::string(title) + "\n\\begin{tikzpicture}[x=" + length(1) + ",y=-" +
            length(1) + ",line cap=round,line join=round]\n") {}

std::string Tikz::length(double units) const { return decimal(units * points_) + "bp"; }

// "3 4" as "on 2.25bp off 3bp".
std::string Tikz::dashes(std::string_view pattern) const {
    std::string text;
    bool on = true;
    while (!pattern.empty()) {
        const std::size_t end = std::min(pattern.find(' '), pattern.size());
        text += (text.empty() ? "" : " ") + std::string(on ? "on " : "off ") +
                length(std::stod(std::string(pattern.substr(0, end))));
        on = !on;
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
    return text;
}

std::string Tikz::stroke_options(const Stroke& stroke) const {
    std::string text = "draw=" + color(stroke.color) + ",line width=" + length(stroke.width);
    if (!stroke.dash.empty()) text += ",dash pattern=" + dashes(stroke.dash);
    return text;
}

std::string Tikz::fill_options(const Fill& fill, const Stroke& rim) const {
    std::string text = "fill=" + color(fill.color);
    if (fill.opacity != 1) text += ",fill opacity=" + decimal(fill.opacity);
    if (rim.width > 0) text += "," + stroke_options(rim);
    return text;
}

void Tikz::line(Point from, Point to, const Stroke& stroke) { polyline({from, to}, stroke); }

void Tikz::polyline(const std::vector<Point>& points, const Stroke& stroke) {
    body_ += "\\path[" + stroke_options(stroke) + "] " + path(points) + ";\n";
}

void Tikz::polygon(const std::vector<Point>& points, const Fill& fill, const Stroke& rim) {
    body_ += "\\path[" + fill_options(fill, rim) + "] " + path(points) + " -- cycle;\n";
}

void Tikz::circle(Point centre, double radius, const Fill& fill, const Stroke& rim) {
    body_ += "\\path[" + fill_options(fill, rim) + "] " + at(centre) +
             " circle[radius=" + length(radius) + "];\n";
}

void Tikz::rectangle(Point corner, double width, double height, double radius, const Fill& fill,
                     const Stroke& rim) {
    body_ += "\\path[" + fill_options(fill, rim) +
             (radius > 0 ? ",rounded corners=" + length(radius) : "") + "] " + at(corner) +
             " rectangle " + at({corner.x + width, corner.y + height}) + ";\n";
}

void Tikz::text(Point at_point, const Words& words, const Lettering& lettering) {
    const std::string font = "\\sffamily" + std::string(lettering.is_bold ? "\\bfseries" : "") +
                             "\\fontsize{" + decimal(lettering.size * points_) + "}{" +
                             decimal(lettering.size * points_ * 1.2) + "}\\selectfont";
    body_ += "\\node[inner sep=0,anchor=" + std::string(anchor(lettering.anchor)) +
             ",text=" + color(lettering.color) + ",font=" + font + "] at " + at(at_point) + " {" +
             (words.tex.empty() ? latex_text(words.text) : words.tex) + "};\n";
}

}  // namespace upstar
