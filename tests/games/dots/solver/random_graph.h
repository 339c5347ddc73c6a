// Graphs to test with, and brute force on them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "naive/naive_coins.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

inline naive::Coins naive_of(const CoinGraph& graph) {
    std::vector<std::pair<int, int>> strings;
    for (const auto& string : graph.strings()) strings.push_back({string.a, string.b});
    return naive::Coins(strings);
}

/// The graph with only the strings of the set.
inline CoinGraph kept(const CoinGraph& graph, std::uint64_t uncut) {
    std::vector<int> cut;
    for (int i = 0; i < static_cast<int>(graph.strings().size()); ++i)
        if ((uncut >> i & 1) == 0) cut.push_back(i);
    return graph.without(cut);
}

/// Single strings, chains and loops between a few joints and the ground, until there are `least`
/// strings or, seldom, before; at most `most`.
inline CoinGraph random_graph(std::mt19937& random, int least, int most) {
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const int joints = 1 + below(7);
    CoinGraph graph(joints);
    const auto strings = [&] { return static_cast<int>(graph.strings().size()); };
    while (strings() < least && below(30) != 0) {
        const int room = most - strings();
        const int kind = below(10);
        const int a = below(joints + 1);
        const int b = below(joints + 1);
        if (kind == 0 && room >= 2)
            graph.add_loop(2 + below(std::min(room, 6) - 1));
        else if (kind <= 4 && room >= 2)
            graph.add_chain(a, b, 1 + below(std::min(room - 1, 5)));
        else if (kind == 5 || a != b)
            graph.add_string(kind == 5 ? 0 : a, kind == 5 ? 0 : b);
    }
    return graph;
}

}  // namespace upstar::dots
