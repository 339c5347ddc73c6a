#include "upstar/draw/graph_layout.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>
#include <utility>

namespace upstar {
namespace {

constexpr std::size_t kMostForSecondLook = 300;

// The least place of the component that each place belongs to; the ground joins nothing.
std::vector<std::size_t> components(const BoardDescription& graph) {
    std::vector<std::size_t> least(graph.places.size());
    std::iota(least.begin(), least.end(), std::size_t{0});
    for (bool changed = true; changed;) {
        changed = false;
        for (const BoardPlace& edge : graph.places) {
            if (edge.is_node() || edge.is_tied_to_ground()) continue;
            const std::size_t both = std::min(least[edge.from], least[edge.to]);
            changed |= least[edge.from] != both || least[edge.to] != both;
            least[edge.from] = least[edge.to] = both;
        }
    }
    return least;
}

// The nodes as they are listed, or each with what hangs on it before the next.
enum class Order : std::uint8_t { AsListed, DepthFirst };

std::vector<std::size_t> nodes_of(const BoardDescription& graph, Order order) {
    std::vector<std::size_t> listed;
    std::map<std::size_t, std::vector<std::size_t>> neighbours;
    for (std::size_t i = 0; i < graph.places.size(); ++i) {
        const BoardPlace& place = graph.places[i];
        if (place.is_node()) {
            listed.push_back(i);
        } else if (!place.is_tied_to_ground()) {
            neighbours[place.from].push_back(place.to);
            neighbours[place.to].push_back(place.from);
        }
    }
    if (order == Order::AsListed) return listed;
    std::vector<std::size_t> reached;
    std::vector<bool> is_reached(graph.places.size());
    std::vector<std::size_t> open(listed.rbegin(), listed.rend());
    while (!open.empty()) {
        const std::size_t node = open.back();
        open.pop_back();
        if (is_reached[node]) continue;
        is_reached[node] = true;
        reached.push_back(node);
        for (const std::size_t next : neighbours[node])
            if (!is_reached[next]) open.push_back(next);
    }
    return reached;
}

// How many pairs of edges cross.
std::size_t crossings(const BoardDescription& graph, const std::vector<Point>& at) {
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    for (const BoardPlace& edge : graph.places)
        if (!edge.is_node() && !edge.is_tied_to_ground()) edges.emplace_back(edge.from, edge.to);
    const auto side = [&](std::size_t a, std::size_t b, std::size_t c) {
        return (at[b].x - at[a].x) * (at[c].y - at[a].y) -
               (at[b].y - at[a].y) * (at[c].x - at[a].x);
    };
    std::size_t count = 0;
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto [a, b] = edges[i];
            const auto [c, d] = edges[j];
            if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) ++count;
        }
    return count;
}

// Nodes begin on a circle, and are moved by springs along edges and a push between any two.
std::vector<Point> relaxed(const BoardDescription& graph, const std::vector<std::size_t>& component,
                           double unit, bool has_ground_line, Order order) {
    constexpr int kRounds = 300;
    const std::size_t count = graph.places.size();
    const std::vector<std::size_t> nodes = nodes_of(graph, order);
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
            if (edge.is_node()) continue;
            if (edge.is_tied_to_ground()) {
                const std::size_t node = std::min(edge.from, edge.to);
                if (has_ground_line && node != BoardPlace::kGround)
                    pull[node].y += 2 * unit;  // towards the bottom
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
    double top = std::numeric_limits<double>::max();
    double bottom = std::numeric_limits<double>::lowest();

    void add(Point p) {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        top = std::min(top, p.y);
        bottom = std::max(bottom, p.y);
    }
};

// Turns each component until its edges lie along the rows and columns of the page, as far as they
// are at right angles, and what is longer than wide lies down.
void straighten(const BoardDescription& graph, const std::vector<std::size_t>& component,
                std::vector<Point>& at) {
    using Way = std::complex<double>;
    std::map<std::size_t, Way> fourfold;  // right angles four times are whole turns
    for (const BoardPlace& edge : graph.places) {
        if (edge.is_node() || edge.is_tied_to_ground()) continue;
        const Way way(at[edge.to].x - at[edge.from].x, at[edge.to].y - at[edge.from].y);
        if (std::abs(way) > 0) fourfold[component[edge.from]] += std::polar(1.0, 4 * std::arg(way));
    }
    const auto turn = [&](std::size_t first, const Way& by) {
        for (std::size_t i = 0; i < at.size(); ++i) {
            if (component[i] != first || !graph.places[i].is_node()) continue;
            const Way turned = Way(at[i].x, at[i].y) * by;
            at[i] = {turned.real(), turned.imag()};
        }
    };
    for (const auto& [first, sum] : fourfold) {
        turn(first, std::polar(1.0, -std::arg(sum) / 4));
        Box box;
        for (std::size_t i = 0; i < at.size(); ++i)
            if (component[i] == first && graph.places[i].is_node()) box.add(at[i]);
        if (box.bottom - box.top > box.right - box.left + 1) turn(first, Way(0, -1));
    }
}

}  // namespace

std::vector<Point> spread_nodes(const BoardDescription& graph, double unit, bool has_ground_line) {
    const std::vector<std::size_t> component = components(graph);
    const auto begun = [&](Order order) {
        return relaxed(graph, component, unit, has_ground_line, order);
    };
    std::vector<Point> at = begun(Order::AsListed);
    const bool is_small = graph.places.size() <= kMostForSecondLook;
    if (const std::size_t crossed = is_small ? crossings(graph, at) : 0; crossed > 0) {
        std::vector<Point> other = begun(Order::DepthFirst);
        if (crossings(graph, other) < crossed) at = std::move(other);
    }
    if (!has_ground_line) straighten(graph, component, at);
    std::map<std::size_t, Box> boxes;
    for (std::size_t i = 0; i < at.size(); ++i)
        if (graph.places[i].is_node()) boxes[component[i]].add(at[i]);
    double next = 0;
    std::map<std::size_t, double> begins;
    for (const auto& [first, box] : boxes) {
        begins[first] = next;
        next += box.right - box.left + (has_ground_line ? 1.0 : 2.4) * unit;  // strings stick out
    }
    for (std::size_t i = 0; i < at.size(); ++i) {
        if (!graph.places[i].is_node()) continue;
        const Box& box = boxes[component[i]];
        at[i] = {at[i].x - box.left + begins[component[i]], at[i].y - box.bottom};
    }
    return at;
}

}  // namespace upstar
