#include "upstar/games/graphs/col.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/positions/grid.h"

namespace upstar::graphs {
namespace {

constexpr char mark_of(Player player) { return player == Player::Left ? 'L' : 'R'; }

MarkedGraph without_vertices(const MarkedGraph& graph, const std::vector<bool>& gone) {
    MarkedGraph rest;
    std::vector<std::uint8_t> number(graph.marks.size());
    for (std::size_t v = 0; v < graph.marks.size(); ++v) {
        number[v] = static_cast<std::uint8_t>(rest.marks.size());
        if (!gone[v]) rest.marks.push_back(graph.marks[v]);
    }
    for (const MarkedEdge& edge : graph.edges)
        if (!gone[edge.from] && !gone[edge.to])
            rest.edges.push_back({number[edge.from], number[edge.to], edge.letter});
    return rest.normal(false);
}

// A map as rows of vertices, each joined to its neighbours.
MarkedGraph map_of_grid(const Grid& grid) {
    MarkedGraph graph;
    graph.marks.assign(static_cast<std::size_t>(grid.size()), MarkedGraph::kPlain);
    const int columns = grid.columns();
    for (int i = 0; i < grid.size(); ++i) {
        const auto add = [&](int j) {
            graph.edges.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(j)});
        };
        if (i % columns + 1 < columns) add(i + 1);
        if (i + columns < grid.size()) add(i + columns);
    }
    return graph.normal(false);
}

}  // namespace

bool MapPosition::may_color(Player player, std::size_t vertex) const {
    const char mark = graph_.marks[vertex];
    if (rule_ == MapRule::Fjords) return mark == mark_of(player);
    if (mark == MarkedGraph::kPlain) return true;
    return mark == mark_of(rule_ == MapRule::Snort ? player : opponent(player));
}

MapPosition MapPosition::colored(Player player, std::size_t vertex) const {
    MarkedGraph next = graph_;
    std::vector<bool> gone(next.marks.size());
    for (const MarkedEdge& edge : graph_.edges) {
        if (edge.from != vertex && edge.to != vertex) continue;
        const std::size_t other = edge.from == vertex ? edge.to : edge.from;
        if (graph_.marks[other] == mark_of(opponent(player))) gone[other] = true;
        next.marks[other] = mark_of(player);
    }
    gone[vertex] = true;
    return {without_vertices(next, gone), rule_};
}

void MapPosition::options(Player player, std::vector<MapPosition>& out) const {
    for (std::size_t v = 0; v < graph_.marks.size(); ++v)
        if (may_color(player, v)) out.push_back(colored(player, v));
}

void MapPosition::decompose(std::vector<MapPosition>& out) const {
    MarkedGraph loose{graph_.marks, {}};
    for (const MarkedEdge& edge : graph_.edges) {
        const char a = graph_.marks[edge.from];
        const char b = graph_.marks[edge.to];
        const bool both = a != MarkedGraph::kPlain && b != MarkedGraph::kPlain;
        const bool matters = !both || (a == b) == (rule_ == MapRule::Col);
        if (matters && edge.from != edge.to) loose.edges.push_back(edge);
    }
    std::vector<std::size_t> part(loose.marks.size());
    for (std::size_t v = 0; v < part.size(); ++v) part[v] = v;
    for (bool changed = true; changed;) {
        changed = false;
        for (const MarkedEdge& edge : loose.edges) {
            const std::size_t both = std::min(part[edge.from], part[edge.to]);
            changed |= part[edge.from] != both || part[edge.to] != both;
            part[edge.from] = part[edge.to] = both;
        }
    }
    for (std::size_t least = 0; least < part.size(); ++least) {
        if (part[least] != least) continue;
        std::vector<bool> gone(part.size());
        for (std::size_t v = 0; v < part.size(); ++v) gone[v] = part[v] != least;
        out.emplace_back(without_vertices(loose, gone), rule_);
    }
}

MapPosition MapPosition::negated() const {
    MapPosition other = *this;
    for (char& mark : other.graph_.marks) mark = mark == 'L' ? 'R' : mark == 'R' ? 'L' : mark;
    return other;
}

std::optional<Game> MapPosition::known_value(Arena& arena) const {
    if (graph_.marks.empty()) return Game();
    if (graph_.marks.size() > 1) return std::nullopt;
    const bool left = may_color(Player::Left, 0);
    const bool right = may_color(Player::Right, 0);
    if (left && right) return arena.nimber(1);
    return arena.integer(int{left} - int{right});
}

std::string MapPosition::to_string() const {
    return graph_.marks.empty() ? "0" : graphs::to_string(graph_, kMapLetters);
}

BoardDescription MapPosition::describe() const {
    BoardDescription board;
    board.shape = BoardShape::Graph;
    for (std::size_t v = 0; v < graph_.marks.size(); ++v) {
        BoardPlace node;
        node.kind = BoardPlace::Kind::Node;
        node.name = std::to_string(v + 1);
        node.mark = graph_.marks[v];
        node.is_empty = graph_.marks[v] == MarkedGraph::kPlain;
        if (!node.is_empty) node.owner = graph_.marks[v] == 'L' ? Player::Left : Player::Right;
        board.places.push_back(std::move(node));
    }
    for (const MarkedEdge& edge : graph_.edges) {
        BoardPlace place;
        place.kind = BoardPlace::Kind::Edge;
        place.name = std::to_string(edge.from + 1) + "-" + std::to_string(edge.to + 1);
        place.is_empty = false;
        place.from = edge.from;
        place.to = edge.to;
        board.places.push_back(std::move(place));
    }
    return board;
}

std::string MapPosition::move_to(const MapPosition& option) const {
    for (const Player player : kPlayers)
        for (std::size_t v = 0; v < graph_.marks.size(); ++v)
            if (may_color(player, v) && colored(player, v) == option)
                return mark_of(player) + std::to_string(v + 1);
    return {};
}

namespace {

About about_map(const char* name, const char* summary, const char* rules) {
    const std::string path = std::string("game.graph.") + name;
    return {
        .name = name,
        .aliases = {path},
        .summary = summary,
        .rules = rules,
        .left = "colours vertices black",
        .right = "colours vertices white",
        .notation =
            "The graph as vertices and edges: '.' is a vertex, '-' an edge, L and R a vertex next "
            "to one that Left or Right has coloured; coloured vertices themselves are left out. "
            "L-.-.-R is a path, branches stand in parentheses: .(-.;-.), and :A names a vertex "
            "that comes again: .:A-.-.-:A is a triangle. Components are joined by semicolons. A "
            "size such as 3x4 is a board of so many rows and columns. No vertex is 0; at most 64. "
            "A move is written L3 if Left colours the third vertex of the text.",
        .parameters = {},
        .variants = {},
        .examples = {".-.", ".-.-.-.", "L-.-.-R", ".(-.;-.)", "2x3"},
    };
}

}  // namespace

template <>
const About& MapGame<MapRule::Col>::about() {
    static const About kAbout = about_map(
        "Col", "Colour the vertices of a map; neighbours have different colours.",
        "The players colour the vertices of a graph, Left black and Right white. A move colours a "
        "vertex that has no colour yet; no two neighbours may have the same colour. Whoever cannot "
        "move loses.");
    return kAbout;
}

template <>
const About& MapGame<MapRule::Snort>::about() {
    static const About kAbout = about_map(
        "Snort", "Colour the vertices of a map; neighbours do not have different colours.",
        "The players colour the vertices of a graph, Left black and Right white: the fields of "
        "their bulls and cows. A move colours a vertex that has no colour yet; no two neighbours "
        "may have different colours. Whoever cannot move loses.");
    return kAbout;
}

template <>
const About& MapGame<MapRule::Fjords>::about() {
    static const About kAbout = [] {
        About about = about_map(
            "Fjords",
            "Spread over a map from where you are; the enemy's neighbours are lost to you.",
            "The players colour the vertices of a graph, Left black and Right white. A move "
            "colours "
            "a vertex that is next to one of the mover's own and to none of the enemy's. Whoever "
            "cannot move loses.");
        about.examples = {"L-.-.-R", "L-.(-.-R;-.)", "R-.-L"};
        return about;
    }();
    return kAbout;
}

template <MapRule rule>
MapPosition MapGame<rule>::parse(std::string_view text) const {
    if (text == "0") return {{}, rule};
    if (text.empty())
        throw Error(ErrorKind::Input, "no graph: write vertices and edges, such as .-.-.", 0);
    if (const auto grid = parse_grid_size(text)) return {map_of_grid(*grid), rule};
    return {parse_graph(text, kMapLetters), rule};
}

template struct MapGame<MapRule::Col>;
template struct MapGame<MapRule::Snort>;
template struct MapGame<MapRule::Fjords>;

}  // namespace upstar::graphs
