#include "play_review.h"

#include "move_list.h"
#include "upstar/base/error.h"
#include "upstar/answers/advice.h"

namespace upstar::cli {
namespace {

using std::chrono::milliseconds;

bool loses(const Advice& advice, const PositionPtr& chosen) {
    for (const RatedMove& rated : advice.moves)
        if (*rated.position == *chosen) return !rated.wins.value_or(true);
    return false;
}

std::string slip(std::size_t number, const PlayedMove& move, const Advice& advice) {
    return "Your move " + std::to_string(number) + ", " + brief_name(move.before, move.after) +
           ", let a win slip: " + brief_name(move.before, advice.moves.front().position) +
           " wins.\n";
}

}  // namespace

std::string review(const std::vector<PlayedMove>& moves, Player you, bool won,
                   Evaluators& evaluators, milliseconds time) {
    std::string slips;
    std::size_t unknown = moves.size();
    bool ever_winning = false;
    try {
        const auto end = std::chrono::steady_clock::now() + time;
        // From the end backwards, since what is near the end is found soonest.
        for (std::size_t i = moves.size(); i-- > 0; unknown = i) {
            const auto left =
                std::chrono::duration_cast<milliseconds>(end - std::chrono::steady_clock::now());
            if (left.count() <= 0) break;
            const Advice advice = advise(moves[i].before, you, evaluators, left);
            if (!advice.wins()) break;
            ever_winning = ever_winning || *advice.wins();
            if (*advice.wins() && loses(advice, moves[i].after))
                slips.insert(0, slip(i + 1, moves[i], advice));
        }
    } catch (const Error&) {
        // Interrupted, or a limit: what is known so far is told.
    }
    if (unknown > 0)
        return slips + "Who was winning before your move " + std::to_string(unknown + 1) +
               " I could not find out in time.\n";
    if (!slips.empty()) return slips;
    if (won) return "You never let the win slip.\n";
    return ever_winning ? "" : "You never had a winning move.\n";
}

}  // namespace upstar::cli
