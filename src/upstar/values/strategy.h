// How a player wins a sum of games, as a short tree: every move of the loser, and the answer to it.
//
// The parts are played in their canonical forms, in which no move is wasted. A branch ends where
// the rest is plain:
//
//   - the loser has no move;
//   - the parts are each other's negatives, so that the winner answers every move with the same
//     move on the other side (Tweedledum and Tweedledee; Winning Ways, ch. 1);
//   - all parts are numbers, which add up to nothing that could help the loser.
//
// Of the winning answers the one that ends the branch soonest is taken, and moves that are answered
// alike share a line. What would be too deep or too wide is cut off and counted: the winner has an
// answer there as well, but it is not shown. A whole strategy was rejected: that of a hot sum of
// five parts has thousands of lines, and nobody reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/values/arena.h"

namespace upstar {

struct PartMove {
    std::size_t part;
    Game to;
    friend bool operator==(const PartMove& a, const PartMove& b) {
        return a.part == b.part && a.to == b.to;
    }
};

enum class StrategyEnd : std::uint8_t {
    GoesOn,   ///< not here: lines follow
    NoMove,   ///< the loser has no move
    Mirror,   ///< the parts are each other's negatives
    Numbers,  ///< all parts are numbers
    CutOff,   ///< the winner goes on to win, in ways not shown
};

const char* name(StrategyEnd end);

struct StrategyLine;

/// A place of the tree, with the loser to move.
struct StrategyNode {
    explicit StrategyNode(std::vector<Game> games = {});

    std::vector<Game> parts;
    StrategyEnd end = StrategyEnd::GoesOn;
    std::vector<StrategyLine> lines;
    std::size_t left_out = 0;  ///< moves of the loser whose answers are not shown
};

struct StrategyLine {
    std::vector<PartMove> moves;  ///< of the loser, answered alike
    PartMove answer;
    /// After the first of the moves and the answer. The others lead to the same parts, or to an end
    /// of the same kind, and to numbers only of the same sum.
    StrategyNode after;
};

inline StrategyNode::StrategyNode(std::vector<Game> games) : parts(std::move(games)) {}

struct Strategy {
    Player first;
    Player winner;
    std::optional<PartMove> opening;  ///< of the winner, if he is the first
    StrategyNode root;                ///< after it
};

struct StrategyBounds {
    std::size_t depth = 4;            ///< of answers in a row
    std::size_t lines_of_a_move = 8;  ///< at one place
    std::size_t lines = 24;           ///< in all
};

/// How the sum of the parts is won if `first` begins. Throws Error (Limit) where a nimber has too
/// many options to look through.
Strategy winning_strategy(Arena& arena, const std::vector<Game>& parts, Player first,
                          const StrategyBounds& bounds = {});

/// The pairs of parts that are each other's negatives, each part in one pair at most; zeros are in
/// none.
std::vector<std::pair<std::size_t, std::size_t>> cancelling_pairs(Arena& arena,
                                                                  const std::vector<Game>& parts);

/// The sum of the parts.
Game total(Arena& arena, const std::vector<Game>& parts);

}  // namespace upstar
