#include "upstar/games/dots/answers/report.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

#include "upstar/games/dots/answers/controlled_text.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/move_names.h"

namespace upstar::dots {
namespace {

constexpr std::size_t kMostRegions = 12;
constexpr std::size_t kMostRegionText = 60;
constexpr std::size_t kMostMoves = 24;

// Boards have boxes and lines, graphs coins and strings.
struct Words {
    const char* coin;
    const char* coins;
    const char* strings;
};

Words words(const DotsPosition& position) {
    return position.board() ? Words{"box", "boxes", "lines"} : Words{"coin", "coins", "strings"};
}

std::string count(std::size_t n, const char* one, const char* many) {
    return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string region_text(const DotsRegion& region, const Words& w) {
    const std::string size = std::to_string(region.coins.size());
    switch (region.kind) {
        case DotsRegion::Kind::Chain:
            if (region.coins.empty()) return "a free line";
            return (region.is_long_chain() ? "chain of " : "short chain of ") + size;
        case DotsRegion::Kind::Loop:
            return "loop of " + size;
        case DotsRegion::Kind::Other:
            break;
    }
    const std::string shape =
        region.text.size() <= kMostRegionText
            ? region.text
            : count(static_cast<std::size_t>(region.joints), "joint", "joints") + ", " +
                  count(region.strings.size(), w.strings, w.strings);
    return count(region.coins.size(), w.coin, w.coins) + " (" + shape + ")";
}

std::string regions_text(const DotsSurvey& survey, const Words& w) {
    std::string text;
    std::size_t shown = 0;
    for (std::size_t i = 0; i < survey.regions.size() && shown < kMostRegions; ++shown) {
        const std::string one = region_text(survey.regions[i], w);
        std::size_t times = 0;
        for (; i < survey.regions.size() && region_text(survey.regions[i], w) == one; ++i) ++times;
        text += (text.empty() ? "" : "; ") +
                (times > 1 ? std::to_string(times) + " times " : std::string()) + one;
        if (shown + 1 == kMostRegions && i < survey.regions.size())
            text += "; and " + std::to_string(survey.regions.size() - i) + " more";
    }
    return text.empty() ? "none" : text;
}

std::string cost_text(int cost) {
    if (cost == 0) return "none: a move that wins the fight for control also scores best";
    return std::to_string(cost) +
           ": the best move that wins the fight for control scores that much less than the best";
}

// Who wins the fight for control, and by which moves.
std::string nimstring_text(const DotsPosition& position, const DotsAnalysis& analysis) {
    if (!analysis.nimstring) return "not found: " + analysis.no_nimstring.message;
    const NimstringValue& value = *analysis.nimstring;
    std::string text = value.is_loony ? "loony" : std::to_string(value.nim);
    text += std::string(": the player to move ") + (value.mover_wins() ? "wins" : "loses") +
            " the fight for control";
    if (analysis.zero_moves.empty()) return text;
    const std::vector<std::string> names = move_names(position);
    const std::size_t shown = std::min(analysis.zero_moves.size(), kMostMoves);
    for (std::size_t i = 0; i < shown; ++i)
        text += (i == 0 ? ", by " : " ") + names[static_cast<std::size_t>(analysis.zero_moves[i])];
    if (analysis.zero_moves.size() > shown)
        text += " and " + std::to_string(analysis.zero_moves.size() - shown) + " more";
    return text;
}

std::string plan_text(const FlightPlan& plan) {
    std::string text;
    for (const PlannedPiece& planned : plan.pieces)
        text += (text.empty() ? "" : " ") + planned.piece.name;
    if (plan.proves_cv) return text + "; it proves that the value is the controlled value";
    return text + "; the player in control gets " + std::to_string(plan.value) + " against it";
}

std::string control_text(const DotsSurvey& survey) {
    std::string text =
        count(static_cast<std::size_t>(survey.long_chains), "long chain", "long chains");
    text += ", " + count(static_cast<std::size_t>(survey.loops), "loop", "loops") + " settled";
    if (survey.phase == DotsPhase::Loony) return text + "; the player to move has lost control";
    const bool fits = (survey.long_chains % 2 == 1) == survey.mover_wants_odd;
    return text + "; the player to move wants an " + (survey.mover_wants_odd ? "odd" : "even") +
           " number of long chains in the end" +
           (fits ? ", and has it so far" : ", and does not have it yet");
}

std::string loops_text(const DotsAnalysis& analysis) {
    std::map<std::string, int> times;
    for (const Loop& loop : analysis.controlled->loops.loops)
        ++times[loop_text(loop, analysis.rest)];
    std::string text;
    for (const auto& [loop, count] : times)
        text += (text.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + "*" : "") + loop;
    return text.empty() ? "none" : text;
}

std::string value_text(const DotsPosition& position, const DotsAnalysis& analysis) {
    if (!analysis.value)
        return "between " + std::to_string(analysis.least) + " and " +
               std::to_string(analysis.most) + ": " + analysis.bounds_reason + " (" +
               analysis.limit.message + ")";
    const int value = *analysis.value;
    const Words w = words(position);
    std::string text = std::to_string(value) + ": from here on the player to move ";
    if (value == 0) return text + "captures as many " + w.coins + " as the opponent";
    return text + "captures " + std::to_string(std::abs(value)) + " " +
           (std::abs(value) == 1 ? w.coin : w.coins) + (value > 0 ? " more" : " fewer") +
           " than the opponent";
}

std::string best_text(const DotsPosition& position, const DotsAnalysis& analysis) {
    const std::vector<std::string> names = move_names(position);
    const auto best = static_cast<std::size_t>(
        std::count_if(analysis.moves.begin(), analysis.moves.end(),
                      [&](const DotsMove& m) { return m.value == analysis.moves[0].value; }));
    if (best > 1 && best == analysis.moves.size())
        return "all " + std::to_string(best) + " lines score the same";
    std::string text;
    for (std::size_t i = 0; i < std::min(best, kMostMoves); ++i)
        text += (i == 0 ? "" : " ") + names[static_cast<std::size_t>(analysis.moves[i].string)];
    if (best > kMostMoves) text += " and " + std::to_string(best - kMostMoves) + " more";
    return text;
}

// Graphs have no board to write the values on: a piece whose strings are all worth the same, and
// pieces that look alike and are worth the same, make one entry.
std::string graph_moves(const DotsPosition& position, const DotsAnalysis& analysis) {
    const std::vector<std::string> names = move_names(position);
    const auto name = [&](const DotsMove& move) -> const std::string& {
        return names[static_cast<std::size_t>(move.string)];
    };
    const auto piece = [](const std::string& full) { return full.substr(0, full.find('/')); };
    std::map<std::string, std::set<int>> values;
    for (const DotsMove& move : analysis.moves) values[piece(name(move))].insert(move.value);
    std::string text;
    std::set<std::string> seen;
    for (const DotsMove& move : analysis.moves) {
        std::string shown = piece(name(move));
        if (values[shown].size() > 1) shown = name(move);
        const std::string value = " " + std::to_string(move.value);
        const std::string kind = shown.substr(0, shown.find('('));
        const bool is_copy = kind != shown && shown.find('/') == std::string::npos;
        if ((is_copy && seen.contains(kind + value)) || !seen.insert(shown + value).second)
            continue;
        text += (text.empty() ? "" : ", ") + shown + value;
    }
    return text;
}

std::string headline(const DotsPosition& position) {
    if (!position.board()) return to_text(position.graph());
    const DotsBoard& board = *position.board();
    std::string text =
        std::to_string(board.rows()) + " x " + std::to_string(board.columns()) + " boxes, " +
        count(static_cast<std::size_t>(board.undrawn()), "line", "lines") + " to draw";
    const int a = board.captured_by(Scorer::A);
    const int b = board.captured_by(Scorer::B);
    const int unknown = board.captured_by(Scorer::Unknown);
    if (a + b > 0) text += "; A has " + std::to_string(a) + ", B " + std::to_string(b);
    if (unknown > 0) text += "; " + std::to_string(unknown) + " captured by nobody knows whom";
    if (position.mover() != Scorer::Unknown)
        text += std::string("; ") + scorer_letter(position.mover()) + " to move";
    return text;
}

std::string phase_text(const DotsPosition& position, const DotsSurvey& survey) {
    const Words w = words(position);
    const std::string phase = describe(survey.phase);
    if (survey.phase == DotsPhase::Safe)
        return phase + ": " + std::to_string(survey.safe_strings.size()) + " of " +
               count(position.graph().strings().size(), w.strings, w.strings);
    if (survey.phase == DotsPhase::Capturing)
        return phase + ": " + count(static_cast<std::size_t>(survey.capturable), w.coin, w.coins);
    return phase;
}

std::vector<Fact> facts(const AnalysedPosition& analysed) {
    const auto& [position, analysis] = analysed;
    const DotsSurvey& survey = analysis.survey;
    std::vector<Fact> all = {{"phase", phase_text(position, survey)}};
    if (survey.phase == DotsPhase::Over) return all;
    const auto add = [&](const char* label, std::string sentence, const Remedy& remedy = {}) {
        all.push_back({label, std::move(sentence), remedy});
    };
    add("regions", regions_text(survey, words(position)));
    add("control", control_text(survey));
    add("nimstring", nimstring_text(position, analysis), analysis.no_nimstring.remedy);
    if (analysis.controlled) {
        const bool is_rest = survey.phase == DotsPhase::Capturing;
        add("controlled", breakdown(*analysis.controlled) + ", for the player in control" +
                              (is_rest ? "; all this of what the captures leave" : ""));
        add("loops", loops_text(analysis));
        if (analysis.plan)
            add("opener's plan",
                plan_text(*analysis.plan) + (is_rest ? ", of what the captures leave" : ""));
    }
    add("value", value_text(position, analysis), analysis.limit.remedy);
    if (!analysis.moves.empty()) {
        if (position.board())
            add("best moves", best_text(position, analysis));
        else
            add("moves", graph_moves(position, analysis));
    }
    if (analysis.control_cost) add("control cost", cost_text(*analysis.control_cost));
    if (!analysis.line.empty()) add("line of play", turns_text(position, analysis.line));
    return all;
}

}  // namespace

Report report(const AnalysedPosition& analysed) {
    const auto& [position, analysis] = analysed;
    return {headline(position),
            position.board() ? valued_board(position, analysis.moves) : std::string(),
            facts(analysed)};
}

}  // namespace upstar::dots
