// How a thermograph is built, for people: what each player's options leave, taxed by t, and where
// the two scaffolds meet.
//
//     const ThermographSteps steps = thermograph_steps(arena, g);
//     steps.of(Player::Left).scaffold ...   // Left's wall below the mast
//
// Only t >= 0 is told of; a number has no steps, for its thermograph is a mast alone.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "upstar/values/print.h"
#include "upstar/values/thermograph.h"

namespace upstar {

struct ThermographSteps {
    /// An option and the wall that the opponent leaves of it.
    struct OptionWall {
        Game option;
        Trajectory wall;
        bool is_needed = false;  ///< it is the best option at some temperature below the top
    };
    struct Side {
        std::vector<OptionWall> options;
        Trajectory best;      ///< of these walls, at each temperature
        Trajectory scaffold;  ///< the same less the tax t
    };

    std::array<Side, 2> sides;  ///< by player; no options of a number
    Dyadic temperature;
    Dyadic mean;

    const Side& of(Player p) const { return sides[index(p)]; }
    bool is_mast_alone() const { return sides[0].options.empty(); }
};

ThermographSteps thermograph_steps(Arena& arena, Game g);

/// A step of the construction: "Left pays t", "Subtract t: the wall stands at 1 ...".
struct StepText {
    std::string heading;
    std::string text;
};

/// Four steps, or one of a number.
std::vector<StepText> in_words(Arena& arena, Game g, const ThermographSteps& steps,
                               Notation notation = Notation::Text);

}  // namespace upstar
