// Konane, the stone-jumping game of Hawaii (M. Ernst, Playing Konane Mathematically, 1995).
//
// A move jumps with one's own stone over an adjacent enemy into the empty square just beyond, and
// takes the enemy away: by the ancient rules any number of times in one direction, by the modern
// ones once. Black is Left. The board is the rectangle drawn or, as in Ernst's analysis, an open
// plane of which the rectangle is a part; a move beyond the edge then makes the drawing larger.
//
// A game begins on a full board with two lifts (konane_lifts.h). Those are positions too, written
// 6x6 and 6x6-c3: who lifts first may lift a stone of his colour, and then only the other may, next
// to it; after that the stones jump.
//
// A position separates into groups of stones that never meet (konane_separation.h); the rest is
// search. Boards with alternating colours, as all are that arise from the start of the game, are
// told by which squares hold stones: up to 36 squares fit the key of a packed memo. Small bounded
// boards have a representation of their own (small_konane.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/konane/rules/konane_board.h"
#include "upstar/games/konane/rules/konane_penetration.h"
#include "upstar/games/konane/rules/konane_separation.h"
#include "upstar/games/konane/rules/small_konane.h"
#include "upstar/positions/about.h"
#include "upstar/positions/position.h"
#include "upstar/values/player.h"

namespace upstar::konane {

class Konane {
public:
    enum class Jumps : std::uint8_t { Ancient, Modern };
    /// "ancient" or "modern".
    static constexpr const char* name(Jumps jumps) {
        return jumps == Jumps::Ancient ? "ancient" : "modern";
    }

    /// What a move is: to lift a stone of the full board, to lift one next to that, or to jump.
    enum class Stage : std::uint8_t { FirstLift, SecondLift, Jumps };

    struct Rules {
        Jumps jumps = Jumps::Ancient;
        KonaneEdge edge = KonaneEdge::Bounded;
        KonaneBounds bounds = KonaneBounds::all();  ///< what separation may use
        friend bool operator==(const Rules&, const Rules&) = default;
    };

    class Position {
    public:
        Position() = default;  ///< one empty square
        /// A first lift requires a board full of stones, a second one that has one empty square.
        Position(const KonaneBoard& board, const Rules& rules, Stage stage = Stage::Jumps)
            : board_(board), rules_(rules), stage_(stage) {}

        const KonaneBoard& board() const { return board_; }
        const Rules& rules() const { return rules_; }
        Stage stage() const { return stage_; }

        void options(Player player, std::vector<Position>& out) const;
        void decompose(std::vector<Position>& out) const;
        Position canonical() const;
        Position negated() const { return {board_.negated(), rules_, stage_}; }

        /// Each move of a player but his lift takes an enemy stone; who cannot begin has no move
        /// alone.
        ValueBounds bounds() const;

        using Compact = SmallKonane;
        std::optional<Compact> compact() const;

        std::optional<std::uint64_t> packed() const;
        static constexpr unsigned kPackedBits = 45;

        std::vector<std::string> reasons() const;
        std::string to_string() const;
        std::string board_text() const;
        BoardDescription describe() const;

        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        void lifts(Player player, std::vector<Position>& out) const;

        KonaneBoard board_;
        Rules rules_;
        Stage stage_ = Stage::Jumps;
    };

    Konane() = default;
    explicit Konane(const Rules& rules) : rules_(rules) {}
    explicit Konane(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const;

private:
    Rules rules_;
};

}  // namespace upstar::konane
