#include "upstar/answers/analysis.h"

#include "upstar/values/order.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

std::optional<Outcome> outcome_of(const std::array<Advice, 2>& advice) {
    const auto left = advice[0].wins();
    const auto right = advice[1].wins();
    if (!left || !right) return std::nullopt;
    return outcome_of_beginners(*left, *right);
}

void add_heat(Arena& arena, Analysis& analysis) {
    const Game g = *analysis.value;
    analysis.mean = mean(arena, g);
    analysis.temperature = temperature(arena, g);
    analysis.stops = {arena.stop_number(g, Player::Left), arena.stop_number(g, Player::Right)};
}

}  // namespace

Analysis analyse(const PositionPtr& position, Evaluators& evaluators, milliseconds time) {
    // Where both players have the same moves, one of them has all the time.
    const bool is_partizan = position->kind() == PositionKind::Partizan;
    const milliseconds share = is_partizan ? (time + milliseconds(1)) / 2 : time;
    const auto advice_for = [&](Player player) {
        return advise(position, player, evaluators, share);
    };
    Analysis result{position, {advice_for(Player::Left), {}}};
    result.advice[1] = result.advice[0];
    result.advice[1].player = Player::Right;
    if (is_partizan) {
        result.advice[1] = advice_for(Player::Right);
        // What was out of reach for the first may be known since the second.
        if (!result.advice[0].value && result.advice[1].value)
            result.advice[0] = advice_for(Player::Left);
    }
    result.value = result.advice[0].value;
    result.margin = result.advice[0].margin;
    result.limit = result.advice[0].limit;
    if (!result.is_scoring()) result.outcome = outcome_of(result.advice);
    if (result.value) add_heat(evaluators.arena(), result);
    for (const PositionPtr& part : position->components()) {
        result.components.push_back({part});
        if (result.value) result.components.back().value = part->value(evaluators);
    }
    return result;
}

}  // namespace upstar
