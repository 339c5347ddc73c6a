// Who wins a partizan position, where its canonical form may be out of reach.
//
// A player moving first wins a sum if and only if some option is one that the opponent, moving
// first, does not win: a search with a window of one bit. It plays on sums of components
// (value_sum.h, sum_moves.h). Components that are small are replaced by their values (appraise.h),
// so that play ends long before the last move: as soon as values and bounds tell who wins
// (decide.h).
//
// Moves are tried in this order: those that win at sight or by the memo (answer_memo.h); then the
// best first by the stops of the values and the number of moves that each player has in the big
// components. The latter alone makes the search of a board of Domineering 15 times smaller.
//
// Answers are passed up the stack of frames, not through the memo: when memory runs out the search
// forgets what it remembers and goes on.
//
// With the budget 0 the search makes and uses no value.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/search/answer_memo.h"
#include "upstar/search/decide.h"
#include "upstar/search/position_sum.h"
#include "upstar/search/sum_moves.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar {

template <PartizanPosition P>
class OutcomeSearch {
public:
    static constexpr std::uint32_t kBudget = 300;

    /// Values are made in `arena`, which must outlive the search; `budget` says how large a
    /// component may be for its value to be used.
    explicit OutcomeSearch(Arena& arena, std::uint32_t budget = kBudget)
        : arena_(arena), moves_(arena, budget), memo_(arena) {}

    Outcome outcome(const P& p) { return outcome(PositionSum<P>(p)); }
    Outcome outcome(const PositionSum<P>& sum) {
        const bool left_wins = wins_first(sum, Player::Left);
        const bool right_wins = wins_first(sum, Player::Right);
        return outcome_of_beginners(left_wins, right_wins);
    }

    /// Whether `player` makes the last move if he begins and plays well. Threads may share this.
    bool wins_first(const PositionSum<P>& sum, Player player) {
        return solve(moves_.start(sum, player));
    }

    /// Whether p has this value: whoever begins loses the difference.
    bool is_worth(const P& p, Game value) {
        const PositionSum<P> sum(p);
        const Game rest = negative(arena_, value);
        for (const Player player : kPlayers)
            if (solve(moves_.start(sum, player, rest))) return false;
        return true;
    }

    /// Of how many sums, apart from numbers, it is remembered who wins.
    std::size_t solved() const { return memo_.size(); }
    /// How many sums had their moves looked at.
    std::size_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    /// How many components were looked at, in play or to find their values.
    std::size_t components() const { return moves_.components(); }

private:
    /// Whether the player to move wins.
    enum class Answer : std::uint8_t { Open, Loses, Wins };
    struct Frame {
        Turn<P> turn;
        std::size_t first_option;
        std::size_t next_option;
    };
    struct Walk {
        explicit Walk(Context& context) : charge(context) {}

        void account_for_growth() {
            const std::size_t bytes =
                frames.capacity() * sizeof(Frame) + options.capacity() * sizeof(Turn<P>);
            if (bytes == charged) return;
            charge.add(bytes - charged);
            charged = bytes;
        }

        std::vector<Frame> frames;
        std::vector<Turn<P>> options;  // of all frames, those of the innermost last
        Charge charge;
        std::size_t charged = 0;
    };

    bool solve(const Turn<P>& root) {
        if (const auto answer = at_sight(root)) return *answer;
        Walk walk(arena_.context());
        Answer answer = enter(walk, root);
        while (!walk.frames.empty()) {
            Frame& frame = walk.frames.back();
            if (answer == Answer::Wins) {  // the opponent, after this move
                ++frame.next_option;
                answer = Answer::Open;
            } else if (answer == Answer::Loses) {
                answer = leave(walk, Answer::Wins);
            } else if (frame.next_option == walk.options.size()) {
                answer = leave(walk, Answer::Loses);
            } else {
                answer = enter(walk, Turn<P>(walk.options[frame.next_option]));
            }
        }
        return answer == Answer::Wins;
    }

    /// Whether the player to move wins, if that takes no play.
    std::optional<bool> at_sight(const Turn<P>& turn) {
        const Question<P>& question = turn.question;
        if (const auto decided = decide(arena_, question.sum, turn.bounds, question.player))
            return decided;
        return memo_.find(question);
    }

    /// The answer to a question, or an open one and a frame in which to look for it.
    Answer enter(Walk& walk, const Turn<P>& turn) {
        if (const auto known = memo_.find(turn.question))
            return *known ? Answer::Wins : Answer::Loses;
        arena_.context().poll();
        nodes_.fetch_add(1, std::memory_order_relaxed);
        const std::size_t first = walk.options.size();
        const bool wins = with_room([&] {
            walk.options.resize(first);
            const bool found = find_win(walk, turn);
            walk.account_for_growth();
            if (found) memo_.store(turn.question, true);
            return found;
        });
        if (wins) {
            walk.options.resize(first);
            return Answer::Wins;
        }
        std::stable_sort(walk.options.begin() + static_cast<std::ptrdiff_t>(first),
                         walk.options.end(),
                         [](const Turn<P>& a, const Turn<P>& b) { return a.promise > b.promise; });
        walk.frames.push_back({turn, first, first});
        return Answer::Open;
    }

    Answer leave(Walk& walk, Answer answer) {
        with_room([&] {
            memo_.store(walk.frames.back().turn.question, answer == Answer::Wins);
            return true;
        });
        walk.options.resize(walk.frames.back().first_option);
        walk.frames.pop_back();
        return answer;
    }

    /// Does some work again, after the answers were forgotten, if memory runs out in it.
    template <class Work>
    bool with_room(const Work& work) {
        for (;;) {
            try {
                return work();
            } catch (const Error& error) {
                const bool memory = error.kind() == ErrorKind::Limit && !arena_.context().stopped();
                if (!memory || memo_.size() < kWorthForgetting) throw;
                memo_.clear();
            }
        }
    }

    /// Whether a move wins at sight. Otherwise appends those that do not lose at sight.
    bool find_win(Walk& walk, const Turn<P>& turn) {
        return moves_.any(turn, [&](Turn<P> next) {
            if (const auto opponent_wins = at_sight(next)) return !*opponent_wins;
            walk.options.push_back(std::move(next));
            return false;
        });
    }

    static constexpr std::size_t kWorthForgetting = 1 << 10;

    Arena& arena_;
    SumMoves<P> moves_;
    AnswerMemo<P> memo_;
    std::atomic<std::size_t> nodes_{0};
};

}  // namespace upstar
