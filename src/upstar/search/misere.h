// Who wins a position in misere play, where whoever cannot move wins.
//
// Little of normal play carries over: components do not add up, and positions of equal value may
// differ (Nim's 2,2 is a P-position of misere play, and no heap at all is an N-position; both are
// worth 0). So the whole position is searched, by its moves alone. What else a position offers
// (decompose, simplify, known values) promises no more than an equal value in normal play, and is
// not asked; but symmetric images are played alike, and one of them is searched.
//
// The walk is depth first (charged_walk.h), ends at the first move that wins, and solves every
// position once for each player to move.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/positions/position.h"
#include "upstar/search/charged_walk.h"
#include "upstar/search/sharded_table.h"
#include "upstar/values/order.h"

namespace upstar {

/// Finds misere outcomes of positions of one kind and remembers them. Threads may share it.
template <class P>
requires PartizanPosition<P> || ImpartialPosition<P>
class MisereSearch {
public:
    explicit MisereSearch(Context& context) : context_(context), answers_(context) {}

    Outcome outcome(const P& p) {
        const bool left_wins = wins_first(p, Player::Left);
        return outcome_of_beginners(left_wins, wins_first(p, Player::Right));
    }

    /// Whether `player` wins if he begins.
    bool wins_first(const P& p, Player player) {
        Walk walk(context_);
        std::optional<bool> answer = enter(walk, turn(p, player));
        while (!walk.is_over()) {
            if (answer == false) {  // the opponent loses after this move
                answer = leave(walk, true);
            } else if (!walk.has_option()) {
                answer = leave(walk, false);
            } else {
                const Player next = opponent(walk.frame().turn.player);
                answer = enter(walk, turn(walk.take_option(), next));
            }
        }
        return *answer;
    }

    /// Of how many positions with a player to move it is remembered who wins.
    std::size_t solved() const { return answers_.size(); }

private:
    struct Turn {
        P position;
        Player player = Player::Left;

        std::size_t memory() const { return held_by(position); }
        friend bool operator==(const Turn&, const Turn&) = default;
        friend std::size_t hash_value(const Turn& turn) {
            return static_cast<std::size_t>(combine(hash_value(turn.position), index(turn.player)));
        }
    };

    struct Frame {
        Turn turn;
        std::size_t first_option;

        std::size_t memory() const { return turn.memory(); }
    };
    using Walk = ChargedWalk<Frame, P>;

    // Of an impartial position it does not matter who moves.
    static Turn turn(P position, Player player) {
        if constexpr (SymmetricInPlay<P>) position = position.canonical();
        return {std::move(position), ImpartialPosition<P> ? Player::Left : player};
    }

    /// Whether the player to move wins; or nothing, and a frame in which to look for it.
    std::optional<bool> enter(Walk& walk, Turn turn) {
        const auto known = answers_.find(turn, [](const bool* found) {
            return found == nullptr ? std::nullopt : std::optional(*found);
        });
        if (known) return known;
        context_.poll();
        const std::size_t first = walk.options().size();
        if constexpr (PartizanPosition<P>) {
            turn.position.options(turn.player, walk.options());
        } else {
            turn.position.options(walk.options());
        }
        if (walk.options().size() == first) return true;
        walk.open({std::move(turn), first});
        return std::nullopt;
    }

    bool leave(Walk& walk, bool wins) {
        answers_.update(walk.close().turn, [&](bool& answer, bool) { answer = wins; });
        return wins;
    }

    Context& context_;
    ShardedTable<Turn, bool> answers_;
};

}  // namespace upstar
