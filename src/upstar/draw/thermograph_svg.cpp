// Thermographs as SVG.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/draw/labels.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/svg.h"
#include "upstar/draw/thermograph_layout.h"

namespace upstar {
namespace {

constexpr PlotSize kPlot{
    .most_width = 460, .most_height = 280, .least_width = 180, .least_height = 110, .mast = 50};
constexpr double kLetter = 7.5;  // the width of one, generously
constexpr double kLine = 16;     // the height of a line of text
constexpr double kRoom = 24;     // between the plot and the axes
constexpr double kBorder = 10;   // around everything
constexpr double kTick = 5;
constexpr std::size_t kLanes = 3;

constexpr Stroke kAxis{.color = palette::kInkSecond, .width = 1};
constexpr Stroke kGuide{.color = "#ccc", .width = 1, .dash = "2 3"};
constexpr Stroke kBaseline{.color = "#888", .width = 1};

// One thermograph has Winning Ways' blue and red walls; several are told apart by their colours.
struct Inks {
    std::array<std::string_view, 2> walls;
    std::string_view mast;
};
constexpr Inks kSingle{{palette::kLeft, palette::kRight}, palette::kInk};
constexpr std::array<std::string_view, 6> kPalette = {palette::kLeft, palette::kRight, "#1b7f4b",
                                                      "#8e44ad",      "#b9770e",       "#0e7c86"};

Inks inks(std::size_t figure, std::size_t figures) {
    if (figures == 1) return kSingle;
    const std::string_view color = kPalette[figure % kPalette.size()];
    return {{color, color}, color};
}

double width_of(const std::string& text) {
    return kLetter * static_cast<double>(character_count(text));
}

// A letter's width of blank keeps labels apart.
Extent room_for(const std::string& text, double x) {
    return Extent::centred(x, width_of(text) + kLetter);
}

std::vector<Extent> name_extents(const ThermographLayout& layout) {
    std::vector<Extent> extents;
    for (const auto& figure : layout.figures)
        extents.push_back(room_for(name_label(figure.label), figure.joint.x));
    return extents;
}

std::vector<Extent> value_extents(const ThermographLayout& layout) {
    std::vector<Extent> extents;
    for (const auto& tick : layout.values)
        extents.push_back(room_for(number_label(tick.at), tick.position));
    return extents;
}

std::vector<Extent> temperature_extents(const ThermographLayout& layout) {
    std::vector<Extent> extents;
    for (const auto& tick : layout.temperatures)
        extents.push_back(Extent::centred(tick.position, kLine));
    return extents;
}

// From the leftmost to the rightmost thing in the picture, with 0 where the plot begins.
Extent horizontal_extent(const ThermographLayout& layout) {
    Extent all{-kRoom, layout.width + kRoom};
    for (const auto& extents : {name_extents(layout), value_extents(layout)})
        for (const Extent& extent : extents)
            all = {std::min(all.low, extent.low), std::max(all.high, extent.high)};
    for (const auto& tick : layout.temperatures)
        all.low = std::min(all.low, -kRoom - 2 * kTick - width_of(number_label(tick.at)));
    return all;
}

double lines(std::size_t count) { return kLine * static_cast<double>(count); }

class Picture {
public:
    Picture(const ThermographLayout& layout, const std::string& title)
        : layout_(layout),
          names_(place_labels(name_extents(layout), kLanes)),
          values_(place_labels(value_extents(layout), kLanes)),
          extent_(horizontal_extent(layout)),
          top_(kBorder + lines(lanes_used(names_)) + kTick),
          svg_(extent_.high - extent_.low + 2 * kBorder,
               top_ + layout.height + kTick + lines(lanes_used(values_)) + kBorder, title) {}

    std::string draw() {
        draw_temperature_axis();
        draw_value_axis();
        for (std::size_t i = 0; i < layout_.figures.size(); ++i) draw_figure(i);
        return svg_.to_string();
    }

private:
    Point at(double x, double y) const {
        return {kBorder - extent_.low + x, top_ + layout_.height - y};
    }
    Point at(Point p) const { return at(p.x, p.y); }
    std::vector<Point> at(const std::vector<Point>& points) const {
        std::vector<Point> placed;
        placed.reserve(points.size());
        for (const Point& p : points) placed.push_back(at(p));
        return placed;
    }

    void draw_temperature_axis() {
        const Placement placement = place_labels(temperature_extents(layout_), 1);
        for (std::size_t i = 0; i < placement.size(); ++i) {
            const auto& [temperature, y] = layout_.temperatures[i];
            svg_.line(at(-kRoom - kTick, y), at(-kRoom, y), kAxis);
            if (y > 0) svg_.line(at(-kRoom, y), at(layout_.width + kRoom, y), kGuide);
            if (!placement[i]) continue;
            Point end = at(-kRoom - 2 * kTick, y);
            end.y += 4.5;  // the letters' middle on the line
            svg_.text(end, number_label(temperature), {.anchor = Lettering::Anchor::End});
        }
        svg_.line(at(-kRoom, 0), at(-kRoom, layout_.height), kAxis);
        arrowhead({-kRoom, layout_.height}, kAxis.color);
        svg_.text(at(-kRoom, layout_.height + kLine), "t", {.color = kAxis.color});
    }

    void draw_value_axis() {
        for (std::size_t i = 0; i < values_.size(); ++i) {
            const auto& [value, x] = layout_.values[i];
            const double drop = lines(values_[i].value_or(0));
            svg_.line(at(x, 0), at(x, -kTick - drop), drop > 0 ? kGuide : kAxis);
            svg_.line(at(x, 0), at(x, layout_.height - kPlot.mast), kGuide);
            if (values_[i]) svg_.text(at(x, -kTick - kLine - drop + 2), number_label(value), {});
        }
        svg_.line(at(-kRoom, 0), at(layout_.width + kRoom, 0), kAxis);
        if (layout_.baseline > 0)
            svg_.line(at(-kRoom, layout_.baseline), at(layout_.width + kRoom, layout_.baseline),
                      kBaseline);
    }

    void draw_figure(std::size_t i) {
        const ThermographLayout::Figure& figure = layout_.figures[i];
        const Inks ink = inks(i, layout_.figures.size());
        std::vector<Point> outline = figure.wall(Player::Left);
        outline.insert(outline.end(), figure.wall(Player::Right).rbegin(),
                       figure.wall(Player::Right).rend());
        svg_.polygon(at(outline), {.color = ink.mast, .opacity = 0.06});
        for (const Player p : kPlayers)
            svg_.polyline(at(figure.wall(p)), {.color = ink.walls[index(p)], .width = 2});
        const Point top{figure.joint.x, layout_.height};
        svg_.line(at(figure.joint), at(top), {.color = ink.mast, .width = 2});
        arrowhead(top, ink.mast);
        if (!names_[i] || figure.label.empty()) return;
        const double rise = lines(*names_[i]);
        svg_.text(at(top.x, top.y + 10 + rise), name_label(figure.label), {.color = ink.mast});
    }

    void arrowhead(Point tip, std::string_view color) {
        svg_.polygon({at(tip.x, tip.y + 5), at(tip.x - 4, tip.y - 4), at(tip.x + 4, tip.y - 4)},
                     {.color = color});
    }

    const ThermographLayout& layout_;
    Placement names_;
    Placement values_;
    Extent extent_;
    double top_;
    Svg svg_;
};

}  // namespace

std::string thermograph_svg(const std::vector<LabelledThermograph>& thermographs,
                            const ThermographStyle& style) {
    const ThermographLayout layout = lay_out(thermographs, style.below_zero, kPlot);
    return Picture(layout, description(thermographs)).draw();
}

}  // namespace upstar
