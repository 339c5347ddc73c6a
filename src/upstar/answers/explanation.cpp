#include "upstar/answers/explanation.h"

#include <algorithm>

#include "upstar/base/time_limit.h"
#include "upstar/base/words.h"
#include "upstar/lang/query_parts.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

// Of one player, in a form that is shown with its options.
constexpr std::size_t kMostOptionsShown = 64;

// That is repeated in the sentence which explains it.
constexpr std::size_t kLongestQuery = 60;

class Explainer {
public:
    explicit Explainer(Session& session)
        : arena_(session.arena()),
          work_{session.arena(), session.evaluators(), session.catalog()} {}

    FormExplanation form(const Form& form, const std::string& query) {
        FormExplanation explanation{written_text(arena_, form), describe(arena_, value(form))};
        // "+-{1|0}", of which nothing is left but its value.
        if (std::holds_alternative<Game>(form) && query.size() <= kLongestQuery)
            explanation.written = trimmed(query);
        ValueSteps steps;
        for (const Player player : kPlayers) {
            if (const Game* game = std::get_if<Game>(&form))
                if (arena_.options(*game, player).size() > kMostOptionsShown) return explanation;
            std::vector<Game>& side = steps.options[index(player)];
            for (const Form& option : options_of(work_, form, player))
                side.push_back(value(option));
        }
        steps.simplification = explain(arena_, steps.options[0], steps.options[1]);
        explanation.steps = std::move(steps);
        return explanation;
    }

    WrittenSum sum(const std::vector<Form>& parts) {
        const std::vector<Game> games = values(parts);
        const Game whole = total(arena_, games);
        WrittenSum explanation{texts(parts), explain_sum(arena_, games), describe(arena_, whole)};
        if (!whole.is_zero() || explanation.sum.cancels()) return explanation;
        // Where each part is its own negative, both players have the same moves.
        const bool is_symmetric = std::all_of(games.begin(), games.end(),
                                              [&](Game g) { return negative(arena_, g) == g; });
        for (const Player first : kPlayers) {
            explanation.strategies.push_back(winning_strategy(arena_, games, first));
            if (is_symmetric) break;
        }
        return explanation;
    }

    WrittenComparison comparison(const QueryParts& asked) {
        return {
            {texts(asked.parts), texts(asked.others)},
            explain_comparison(arena_, values(asked.parts), *asked.claim, values(asked.others))};
    }

private:
    Game value(const Form& form) { return value_of(work_, form); }

    std::vector<Game> values(const std::vector<Form>& forms) {
        std::vector<Game> games;
        for (const Form& form : forms) games.push_back(value(form));
        return games;
    }

    std::vector<std::string> texts(const std::vector<Form>& forms) {
        std::vector<std::string> all;
        for (const Form& form : forms) all.push_back(written_text(arena_, form));
        return all;
    }

    Arena& arena_;
    Workspace work_;
};

}  // namespace

AnyExplanation explain(Session& session, const std::string& query, milliseconds time) {
    PositionPtr position;
    {
        const TimeLimit limit(session.context(), time);
        const QueryParts asked = parts_of_query(session, query);
        Explainer explainer(session);
        if (asked.claim) return explainer.comparison(asked);
        if (asked.parts.size() > 1) return explainer.sum(asked.parts);
        const AnyPosition* found = position_in(asked.parts.front());
        if (found == nullptr) return explainer.form(asked.parts.front(), query);
        position = found->ruleset().parse(found->to_string());
    }
    return explain_position(position, session.evaluators(),
                            time.count() == 0 ? kTimeToExplain : time);
}

}  // namespace upstar
