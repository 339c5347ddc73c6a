// Hackenbush, Col and Snort on lists of edges, by their definitions, to test the engine against. It
// shares no code with the library.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "naive/naive_game.h"

namespace naive {

using Edge = std::tuple<int, int, char>;  // vertex 0 is the ground; l, r, e
using Edges = std::vector<Edge>;

class Bush {
public:
    Bush(Games& games, bool childish) : games_(games), childish_(childish) {}

    Id value(const Edges& edges) {
        if (const auto known = values_.find(edges); known != values_.end()) return known->second;
        std::vector<Id> left;
        std::vector<Id> right;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            Edges rest = edges;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            const Edges standing = joined_to_ground(rest);
            const char color = std::get<2>(edges[i]);
            if (childish_ && color != 'e' && standing.size() != rest.size()) continue;
            if (color != 'r') left.push_back(value(standing));
            if (color != 'l') right.push_back(value(standing));
        }
        return values_[edges] = games_.make(left, right);
    }

    static Edges joined_to_ground(const Edges& edges) {
        std::set<int> reached = {0};
        for (std::size_t before = 0; before != reached.size();) {
            before = reached.size();
            for (const auto& [a, b, color] : edges)
                if (reached.count(a) + reached.count(b) > 0) reached.insert({a, b});
        }
        Edges standing;
        for (const Edge& edge : edges)
            if (reached.count(std::get<0>(edge)) > 0) standing.push_back(edge);
        return standing;
    }

private:
    Games& games_;
    bool childish_;
    std::map<Edges, Id> values_;
};

/// Colouring a map, by the colours themselves: '.' none, 'L' and 'R' the player's.
class Map {
public:
    using Pairs = std::vector<std::pair<int, int>>;
    Map(Games& games, Pairs neighbours, bool same_colors)
        : games_(games), neighbours_(std::move(neighbours)), same_(same_colors) {}

    Id value(const std::string& colors) {
        if (const auto known = values_.find(colors); known != values_.end()) return known->second;
        std::vector<Id> sides[2];
        for (const int side : {0, 1})
            for (std::size_t v = 0; v < colors.size(); ++v) {
                const char color = "LR"[side];
                const char forbidden = same_ ? "RL"[side] : color;
                bool may = colors[v] == '.';
                for (const auto& [a, b] : neighbours_)
                    for (const auto& [x, y] : {std::pair(a, b), std::pair(b, a)})
                        if (static_cast<std::size_t>(x) == v &&
                            colors[static_cast<std::size_t>(y)] == forbidden)
                            may = false;
                if (!may) continue;
                std::string next = colors;
                next[v] = color;
                sides[side].push_back(value(next));
            }
        return values_[colors] = games_.make(sides[0], sides[1]);
    }

private:
    Games& games_;
    Pairs neighbours_;
    bool same_;  // neighbours do not have different colours: Snort
    std::map<std::string, Id> values_;
};

}  // namespace naive
