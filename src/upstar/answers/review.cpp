#include "upstar/answers/review.h"

#include <algorithm>
#include <optional>

#include "upstar/answers/advice.h"
#include "upstar/base/within.h"
#include "upstar/search/turn_cost.h"

namespace upstar {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

class Reviewer {
public:
    Reviewer(Player player, Evaluators& evaluators, milliseconds time)
        : player_(player), evaluators_(evaluators), end_(Clock::now() + time) {}

    /// False if the turn could not be judged in time.
    bool judge(const Turn& turn, std::size_t number) {
        return turn.front().before->kind() == PositionKind::Scoring ? judge_points(turn, number)
                                                                    : judge_win(turn, number);
    }

    bool has_time() const { return Clock::now() < end_; }

    Review take() {
        std::reverse(review_.slips.begin(), review_.slips.end());
        return std::move(review_);
    }

private:
    // At least a little, so that a limit of no time is not taken for no limit.
    milliseconds left() const {
        const auto left = std::chrono::duration_cast<milliseconds>(end_ - Clock::now());
        return std::max(milliseconds(1), left);
    }

    bool judge_win(const Turn& turn, std::size_t number) {
        const PlayedMove& played = turn.front();
        const Advice advice = advise(played.before, player_, evaluators_, left());
        if (!advice.wins()) return false;
        review_.ever_winning = review_.ever_winning || *advice.wins();
        if (!*advice.wins()) return true;
        for (const RatedMove& rated : advice.moves)
            if (*rated.position == *played.move.position && !rated.wins.value_or(true))
                review_.slips.push_back({number, 0, played.before, advice.moves.front().position});
        return true;
    }

    bool judge_points(const Turn& turn, std::size_t number) {
        std::vector<ScoredMove<AnyPosition>> moves;
        for (const auto& [player, before, move] : turn)
            moves.push_back({*before, *move.position, move.points, move.moves_again});
        const auto found =
            cost_of_turn(moves, [&](const AnyPosition& position) { return margin(position); });
        if (!found) return false;
        if (!found->slip) return true;
        const PositionPtr& before = turn[*found->slip].before;
        const Advice advice = advise_best(before, player_, evaluators_, left());
        review_.slips.push_back({number, found->cost, before, advice.moves.front().position});
        return true;
    }

    std::optional<std::int32_t> margin(const AnyPosition& position) {
        std::optional<std::int32_t> margin;
        within(evaluators_.arena().context(), left(),
               [&] { margin = position.margin(evaluators_); });
        return margin;
    }

    Player player_;
    Evaluators& evaluators_;
    Clock::time_point end_;
    Review review_;
};

}  // namespace

Review review(const std::vector<Turn>& turns, Player player, Evaluators& evaluators,
              milliseconds time) {
    Reviewer reviewer(player, evaluators, time);
    std::size_t unknown = turns.size();
    try {
        while (unknown > 0 && reviewer.has_time() &&
               reviewer.judge(turns[unknown - 1], unknown - 1))
            --unknown;
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Input) throw;
        evaluators.arena().context().resume();
    }
    Review review = reviewer.take();
    review.unknown = unknown;
    return review;
}

}  // namespace upstar
