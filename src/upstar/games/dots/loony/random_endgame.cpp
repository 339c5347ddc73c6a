#include "upstar/games/dots/loony/random_endgame.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace upstar::dots {

CoinGraph RandomEndgames::endgame(const EndgameSize& size) {
    const int joints = from(0, size.most_joints);
    CoinGraph graph(joints);
    std::vector<int> ends;
    for (int joint = 1; joint <= joints; ++joint) {
        int free = from(3, 4);
        if (from(0, 1) == 0) {
            graph.add_chain(joint, joint, from(3, 6));
            free -= 2;
        }
        ends.insert(ends.end(), static_cast<std::size_t>(free), joint);
    }
    if (!ends.empty()) {
        auto ground = static_cast<std::size_t>(from(0, size.most_ground));
        ground += (ends.size() + ground) % 2;
        ends.insert(ends.end(), ground, CoinGraph::kGround);
    }
    for (std::size_t i = ends.size(); i > 1; --i)
        std::swap(ends[i - 1], ends[static_cast<std::size_t>(from(0, static_cast<int>(i) - 1))]);
    const auto chain_length = [&] { return from(size.shortest_chain, size.longest_chain); };
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
        const bool is_loop = ends[i] == ends[i + 1] && ends[i] != CoinGraph::kGround;
        graph.add_chain(ends[i], ends[i + 1], std::max(chain_length(), is_loop ? 1 : 0));
    }
    for (int extras = from(0, size.most_extras); extras > 0; --extras)
        graph.add_chain(CoinGraph::kGround, CoinGraph::kGround, chain_length());
    for (int extras = from(0, size.most_extras); extras > 0; --extras)
        graph.add_loop(from(4, size.longest_chain + 4));
    return graph;
}

CoinGraph RandomEndgames::tree(int most_joints) {
    const int joints = from(1, most_joints);
    CoinGraph graph(joints);
    std::vector<int> ends;  // joints with a string to spare, each as often as it has them
    for (int joint = 1; joint <= joints; ++joint) {
        int free = from(3, 4);
        if (joint > 1) {
            const auto at = static_cast<std::size_t>(from(0, static_cast<int>(ends.size()) - 1));
            graph.add_chain(joint, ends[at], from(3, 5));
            ends.erase(ends.begin() + static_cast<std::ptrdiff_t>(at));
            --free;
        }
        ends.insert(ends.end(), static_cast<std::size_t>(free), joint);
    }
    for (const int joint : ends) graph.add_chain(joint, CoinGraph::kGround, from(3, 5));
    return graph;
}

Bracelet RandomEndgames::bracelet(int shortest_chain) {
    const int longest = from(5, 14);
    const bool is_ring = from(0, 3) == 0;
    const int trinkets = from(is_ring ? 2 : 1, 9);
    Bracelet bracelet;
    for (int i = 0; i < trinkets; ++i) bracelet.trinkets.push_back({from(4, from(4, 7))});
    for (int i = 0; i < trinkets + (is_ring ? 0 : 1); ++i)
        bracelet.chains.push_back({from(shortest_chain, longest)});
    if (is_ring) return bracelet;
    if (from(0, 1) == 0) bracelet.chains.front() = {};
    if (from(0, 1) == 0 && trinkets > 1) bracelet.chains.back() = {};
    return bracelet;
}

}  // namespace upstar::dots
