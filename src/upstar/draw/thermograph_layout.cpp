#include "upstar/draw/thermograph_layout.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cassert>
#include <cmath>
#include <optional>
#include <utility>

#include "upstar/draw/labels.h"

namespace upstar {
namespace {

using Corners = std::vector<Trajectory::Corner>;

// part / whole, rounded once. Requires whole != 0.
double ratio(const Dyadic& part, const Dyadic& whole) {
    return static_cast<double>(boost::multiprecision::cpp_rational(
        part.numerator() << whole.exponent(), whole.numerator() << part.exponent()));
}

// The largest number of which both are integer multiples.
Dyadic common_step(const Dyadic& a, const Dyadic& b) {
    const std::uint32_t exponent = std::max(a.exponent(), b.exponent());
    return {
        gcd(a.numerator() << (exponent - a.exponent()), b.numerator() << (exponent - b.exponent())),
        exponent};
}

// What shows of a thermograph: its walls from the lowest temperature in view up to the mast.
struct Shape {
    std::array<Corners, 2> walls;
    Dyadic mean;
    Dyadic temperature;
};

Corners visible_part(const Trajectory& wall, const Dyadic& low, const Dyadic& high) {
    Corners part = {{low, wall.at(low)}};
    for (const Trajectory::Corner& corner : wall.corners())
        if (corner.temperature > low && corner.temperature < high) part.push_back(corner);
    if (high > low) part.push_back({high, wall.at(high)});
    return part;
}

Dyadic lowest_in_view(const std::vector<LabelledThermograph>& thermographs, bool below_zero) {
    const bool any_below = std::any_of(
        thermographs.begin(), thermographs.end(),
        [](const LabelledThermograph& t) { return t.thermograph.temperature().sign() < 0; });
    return below_zero || any_below ? Dyadic(-1) : Dyadic(0);
}

std::vector<Shape> shapes_of(const std::vector<LabelledThermograph>& thermographs,
                             const Dyadic& low) {
    std::vector<Shape> shapes;
    for (const LabelledThermograph& labelled : thermographs) {
        const Thermograph& t = labelled.thermograph;
        Shape shape{{}, t.mean(), t.temperature()};
        for (const Player p : kPlayers)
            shape.walls[index(p)] = visible_part(t.wall(p), low, shape.temperature);
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

template <class Visit>
void for_each_corner(const std::vector<Shape>& shapes, const Visit& visit) {
    for (const Shape& shape : shapes)
        for (const Corners& wall : shape.walls)
            for (const Trajectory::Corner& corner : wall) visit(corner);
}

// The ranges of temperature and value that show.
struct View {
    Dyadic low;
    Dyadic high;
    Dyadic least;
    Dyadic greatest;

    Dyadic temperatures() const { return high - low; }
    Dyadic values() const { return greatest - least; }
};

View view_of(const std::vector<Shape>& shapes, const Dyadic& low) {
    View view{low, Dyadic(0), shapes.front().mean, shapes.front().mean};
    for_each_corner(shapes, [&view](const Trajectory::Corner& corner) {
        view.high = std::max(view.high, corner.temperature);
        view.least = std::min(view.least, corner.value);
        view.greatest = std::max(view.greatest, corner.value);
    });
    return view;
}

struct Extents {
    double width = 0;
    double height = 0;
};

// The largest size at which each step that divides all corners is a whole number of units.
std::optional<Extents> fit_whole_steps(const std::vector<Shape>& shapes, const View& view,
                                       const PlotSize& size) {
    Dyadic step = common_step(view.temperatures(), view.values());
    for_each_corner(shapes, [&](const Trajectory::Corner& corner) {
        step = common_step(step, corner.temperature - view.low);
        step = common_step(step, corner.value - view.least);
    });
    if (step.is_zero()) return std::nullopt;
    const double steps_wide = ratio(view.values(), step);
    const double steps_high = ratio(view.temperatures(), step);
    const double units =
        std::floor(std::min(size.most_width / steps_wide, size.most_height / steps_high));
    if (units < 1) return std::nullopt;
    return Extents{steps_wide * units, steps_high * units};
}

Extents fit(const std::vector<Shape>& shapes, const View& view, const PlotSize& size) {
    if (view.values().is_zero()) return {0, view.temperatures().is_zero() ? 0 : size.least_height};
    if (size.whole_steps)
        if (const auto extents = fit_whole_steps(shapes, view, size)) return *extents;
    if (view.temperatures().is_zero()) return {size.most_width, 0};
    const double aspect = ratio(view.values(), view.temperatures());
    Extents extents{size.most_height * aspect, size.most_height};
    if (extents.width > size.most_width)
        extents = {size.most_width, std::max(size.least_height, size.most_width / aspect)};
    extents.width = std::max(extents.width, size.least_width);
    return extents;
}

// From the corners to points of the plot.
class Projection {
public:
    Projection(View view, const Extents& extents, double width)
        : view_(std::move(view)), extents_(extents), margin_((width - extents.width) / 2) {}

    double x(const Dyadic& value) const {
        return margin_ + along(view_.greatest - value, view_.values(), extents_.width);
    }
    double y(const Dyadic& temperature) const {
        return along(temperature - view_.low, view_.temperatures(), extents_.height);
    }
    std::vector<Point> operator()(const Corners& corners) const {
        std::vector<Point> points;
        for (const Trajectory::Corner& corner : corners)
            points.push_back({x(corner.value), y(corner.temperature)});
        return points;
    }

private:
    static double along(const Dyadic& part, const Dyadic& whole, double length) {
        return whole.is_zero() ? 0 : length * ratio(part, whole);
    }

    View view_;
    Extents extents_;
    double margin_;
};

void add(std::vector<Dyadic>& numbers, const Dyadic& x) {
    if (std::find(numbers.begin(), numbers.end(), x) == numbers.end()) numbers.push_back(x);
}

// Means, then stops, then the other corners.
std::vector<Dyadic> labelled_values(const std::vector<Shape>& shapes) {
    std::vector<Dyadic> values;
    for (const Shape& shape : shapes) add(values, shape.mean);
    for (const Shape& shape : shapes)
        for (const Corners& wall : shape.walls) add(values, wall.front().value);
    for_each_corner(shapes, [&](const Trajectory::Corner& corner) { add(values, corner.value); });
    return values;
}

// Zero, then the masts, then the other corners.
std::vector<Dyadic> labelled_temperatures(const std::vector<Shape>& shapes, const Dyadic& low) {
    std::vector<Dyadic> temperatures = {Dyadic(0)};
    for (const Shape& shape : shapes) add(temperatures, shape.temperature);
    add(temperatures, low);
    for_each_corner(
        shapes, [&](const Trajectory::Corner& corner) { add(temperatures, corner.temperature); });
    return temperatures;
}

}  // namespace

ThermographLayout lay_out(const std::vector<LabelledThermograph>& thermographs, bool below_zero,
                          const PlotSize& size) {
    assert(!thermographs.empty());
    const Dyadic low = lowest_in_view(thermographs, below_zero);
    const std::vector<Shape> shapes = shapes_of(thermographs, low);
    const View view = view_of(shapes, low);
    const Extents extents = fit(shapes, view, size);

    ThermographLayout layout;
    layout.width = std::max(extents.width, size.least_width);
    layout.height = std::max(extents.height + size.mast, size.least_height);
    const Projection project(view, extents, layout.width);
    layout.baseline = project.y(Dyadic(0));
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Shape& shape = shapes[i];
        layout.figures.push_back({thermographs[i].label,
                                  {project(shape.walls[index(Player::Left)]),
                                   project(shape.walls[index(Player::Right)])},
                                  {project.x(shape.mean), project.y(shape.temperature)}});
    }
    for (const Dyadic& value : labelled_values(shapes))
        layout.values.push_back({value, project.x(value)});
    for (const Dyadic& temperature : labelled_temperatures(shapes, low))
        layout.temperatures.push_back({temperature, project.y(temperature)});
    return layout;
}

std::string description(const std::vector<LabelledThermograph>& thermographs) {
    std::string text = thermographs.size() > 1 ? "Thermographs" : "Thermograph";
    const char* separator = " of ";
    for (const LabelledThermograph& labelled : thermographs)
        if (!labelled.label.empty()) {
            text += separator + labelled.label;
            separator = ", ";
        }
    if (thermographs.size() > 1) return text;
    const Thermograph& only = thermographs.front().thermograph;
    return text + ": mean " + number_label(only.mean()) + ", temperature " +
           number_label(only.temperature());
}

}  // namespace upstar
