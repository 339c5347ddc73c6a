// Graph texts: a walk of vertices and edges. An edge is a character (- without a label), a vertex
// nothing, a `.`, or a character with a label; `:A` names a vertex, which may then be met again;
// `(` begins branches from the last vertex, `;` the next branch, `)` ends them; at the outer level
// `;` begins a new part. A label of several characters stands in braces. In directed graphs `>` and
// `<` after an edge point forward and back.
#include "upstar/lang/graphs.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"

namespace upstar {
namespace {

constexpr std::size_t kMostVertices = 100'000;

struct Piece {
    std::string text;
    std::size_t offset;
};

std::vector<Piece> pieces_of(const std::string& text) {
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == ' ') continue;
        if (text[at] != '{') {
            pieces.push_back({text.substr(at, 1), at});
            continue;
        }
        const std::size_t end = text.find('}', at);
        if (end == std::string::npos)
            throw Error(ErrorKind::Input, "a label in braces has no end: add }", at);
        pieces.push_back({text.substr(at + 1, end - at - 1), at});
        at = end;
    }
    return pieces;
}

// What labels stand for: a map, or a function of their texts.
class Labels {
public:
    Labels(Machine& machine, const Cell& given) : machine_(machine), given_(given) {}

    std::optional<Cell> find(const std::string& text) const {
        const Cell key = string_cell(text);
        if (const auto* map = given_.as<MapObject>()) {
            const std::size_t at = find_key(machine_.arena(), *map, key);
            if (at == map->entries.size()) return std::nullopt;
            return map->entries[at].second;
        }
        if (given_.is_nothing()) return text.empty() ? std::optional<Cell>(Cell()) : std::nullopt;
        return machine_.call(given_, {key});
    }

private:
    Machine& machine_;
    Cell given_;
};

class Reader {
public:
    Reader(Machine& machine, bool directed, const std::string& text, const Cell& vertex_labels,
           const Cell& edge_labels)
        : machine_(machine),
          pieces_(pieces_of(text)),
          end_(text.size()),
          vertex_labels_(machine, vertex_labels),
          edge_labels_(machine, edge_labels),
          graph_(make_object<GraphObject>(directed)) {}

    Ref<GraphObject> run() {
        if (pieces_.empty()) return graph_;
        std::vector<std::size_t> branches;  // the vertices at which parentheses are open
        std::size_t last = vertex(std::nullopt);
        while (at_ < pieces_.size()) {
            machine_.arena().context().poll();
            const std::string& next = pieces_[at_].text;
            if (next == "(") {
                branches.push_back(last);
                ++at_;
            } else if (next == ")") {
                if (branches.empty()) refuse("a ) without its (");
                last = branches.back();
                branches.pop_back();
                ++at_;
            } else if (next == ";") {
                ++at_;
                if (branches.empty()) {
                    last = vertex(std::nullopt);
                } else {
                    last = branches.back();
                }
            } else {
                last = edge(last);
            }
        }
        if (!branches.empty()) refuse("a ( without its )");
        return graph_;
    }

private:
    [[noreturn]] void refuse(const std::string& what) const {
        throw Error(ErrorKind::Input, what, at_ < pieces_.size() ? pieces_[at_].offset : end_);
    }

    bool is_next(const char* text) const {
        return at_ < pieces_.size() && pieces_[at_].text == text;
    }

    std::size_t edge(std::size_t from) {
        bool forward = true;
        bool back = true;
        std::string label = pieces_[at_].text;
        if (label == "-") label.clear();
        if (label == ">" || label == "<") {
            (label == ">" ? back : forward) = false;
            label.clear();
        } else if (at_ + 1 < pieces_.size() &&
                   (pieces_[at_ + 1].text == ">" || pieces_[at_ + 1].text == "<")) {
            (pieces_[at_ + 1].text == ">" ? back : forward) = false;
        }
        const auto value = edge_labels_.find(label);
        if (!value) refuse("no edge is called `" + pieces_[at_].text + "`");
        at_ += (forward && back) || pieces_[at_].text == ">" || pieces_[at_].text == "<" ? 1 : 2;
        if (!graph_->is_directed && !(forward && back)) refuse("this graph has no directed edges");
        const std::size_t to = vertex(from);
        if (forward) graph_->out[from].push_back({static_cast<std::uint32_t>(to), *value});
        if (back && (!forward || from != to))
            graph_->out[to].push_back({static_cast<std::uint32_t>(from), *value});
        return to;
    }

    std::size_t vertex(std::optional<std::size_t>) {
        std::optional<Cell> label;
        if (at_ < pieces_.size() && !is_structure(pieces_[at_].text))
            label = vertex_labels_.find(pieces_[at_].text);
        if (label) {
            ++at_;
        } else {
            if (is_next(".")) ++at_;
            label = vertex_labels_.find("");
            if (!label) refuse("a vertex must have a label here");
        }
        std::string name;
        if (is_next(":")) {
            ++at_;
            if (at_ == pieces_.size()) refuse("a name follows :");
            name = pieces_[at_++].text;
            if (const auto known = names_.find(name); known != names_.end()) {
                if (!same(machine_.arena(), graph_->labels[known->second], *label))
                    refuse("the vertex " + name + " has two labels");
                return known->second;
            }
        }
        if (graph_->labels.size() == kMostVertices)
            throw Error(ErrorKind::Limit, "a graph of more than 100000 vertices");
        graph_->labels.push_back(*label);
        graph_->out.emplace_back();
        if (!name.empty()) names_[name] = graph_->labels.size() - 1;
        return graph_->labels.size() - 1;
    }

    static bool is_structure(const std::string& text) {
        return text == "(" || text == ")" || text == ";" || text == ":" || text == "-" ||
               text == ".";
    }

    Machine& machine_;
    std::vector<Piece> pieces_;
    std::size_t end_;
    std::size_t at_ = 0;
    Labels vertex_labels_;
    Labels edge_labels_;
    Ref<GraphObject> graph_;
    std::map<std::string, std::size_t> names_;
};

Cell kept(Machine& machine, const Ref<GraphObject>& graph) {
    return machine.keep(graph, graph->bytes());
}

const GraphObject& graph_of(const NativeCall& c) { return *c.self().as<GraphObject>(); }

bool is_directed(const NativeCall& c) {
    return c.self().as<NativeClass>()->name == "DirectedGraph";
}

std::size_t vertex_argument(const NativeCall& c, const GraphObject& graph, const Cell& cell) {
    if (!cell.is_integer() || cell.integer() < 1 ||
        cell.integer() > static_cast<std::int64_t>(graph.labels.size()))
        throw Error(ErrorKind::Input, "the graph has vertices 1 to " +
                                          std::to_string(graph.labels.size()) + ", and no " +
                                          to_string(c.arena(), cell));
    return static_cast<std::size_t>(cell.integer() - 1);
}

// The graph of some vertices, numbered anew in their order.
Cell retained(const NativeCall& c, const GraphObject& graph, const std::vector<bool>& keep) {
    auto part = make_object<GraphObject>(graph.is_directed);
    std::vector<std::uint32_t> number(graph.labels.size());
    for (std::size_t v = 0; v < graph.labels.size(); ++v) {
        if (!keep[v]) continue;
        number[v] = static_cast<std::uint32_t>(part->labels.size());
        part->labels.push_back(graph.labels[v]);
    }
    for (std::size_t v = 0; v < graph.labels.size(); ++v) {
        if (!keep[v]) continue;
        part->out.emplace_back();
        for (const GraphObject::Arrow& arrow : graph.out[v])
            if (keep[arrow.to]) part->out.back().push_back({number[arrow.to], arrow.label});
    }
    return kept(c.machine, part);
}

std::vector<std::vector<std::uint32_t>> neighbours_of(const GraphObject& graph) {
    std::vector<std::vector<std::uint32_t>> all(graph.labels.size());
    for (std::size_t v = 0; v < graph.out.size(); ++v)
        for (const GraphObject::Arrow& arrow : graph.out[v]) {
            all[v].push_back(arrow.to);
            if (graph.is_directed) all[arrow.to].push_back(static_cast<std::uint32_t>(v));
        }
    return all;
}

// The vertices that are connected with `first` through those that are not `blocked`.
std::vector<bool> component(const std::vector<std::vector<std::uint32_t>>& neighbours,
                            std::size_t first, const std::vector<bool>& blocked) {
    std::vector<bool> found(neighbours.size(), false);
    std::vector<std::size_t> open = {first};
    found[first] = true;
    while (!open.empty()) {
        const std::size_t v = open.back();
        open.pop_back();
        for (const std::uint32_t to : neighbours[v]) {
            if (found[to] || blocked[to]) continue;
            found[to] = true;
            open.push_back(to);
        }
    }
    return found;
}

Cell parts(const NativeCall& c, const std::vector<bool>& blocked) {
    const GraphObject& graph = graph_of(c);
    const auto neighbours = neighbours_of(graph);
    std::vector<bool> seen = blocked;
    std::vector<Cell> all;
    for (std::size_t v = 0; v < graph.labels.size(); ++v) {
        if (seen[v]) continue;
        const std::vector<bool> part = component(neighbours, v, blocked);
        for (std::size_t u = 0; u < part.size(); ++u) seen[u] = seen[u] || part[u];
        all.push_back(retained(c, graph, part));
    }
    return c.machine.keep_list(std::move(all));
}

Cell edge_cell(const NativeCall& c, std::size_t from, const GraphObject::Arrow& arrow) {
    return c.machine.keep(make_object<EdgeObject>(static_cast<std::int64_t>(from + 1),
                                                  std::int64_t{arrow.to} + 1, arrow.label),
                          0);
}

std::vector<Cell> edges(const NativeCall& c) {
    const GraphObject& graph = graph_of(c);
    std::vector<Cell> all;
    for (std::size_t v = 0; v < graph.out.size(); ++v)
        for (const GraphObject::Arrow& arrow : graph.out[v])
            if (graph.is_directed || v <= arrow.to) all.push_back(edge_cell(c, v, arrow));
    return all;
}

Cell delete_edge(const NativeCall& c) {
    const GraphObject& graph = graph_of(c);
    const auto& edge = c.object<EdgeObject>(0, "an edge");
    auto rest = make_object<GraphObject>(graph.is_directed);
    rest->labels = graph.labels;
    rest->out = graph.out;
    const auto remove = [&](std::int64_t from, std::int64_t to) {
        auto& arrows = rest->out[vertex_argument(c, graph, Cell::integer(from))];
        const auto it = std::find_if(arrows.begin(), arrows.end(), [&](const auto& arrow) {
            return std::int64_t{arrow.to} + 1 == to && same(c.arena(), arrow.label, edge.label);
        });
        if (it == arrows.end()) c.refuse(0, "an edge of this graph");
        arrows.erase(it);
    };
    remove(edge.from, edge.to);
    if (!graph.is_directed && edge.from != edge.to) remove(edge.to, edge.from);
    return kept(c.machine, rest);
}

Cell without(const NativeCall& c, const std::vector<Cell>& vertices) {
    const GraphObject& graph = graph_of(c);
    std::vector<bool> keep(graph.labels.size(), true);
    for (const Cell& vertex : vertices) keep[vertex_argument(c, graph, vertex)] = false;
    return retained(c, graph, keep);
}

constexpr Native kGraphNatives[] = {
    {"AdjacencyList", "", "for each vertex the list of those it has edges to",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (const auto& arrows : graph_of(c).out) {
             std::vector<Cell> to;
             for (const auto& arrow : arrows) to.push_back(Cell::integer(arrow.to + 1));
             std::sort(to.begin(), to.end(),
                       [](const Cell& a, const Cell& b) { return a.integer() < b.integer(); });
             all.push_back(c.machine.keep_list(std::move(to)));
         }
         return c.machine.keep_list(std::move(all));
     }},
    {"ConnectedComponent", "vertex", "the part that is connected with a vertex",
     [](const NativeCall& c) {
         const GraphObject& graph = graph_of(c);
         const std::size_t v = vertex_argument(c, graph, c.argument(0));
         return retained(
             c, graph,
             component(neighbours_of(graph), v, std::vector<bool>(graph.labels.size(), false)));
     }},
    {"ConnectedComponents", "", "the connected parts",
     [](const NativeCall& c) {
         return parts(c, std::vector<bool>(graph_of(c).labels.size(), false));
     }},
    {"Decomposition", "boundary", "the parts between vertices with that label",
     [](const NativeCall& c) {
         std::vector<bool> blocked;
         for (const Cell& label : graph_of(c).labels)
             blocked.push_back(same(c.arena(), label, c.argument(0)));
         return parts(c, blocked);
     }},
    {"DeleteEdge", "edge", "the graph without an edge", delete_edge},
    {"DeleteVertex", "vertex", "the graph without a vertex",
     [](const NativeCall& c) { return without(c, {c.argument(0)}); }},
    {"DeleteVertices", "vertices", "the graph without some vertices",
     [](const NativeCall& c) { return without(c, c.items(0)); }},
    {"EdgeCount", "", "how many edges",
     [](const NativeCall& c) { return Cell::integer(static_cast<std::int64_t>(edges(c).size())); }},
    {"Edges", "", "the edges", [](const NativeCall& c) { return c.machine.keep_list(edges(c)); }},
    {"IsConnected", "", "whether the graph is in one part",
     [](const NativeCall& c) {
         const GraphObject& graph = graph_of(c);
         if (graph.labels.empty()) return Cell(true);
         const auto all =
             component(neighbours_of(graph), 0, std::vector<bool>(graph.labels.size(), false));
         return Cell(std::all_of(all.begin(), all.end(), [](bool found) { return found; }));
     }},
    {"IsEmpty", "", "whether there is no vertex",
     [](const NativeCall& c) { return Cell(graph_of(c).labels.empty()); }},
    {"RetainVertices", "vertices", "the graph of these vertices only",
     [](const NativeCall& c) {
         const GraphObject& graph = graph_of(c);
         std::vector<bool> keep(graph.labels.size(), false);
         for (const Cell& vertex : c.items(0)) keep[vertex_argument(c, graph, vertex)] = true;
         return retained(c, graph, keep);
     }},
    {"UpdatedVertexLabels", "labels", "the graph with other labels, of a map {vertex => label}",
     [](const NativeCall& c) {
         const GraphObject& graph = graph_of(c);
         auto changed = make_object<GraphObject>(graph.is_directed);
         changed->labels = graph.labels;
         changed->out = graph.out;
         for (const auto& [vertex, label] : c.object<MapObject>(0, "a map").entries)
             changed->labels[vertex_argument(c, graph, vertex)] = label;
         return kept(c.machine, changed);
     }},
    {"VertexCount", "", "how many vertices",
     [](const NativeCall& c) {
         return Cell::integer(static_cast<std::int64_t>(graph_of(c).labels.size()));
     }},
    {"Vertices", "", "the vertices",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (std::size_t v = 0; v < graph_of(c).labels.size(); ++v)
             all.push_back(c.machine.keep(make_object<VertexObject>(c.self(), v), 0));
         return c.machine.keep_list(std::move(all));
     }},
    {"op []", "vertex", "the vertex of a number, as in g[1]",
     [](const NativeCall& c) {
         return c.machine.keep(
             make_object<VertexObject>(c.self(), vertex_argument(c, graph_of(c), c.argument(0))),
             0);
     }},
};

const VertexObject& vertex_of(const NativeCall& c) { return *c.self().as<VertexObject>(); }

constexpr Native kVertexNatives[] = {
    {"EdgeCount", "", "how many edges begin here",
     [](const NativeCall& c) {
         return Cell::integer(
             static_cast<std::int64_t>(vertex_of(c).all().out[vertex_of(c).vertex].size()));
     }},
    {"Edges", "", "the edges that begin here",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (const auto& arrow : vertex_of(c).all().out[vertex_of(c).vertex])
             all.push_back(edge_cell(c, vertex_of(c).vertex, arrow));
         return c.machine.keep_list(std::move(all));
     }},
    {"Label", "", "the label of the vertex",
     [](const NativeCall& c) { return Cell(vertex_of(c).all().labels[vertex_of(c).vertex]); }},
    {"OutVertices", "", "the vertices that edges lead to",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (const auto& arrow : vertex_of(c).all().out[vertex_of(c).vertex])
             all.push_back(Cell::integer(arrow.to + 1));
         return c.machine.keep_list(std::move(all));
     }},
};

constexpr Native kEdgeNatives[] = {
    {"FromVertex", "", "where the edge begins",
     [](const NativeCall& c) { return Cell::integer(c.self().as<EdgeObject>()->from); }},
    {"Label", "", "the label of the edge",
     [](const NativeCall& c) { return Cell(c.self().as<EdgeObject>()->label); }},
    {"ToVertex", "", "where the edge ends",
     [](const NativeCall& c) { return Cell::integer(c.self().as<EdgeObject>()->to); }},
};

// A graph of n vertices with an edge between i and j where `joined` says so, i < j.
template <class Joined>
Cell regular(const NativeCall& c, const Joined& joined) {
    const std::int32_t n = c.size(0, 2000);
    auto graph = make_object<GraphObject>(is_directed(c));
    const Cell vertex_label = c.has(1) ? c.argument(1) : Cell();
    const Cell edge_label = c.has(2) ? c.argument(2) : Cell();
    graph->labels.assign(static_cast<std::size_t>(n), vertex_label);
    graph->out.resize(static_cast<std::size_t>(n));
    for (std::int32_t i = 0; i < n; ++i)
        for (std::int32_t j = 0; j < n; ++j)
            if (i != j && joined(std::min(i, j), std::max(i, j), n))
                graph->out[static_cast<std::size_t>(i)].push_back(
                    {static_cast<std::uint32_t>(j), edge_label});
    return kept(c.machine, graph);
}

constexpr Native kGraphClass[] = {
    {"Clique", "n,vertexLabel,edgeLabel", "n vertices, each joined to each",
     [](const NativeCall& c) {
         return regular(c, [](std::int32_t, std::int32_t, std::int32_t) { return true; });
     },
     2},
    {"Cycle", "n,vertexLabel,edgeLabel", "n vertices in a ring",
     [](const NativeCall& c) {
         return regular(c, [](std::int32_t i, std::int32_t j, std::int32_t n) {
             return j == i + 1 || (i == 0 && j == n - 1);
         });
     },
     2},
    {"Empty", "", "no vertices",
     [](const NativeCall& c) { return kept(c.machine, make_object<GraphObject>(is_directed(c))); }},
    {"FromAdjacencyList", "list,vertexLabel,edgeLabel", "for each vertex, where its edges lead",
     [](const NativeCall& c) {
         const auto& rows = c.items(0);
         auto graph = make_object<GraphObject>(is_directed(c));
         graph->labels.assign(rows.size(), c.has(1) ? c.argument(1) : Cell());
         graph->out.resize(rows.size());
         for (std::size_t v = 0; v < rows.size(); ++v) {
             const auto* row = items_in(rows[v]);
             if (row == nullptr) c.refuse(0, "a list of lists of vertices");
             for (const Cell& to : *row)
                 graph->out[v].push_back(
                     {static_cast<std::uint32_t>(vertex_argument(c, *graph, to)),
                      c.has(2) ? c.argument(2) : Cell()});
         }
         return kept(c.machine, graph);
     },
     2},
    {"Parse", "text,vertexLabels,edgeLabels", "the graph that a text shows",
     [](const NativeCall& c) {
         return graph_from(c.machine, is_directed(c), c.cells + 1, c.count);
     },
     2},
    {"Path", "n,vertexLabel,edgeLabel", "n vertices in a row",
     [](const NativeCall& c) {
         return regular(c, [](std::int32_t i, std::int32_t j, std::int32_t) { return j == i + 1; });
     },
     2},
    {"Singleton", "vertexLabel", "one vertex",
     [](const NativeCall& c) {
         auto graph = make_object<GraphObject>(is_directed(c));
         graph->labels.push_back(c.has(0) ? c.argument(0) : Cell());
         graph->out.emplace_back();
         return kept(c.machine, graph);
     },
     1},
    {"Star", "n,vertexLabel,edgeLabel", "a vertex joined to n - 1 others",
     [](const NativeCall& c) {
         return regular(c, [](std::int32_t i, std::int32_t, std::int32_t) { return i == 0; });
     },
     2},
};

// The text of a label among those that a game knows.
std::string label_text(Machine& machine, const Cell& labels, const Cell& label) {
    if (const auto* map = labels.as<MapObject>())
        for (const auto& [text, meaning] : map->entries)
            if (same(machine.arena(), meaning, label))
                if (const auto* string = text.as<StringObject>()) {
                    if (string->text.size() <= 1) return string->text;
                    return "{" + string->text + "}";
                }
    return label.is_nothing() ? "" : "{" + to_string(machine.arena(), label) + "}";
}

std::string vertex_name(std::size_t v) {
    if (v < 26) return std::string(1, static_cast<char>('A' + v));
    return "{" + std::to_string(v + 1) + "}";
}

}  // namespace

Cell graph_from(Machine& machine, bool directed, const Cell* arguments, std::size_t count) {
    const auto* text = count > 0 && count <= 3 ? arguments[0].as<StringObject>() : nullptr;
    if (text == nullptr)
        throw Error(ErrorKind::Input, "a graph is made of a text, such as Graph(\"--(-;--)\")");
    return kept(machine, Reader(machine, directed, text->text, count > 1 ? arguments[1] : Cell(),
                                count > 2 ? arguments[2] : Cell())
                             .run());
}

// Every edge once, each with the names of both ends: "A-B;B-C".
std::string graph_notation(World& world, const GraphObject& graph, const Cell& game) {
    const World::Loan machine = world.machine();
    const auto labels = [&](const char* name) {
        const Symbol symbol = machine->symbol(name);
        return machine->has_method(game, symbol) ? machine->property(game, symbol) : Cell();
    };
    const Cell vertex_labels = labels("VertexLabels");
    const Cell edge_labels = labels("EdgeLabels");
    const auto vertex = [&](std::size_t v) {
        const std::string label = label_text(*machine, vertex_labels, graph.labels[v]);
        return (label.empty() ? "." : label) + ":" + vertex_name(v);
    };
    std::string text;
    // The vertices in their order first, so that they keep their numbers.
    for (std::size_t v = 0; v < graph.labels.size(); ++v) text += (v == 0 ? "" : ";") + vertex(v);
    for (std::size_t v = 0; v < graph.out.size(); ++v)
        for (const GraphObject::Arrow& arrow : graph.out[v]) {
            if (!graph.is_directed && arrow.to < v) continue;
            const std::string label = label_text(*machine, edge_labels, arrow.label);
            text += ";" + vertex(v) + (label.empty() ? "-" : label) +
                    (graph.is_directed ? ">" : "") + vertex(arrow.to);
        }
    return text;
}

std::span<const Native> graph_natives() { return kGraphNatives; }
std::span<const Native> vertex_natives() { return kVertexNatives; }
std::span<const Native> edge_natives() { return kEdgeNatives; }
std::span<const Native> graph_class_natives() { return kGraphClass; }

}  // namespace upstar
