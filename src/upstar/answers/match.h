// A game between two players, without a screen: whose turn it is, the scores, what may be played,
// what a typed turn means, and the way back.
//
//     Match match(position, Player::Left);
//     for (const NamedMove& move : match.turn_meant_by("3-5")) match.play(move);
//     match.play(advise_best(match.position(), match.mover(), evaluators).moves.front().position);
//
// In a scoring game whoever is told so by his move moves again; his turn is all of these moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/answers/named_moves.h"

namespace upstar {

/// A move of a match, and how the match stood before it.
struct PlayedMove {
    Player player;
    PositionPtr before;
    NamedMove move;
};

/// The moves of a player one after the other; one alone unless he moved again.
using Turn = std::vector<PlayedMove>;

class Match {
public:
    /// `before` is what was scored and captured up to the position; its mover does not matter.
    Match(PositionPtr position, Player first, Standing before = {})
        : start_(std::move(position)),
          first_(first),
          before_(std::move(before)),
          position_(start_),
          mover_(first) {}

    const PositionPtr& start() const { return start_; }
    Player first() const { return first_; }
    /// How the game stood at the start.
    const Standing& before() const { return before_; }

    const PositionPtr& position() const { return position_; }
    Player mover() const { return mover_; }
    bool is_over() const { return position_->options(mover_).empty(); }
    bool is_scoring() const { return start_->kind() == PositionKind::Scoring; }
    /// Of a match that is over; nobody where the points are equal.
    std::optional<Player> winner() const;

    /// Points scored, also before the match began.
    std::int32_t score(Player player) const;
    /// What the player has scored more than the opponent.
    std::int32_t lead(Player player) const { return score(player) - score(opponent(player)); }

    /// The board of the position, and whose each box is that was captured, and each piece that was
    /// put on a square, as far as is known. A piece that looks the same whoever put it there is
    /// marked with the initial of that player.
    BoardDescription board() const;

    /// The pieces that were put on several squares at once: the places of each, in order.
    std::vector<std::vector<std::size_t>> long_pieces() const;

    /// What the last turn changed on the board; nothing where its places were others.
    std::vector<std::size_t> last_changed() const;

    /// Those of the player to move.
    std::vector<NamedMove> moves() const { return named_moves(position_, mover_); }

    /// The moves of a turn as a person types them; in a scoring game several are joined by commas.
    /// Throws Error (Input), without a full stop, if one is no move then, or fits several.
    std::vector<NamedMove> turn_meant_by(const std::string& text) const;
    /// The same where moves have no numbers, as in a record of a game.
    std::vector<NamedMove> turn_named(const std::string& text) const;

    /// Requires one of moves().
    void play(const NamedMove& move);
    /// The same by the position that it leads to.
    void play(const PositionPtr& option);

    /// Back to the beginning of the player's last turn; false if he had none.
    bool undo(Player player);

    const std::vector<PlayedMove>& history() const { return history_; }
    /// All turns in the order of play.
    std::vector<Turn> turns() const;

private:
    using Understand = std::vector<NamedMove> (*)(const Match&, const std::string&);
    std::vector<NamedMove> turn_by(const std::string& text, Understand understand) const;

    PositionPtr start_;
    Player first_;
    Standing before_;
    PositionPtr position_;
    Player mover_;
    std::vector<PlayedMove> history_;
};

}  // namespace upstar
