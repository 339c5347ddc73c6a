#include "upstar/values/thermograph_steps.h"

#include <algorithm>

namespace upstar {
namespace {

using Corners = std::vector<Trajectory::Corner>;

// The corners from t = 0 up to `top`.
Corners shown(const Trajectory& wall, const Dyadic& top) {
    Corners corners = {{Dyadic(), wall.at(Dyadic())}};
    for (const Trajectory::Corner& corner : wall.corners())
        if (Dyadic() < corner.temperature && corner.temperature < top) corners.push_back(corner);
    return corners;
}

// The slope just above a temperature.
int slope_above(const Trajectory& wall, const Dyadic& temperature) {
    Dyadic next = temperature + Dyadic(1);
    for (const Trajectory::Corner& corner : wall.corners())
        if (temperature < corner.temperature && corner.temperature < next)
            next = corner.temperature;
    const Dyadic rise = wall.at(next) - wall.at(temperature);
    return rise == Dyadic() ? 0 : Dyadic() < rise ? 1 : -1;
}

// "1 + t up to t = 3/2, then 5/2": the wall as a formula.
std::string formula(const Trajectory& wall, const Dyadic& top) {
    const Corners corners = shown(wall, top);
    std::string text;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const int slope = slope_above(wall, corners[i].temperature);
        const Dyadic at_zero = slope == 0  ? corners[i].value
                               : slope > 0 ? corners[i].value - corners[i].temperature
                                           : corners[i].value + corners[i].temperature;
        if (i > 0) text += " up to t = " + corners[i].temperature.to_string() + ", then ";
        text += at_zero.to_string();
        if (slope != 0) text += slope > 0 ? " + t" : " - t";
    }
    return text;
}

// "stands at 1 up to t = 3/2, then leans right": the wall as it is drawn, values growing leftwards.
std::string shape(const Trajectory& wall, const Dyadic& top) {
    const Corners corners = shown(wall, top);
    std::string text;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const int slope = slope_above(wall, corners[i].temperature);
        if (i > 0) text += " up to t = " + corners[i].temperature.to_string() + ", then ";
        if (slope == 0)
            text += "stands at " + corners[i].value.to_string();
        else
            text +=
                std::string(i == 0 ? "begins at " + corners[i].value.to_string() + " and " : "") +
                (slope > 0 ? "leans left" : "leans right");
    }
    return text;
}

// Whether `wall` is the best of all somewhere between t = 0 and the top: at a corner of either, or
// between two of them, where both are straight.
bool touches(const Trajectory& wall, const Trajectory& best, const Dyadic& top) {
    for (const Trajectory* each : {&wall, &best})
        for (const Trajectory::Corner& corner : shown(*each, top))
            if (wall.at(corner.temperature) == best.at(corner.temperature)) return true;
    return wall.at(top) == best.at(top);
}

ThermographSteps::Side side(Arena& arena, Game g, Player p) {
    ThermographSteps::Side side;
    for (const Game option : arena.options(g, p))
        side.options.push_back({option, thermograph(arena, option)->wall(opponent(p))});
    side.best = side.options.front().wall;
    for (const auto& each : side.options) side.best = extreme(sign(p), side.best, each.wall);
    side.scaffold = side.best.tilted(-sign(p));
    return side;
}

std::string options_text(Arena& arena, const ThermographSteps& steps, Player p, Notation notation) {
    const ThermographSteps::Side& side = steps.of(p);
    const std::string other = name(opponent(p));
    const std::string wall = p == Player::Left ? "right wall" : "left wall";
    std::string text = std::string(name(p)) + " can move to ";
    for (std::size_t i = 0; i < side.options.size(); ++i)
        text += (i == 0                        ? ""
                 : i + 1 < side.options.size() ? ", "
                                               : " or ") +
                to_string(arena, side.options[i].option, notation);
    text += ". After that " + other + " moves: take ";
    if (side.options.size() == 1)
        return text + "its " + wall + ", " + formula(side.best, steps.temperature) + ".";
    return text + (p == Player::Left ? "the largest" : "the smallest") + " of their " + wall +
           "s, " + formula(side.best, steps.temperature) + ".";
}

}  // namespace

ThermographSteps thermograph_steps(Arena& arena, Game g) {
    ThermographSteps steps;
    const auto whole = thermograph(arena, g);
    steps.mean = whole->mean();
    steps.temperature = whole->temperature();
    if (arena.is_number(g)) return steps;
    for (const Player p : kPlayers) {
        auto& each = steps.sides[index(p)] = side(arena, g, p);
        for (auto& option : each.options)
            option.is_needed = touches(option.wall, each.best, steps.temperature);
    }
    return steps;
}

std::vector<StepText> in_words(Arena& arena, Game g, const ThermographSteps& steps,
                               Notation notation) {
    const std::string mean = steps.mean.to_string();
    const std::string temperature = steps.temperature.to_string();
    if (steps.is_mast_alone())
        return {{"A number is a mast", to_string(arena, g, notation) +
                                           " is a number: nobody wants to move in it, at no "
                                           "temperature from 0 on, so its thermograph is the "
                                           "mast over " +
                                           mean + "."}};
    const auto pays = [&](Player p, const char* how) {
        return std::string(how) + ": " + name(p) + "'s wall " +
               shape(steps.of(p).scaffold, steps.temperature) + ".";
    };
    return {
        {"Take the options", options_text(arena, steps, Player::Left, notation) + " " +
                                 options_text(arena, steps, Player::Right, notation)},
        {"Left pays t", pays(Player::Left, "Subtract t")},
        {"So does Right", pays(Player::Right, "Add t")},
        {"They meet", "At t = " + temperature + " over " + mean + ". So the temperature is " +
                          temperature + " and the mean " + mean +
                          "; above, nobody wants to move: the mast."},
    };
}

}  // namespace upstar
