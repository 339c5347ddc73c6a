#include "upstar/answers/worth.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "upstar/answers/advice.h"
#include "upstar/answers/reasoning.h"
#include "upstar/base/within.h"
#include "upstar/base/words.h"
#include "upstar/values/explain.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMostLine = 300;  // characters
constexpr std::size_t kMostSteps = 12;

std::string shortened(const std::string& line) {
    return line.size() <= kMostLine ? line : line.substr(0, kMostLine) + " ...";
}

std::string parts_text(const PositionPtr& position, Evaluators& evaluators) {
    const std::vector<PositionPtr> parts = position->components();
    if (parts.size() < 2) return "";
    std::string text = "It is the sum of";
    for (const PositionPtr& part : parts)
        text += (part == parts.front() ? " " : ", ") + part->to_string() + " (" +
                short_text(evaluators.arena(), part->value(evaluators)) + ")";
    return text + ".\n";
}

// How the canonical form arises from the values of the moves. Requires these.
std::string steps_text(const Advice& yours, const Advice& others, Arena& arena) {
    const auto values = [&](Player player) {
        std::vector<Game> list;
        for (const RatedMove& move : (player == yours.player ? yours : others).moves)
            if (std::find(list.begin(), list.end(), *move.value) == list.end())
                list.push_back(*move.value);
        sort_for_print(arena, list);
        return list;
    };
    const std::vector<std::string> steps =
        explanation_text(arena, values(Player::Left), values(Player::Right));
    std::string text;
    for (std::size_t i = 0; i < std::min(steps.size(), kMostSteps); ++i)
        text += (i == 0 ? "By its moves: " : "  ") + shortened(steps[i]) + "\n";
    if (steps.size() > kMostSteps)
        text += "  and " + std::to_string(steps.size() - kMostSteps) + " more steps\n";
    return text;
}

std::string end_text(const AnyPosition& position, std::int32_t lead) {
    if (lead == 0) return "a draw";
    return (lead > 0 ? "you win by " : "you lose by ") +
           points_text(position.ruleset().about(), std::abs(lead));
}

std::string points_worth(const AnyPosition& position, std::int32_t lead, Evaluators& evaluators,
                         milliseconds time) {
    std::optional<std::int32_t> margin;
    within(evaluators.arena().context(), time, [&] { margin = position.margin(evaluators); });
    if (!margin) return "What this is worth is out of reach in this time.\n";
    return "From here on you get " + points_text(position.ruleset().about(), std::abs(*margin)) +
           (*margin < 0 ? " fewer" : " more") +
           " than the other, if both play their best: " + end_text(position, lead + *margin) +
           ".\n";
}

}  // namespace

std::string worth(const Match& match, Evaluators& evaluators, milliseconds time) {
    const PositionPtr& position = match.position();
    const Player you = match.mover();
    if (position->kind() == PositionKind::Scoring)
        return points_worth(*position, match.lead(you), evaluators, time);
    Arena& arena = evaluators.arena();
    const Advice advice = advise(position, you, evaluators, time);
    if (!advice.value)
        return std::string("What this is worth is out of reach. ") +
               (!advice.wins()   ? "I do not even know who wins."
                : *advice.wins() ? "But you win it, since it is your turn."
                                 : "But you lose it, since it is your turn.") +
               "\n";
    const Game g = *advice.value;
    std::string text =
        capital(worth_in_words(arena, g, kMostLine)) + ": " + in_words(outcome(arena, g)) + ".";
    if (position->kind() == PositionKind::Partizan)
        text += " Mean " + mean(arena, g).to_string() + ", temperature " +
                temperature(arena, g).to_string() + ".";
    text += "\n" + parts_text(position, evaluators);
    const Advice others = advise(position, opponent(you), evaluators, time);
    return others.value ? text + steps_text(advice, others, arena) : text;
}

}  // namespace upstar
