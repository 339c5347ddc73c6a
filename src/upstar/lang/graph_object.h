// Graphs with labels on vertices and edges: immutable, vertices numbered from 1.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/lang/cell.h"
#include "upstar/values/arena.h"
#include "upstar/values/print.h"

namespace upstar {

struct GraphObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Graph;
    struct Arrow {
        std::uint32_t to = 0;  ///< from 0
        Cell label{};
    };
    explicit GraphObject(bool directed) : Object(kKind), is_directed(directed) {}

    std::size_t bytes() const {
        std::size_t total = labels.size() * (sizeof(Cell) + sizeof(std::vector<Arrow>));
        for (const auto& arrows : out) total += arrows.size() * sizeof(Arrow);
        return total;
    }

    std::vector<Cell> labels{};             ///< of the vertices
    std::vector<std::vector<Arrow>> out{};  ///< of an undirected graph, both ways
    const bool is_directed;
};

struct VertexObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Vertex;
    VertexObject(Cell of, std::size_t which) : Object(kKind), graph(std::move(of)), vertex(which) {}
    const GraphObject& all() const { return *graph.as<GraphObject>(); }
    Cell graph;
    std::size_t vertex;
};

struct EdgeObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Edge;
    EdgeObject(std::int64_t a, std::int64_t b, Cell name)
        : Object(kKind), from(a), to(b), label(std::move(name)) {}
    std::int64_t from;  ///< from 1
    std::int64_t to;
    Cell label;
};

bool is_graph(const Cell& cell, bool directed);

// Of a graph, a vertex or an edge.
std::string graph_text(Arena& arena, const Object& object);
bool same_graphs(Arena& arena, const Object& a, const Object& b);
std::uint64_t hash_graph(Arena& arena, const Object& object);

}  // namespace upstar
