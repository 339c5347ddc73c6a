// Random loony endgames: joints of valence 3 and 4 wired at random to each other, to themselves and
// to the ground, with twins, trinkets and rings among them, and some independent chains and loops.
#pragma once

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "upstar/rulesets/coin_graph.h"

namespace upstar {

struct EndgameSize {
    int most_joints = 4;
    int most_ground = 4;  ///< strings from joints to the ground
    int shortest_chain = 3;
    int longest_chain = 9;
    int most_extras = 2;  ///< independent chains, and isolated loops
};

template <class Random>
CoinGraph random_endgame(Random& random, const EndgameSize& size) {
    const auto from = [&](int low, int high) {
        return std::uniform_int_distribution<int>(low, high)(random);
    };
    const int joints = from(0, size.most_joints);
    CoinGraph graph(joints);
    std::vector<int> ends;
    for (int joint = 1; joint <= joints; ++joint) {
        int free = from(3, 4);
        if (from(0, 1) == 0) {  // a trinket
            graph.add_chain(joint, joint, from(3, 6));
            free -= 2;
        }
        for (; free > 0; --free) ends.push_back(joint);
    }
    if (!ends.empty()) {
        int ground = from(0, size.most_ground);
        if ((ends.size() + static_cast<std::size_t>(ground)) % 2 == 1) ++ground;
        for (; ground > 0; --ground) ends.push_back(CoinGraph::kGround);
    }
    std::shuffle(ends.begin(), ends.end(), random);
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
        graph.add_chain(ends[i], ends[i + 1], from(size.shortest_chain, size.longest_chain));
    for (int extras = from(0, size.most_extras); extras > 0; --extras)
        graph.add_chain(CoinGraph::kGround, CoinGraph::kGround,
                        from(size.shortest_chain, size.longest_chain));
    for (int extras = from(0, size.most_extras); extras > 0; --extras)
        graph.add_loop(from(4, size.longest_chain + 4));
    return graph;
}

}  // namespace upstar
