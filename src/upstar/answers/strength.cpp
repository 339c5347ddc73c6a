#include "upstar/answers/strength.h"

#include <algorithm>
#include <vector>

#include "upstar/answers/lookahead.h"
#include "upstar/answers/reasoning.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

// Looked at before each move: a moment.
constexpr std::size_t kMostPositions = 20000;

constexpr Lookahead kEasy = {.depth = 2, .most = kMostPositions};
constexpr Lookahead kMedium = {.depth = 4, .most = kMostPositions};

// Of so many moves a hard player makes one without thinking.
constexpr std::uint64_t kCareless = 5;

constexpr const char* kNames[] = {"beginner", "easy", "medium", "hard", "perfect"};

std::string reason_of(const ForeseenMove& move, Level level, Player player) {
    if (move.wins())
        return move.position->options(opponent(player)).empty() ? "then you have no move left"
                                                                : "I see how to win from there";
    if (move.loses()) return "I see no way out";
    if (move.score != 0) return "the best of what I see";
    return level == Level::Hard ? "without thinking" : "at random";
}

}  // namespace

const char* name(Level level) { return kNames[static_cast<std::size_t>(level)]; }

std::string promise(Level level, bool is_scoring) {
    switch (level) {
        case Level::Beginner:
            return "I move at random.";
        case Level::Easy:
            return is_scoring
                       ? "I look two moves ahead, take what I can get, and give nothing away "
                         "that I see; of equal moves I take any."
                       : "I see a win with my next move and a loss with your next; else I "
                         "move at random.";
        case Level::Medium:
            return is_scoring
                       ? "I look four moves ahead, mine and yours, and count what is scored "
                         "by then; of equal moves I take any."
                       : "I look four moves ahead, mine and yours; where I see no end I move "
                         "at random.";
        case Level::Hard:
            return "Four moves of five I play my best; the fifth I make without thinking, as at "
                   "the "
                   "level easy.";
        case Level::Perfect:
            break;
    }
    return "I play perfectly where I can look through to the end in time; where I cannot, I say "
           "that "
           "I guess.";
}

std::uint64_t Strength::chance(const AnyPosition& position, Player player,
                               std::uint64_t salt) const {
    std::uint64_t hash = combine(mix(seed_ + 1), salt);
    for (const char c : position.to_string()) hash = combine(hash, static_cast<unsigned char>(c));
    return combine(hash, index(player));
}

std::optional<Choice> Strength::quick_choice(const PositionPtr& position, Player player,
                                             Context& context) const {
    if (level_ == Level::Perfect) return std::nullopt;
    if (level_ == Level::Hard && chance(*position, player, 1) % kCareless != 0) return std::nullopt;
    Lookahead lookahead = level_ == Level::Medium ? kMedium : kEasy;
    if (level_ == Level::Beginner) lookahead.depth = 0;
    std::vector<ForeseenMove> moves = foreseen(position, player, lookahead, context);
    std::int32_t best = moves.front().score;
    for (const ForeseenMove& move : moves) best = std::max(best, move.score);
    moves.erase(std::remove_if(moves.begin(), moves.end(),
                               [&](const ForeseenMove& move) { return move.score < best; }),
                moves.end());
    const ForeseenMove& chosen = moves[chance(*position, player, 2) % moves.size()];
    return Choice{chosen.position, reason_of(chosen, level_, player)};
}

Choice Strength::choose(const PositionPtr& position, Player player, Evaluators& evaluators,
                        milliseconds time) const {
    if (auto quick = quick_choice(position, player, evaluators.arena().context())) return *quick;
    const Advice advice = advise_best(position, player, evaluators, time);
    const RatedMove& best = advice.moves.front();
    return {best.position, reasoning(evaluators.arena(), advice, best, Voice::Mover)};
}

}  // namespace upstar
