#include "upstar/draw/ground_ties.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace upstar {
namespace {

constexpr std::size_t kGround = BoardPlace::kGround;

// Where the widest gap between some directions begins, and how wide it is.
std::pair<double, double> widest_gap(std::vector<double> angles) {
    constexpr double kRound = 2 * std::numbers::pi;
    if (angles.empty()) return {-std::numbers::pi / 2, kRound};
    std::sort(angles.begin(), angles.end());
    std::pair<double, double> widest{angles.back(), angles.front() + kRound - angles.back()};
    for (std::size_t i = 0; i + 1 < angles.size(); ++i)
        if (const double gap = angles[i + 1] - angles[i]; gap > widest.second + 1e-6)
            widest = {angles[i], gap};
    return widest;
}

struct Node {
    std::vector<double> angles;     // of the edges to other nodes
    std::vector<std::size_t> ties;  // the edges to the ground
};

}  // namespace

bool has_ground_line(const BoardDescription& graph) {
    return std::any_of(graph.places.begin(), graph.places.end(), [](const BoardPlace& place) {
        return place.is_tied_to_ground() && !place.mark.empty();
    });
}

std::vector<Point> feet_nearby(const BoardDescription& graph, const std::vector<Point>& nodes,
                               double length) {
    std::vector<Node> at(graph.places.size());
    const auto look = [&](std::size_t from, std::size_t to) {
        at[from].angles.push_back(
            std::atan2(nodes[to].y - nodes[from].y, nodes[to].x - nodes[from].x));
    };
    for (std::size_t i = 0; i < graph.places.size(); ++i) {
        const BoardPlace& edge = graph.places[i];
        if (edge.is_node() || (edge.from == kGround && edge.to == kGround)) continue;
        if (edge.is_tied_to_ground()) {
            at[edge.from == kGround ? edge.to : edge.from].ties.push_back(i);
        } else if (edge.from == edge.to) {
            at[edge.from].angles.push_back(-std::numbers::pi / 2);  // a loop is drawn above
        } else {
            look(edge.from, edge.to);
            look(edge.to, edge.from);
        }
    }
    std::vector<Point> feet(graph.places.size());
    for (std::size_t node = 0; node < at.size(); ++node) {
        const auto [begin, gap] = widest_gap(at[node].angles);
        // All round, the last of them does not meet the first.
        const std::size_t parts = at[node].ties.size() + (at[node].angles.empty() ? 0 : 1);
        for (std::size_t i = 0; i < at[node].ties.size(); ++i) {
            const double step = gap / static_cast<double>(parts);
            const double angle = begin + step * static_cast<double>(i + 1);
            feet[at[node].ties[i]] = {nodes[node].x + length * std::cos(angle),
                                      nodes[node].y + length * std::sin(angle)};
        }
    }
    return feet;
}

}  // namespace upstar
