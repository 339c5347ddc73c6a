#include "upstar/games/dots/loony/sweep_order.h"

#include <algorithm>
#include <utility>

namespace upstar::dots {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

}  // namespace

std::vector<int> sweep_order(int nodes, const std::vector<SweepEdge>& edges, Context* context) {
    std::vector<std::vector<int>> at(static_cast<std::size_t>(nodes) + 1);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        at[index(edges[i].a)].push_back(static_cast<int>(i));
        if (edges[i].b != edges[i].a) at[index(edges[i].b)].push_back(static_cast<int>(i));
    }
    std::vector<bool> open(at.size());
    std::vector<bool> closed(at.size());
    std::vector<bool> taken(edges.size());
    std::vector<int> order;
    const auto far_end = [&](int edge, std::size_t node) {
        const auto& e = edges[index(edge)];
        return index(e.a == static_cast<int>(node) ? e.b : e.a);
    };
    const auto newly_opened = [&](std::size_t node) {
        std::vector<std::size_t> ends;
        for (const int edge : at[node])
            if (const auto end = far_end(edge, node); end != node && !open[end] && !closed[end])
                ends.push_back(end);
        std::sort(ends.begin(), ends.end());
        const auto count = std::unique(ends.begin(), ends.end()) - ends.begin();
        return static_cast<int>(count) + (open[node] ? 0 : 1);
    };
    for (std::size_t round = 1; round < at.size(); ++round) {
        if (context != nullptr) context->poll();
        std::size_t best = 0;
        std::pair<int, int> least{};
        for (std::size_t node = 1; node < at.size(); ++node) {
            if (closed[node]) continue;
            const std::pair<int, int> cost{newly_opened(node), open[node] ? 0 : 1};
            if (best == 0 || cost < least) {
                best = node;
                least = cost;
            }
        }
        closed[best] = true;
        for (const int edge : at[best]) {
            if (taken[index(edge)]) continue;
            taken[index(edge)] = true;
            open[far_end(edge, best)] = true;
            order.push_back(edge);
        }
    }
    for (const int edge : at[0])
        if (!taken[index(edge)]) order.push_back(edge);
    return order;
}

}  // namespace upstar::dots
