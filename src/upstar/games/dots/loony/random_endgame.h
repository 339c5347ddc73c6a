// Random loony endgames and bracelets, to try theorems on: the same on every machine.
//
// Joints of valence 3 and 4 are wired at random to each other, to themselves and to the ground, so
// that twins, rings and parallel chains come up; half of the joints get a trinket, since these are
// what the theory is about. Independent chains and isolated loops stand beside them.
#pragma once

#include <cstdint>
#include <random>

#include "upstar/games/dots/loony/bracelets.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

struct EndgameSize {
    int most_joints = 4;
    int most_ground = 4;  ///< strings from joints to the ground
    int shortest_chain = 3;
    int longest_chain = 9;
    int most_extras = 2;  ///< independent chains, and isolated loops
};

class RandomEndgames {
public:
    explicit RandomEndgames(std::uint32_t seed) : random_(seed) {}

    CoinGraph endgame(const EndgameSize& size);

    /// A tree of joints whose leaves are all at the ground, with chains of 3 to 5 coins.
    CoinGraph tree(int most_joints);

    /// Of 1 to 9 trinkets and chains, usually very long, open with and without tags, or a ring.
    Bracelet bracelet(int shortest_chain = 5);

    /// From low to high, both included. (Standard distributions differ between libraries.)
    int from(int low, int high) {
        return low + static_cast<int>(random_() % static_cast<std::uint32_t>(high - low + 1));
    }

private:
    std::mt19937 random_;
};

}  // namespace upstar::dots
