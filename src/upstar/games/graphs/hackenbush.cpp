#include "upstar/games/graphs/hackenbush.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar::graphs {
namespace {

constexpr char kBlue = 'l';
constexpr char kRed = 'r';
constexpr char kGreen = 'e';

// The parts of what stands on `root` that are joined by it alone; `root` is vertex 0 of each.
std::vector<MarkedGraph> parts_on(const MarkedGraph& graph, std::size_t root) {
    std::vector<std::size_t> part(graph.marks.size());
    for (std::size_t v = 0; v < part.size(); ++v) part[v] = v;
    for (bool changed = true; changed;) {
        changed = false;
        for (const MarkedEdge& edge : graph.edges) {
            if (edge.from == root || edge.to == root) continue;
            const std::size_t both = std::min(part[edge.from], part[edge.to]);
            changed |= part[edge.from] != both || part[edge.to] != both;
            part[edge.from] = part[edge.to] = both;
        }
    }
    std::vector<MarkedGraph> parts;
    const auto add = [&](const auto& belongs) {
        MarkedGraph some{graph.marks, {}};
        for (const MarkedEdge& edge : graph.edges)
            if (belongs(edge)) some.edges.push_back(edge);
        if (some.edges.empty()) return;
        // The root becomes vertex 0.
        for (MarkedEdge& edge : some.edges)
            for (std::uint8_t* end : {&edge.from, &edge.to})
                *end = *end == root ? std::uint8_t{0}
                       : *end == 0  ? static_cast<std::uint8_t>(root)
                                    : *end;
        parts.push_back(some.normal(true));
    };
    for (std::size_t least = 0; least < part.size(); ++least) {
        if (least == root || part[least] != least) continue;
        add([&](const MarkedEdge& edge) {
            const std::size_t end = edge.from == root ? edge.to : edge.from;
            return end != root && part[end] == least;
        });
    }
    for (std::size_t i = 0; i < graph.edges.size(); ++i)
        if (graph.edges[i].from == root && graph.edges[i].to == root)
            add([&](const MarkedEdge& edge) { return &edge == &graph.edges[i]; });
    return parts;
}

bool is_green(const MarkedGraph& graph) {
    return std::all_of(graph.edges.begin(), graph.edges.end(),
                       [](const MarkedEdge& edge) { return edge.letter == kGreen; });
}

// The nim value of a green graph, by depth-first search: `low` tells the bridges, and all edges of
// cycles are loops where the cycle is fused. What is above a bridge is worth one more below it.
class GreenValue {
public:
    explicit GreenValue(const MarkedGraph& graph)
        : graph_(graph), order_(graph.marks.size(), kNew), low_(graph.marks.size()) {}

    std::uint32_t run() { return visit(0, graph_.edges.size()); }

private:
    // The value of all that is above this vertex, the edges back from there included.
    std::uint32_t visit(std::size_t vertex, std::size_t parent_edge) {
        order_[vertex] = low_[vertex] = next_++;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < graph_.edges.size(); ++i) {
            const MarkedEdge& edge = graph_.edges[i];
            if (i == parent_edge || (edge.from != vertex && edge.to != vertex)) continue;
            const std::size_t next = edge.from == vertex ? edge.to : edge.from;
            if (order_[next] == kNew) {
                const std::uint32_t above = visit(next, i);
                low_[vertex] = std::min(low_[vertex], low_[next]);
                value ^= low_[next] > order_[vertex] ? above + 1 : above ^ 1;
            } else if (order_[next] <= order_[vertex]) {
                low_[vertex] = std::min(low_[vertex], order_[next]);
                value ^= 1;
            }
        }
        return value;
    }

    static constexpr std::size_t kNew = static_cast<std::size_t>(-1);

    const MarkedGraph& graph_;
    std::vector<std::size_t> order_;
    std::vector<std::size_t> low_;
    std::size_t next_ = 0;
};

// The value of what stands on vertex 0, by the Colon and the Fusion Principle alone.
std::optional<Game> value_on_ground(Arena& arena, const MarkedGraph& graph) {
    if (graph.edges.empty()) return Game();
    if (is_green(graph)) return arena.nimber(GreenValue(graph).run());
    Game total;
    for (const MarkedGraph& part : parts_on(graph, 0)) {
        if (is_green(part)) {
            total = sum(arena, total, arena.nimber(GreenValue(part).run()));
            continue;
        }
        const auto at_ground =
            std::count_if(part.edges.begin(), part.edges.end(),
                          [](const MarkedEdge& edge) { return edge.from == 0 || edge.to == 0; });
        if (at_ground != 1) return std::nullopt;
        // In normal form, the only edge at the ground is the first, and leads to vertex 1.
        const char stem = part.edges.front().letter;
        MarkedGraph above = part;
        above.edges.erase(above.edges.begin());
        for (MarkedEdge& edge : above.edges) {
            --edge.from;
            --edge.to;
        }
        above.marks.pop_back();
        const auto carried = value_on_ground(arena, above);
        if (!carried) return std::nullopt;
        const Game base = stem == kGreen ? arena.nimber(1) : arena.integer(stem == kBlue ? 1 : -1);
        total = sum(arena, total, ordinal_sum(arena, base, *carried));
    }
    return total;
}

}  // namespace

bool Hackenbush::Position::may_remove(Player player, std::size_t edge) const {
    const char letter = graph_.edges[edge].letter;
    return letter == kGreen || letter == (player == Player::Left ? kBlue : kRed);
}

std::optional<Hackenbush::Position> Hackenbush::Position::without(std::size_t edge) const {
    MarkedGraph rest = graph_;
    rest.edges.erase(rest.edges.begin() + static_cast<std::ptrdiff_t>(edge));
    MarkedGraph standing = rest.normal(true);
    if (childish_ && graph_.edges[edge].letter != kGreen &&
        standing.edges.size() != rest.edges.size())
        return std::nullopt;
    return Position(std::move(standing), childish_);
}

void Hackenbush::Position::options(Player player, std::vector<Position>& out) const {
    for (std::size_t i = 0; i < graph_.edges.size(); ++i)
        if (may_remove(player, i))
            if (auto option = without(i)) out.push_back(*std::move(option));
}

void Hackenbush::Position::decompose(std::vector<Position>& out) const {
    for (MarkedGraph& part : parts_on(graph_, 0)) out.emplace_back(std::move(part), childish_);
}

Hackenbush::Position Hackenbush::Position::negated() const {
    Position other = *this;
    for (MarkedEdge& edge : other.graph_.edges)
        edge.letter = edge.letter == kBlue ? kRed : edge.letter == kRed ? kBlue : kGreen;
    return other;
}

std::optional<Game> Hackenbush::Position::known_value(Arena& arena) const {
    if (childish_) return std::nullopt;
    return value_on_ground(arena, graph_);
}

std::string Hackenbush::Position::to_string() const {
    return graph_.edges.empty() ? "0" : graphs::to_string(graph_, kLetters);
}

BoardDescription Hackenbush::Position::describe() const {
    BoardDescription board;
    board.shape = BoardShape::Graph;
    for (std::size_t v = 1; v < graph_.marks.size(); ++v) {
        BoardPlace node;
        node.kind = BoardPlace::Kind::Node;
        node.name = std::to_string(v);
        node.is_empty = false;
        board.places.push_back(std::move(node));
    }
    const auto place_of = [](std::size_t v) { return v == 0 ? BoardPlace::kGround : v - 1; };
    for (std::size_t i = 0; i < graph_.edges.size(); ++i) {
        const MarkedEdge& edge = graph_.edges[i];
        BoardPlace place;
        place.kind = BoardPlace::Kind::Edge;
        place.name = edge.letter + std::to_string(i + 1);
        place.mark = edge.letter;
        if (edge.letter != kGreen)
            place.owner = edge.letter == kBlue ? Player::Left : Player::Right;
        place.is_empty = false;
        place.from = place_of(edge.from);
        place.to = place_of(edge.to);
        board.places.push_back(std::move(place));
    }
    return board;
}

std::string Hackenbush::Position::move_to(const Position& option) const {
    for (std::size_t i = 0; i < graph_.edges.size(); ++i)
        if (without(i) == option) return graph_.edges[i].letter + std::to_string(i + 1);
    return {};
}

Hackenbush::Hackenbush(const Settings& settings) : childish_(settings.word("childish") == "true") {}

Hackenbush::Position Hackenbush::parse(std::string_view text) const {
    if (text == "0") return {MarkedGraph{{MarkedGraph::kPlain}, {}}, childish_};
    if (text.empty())
        throw Error(ErrorKind::Input, "no graph: write its edges, such as lre; the ground is 0", 0);
    const MarkedGraph graph = parse_graph(text, kLetters);
    MarkedGraph standing = graph.normal(true);
    if (standing.edges.size() != graph.edges.size())
        throw Error(ErrorKind::Input,
                    "all edges are joined to the ground: branches there are written (l;r)",
                    std::min(text.find(';'), text.size()));
    return {std::move(standing), childish_};
}

const About& Hackenbush::about() {
    static const About kAbout = {
        .name = "Hackenbush",
        .aliases = {"game.graph.Hackenbush"},
        .summary = "Remove an edge of a graph that stands on the ground; what hangs loose falls.",
        .rules =
            "A graph of blue, red and green edges stands on the ground. Left removes a blue or a "
            "green edge, Right a red or a green one; then everything that is no longer joined to "
            "the ground falls. Whoever cannot move loses.\n\nIn Childish Hackenbush a blue or red "
            "edge may be removed only if nothing else falls.",
        .left = "removes edges l and e",
        .right = "removes edges r and e",
        .notation =
            "The edges from the ground upwards: l is blue (Left's), r red (Right's), e green "
            "(either's). lrl is a stalk of three edges; branches stand in parentheses, joined by "
            "semicolons: l(rl;e). A colon and a letter name a vertex, and the same name later is "
            "the same vertex: ee:Aeee:A has a cycle on a stalk of two edges. The ground alone is "
            "0. At most 64 edges. A move is written l3 if it removes the third edge of the text.",
        .parameters = {Parameter::word("childish", {"false", "true"},
                                       "whether nothing may fall with a blue or red edge")},
        .variants = {{"Childish Hackenbush", {{"childish", "true"}}},
                     {"game.graph.ChildishHackenbush", {{"childish", "true"}}}},
        .examples = {"lrl", "e(e;ee)", "l(rl;e)", ":A(l:B;r:B)"},
    };
    return kAbout;
}

}  // namespace upstar::graphs
