// Strings-and-Coins as a game of the catalog: the graphs of coin_graph.h.
//
// Coins of valence 2 matter only by how many there are in a row, so a position is kept contracted:
// its chains between joints, sorted, and the lengths of its loops. Joints are numbered in the order
// of their names, and print as A, B, C, ...; a position that was read with other names has these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/dots/rules/joint_graph.h"
#include "upstar/positions/about.h"
#include "upstar/positions/position.h"

namespace upstar::dots {

struct StringsAndCoins {
    /// A position has as many options as strings, each with all of them: this bounds them.
    static constexpr std::size_t kMostStrings = 2000;

    class Position {
    public:
        Position() = default;
        explicit Position(const CoinGraph& graph);

        void options(std::vector<ScoringOption<Position>>& out) const;

        CoinGraph graph() const { return expand(graph_); }
        std::size_t memory() const;
        std::string to_string() const;
        BoardDescription describe() const;
        /// A string whose cut leads from here to `after`, by the names of dots_position.h.
        std::string move_to(const Position& after) const;

        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        JointGraph graph_;
    };

    static const About& about();
    Position parse(std::string_view text) const;
};

}  // namespace upstar::dots
