#include "upstar/answers/part_places.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "upstar/catalog/moves.h"

namespace upstar {
namespace {

using Places = std::vector<std::size_t>;
using Parts = std::vector<PositionPtr>;

// Moves of a component that are looked at; squares that only later ones reach are left out.
constexpr std::size_t kMostMoves = 1000;

// A component as it lies on its own board.
struct Pattern {
    BoardDescription board;
    Places places{};  // those that its play touches, and where its pieces stand
};

Pattern pattern_of(const PositionPtr& part, const Context& context) {
    Pattern pattern{part->board()};
    std::set<std::size_t> places;
    for (std::size_t i = 0; i < pattern.board.places.size(); ++i)
        if (pattern.board.places[i].owner) places.insert(i);
    std::vector<PositionPtr> reached = {part};
    std::set<std::string> seen = {part->to_string()};
    std::size_t moves = 0;
    for (std::size_t i = 0; i < reached.size() && moves < kMostMoves; ++i) {
        const PositionPtr from = reached[i];
        const BoardDescription board = from->board();
        if (board.places.size() != pattern.board.places.size()) continue;
        for (const Player player : kPlayers)
            for (const AnyOption& option : from->options(player)) {
                context.poll();
                ++moves;
                const Places changed = move_on_board(*from, board, *option.position).changed;
                places.insert(changed.begin(), changed.end());
                if (seen.insert(option.position->to_string()).second)
                    reached.push_back(option.position);
            }
    }
    pattern.places.assign(places.begin(), places.end());
    return pattern;
}

// Where each component fits on a board of squares or stacks.
class Fitting {
public:
    Fitting(const BoardDescription& board, const Parts& parts, const Context& context)
        : board_(board), used_(board.places.size()) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            Equal& equal = kinds_[parts[i]->to_string()];
            if (equal.parts.empty()) equal.pattern = pattern_of(parts[i], context);
            equal.parts.push_back(i);
        }
    }

    std::vector<Places> run(std::size_t parts) {
        std::vector<Equal*> rest;
        for (auto& [text, equal] : kinds_)
            if (!equal.pattern.places.empty()) rest.push_back(&equal);
        std::stable_sort(rest.begin(), rest.end(), [](const Equal* a, const Equal* b) {
            return a->pattern.places.size() > b->pattern.places.size();
        });
        std::vector<Places> found(parts);
        // Each one that is placed may leave another a single place.
        while (std::erase_if(rest, [&](const Equal* equal) { return place(*equal, found); }) > 0) {
        }
        return found;
    }

private:
    struct Equal {
        Pattern pattern{};
        Places parts{};
    };

    bool place(const Equal& equal, std::vector<Places>& found) {
        const std::vector<Places> ways = ways_of(equal.pattern);
        if (ways.size() != equal.parts.size()) return false;
        std::set<std::size_t> all;
        for (const Places& way : ways) all.insert(way.begin(), way.end());
        if (all.size() != ways.size() * equal.pattern.places.size()) return false;
        for (std::size_t i = 0; i < ways.size(); ++i) found[equal.parts[i]] = ways[i];
        for (const std::size_t i : all) used_[i] = true;
        return true;
    }

    std::vector<Places> ways_of(const Pattern& pattern) const {
        std::vector<Places> ways;
        const BoardDescription& small = pattern.board;
        if (small.places.size() != small.rows * small.columns) return ways;
        for (std::size_t row = 0; row + small.rows <= board_.rows; ++row)
            for (std::size_t column = 0; column + small.columns <= board_.columns; ++column)
                if (auto way = fitted(pattern, row, column)) ways.push_back(*std::move(way));
        return ways;
    }

    std::optional<Places> fitted(const Pattern& pattern, std::size_t row,
                                 std::size_t column) const {
        Places way;
        for (const std::size_t i : pattern.places) {
            const std::size_t columns = pattern.board.columns;
            const std::size_t at = (row + i / columns) * board_.columns + column + i % columns;
            if (used_[at] || board_.places[at].mark != pattern.board.places[i].mark) return {};
            way.push_back(at);
        }
        return way;
    }

    const BoardDescription& board_;
    std::vector<bool> used_;
    std::map<std::string, Equal> kinds_{};
};

using Joints = std::vector<std::pair<std::size_t, std::size_t>>;

// By place: the least of those that are joined to it, by however many steps.
std::vector<std::size_t> heads_of(std::size_t places, const Joints& joints) {
    std::vector<std::size_t> head(places);
    std::iota(head.begin(), head.end(), std::size_t{0});
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [a, b] : joints) {
            if (head[a] == head[b]) continue;
            head[a] = head[b] = std::min(head[a], head[b]);
            changed = true;
        }
    }
    return head;
}

// Edges with their ends; the ground joins nothing. Edges between two vertices that are someone's
// may or may not keep them together, so that is tried both ways.
Joints joints_of_graph(const BoardDescription& graph, bool joins_owned) {
    Joints joints;
    const auto is_owned = [&](std::size_t end) {
        return end != BoardPlace::kGround && graph.places[end].owner.has_value();
    };
    for (std::size_t i = 0; i < graph.places.size(); ++i) {
        const BoardPlace& edge = graph.places[i];
        if (edge.kind != BoardPlace::Kind::Edge) continue;
        if (!joins_owned && is_owned(edge.from) && is_owned(edge.to)) continue;
        for (const std::size_t end : {edge.from, edge.to})
            if (end != BoardPlace::kGround) joints.emplace_back(i, end);
    }
    return joints;
}

// Free lines with the boxes beside them. Dots are numbered row by row, and so are the boxes.
Joints joints_of_dots(const BoardDescription& dots) {
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> line;
    for (std::size_t i = 0; i < dots.places.size(); ++i)
        if (const BoardPlace& place = dots.places[i];
            place.kind == BoardPlace::Kind::Line && place.is_empty)
            line[{place.from, place.to}] = i;
    Joints joints;
    std::size_t box = 0;
    for (std::size_t i = 0; i < dots.places.size(); ++i) {
        if (dots.places[i].kind != BoardPlace::Kind::Box) continue;
        const std::size_t across = dots.columns + 1;
        const std::size_t corner = box / dots.columns * across + box % dots.columns;
        ++box;
        for (const auto& [from, to] : {std::pair{corner, corner + 1},
                                       {corner + across, corner + across + 1},
                                       {corner, corner + across},
                                       {corner + 1, corner + across + 1}})
            for (const auto& found : {line.find({from, to}), line.find({to, from})})
                if (found != line.end()) joints.emplace_back(i, found->second);
    }
    return joints;
}

std::multiset<std::string> texts_of(const Parts& parts) {
    std::multiset<std::string> texts;
    for (const PositionPtr& part : parts) texts.insert(part->to_string());
    return texts;
}

// The components by what hangs together, each named by the moves there: the one that goes.
class Hanging {
public:
    Hanging(const AnyPosition& whole, const Parts& parts, const Context& context)
        : board_(whole.board()), texts_(texts_of(parts)) {
        for (const Player player : kPlayers)
            for (const AnyOption& option : whole.options(player)) {
                context.poll();
                const Places changed = move_on_board(whole, board_, *option.position).changed;
                auto gone = texts_;
                for (const std::string& text : texts_of(option.position->components()))
                    if (const auto found = gone.find(text); found != gone.end()) gone.erase(found);
                if (!changed.empty() && gone.size() == 1)
                    moves_.emplace_back(changed.front(), *gone.begin());
            }
    }

    std::vector<Places> run(const Parts& parts) const {
        std::vector<Places> found(parts.size());
        for (const bool joins_owned : {true, false}) {
            const std::vector<std::size_t> heads =
                heads_of(board_.places.size(), joints_of_graph(board_, joins_owned));
            auto named = named_groups(heads);
            if (!named) continue;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                const std::string text = parts[i]->to_string();
                Places& groups = (*named)[text];
                if (groups.empty()) continue;
                for (std::size_t place = 0; place < heads.size(); ++place)
                    if (heads[place] == groups.front()) found[i].push_back(place);
                groups.erase(groups.begin());
            }
            break;
        }
        return found;
    }

private:
    // The groups of each text; nothing if moves in one group name two, or there are too many.
    std::optional<std::map<std::string, Places>> named_groups(
        const std::vector<std::size_t>& heads) const {
        std::map<std::size_t, std::string> name;
        for (const auto& [place, text] : moves_)
            if (name.emplace(heads[place], text).first->second != text) return std::nullopt;
        std::map<std::string, Places> groups;
        for (const auto& [head, text] : name) groups[text].push_back(head);
        for (const auto& [text, heads_of_it] : groups)
            if (heads_of_it.size() > texts_.count(text)) return std::nullopt;
        return groups;
    }

    const BoardDescription board_;
    const std::multiset<std::string> texts_;
    std::vector<std::pair<std::size_t, std::string>> moves_{};  // a place, and the component there
};

}  // namespace

std::vector<std::vector<std::size_t>> separate_regions(const BoardDescription& board) {
    Joints joints;
    if (board.shape == BoardShape::Dots) joints = joints_of_dots(board);
    if (board.shape == BoardShape::Graph) joints = joints_of_graph(board, true);
    std::set<std::size_t> joined;
    for (const auto& [a, b] : joints) joined.insert({a, b});
    const std::vector<std::size_t> heads = heads_of(board.places.size(), joints);
    std::map<std::size_t, Places> regions;
    for (const std::size_t place : joined) regions[heads[place]].push_back(place);
    std::vector<Places> all;
    for (auto& [head, places] : regions) all.push_back(std::move(places));
    return all;
}

std::vector<std::vector<std::size_t>> part_places(const AnyPosition& p, const Context& context) {
    const Parts parts = p.components();
    const BoardDescription board = p.board();
    if (parts.size() > 1) {
        switch (board.shape) {
            case BoardShape::Strip:
            case BoardShape::Grid:
            case BoardShape::Stacks:
                return Fitting(board, parts, context).run(parts.size());
            case BoardShape::Graph:
                return Hanging(p, parts, context).run(parts);
            case BoardShape::Dots:
            case BoardShape::Text:
                break;
        }
    }
    return std::vector<Places>(parts.size());
}

}  // namespace upstar
