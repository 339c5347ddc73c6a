#include "upstar/values/explain.h"

#include <algorithm>
#include <array>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/values/canonical.h"
#include "upstar/values/order.h"

namespace upstar {
namespace {

using Sides = std::array<std::vector<Game>, 2>;

void remove(std::vector<Game>& games, Game g) {
    games.erase(std::find(games.begin(), games.end(), g));
}

// Each once, and as they are printed: the numbers of games depend on what was computed before, and
// which step comes first must not.
std::vector<Game> in_order(Arena& arena, std::vector<Game> games) {
    sort_for_print(arena, games);
    games.erase(std::unique(games.begin(), games.end()), games.end());
    return games;
}

std::optional<SimplificationStep> find_dominated(Arena& arena, Sides& sides) {
    for (const Player p : kPlayers)
        for (const Game option : sides[index(p)]) {
            arena.context().poll();
            for (const Game better : sides[index(p)])
                if (option != better && less_or_equal(arena, p, option, better)) {
                    SimplificationStep step{
                        SimplificationStep::Kind::Dominated, p, option, better, {}, {}, {}};
                    remove(sides[index(p)], option);
                    return step;
                }
        }
    return std::nullopt;
}

std::optional<SimplificationStep> find_reversible(Arena& arena, Sides& sides, Game value) {
    for (const Player p : kPlayers)
        for (const Game option : sides[index(p)]) {
            arena.context().poll();
            const Options answers = arena.options(option, opponent(p));
            if (answers.size() > Arena::kMostOptions)
                throw Error(ErrorKind::Limit, "a nimber too large to explain");
            for (const Game answer : in_order(arena, answers.to_vector()))
                if (less_or_equal(arena, p, answer, value)) {
                    if (arena.options(answer, p).size() > Arena::kMostOptions)
                        throw Error(ErrorKind::Limit, "a nimber too large to explain");
                    SimplificationStep step{SimplificationStep::Kind::Reversible,
                                            p,
                                            option,
                                            answer,
                                            in_order(arena, arena.options(answer, p).to_vector()),
                                            {},
                                            {}};
                    auto& games = sides[index(p)];
                    remove(games, option);
                    games.insert(games.end(), step.replacement.begin(), step.replacement.end());
                    games = in_order(arena, std::move(games));
                    return step;
                }
        }
    return std::nullopt;
}

std::string list(Arena& arena, std::vector<Game> games, Notation notation) {
    sort_for_print(arena, games);
    std::string text;
    for (const Game g : games) text += (text.empty() ? "" : ",") + to_string(arena, g, notation);
    return text;
}

std::string form(Arena& arena, const std::vector<Game>& left, const std::vector<Game>& right,
                 Notation notation) {
    return "{" + list(arena, left, notation) + "|" + list(arena, right, notation) + "}";
}

std::string sentence(Arena& arena, const SimplificationStep& step, Notation notation) {
    const std::string owner = std::string(name(step.player)) + "'s";
    const std::string option = to_string(arena, step.option, notation);
    const std::string by = to_string(arena, step.by, notation);
    const std::string after = " -> " + form(arena, step.left_after, step.right_after, notation);
    if (step.kind == SimplificationStep::Kind::Dominated)
        return owner + " option " + option + " is dominated by " + by + after;
    const std::string other = name(opponent(step.player));
    const std::string replaced =
        step.replacement.empty()
            ? "from which " + std::string(name(step.player)) + " has no move: it goes"
            : owner +
                  " moves from there take its place: " + list(arena, step.replacement, notation);
    return owner + " option " + option + " is reversible: " + other + " answers with " + by + ", " +
           replaced + after;
}

}  // namespace

Explanation explain(Arena& arena, std::vector<Game> left, std::vector<Game> right) {
    Explanation explanation;
    explanation.value = canonical(arena, left, right);
    Sides sides = {std::move(left), std::move(right)};
    for (auto& side : sides) side = in_order(arena, std::move(side));
    for (;;) {
        arena.context().poll();
        auto step = find_dominated(arena, sides);
        if (!step) step = find_reversible(arena, sides, explanation.value);
        if (!step) return explanation;
        step->left_after = sides[0];
        step->right_after = sides[1];
        explanation.steps.push_back(*std::move(step));
    }
}

std::vector<std::string> explanation_text(Arena& arena, const std::vector<Game>& left,
                                          const std::vector<Game>& right, Notation notation) {
    const Explanation explanation = explain(arena, left, right);
    return explanation_text(arena, left, right, explanation, notation);
}

std::vector<std::string> explanation_text(Arena& arena, const std::vector<Game>& left,
                                          const std::vector<Game>& right,
                                          const Explanation& explanation, Notation notation) {
    std::vector<std::string> lines = {form(arena, left, right, notation)};
    for (const SimplificationStep& step : explanation.steps)
        lines.push_back(sentence(arena, step, notation));
    const std::string value = to_string(arena, explanation.value, notation);
    lines.push_back(explanation.steps.empty()
                        ? "no option is dominated or reversible: this is canonical"
                        : "no option is dominated or reversible any more: this is canonical");
    lines.push_back("= " + value);
    return lines;
}

}  // namespace upstar
