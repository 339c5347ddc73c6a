// Who wins a partizan position, found by play alone.
//
// `player`, moving first, wins p if and only if some option of his is one that the opponent, moving
// first, does not win. The search stops at the first such option and never makes a value, so it
// reaches positions whose canonical forms are out of reach, and it shares no code with the values
// it is tested against. Positions are searched as sums of their components: components of equal
// shape meet again in any order, and cancel against their negatives.
//
// Where positions can be negated every question is asked with Left to move, so that a position and
// its negative share their answers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/search/memo.h"
#include "upstar/search/position_sum.h"
#include "upstar/values/order.h"

namespace upstar {

template <PartizanPosition P>
class OutcomeSearch {
public:
    explicit OutcomeSearch(Context& context) : context_(context), memo_(context) {}

    Outcome outcome(const P& p) { return outcome(PositionSum<P>(p)); }
    Outcome outcome(const PositionSum<P>& sum) {
        const bool left_wins = wins_first(sum, Player::Left);
        const bool right_wins = wins_first(sum, Player::Right);
        if (left_wins) return right_wins ? Outcome::N : Outcome::L;
        return right_wins ? Outcome::R : Outcome::P;
    }

    /// Whether `player` makes the last move if he begins and plays well. Threads may share this.
    bool wins_first(const PositionSum<P>& sum, Player player) {
        const Turn root = turn(sum, player);
        Walk walk(context_);
        for (;;) {
            if (const auto known = memo_.find(root)) return *known;
            open(walk, root);
            while (!walk.frames.empty()) step(walk);
        }
    }

    /// How many questions "does this player win this sum?" have been answered and remembered.
    std::size_t solved() const { return memo_.size(); }

private:
    /// A sum with a player to move.
    struct Turn {
        PositionSum<P> sum;
        Player player = Player::Left;

        std::string to_string() const { return std::string(name(player)) + ":" + sum.to_string(); }
        std::size_t memory() const { return sum.memory(); }
        friend bool operator==(const Turn&, const Turn&) = default;
        friend std::size_t hash_value(const Turn& turn) {
            return static_cast<std::size_t>(combine(hash_value(turn.sum), index(turn.player)));
        }
    };
    struct Frame {
        Turn turn;
        std::size_t first_option;
        std::size_t next_option;
    };
    struct Walk {
        explicit Walk(Context& context) : charge(context) {}

        void account_for_growth() {
            const std::size_t bytes =
                frames.capacity() * sizeof(Frame) + options.capacity() * sizeof(Turn);
            if (bytes == charged) return;
            charge.add(bytes - charged);
            charged = bytes;
        }

        std::vector<Frame> frames;
        std::vector<Turn> options;          // of all frames, those of the innermost last
        std::vector<PositionSum<P>> moves;  // of the frame being opened
        Charge charge;
        std::size_t charged = 0;
    };

    static Turn turn(const PositionSum<P>& sum, Player player) {
        if constexpr (Negatable<P>) {
            if (player == Player::Right) return {sum.negated(), Player::Left};
        }
        return {sum, player};
    }

    void open(Walk& walk, const Turn& question) {
        context_.poll();
        Frame frame{question, walk.options.size(), walk.options.size()};
        walk.moves.clear();
        frame.turn.sum.options(frame.turn.player, walk.moves);
        for (const PositionSum<P>& move : walk.moves)
            walk.options.push_back(turn(move, opponent(frame.turn.player)));
        walk.frames.push_back(std::move(frame));
        walk.account_for_growth();
    }

    void step(Walk& walk) {
        Frame& frame = walk.frames.back();
        if (frame.next_option == walk.options.size()) {
            close(walk, false);
            return;
        }
        const Turn& option = walk.options[frame.next_option];
        const auto opponent_wins = memo_.find(option);
        if (!opponent_wins) {
            open(walk, Turn(option));
        } else if (*opponent_wins) {
            ++frame.next_option;
        } else {
            close(walk, true);
        }
    }

    void close(Walk& walk, bool wins) {
        memo_.store(walk.frames.back().turn, wins);
        walk.options.resize(walk.frames.back().first_option);
        walk.frames.pop_back();
    }

    Context& context_;
    Memo<Turn, bool> memo_;
};

}  // namespace upstar
