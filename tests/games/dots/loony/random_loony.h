// Random graphs of loony endgames, to test on: joints of given valences, their strings joined at
// random to one another and to the ground, so that twins, trinkets, cyclic bracelets and parallel
// chains all come up; and some chains and loops of their own.
#pragma once

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

struct LoonyShape {
    int most_joints = 3;
    int most_valence = 4;
    int most_ground = 4;    ///< strings from joints to the ground
    int most_isolated = 2;  ///< chains and loops without a joint
    int longest_chain = 6;  ///< coins of a chain; a loop has up to two more
    bool odd_loops = true;  ///< without joints; through joints loops are as they come
};

class RandomLoony {
public:
    explicit RandomLoony(unsigned seed) : random_(seed) {}

    int up_to(int least, int most) {
        return std::uniform_int_distribution<int>(least, most)(random_);
    }

    JointGraph graph(const LoonyShape& shape) {
        JointGraph graph;
        std::vector<int> ends(static_cast<std::size_t>(up_to(0, shape.most_ground)), 0);
        const int joints = up_to(0, shape.most_joints);
        for (int joint = 1; joint <= joints; ++joint) {
            const int valence = up_to(3, shape.most_valence);
            graph.valence.push_back(valence);
            ends.insert(ends.end(), static_cast<std::size_t>(valence), joint);
        }
        if (ends.size() % 2 != 0) ends.push_back(0);
        std::shuffle(ends.begin(), ends.end(), random_);
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
            add_chain(graph, ends[i], ends[i + 1], shape);
        for (int left = up_to(0, shape.most_isolated); left > 0; --left) {
            if (up_to(0, 1) == 0) {
                add_chain(graph, 0, 0, shape);
            } else {
                const int length = up_to(4, shape.longest_chain + 2);
                graph.loops.push_back(shape.odd_loops ? length : length & ~1);
            }
        }
        return graph;
    }

private:
    void add_chain(JointGraph& graph, int a, int b, const LoonyShape& shape) {
        if (a > b) std::swap(a, b);
        graph.valence[0] += (a == 0 ? 1 : 0) + (b == 0 ? 1 : 0);
        graph.chains.push_back({a, b, up_to(3, shape.longest_chain)});
    }

    std::mt19937 random_;
};

/// The strings of a graph, for the brute-force programs.
inline std::vector<std::pair<int, int>> strings_of(const CoinGraph& graph) {
    std::vector<std::pair<int, int>> strings;
    for (const auto& string : graph.strings()) strings.emplace_back(string.a, string.b);
    return strings;
}
inline std::vector<std::pair<int, int>> strings_of(const JointGraph& graph) {
    return strings_of(expand(graph));
}

}  // namespace upstar::dots
