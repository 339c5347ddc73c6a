#include "upstar/answers/reasoning.h"

#include <cstdlib>

namespace upstar {
namespace {

// The words for a player in a sentence; I and you share their verbs.
struct Words {
    const char* subject;
    const char* object;
    const char* possessive;  // with a noun
    const char* own;         // without one
};
constexpr Words kI = {"I", "me", "my", "mine"};
constexpr Words kYou = {"you", "you", "your", "yours"};

const Words& mover(Voice voice) { return voice == Voice::Mover ? kI : kYou; }
const Words& other(Voice voice) { return voice == Voice::Mover ? kYou : kI; }

// Of a whole number: "2 moves in hand".
std::string moves_in_hand(Arena& arena, Game g) {
    const Dyadic moves = arena.number_part(g).abs();
    return moves.to_string() + (moves == Dyadic(1) ? " move" : " moves") + " in hand";
}

std::string winning_reason(Arena& arena, const RatedMove& move, Player player, Voice voice) {
    if (move.position->options(opponent(player)).empty())
        return std::string("then ") + other(voice).subject + " have no move left";
    if (!move.value)
        return std::string("from there ") + other(voice).subject +
               " lose by any move; what it is worth is out of reach";
    const Game g = *move.value;
    const std::string worth = "it is " + worth_in_words(arena, g) + ", so ";
    if (g.is_zero())
        return worth + "whoever moves then loses, and it is " + other(voice).possessive + " turn";
    if (arena.is_integer(g))
        return worth + mover(voice).subject + " have " + moves_in_hand(arena, g);
    return worth + mover(voice).subject + " win from there, whoever moves";
}

std::string losing_reason(Arena& arena, const RatedMove& move, bool only_move, Voice voice) {
    std::string lost = only_move ? mover(voice).possessive + std::string(" only move, and it loses")
                                 : std::string("every move of ") + mover(voice).own + " loses";
    if (move.replies && move.replies->all == 1)
        return lost + "; then " + other(voice).subject + " have only one reply";
    if (move.replies && move.replies->winning < move.replies->all) {
        const auto [all, winning] = *move.replies;
        return lost + "; then " + (winning == 1 ? "only 1" : std::to_string(winning)) + " of " +
               other(voice).possessive + " " + std::to_string(all) + " replies " +
               (winning == 1 ? "wins" : "win");
    }
    if (!move.value) return lost;
    if (!arena.is_integer(*move.value) || move.value->is_zero())
        return lost + "; this one leaves a position " + worth_in_words(arena, *move.value);
    return lost + "; this one leaves " + other(voice).object + " " +
           moves_in_hand(arena, *move.value);
}

std::string points_reason(const AnyPosition& position, std::int32_t margin, Voice voice) {
    if (margin == 0) return "from here on we get as much each";
    return std::string("from here on ") + mover(voice).subject + " get " +
           points_text(position.ruleset().about(), std::abs(margin)) +
           (margin > 0 ? " more" : " fewer") + " than " + other(voice).subject;
}

}  // namespace

std::string reasoning(Arena& arena, const Advice& advice, const RatedMove& move, Voice voice) {
    if (!move.reason.empty()) return move.reason;
    if (move.margin) return points_reason(*move.position, *move.margin, voice);
    if (!move.wins) return "a guess: I have not looked through to the end";
    if (*move.wins) return winning_reason(arena, move, advice.player, voice);
    if (advice.wins().value_or(true)) return "this loses";
    return losing_reason(arena, move, advice.moves.size() == 1, voice);
}

}  // namespace upstar
