#include "upstar/draw/svg.h"

namespace upstar {
namespace {

std::string_view anchor_name(Lettering::Anchor anchor) {
    switch (anchor) {
        case Lettering::Anchor::Start:
            return "start";
        case Lettering::Anchor::Middle:
            return "middle";
        case Lettering::Anchor::End:
            return "end";
    }
    return {};
}

}  // namespace

std::string xml_escaped(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
            case '&':
                escaped += "&amp;";
                break;
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n') escaped += c;
        }
    }
    return escaped;
}

Svg::Svg(double width, double height, std::string_view title, std::string_view description) {
    const std::string w = decimal(width);
    const std::string h = decimal(height);
    body_ = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    attribute("width", w);
    attribute("height", h);
    attribute("viewBox", "0 0 " + w + " " + h);
    attribute("role", "img");
    body_ += ">\n<title>" + xml_escaped(title) + "</title>\n";
    if (!description.empty()) body_ += "<desc>" + xml_escaped(description) + "</desc>\n";
    body_ += "<rect";
    attribute("width", w);
    attribute("height", h);
    attribute("fill", "#fff");
    body_ += "/>\n";
}

void Svg::attribute(std::string_view name, std::string_view value) {
    body_.append(" ").append(name).append("=\"") += xml_escaped(value) + "\"";
}

void Svg::attribute(std::string_view name, double value) { attribute(name, decimal(value)); }

void Svg::stroke_attributes(const Stroke& stroke) {
    attribute("stroke", stroke.color);
    attribute("stroke-width", stroke.width);
    if (!stroke.dash.empty()) attribute("stroke-dasharray", stroke.dash);
}

void Svg::points_attribute(const std::vector<Point>& points) {
    std::string list;
    for (const Point& point : points) {
        if (!list.empty()) list += ' ';
        list += decimal(point.x) + "," + decimal(point.y);
    }
    attribute("points", list);
}

void Svg::line(Point from, Point to, const Stroke& stroke) {
    body_ += "<line";
    attribute("x1", from.x);
    attribute("y1", from.y);
    attribute("x2", to.x);
    attribute("y2", to.y);
    stroke_attributes(stroke);
    body_ += "/>\n";
}

void Svg::polyline(const std::vector<Point>& points, const Stroke& stroke) {
    body_ += "<polyline";
    points_attribute(points);
    attribute("fill", "none");
    stroke_attributes(stroke);
    attribute("stroke-linejoin", "round");
    attribute("stroke-linecap", "round");
    body_ += "/>\n";
}

void Svg::fill_attributes(const Fill& fill, const Stroke& rim) {
    attribute("fill", fill.color);
    if (fill.opacity != 1) attribute("fill-opacity", fill.opacity);
    if (rim.width > 0) stroke_attributes(rim);
}

void Svg::polygon(const std::vector<Point>& points, const Fill& fill, const Stroke& rim) {
    body_ += "<polygon";
    points_attribute(points);
    fill_attributes(fill, rim);
    body_ += "/>\n";
}

void Svg::circle(Point centre, double radius, const Fill& fill, const Stroke& rim) {
    body_ += "<circle";
    attribute("cx", centre.x);
    attribute("cy", centre.y);
    attribute("r", radius);
    fill_attributes(fill, rim);
    body_ += "/>\n";
}

void Svg::rectangle(Point corner, double width, double height, double radius, const Fill& fill,
                    const Stroke& rim) {
    body_ += "<rect";
    attribute("x", corner.x);
    attribute("y", corner.y);
    attribute("width", width);
    attribute("height", height);
    if (radius > 0) attribute("rx", radius);
    fill_attributes(fill, rim);
    body_ += "/>\n";
}

void Svg::text(Point at, const Words& words, const Lettering& lettering) {
    body_ += "<text";
    attribute("x", at.x);
    attribute("y", at.y);
    attribute("text-anchor", anchor_name(lettering.anchor));
    attribute("font-family", "sans-serif");
    attribute("font-size", lettering.size);
    if (lettering.is_bold) attribute("font-weight", "bold");
    attribute("fill", lettering.color);
    body_ += ">" + xml_escaped(words.text) + "</text>\n";
}

}  // namespace upstar
