// Thermographs: how a game cools (Conway, ONAG ch. 9; Berlekamp, The Economist's View, 1996).
//
// The left wall gives Left's stop of the game cooled by t, the right wall Right's, at every
// t >= -1; above the temperature both are the mast, whose value is the mean. Below zero the walls
// follow the same recursion over canonical options, with integers as constants: the convention of
// CGSuite, in which m/2^k has temperature -1/2^k.
#pragma once

#include <memory>
#include <string>

#include "upstar/values/arena.h"
#include "upstar/values/trajectory.h"

namespace upstar {

struct Thermograph {
    Trajectory left_wall;
    Trajectory right_wall;

    const Trajectory& wall(Player p) const { return p == Player::Left ? left_wall : right_wall; }
    Dyadic mean() const { return left_wall.corners().back().value; }
    Dyadic temperature() const;

    friend bool operator==(const Thermograph& a, const Thermograph& b) {
        return a.left_wall == b.left_wall && a.right_wall == b.right_wall;
    }
};

/// The thermograph of g, remembered in the arena.
std::shared_ptr<const Thermograph> thermograph(Arena& arena, Game g);

Dyadic mean(Arena& arena, Game g);
/// The temperature; -1 for integers.
Dyadic temperature(Arena& arena, Game g);

/// "Thermograph(9/4,[3/4],[0,-1],9/4,[3/4,1/2,0],[0,1,0,1])": for each wall the mast, the critical
/// temperatures and the slopes, from the top down.
std::string to_string(const Thermograph& thermograph);

}  // namespace upstar
