// Col, Snort and Fjords (Winning Ways, ch. 2 and 6; C. Vout and S. Norton): players colour the
// vertices of a map.
//
// In Col neighbours must not have the same colour, in Snort not different ones. What counts of a
// coloured vertex is what it forbids, so it is taken away and its neighbours remember: a vertex
// marked L is next to one of Left's, one marked R next to one of Right's, and one that is next to
// both is gone. In Snort, then, L is for Left alone, in Col for Right alone. Fjords is Snort where
// one may only colour next to one's own.
//
//   - Components are independent; so are, in Snort, neighbours with the same mark, and in Col,
//   those
//     with different marks: what happens to one means nothing to the other.
//   - Exchanging the marks negates.
//   - In Col each vertex that both may colour, alone, is *; one for Left alone 1.
#pragma once

#include <cstddef>
#include <cstdint>
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

enum class MapRule : std::uint8_t { Col, Snort, Fjords };

constexpr GraphLetters kMapLetters{"-", "LR", 64, 255};

class MapPosition {
public:
    MapPosition() : MapPosition({}, MapRule::Col) {}  ///< no vertex
    /// Requires a graph in normal form.
    MapPosition(MarkedGraph graph, MapRule rule) : graph_(std::move(graph)), rule_(rule) {}

    void options(Player player, std::vector<MapPosition>& out) const;
    void decompose(std::vector<MapPosition>& out) const;
    MapPosition negated() const;
    std::optional<Game> known_value(Arena& arena) const;

    std::size_t memory() const { return graph_.memory(); }
    std::string to_string() const;
    BoardDescription describe() const;
    std::string move_to(const MapPosition& option) const;
    friend bool operator==(const MapPosition& a, const MapPosition& b) {
        return a.rule_ == b.rule_ && a.graph_ == b.graph_;
    }
    friend std::size_t hash_value(const MapPosition& p) {
        return static_cast<std::size_t>(hash_of(p.graph_) + static_cast<std::uint64_t>(p.rule_));
    }

private:
    bool may_color(Player player, std::size_t vertex) const;
    MapPosition colored(Player player, std::size_t vertex) const;

    MarkedGraph graph_;
    MapRule rule_;
};

/// The ruleset of one of them.
template <MapRule rule>
struct MapGame {
    using Position = MapPosition;

    static const About& about();
    Position parse(std::string_view text) const;
};

template <>
const About& MapGame<MapRule::Col>::about();
template <>
const About& MapGame<MapRule::Snort>::about();
template <>
const About& MapGame<MapRule::Fjords>::about();

extern template struct MapGame<MapRule::Col>;
extern template struct MapGame<MapRule::Snort>;
extern template struct MapGame<MapRule::Fjords>;

using Col = MapGame<MapRule::Col>;
using Snort = MapGame<MapRule::Snort>;
using Fjords = MapGame<MapRule::Fjords>;

}  // namespace upstar::graphs
