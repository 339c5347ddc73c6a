// Where everything in a picture of thermographs goes: the geometry behind SVG, TikZ and text.
//
// The plot spans the walls that show, its lower right corner their lowest temperature and least
// value. A unit of value is drawn as long as a unit of temperature, so that walls slope at 45
// degrees, unless the plot would become a needle or a ribbon. All differences are taken exactly
// before they are rounded: walls 1/1024 apart about a mean of 10^30 are drawn as well as any.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "upstar/draw/point.h"
#include "upstar/draw/thermograph_picture.h"
#include "upstar/values/dyadic.h"
#include "upstar/values/player.h"

namespace upstar {

/// The size of a plot in the renderer's units.
struct PlotSize {
    double most_width;
    double most_height;
    double least_width;
    double least_height;
    double mast;               ///< how far masts rise above the highest temperature
    bool whole_steps = false;  ///< put corners at whole units, where the plot is large enough
};

struct ThermographLayout {
    /// A number on an axis and how far along it lies.
    struct Tick {
        Dyadic at;
        double position;
    };
    struct Figure {
        std::string label;
        std::array<std::vector<Point>, 2> walls;  ///< by player, from the bottom to the mast
        Point joint;                              ///< where the walls meet and the mast begins

        const std::vector<Point>& wall(Player p) const { return walls[index(p)]; }
    };

    double width = 0;     ///< x runs from 0 to here, y upwards from 0 ...
    double height = 0;    ///< ... to here, where the masts end
    double baseline = 0;  ///< y at t = 0
    std::vector<Figure> figures;
    std::vector<Tick> values;        ///< the most important first
    std::vector<Tick> temperatures;  ///< the most important first
};

/// Requires at least one thermograph.
ThermographLayout lay_out(const std::vector<LabelledThermograph>& thermographs, bool below_zero,
                          const PlotSize& size);

/// "Thermograph of {2|-1}: mean 1/2, temperature 3/2", with as much of it as is known.
std::string description(const std::vector<LabelledThermograph>& thermographs);

}  // namespace upstar
