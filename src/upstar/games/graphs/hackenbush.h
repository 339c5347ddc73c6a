// Hackenbush (Winning Ways, ch. 1 and 7) with blue, red and green edges.
//
// A graph stands on the ground. Left removes a blue edge (l), Right a red one (r), either a green
// one (e); whatever is no longer joined to the ground falls. In Childish Hackenbush a blue or red
// edge may be removed only if nothing falls.
//
//   - Parts that are joined only by the ground are independent.
//   - The Colon Principle: an edge of value x that carries all that stands on it, worth G, is worth
//     the ordinal sum x : G. So trees have values without a search.
//   - The Fusion Principle: the vertices of a cycle of green edges may be fused. So green graphs
//     have nim values without a search: every edge of a cycle counts for one at its place.
//   - Exchanging blue and red negates.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/games/graphs/marked_graph.h"
#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/values/arena.h"
#include "upstar/values/player.h"

namespace upstar::graphs {

class Hackenbush {
public:
    static constexpr GraphLetters kLetters{"lre", "", 65, 64};

    class Position {
    public:
        Position() : Position({{MarkedGraph::kPlain}, {}}, false) {}  ///< the ground alone
        /// Requires a graph in normal form; vertex 0 is the ground.
        Position(MarkedGraph graph, bool childish)
            : graph_(std::move(graph)), childish_(childish) {}

        void options(Player player, std::vector<Position>& out) const;
        void decompose(std::vector<Position>& out) const;
        Position negated() const;
        std::optional<Game> known_value(Arena& arena) const;

        std::size_t memory() const { return graph_.memory(); }
        std::string to_string() const;
        BoardDescription describe() const;
        /// "l3": the third edge of the text is removed, a blue one.
        std::string move_to(const Position& option) const;
        friend bool operator==(const Position& a, const Position& b) {
            return a.childish_ == b.childish_ && a.graph_ == b.graph_;
        }
        friend std::size_t hash_value(const Position& p) {
            return static_cast<std::size_t>(hash_of(p.graph_) + p.childish_);
        }

    private:
        bool may_remove(Player player, std::size_t edge) const;
        /// What is left without this edge; nothing if more falls than may.
        std::optional<Position> without(std::size_t edge) const;

        MarkedGraph graph_;
        bool childish_ = false;
    };

    Hackenbush() = default;
    explicit Hackenbush(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const;

private:
    bool childish_ = false;
};

}  // namespace upstar::graphs
