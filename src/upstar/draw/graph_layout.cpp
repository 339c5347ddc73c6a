#include "upstar/draw/graph_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>

namespace upstar {
namespace {

bool is_node(const BoardPlace& place) { return place.kind == BoardPlace::Kind::Node; }

// The least place of the component that each place belongs to; the ground joins nothing.
std::vector<std::size_t> components(const BoardDescription& graph) {
    std::vector<std::size_t> least(graph.places.size());
    std::iota(least.begin(), least.end(), std::size_t{0});
    for (bool changed = true; changed;) {
        changed = false;
        for (const BoardPlace& edge : graph.places) {
            if (is_node(edge) || edge.from == BoardPlace::kGround || edge.to == BoardPlace::kGround)
                continue;
            const std::size_t both = std::min(least[edge.from], least[edge.to]);
            changed |= least[edge.from] != both || least[edge.to] != both;
            least[edge.from] = least[edge.to] = both;
        }
    }
    return least;
}

// Nodes begin on a circle, and are moved by springs along edges and a push between any two.
std::vector<Point> relaxed(const BoardDescription& graph, const std::vector<std::size_t>& component,
                           double unit) {
    constexpr int kRounds = 300;
    const std::size_t count = graph.places.size();
    std::vector<std::size_t> nodes;
    for (std::size_t i = 0; i < count; ++i)
        if (is_node(graph.places[i])) nodes.push_back(i);
    std::vector<Point> at(count);
    const double radius = unit * std::max(1.0, static_cast<double>(nodes.size()) / 6);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const double angle =
            2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(nodes.size());
        at[nodes[i]] = {radius * std::cos(angle), radius * std::sin(angle)};
    }
    if (nodes.size() > 200) return at;
    for (int round = 0; round < kRounds; ++round) {
        std::vector<Point> pull(count);
        for (const std::size_t a : nodes)
            for (const std::size_t b : nodes) {
                if (a == b || component[a] != component[b]) continue;
                const double dx = at[a].x - at[b].x;
                const double dy = at[a].y - at[b].y;
                const double square = std::max(1.0, dx * dx + dy * dy);
                pull[a].x += dx * unit * unit / square;
                pull[a].y += dy * unit * unit / square;
            }
        for (const BoardPlace& edge : graph.places) {
            if (is_node(edge)) continue;
            const bool from_ground = edge.from == BoardPlace::kGround;
            const bool to_ground = edge.to == BoardPlace::kGround;
            if (from_ground && to_ground) continue;
            if (from_ground || to_ground) {
                pull[from_ground ? edge.to : edge.from].y += 2 * unit;  // towards the bottom
                continue;
            }
            const double dx = at[edge.to].x - at[edge.from].x;
            const double dy = at[edge.to].y - at[edge.from].y;
            const double length = std::sqrt(dx * dx + dy * dy);
            pull[edge.from].x += dx * length / unit;
            pull[edge.from].y += dy * length / unit;
            pull[edge.to].x -= dx * length / unit;
            pull[edge.to].y -= dy * length / unit;
        }
        const double most = unit * (1 - static_cast<double>(round) / kRounds);
        for (const std::size_t i : nodes) {
            const double length =
                std::max(1.0, std::sqrt(pull[i].x * pull[i].x + pull[i].y * pull[i].y));
            at[i].x += pull[i].x / length * std::min(length, most / 4);
            at[i].y += pull[i].y / length * std::min(length, most / 4);
        }
    }
    return at;
}

struct Box {
    double left = std::numeric_limits<double>::max();
    double right = std::numeric_limits<double>::lowest();
    double bottom = std::numeric_limits<double>::lowest();
};

}  // namespace

std::vector<Point> spread_nodes(const BoardDescription& graph, double unit) {
    const std::vector<std::size_t> component = components(graph);
    std::vector<Point> at = relaxed(graph, component, unit);
    std::map<std::size_t, Box> boxes;
    for (std::size_t i = 0; i < at.size(); ++i) {
        if (!is_node(graph.places[i])) continue;
        Box& box = boxes[component[i]];
        box.left = std::min(box.left, at[i].x);
        box.right = std::max(box.right, at[i].x);
        box.bottom = std::max(box.bottom, at[i].y);
    }
    double next = 0;
    std::map<std::size_t, double> begins;
    for (const auto& [first, box] : boxes) {
        begins[first] = next;
        next += box.right - box.left + unit;
    }
    for (std::size_t i = 0; i < at.size(); ++i) {
        if (!is_node(graph.places[i])) continue;
        const Box& box = boxes[component[i]];
        at[i] = {at[i].x - box.left + begins[component[i]], at[i].y - box.bottom};
    }
    return at;
}

}  // namespace upstar
