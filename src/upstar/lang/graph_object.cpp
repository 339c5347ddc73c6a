#include "upstar/lang/graph_object.h"

#include <algorithm>

#include "upstar/base/hash.h"
#include "upstar/lang/cells.h"

namespace upstar {
namespace {

bool same_arrows(Arena& arena, const GraphObject::Arrow& a, const GraphObject::Arrow& b) {
    return a.to == b.to && same(arena, a.label, b.label);
}

}  // namespace

bool is_graph(const Cell& cell, bool directed) {
    const auto* graph = cell.as<GraphObject>();
    return graph != nullptr && graph->is_directed == directed;
}

std::string graph_text(Arena& arena, const Object& object) {
    if (object.kind == ObjectKind::Vertex)
        return "Vertex " + std::to_string(static_cast<const VertexObject&>(object).vertex + 1);
    if (object.kind == ObjectKind::Edge) {
        const auto& edge = static_cast<const EdgeObject&>(object);
        return "Edge(" + to_string(arena, edge.label) + "," + std::to_string(edge.from) + "," +
               std::to_string(edge.to) + ")";
    }
    const auto& graph = static_cast<const GraphObject&>(object);
    std::string text = graph.is_directed ? "DirectedGraph[" : "Graph[";
    for (std::size_t i = 0; i < graph.out.size(); ++i) {
        text += i == 0 ? "[" : ",[";
        for (std::size_t k = 0; k < graph.out[i].size(); ++k)
            text += (k == 0 ? "" : ",") + std::to_string(graph.out[i][k].to + 1);
        text += "]";
    }
    return text + "]";
}

bool same_graphs(Arena& arena, const Object& a, const Object& b) {
    const auto same_cell = [&](const Cell& x, const Cell& y) { return same(arena, x, y); };
    if (a.kind == ObjectKind::Vertex) {
        const auto& x = static_cast<const VertexObject&>(a);
        const auto& y = static_cast<const VertexObject&>(b);
        return x.vertex == y.vertex && same(arena, x.graph, y.graph);
    }
    if (a.kind == ObjectKind::Edge) {
        const auto& x = static_cast<const EdgeObject&>(a);
        const auto& y = static_cast<const EdgeObject&>(b);
        return x.from == y.from && x.to == y.to && same_cell(x.label, y.label);
    }
    const auto& x = static_cast<const GraphObject&>(a);
    const auto& y = static_cast<const GraphObject&>(b);
    if (x.is_directed != y.is_directed || x.labels.size() != y.labels.size()) return false;
    if (!std::equal(x.labels.begin(), x.labels.end(), y.labels.begin(), same_cell)) return false;
    for (std::size_t i = 0; i < x.out.size(); ++i)
        if (!std::equal(x.out[i].begin(), x.out[i].end(), y.out[i].begin(), y.out[i].end(),
                        [&](const auto& p, const auto& q) { return same_arrows(arena, p, q); }))
            return false;
    return true;
}

std::uint64_t hash_graph(Arena& arena, const Object& object) {
    if (object.kind == ObjectKind::Vertex) {
        const auto& vertex = static_cast<const VertexObject&>(object);
        return combine(hash_of_cell(arena, vertex.graph), vertex.vertex);
    }
    if (object.kind == ObjectKind::Edge) {
        const auto& edge = static_cast<const EdgeObject&>(object);
        return combine(
            combine(static_cast<std::uint64_t>(edge.from), static_cast<std::uint64_t>(edge.to)),
            hash_of_cell(arena, edge.label));
    }
    const auto& graph = static_cast<const GraphObject&>(object);
    std::uint64_t hash = mix(graph.labels.size() + 1000);
    for (std::size_t i = 0; i < graph.out.size(); ++i) {
        hash = combine(hash, hash_of_cell(arena, graph.labels[i]));
        for (const GraphObject::Arrow& arrow : graph.out[i])
            hash = combine(combine(hash, arrow.to), hash_of_cell(arena, arrow.label));
        hash = combine(hash, 77);
    }
    return hash;
}

}  // namespace upstar
