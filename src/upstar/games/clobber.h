// Clobber (M. Albert, J. P. Grossman, R. Nowakowski and D. Wolfe, 2001; in Integers 5, 2005) and
// its kin.
//
// A stone moves onto a neighbouring enemy and takes its place. The family has CGSuite's parameters:
// which way and how far stones go (Kings, Knights, Rooks, Queens), what they may take (HotClobber:
// their own as well) and what they leave behind (AntiClobber: they step onto empty squares and
// leave an enemy, which is Clobber played backwards).
//
//   - Stones that step one square, and never onto an empty one, know nothing of what they are not
//     joined to by such steps: groups of stones are independent, wherever they stand.
//   - Both players have a move or neither has, where only enemies are taken: Clobber is all-small.
//   - Reflections and, with these directions, turns keep the value; exchanging the stones negates
//   it.
//
// A position is the shape, the rules and two sets of squares, three words in all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/grid.h"
#include "upstar/values/arena.h"
#include "upstar/values/player.h"

namespace upstar::clobber {

enum class Directions : std::uint8_t { Orthogonal, Diagonal, Compass, Knight };

/// What a stone may move onto.
enum class Clobbered : std::uint8_t { Enemy, Any, Own, Empty };

/// What stands afterwards where it came from.
enum class LeftBehind : std::uint8_t { Empty, Enemy, Own };

struct Rules {
    Directions directions = Directions::Orthogonal;
    Clobbered clobbered = Clobbered::Enemy;
    LeftBehind left_behind = LeftBehind::Empty;
    std::uint8_t max_distance = 1;  ///< steps of one direction, over empty squares

    /// Every move has one stone less on the board, or one empty square less.
    bool play_ends() const {
        return (clobbered == Clobbered::Empty) != (left_behind == LeftBehind::Empty);
    }
    friend bool operator==(const Rules&, const Rules&) = default;
};

class Clobber {
public:
    class Position {
    public:
        Position() = default;  ///< one empty square
        Position(Grid grid, CellSet left, CellSet right, Rules rules)
            : left_(left), right_(right), grid_(grid), rules_(rules) {}

        void options(Player player, std::vector<Position>& out) const;
        void decompose(std::vector<Position>& out) const;
        Position canonical() const;
        Position negated() const { return {grid_, right_, left_, rules_}; }
        std::optional<Game> known_value(Arena& arena) const;

        std::string to_string() const;
        BoardDescription describe() const;
        /// "b2-b1": from, to.
        std::string move_to(const Position& option) const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        CellSet stones(Player player) const { return player == Player::Left ? left_ : right_; }
        CellSet empty() const { return grid_.all() & ~(left_ | right_); }
        CellSet targets(Player player) const;
        bool can_move(Player player) const;

        CellSet left_ = 0;
        CellSet right_ = 0;
        Grid grid_;
        Rules rules_;
    };

    Clobber() = default;
    explicit Clobber(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const;

private:
    Rules rules_;
};

}  // namespace upstar::clobber
