#include "upstar/answers/review.h"

#include <algorithm>

#include "upstar/answers/advice.h"
#include "upstar/base/within.h"
#include "upstar/catalog/moves.h"
#include "upstar/search/turn_cost.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// To find a better move, once one is known to exist.
constexpr milliseconds kTimeForBetter{2000};

// Work within what is left of the time.
class Budget {
public:
    Budget(Evaluators& evaluators, milliseconds time)
        : evaluators_(evaluators), time_(time), end_(Clock::now() + time) {}

    /// Nothing if the time is up.
    std::optional<milliseconds> left() const {
        if (time_.count() == 0) return time_;
        const auto rest = std::chrono::duration_cast<milliseconds>(end_ - Clock::now());
        return rest.count() > 0 ? std::optional(rest) : std::nullopt;
    }

    /// What `work` gives, or nothing if that takes too long.
    template <class Work>
    auto found(const Work& work) const -> std::optional<decltype(work())> {
        std::optional<decltype(work())> result;
        if (const auto rest = left())
            within(evaluators_.arena().context(), *rest, [&] { result = work(); });
        return result;
    }

    Evaluators& evaluators() const { return evaluators_; }

private:
    Evaluators& evaluators_;
    milliseconds time_;
    Clock::time_point end_;
};

// Runs `work` until it is done or interrupted: what it has found so far stands.
template <class Work>
void until_interrupted(Evaluators& evaluators, const Work& work) {
    try {
        work();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Input) throw;
        evaluators.arena().context().resume();
    }
}

std::vector<std::string> names_up_to(const Turn& turn, std::size_t fault,
                                     const AnyPosition& better) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < fault; ++i) names.push_back(turn[i].move.name);
    names.push_back(move_name(*turn[fault].before, better).text);
    return names;
}

class Reviewer {
public:
    Reviewer(Review& review, const Budget& budget) : review_(review), budget_(budget) {}

    void judge_wins() {
        const Match& match = review_.match;
        if (!note_winner(*match.position(), match.mover(), state_after(review_.turns.size())))
            return;
        for (std::size_t i = review_.turns.size(); i-- > 0;) {
            ReviewedTurn& turn = review_.turns[i];
            const PlayedMove& played = turn.moves.front();
            MatchState& before = state_after(i);
            if (!note_winner(*played.before, played.player, before)) return;
            turn.had_win = before.winner == played.player;
            turn.lost_win = *turn.had_win && turn.after.winner != played.player;
            if (turn.lost_win) turn.better = names_up_to(turn.moves, 0, *winning_option(played));
        }
    }

    void judge_points() {
        std::int32_t lead = review_.match.lead(Player::Left);
        if (!note_lead(*review_.match.position(), review_.match.mover(), lead,
                       state_after(review_.turns.size())))
            return;
        for (std::size_t i = review_.turns.size(); i-- > 0;) {
            ReviewedTurn& turn = review_.turns[i];
            if (!judge_points(turn)) return;
            for (const PlayedMove& played : turn.moves)
                lead -= sign(turn.player()) * played.move.points;
            state_after(i).lead = lead + sign(turn.player()) * *turn.margin;
        }
    }

private:
    MatchState& state_after(std::size_t turns) {
        return turns == 0 ? review_.start : review_.turns[turns - 1].after;
    }

    bool note_winner(const AnyPosition& position, Player mover, MatchState& state) {
        const auto wins =
            budget_.found([&] { return position.wins_first(mover, budget_.evaluators()); });
        if (wins) state.winner = *wins ? mover : opponent(mover);
        return wins.has_value();
    }

    bool note_lead(const AnyPosition& position, Player mover, std::int32_t lead,
                   MatchState& state) {
        const auto found = margin(position);
        if (found) state.lead = lead + sign(mover) * *found;
        return found.has_value();
    }

    // The best one if that is found soon, else any. Requires that there is one.
    PositionPtr winning_option(const PlayedMove& played) {
        const milliseconds left = budget_.left().value_or(milliseconds(1));
        const milliseconds time =
            left.count() == 0 ? kTimeForBetter : std::min(left, kTimeForBetter);
        const Advice advice = advise(played.before, played.player, budget_.evaluators(), time);
        if (advice.moves.front().wins.value_or(false)) return advice.moves.front().position;
        for (const RatedMove& move : advice.moves)
            if (!move.position->wins_first(opponent(played.player), budget_.evaluators()))
                return move.position;
        return advice.moves.front().position;
    }

    std::optional<std::int32_t> margin(const AnyPosition& position) {
        if (position.options(Player::Left).empty()) return 0;
        return budget_.found([&] { return position.margin(budget_.evaluators()); });
    }

    bool judge_points(ReviewedTurn& turn) {
        std::vector<ScoredMove<AnyPosition>> moves;
        for (const auto& [player, before, move] : turn.moves)
            moves.push_back({*before, *move.position, move.points, move.moves_again});
        const auto found =
            cost_of_turn(moves, [&](const AnyPosition& position) { return margin(position); });
        if (!found) return false;
        if (found->slip) {
            const auto left = budget_.left();
            if (!left) return false;
            const PositionPtr& before = turn.moves[*found->slip].before;
            const Advice advice = advise_best(before, turn.player(), budget_.evaluators(), *left);
            turn.better = names_up_to(turn.moves, *found->slip, *advice.moves.front().position);
        }
        turn.margin = found->margin;
        turn.cost = found->cost;
        return true;
    }

    Review& review_;
    const Budget& budget_;
};

}  // namespace

std::size_t Review::unknown() const {
    return static_cast<std::size_t>(std::count_if(
        turns.begin(), turns.end(), [](const ReviewedTurn& turn) { return !turn.is_judged(); }));
}

std::int32_t Review::given_away(Player player) const {
    std::int32_t cost = 0;
    for (const ReviewedTurn& turn : turns)
        if (turn.player() == player) cost += turn.cost;
    return cost;
}

Review review(Match match, Evaluators& evaluators, milliseconds time) {
    Review review{std::move(match)};
    for (Turn& moves : review.match.turns()) review.turns.push_back({std::move(moves)});
    const Budget budget(evaluators, time);
    Reviewer reviewer(review, budget);
    until_interrupted(evaluators, [&] {
        if (review.match.is_scoring()) {
            reviewer.judge_points();
        } else {
            reviewer.judge_wins();
        }
    });
    return review;
}

void add_values(Review& review, Evaluators& evaluators, milliseconds time) {
    if (review.match.is_scoring()) return;
    const Budget budget(evaluators, time);
    until_interrupted(evaluators, [&] {
        for (std::size_t i = review.turns.size() + 1; i-- > 0;) {
            const AnyPosition& position =
                i == 0 ? *review.match.start() : *review.turns[i - 1].moves.back().move.position;
            MatchState& state = i == 0 ? review.start : review.turns[i - 1].after;
            state.value = budget.found([&] { return position.value(evaluators); });
            if (!state.value) return;
        }
    });
}

}  // namespace upstar
