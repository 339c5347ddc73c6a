#include "upstar/games/dots/solver/advice.h"

#include <algorithm>
#include <cstdlib>

#include "upstar/base/within.h"
#include "upstar/games/dots/solver/forced_play.h"
#include "upstar/games/dots/solver/survey.h"

namespace upstar::dots {
namespace {

using std::chrono::milliseconds;

// Beyond this many strings outside settled chains and loops no search ends in a person's time.
constexpr std::size_t kMostForSearch = 48;

// All of a loony endgame is settled: the theory has it.
std::size_t undecided_strings(const CoinGraph& graph) {
    const DotsSurvey seen = survey(graph);
    std::size_t count = 0;
    if (seen.phase == DotsPhase::Loony || seen.phase == DotsPhase::Capturing) return count;
    for (const DotsRegion& region : seen.regions)
        if (region.kind == DotsRegion::Kind::Other) count += region.strings.size();
    return count;
}

// What the opponent can take after a string is cut.
int given_away(const CoinGraph& graph, int string) {
    return forced_play(graph.without({string})).taken;
}

int some_capture(const CoinGraph& graph) {
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string)
        if (captured_by_cutting(graph, string) > 0) return string;
    return -1;
}

// A string whose cut leaves the opponent exactly what he may be left, and captures nothing.
int some_double_deal(const CoinGraph& graph, int give) {
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string) {
        if (captured_by_cutting(graph, string) > 0) continue;
        const ForcedPlay after = forced_play(graph.without({string}));
        if (after.taken == give && after.give == 0) return string;
    }
    return -1;
}

}  // namespace

std::string DotsAdviser::balance(int margin, Voice voice) const {
    if (margin == 0) return "from here on we get as many " + about_.points + " each";
    const bool is_mover = voice == Voice::Mover;
    return std::string("from here on ") + (is_mover ? "I" : "you") + " get " +
           coins(std::abs(margin)) + (margin > 0 ? " more than " : " fewer than ") +
           (is_mover ? "you" : "I");
}

std::string DotsAdviser::leaving(int left, Voice voice) const {
    return voice == Voice::Mover ? "I leave you " + coins(left) + " so that you have to move next"
                                 : "you leave me " + coins(left) + " so that I have to move next";
}

SuggestedString DotsAdviser::guess(const CoinGraph& graph, Voice voice) const {
    if (const int capture = some_capture(graph); capture >= 0)
        return {capture, "it captures a " + about_.point};
    const DotsSurvey seen = survey(graph);
    if (!seen.safe_strings.empty())
        return {seen.safe_strings[seen.safe_strings.size() / 2],
                std::string("it is safe: ") + (voice == Voice::Mover ? "you" : "I") +
                    " can capture nothing after it"};
    int best = 0;
    for (int string = 1; string < static_cast<int>(graph.strings().size()); ++string)
        if (given_away(graph, string) < given_away(graph, best)) best = string;
    return {best, "no move is safe, and this one offers only " + coins(given_away(graph, best))};
}

std::optional<SuggestedString> DotsAdviser::by_margin(const CoinGraph& graph, Voice voice) {
    const int margin = exact_.margin(graph);
    const int best = exact_.best_move(graph, margin);
    std::string reason = balance(margin, voice);
    if (const int captured = captured_by_cutting(graph, best); captured > 0) {
        reason = "it captures " + coins(captured) + "; " + reason;
    } else if (some_capture(graph) >= 0) {
        const int left = forced_play(graph.without({best})).taken;
        reason = leaving(left, voice) + "; " + reason;
    } else if (const int given = given_away(graph, best); given > 0) {
        reason = "it offers " + coins(given) + "; " + reason;
    }
    return SuggestedString{best, reason};
}

// Nimstring tells who will have to open the first long chain.
std::optional<SuggestedString> DotsAdviser::by_control(const CoinGraph& graph, Voice voice) {
    const ForcedPlay play = forced_play(graph);
    if (play.taken > 0) {
        if (play.give == 0 || play.taken > play.give) return guess(graph, voice);
        const NimstringValue rest = nimstring_.value(graph.without(play.cut));
        if (rest.mover_wins()) return guess(graph, voice);
        const int deal = some_double_deal(graph, play.give);
        if (deal < 0) return guess(graph, voice);
        return SuggestedString{deal,
                               leaving(play.give, voice) + ", which loses the fight for control"};
    }
    for (const NimstringMove& move : nimstring_.moves(graph))
        if (move.wins)
            return SuggestedString{
                move.string, "it leaves a Nimstring value of 0, which wins the fight for control"};
    return std::nullopt;
}

std::optional<SuggestedString> DotsAdviser::advise(const CoinGraph& graph, Thought thought,
                                                   Voice voice) {
    if (thought == Thought::Glance) return guess(graph, voice);
    if (undecided_strings(graph) > kMostForSearch) return std::nullopt;
    return thought == Thought::Exact ? by_margin(graph, voice) : by_control(graph, voice);
}

SuggestedString DotsAdviser::advise(const CoinGraph& graph, milliseconds time, Voice voice) {
    std::optional<SuggestedString> advice;
    for (const Thought thought : {Thought::Exact, Thought::Judgement})
        if (!advice)
            within(context_, share(time, 2), [&] { advice = advise(graph, thought, voice); });
    return advice ? *advice : guess(graph, voice);
}

std::optional<int> DotsAdviser::margin(const CoinGraph& graph, milliseconds time) {
    std::optional<int> margin;
    within(context_, time, [&] { margin = exact_.margin(graph); });
    return margin;
}

}  // namespace upstar::dots
