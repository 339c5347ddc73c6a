#include "upstar/answers/review.h"

#include <algorithm>
#include <optional>

#include "upstar/answers/advice.h"
#include "upstar/base/within.h"

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

    // The later position first: it is smaller, and what is found there is known for the earlier.
    bool judge_points(const Turn& turn, std::size_t number) {
        Slip slip{number, 0, nullptr, nullptr};
        for (std::size_t i = turn.size(); i-- > 0;) {
            const auto after = margin(*turn[i].move.position);
            const auto before = after ? margin(*turn[i].before) : std::nullopt;
            if (!before) return false;
            const std::int32_t got =
                turn[i].move.points + (turn[i].move.moves_again ? *after : -*after);
            if (got == *before) continue;
            slip.cost += *before - got;
            slip.before = turn[i].before;
        }
        if (slip.cost == 0) return true;
        slip.better = advise_best(slip.before, player_, evaluators_, left()).moves.front().position;
        review_.slips.push_back(std::move(slip));
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
    } catch (const Error&) {
        evaluators.arena().context().resume();
    }
    Review review = reviewer.take();
    review.unknown = unknown;
    return review;
}

}  // namespace upstar
