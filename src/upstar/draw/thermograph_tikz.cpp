// Thermographs as TikZ code: black on white, sized for a column of text.
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "upstar/draw/labels.h"
#include "upstar/draw/thermograph_layout.h"

namespace upstar {
namespace {

// Centimetres, for a column of text.
constexpr PlotSize kPlot{
    .most_width = 8, .most_height = 5, .least_width = 3, .least_height = 2, .mast = 0.8};
constexpr double kLetter = 0.2;
constexpr double kLine = 0.6;  // a fraction is high
constexpr double kRoom = 0.4;  // between the plot and the axes
constexpr double kTick = 0.1;
constexpr std::size_t kLanes = 2;

std::string at(double x, double y) { return "(" + decimal(x) + "," + decimal(y) + ")"; }

std::string draw(const std::string& options, const std::string& path) {
    return "  \\draw" + (options.empty() ? "" : "[" + options + "]") + " " + path + ";\n";
}

std::string line(double x1, double y1, double x2, double y2) {
    return at(x1, y1) + " -- " + at(x2, y2);
}

std::string math(const Dyadic& x) { return " {$" + number_label_tex(x) + "$}"; }

// A fraction is as wide as the longer of its two parts.
double label_width(const Dyadic& x) {
    const std::string text = number_label(x);
    const std::size_t slash = text.find('/');
    const std::size_t longest =
        slash == std::string::npos ? text.size() : std::max(slash, text.size() - slash - 1);
    return kLetter * static_cast<double>(longest);
}

std::string temperature_axis(const ThermographLayout& layout) {
    std::string code = draw("->", line(-kRoom, 0, -kRoom, layout.height) + " node[above] {$t$}");
    std::vector<Extent> extents;
    for (const auto& tick : layout.temperatures)
        extents.push_back(Extent::centred(tick.position, kLine));
    const auto placement = place_labels(extents, 1);
    for (std::size_t i = 0; i < placement.size(); ++i) {
        const auto& [temperature, y] = layout.temperatures[i];
        const std::string label = placement[i] ? " node[left]" + math(temperature) : "";
        code += draw("", line(-kRoom, y, -kRoom - kTick, y) + label);
    }
    return code;
}

std::string value_axis(const ThermographLayout& layout) {
    const auto across = [&](double y) { return line(-kRoom, y, layout.width + kRoom, y); };
    std::string code = draw("", across(0));
    if (layout.baseline > 0) code += draw("dashed", across(layout.baseline));
    std::vector<Extent> extents;
    for (const auto& tick : layout.values)
        extents.push_back(Extent::centred(tick.position, label_width(tick.at) + kLetter));
    const auto placement = place_labels(extents, kLanes);
    for (std::size_t i = 0; i < placement.size(); ++i) {
        const auto& [value, x] = layout.values[i];
        const double drop = kTick + kLine * static_cast<double>(placement[i].value_or(0));
        const std::string label = placement[i] ? " node[below]" + math(value) : "";
        code += draw("", line(x, 0, x, -drop) + label);
    }
    return code;
}

std::string wall(const std::vector<Point>& points) {
    std::string path;
    for (const Point& p : points) {
        if (!path.empty()) path += " -- ";
        path += at(p.x, p.y);
    }
    return draw("thick", path);
}

std::string figure_code(const ThermographLayout::Figure& figure, double top) {
    std::string code;
    for (const Player p : kPlayers)
        if (figure.wall(p).size() > 1) code += wall(figure.wall(p));
    std::string mast = line(figure.joint.x, figure.joint.y, figure.joint.x, top);
    if (!figure.label.empty()) mast += " node[above] {" + figure.label + "}";
    return code + draw("thick,->", mast);
}

}  // namespace

std::string thermograph_tikz(const std::vector<LabelledThermograph>& thermographs,
                             const ThermographStyle& style) {
    const ThermographLayout layout = lay_out(thermographs, style.below_zero, kPlot);
    std::string code = "\\begin{tikzpicture}[>=stealth]\n";
    code += temperature_axis(layout) + value_axis(layout);
    for (const auto& figure : layout.figures) code += figure_code(figure, layout.height);
    return code + "\\end{tikzpicture}\n";
}

}  // namespace upstar
