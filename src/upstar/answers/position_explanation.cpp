#include "upstar/answers/position_explanation.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/base/within.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

NimSum nim_sum_of(const AnyPosition& position, Evaluators& evaluators) {
    NimSum nim_sum;
    for (const PositionPtr& part : position.components()) {
        nim_sum.parts.push_back({part, part->nim_value(evaluators)});
        nim_sum.sum ^= nim_sum.parts.back().nim_value;
    }
    return nim_sum;
}

Beginning beginning_of(const Advice& advice, Evaluators& evaluators, milliseconds time) {
    Beginning beginning{advice.player};
    beginning.wins = advice.wins();
    if (advice.moves.empty()) return beginning;
    beginning.move = advice.moves.front();
    if (beginning.wins.value_or(true)) return beginning;
    const Advice replies =
        advise_best(beginning.move->position, opponent(advice.player), evaluators, time);
    if (replies.wins().value_or(false)) beginning.reply = replies.moves.front();
    return beginning;
}

// The values of the moves, as they were found for the analysis.
ValueSteps steps_of(const Analysis& analysis, Arena& arena) {
    ValueSteps steps;
    for (const Advice& advice : analysis.advice)
        for (const RatedMove& move : advice.moves)
            steps.options[index(advice.player)].push_back(*move.value);
    for (std::vector<Game>& side : steps.options) sort_for_print(arena, side);
    steps.simplification = explain(arena, steps.options[0], steps.options[1]);
    return steps;
}

// A position that the rules have nothing to say of is all that some say.
std::vector<std::string> reasons_of(const AnyPosition& position, Evaluators& evaluators) {
    std::vector<std::string> reasons = position.reasons(evaluators);
    if (reasons.size() < 2) reasons.clear();
    return reasons;
}

bool conclude(const std::vector<std::string>& reasons, const std::string& value) {
    return !reasons.empty() && reasons.back() == "= " + value;
}

}  // namespace

PositionExplanation explain_position(const PositionPtr& position, Evaluators& evaluators,
                                     milliseconds time) {
    Arena& arena = evaluators.arena();
    PositionExplanation explanation{analyse(position, evaluators, time)};
    const Analysis& analysis = explanation.analysis;
    if (!analysis.is_decided())
        throw Error(ErrorKind::Limit, analysis.limit.message, analysis.limit.remedy);
    within(arena.context(), time, [&] { explanation.reasons = reasons_of(*position, evaluators); });
    for (const Advice& advice : analysis.advice) {
        explanation.beginnings.push_back(beginning_of(advice, evaluators, time));
        if (!analysis.is_partizan()) break;
    }
    if (!analysis.value) return explanation;
    if (analysis.is_partizan()) {
        within(arena.context(), time, [&] {
            if (!conclude(explanation.reasons, to_string(arena, *analysis.value)))
                explanation.steps = steps_of(analysis, arena);
        });
        return explanation;
    }
    explanation.nim_sum = nim_sum_of(*position, evaluators);
    const Beginning& first = explanation.beginnings.front();
    if (first.wins.value_or(false))
        explanation.nim_sum_after = nim_sum_of(*first.move->position, evaluators);
    return explanation;
}

}  // namespace upstar
