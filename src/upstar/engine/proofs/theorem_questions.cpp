#include <algorithm>
#include <utility>

#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/formatted.h"
#include "upstar/engine/proofs/proof_questions.h"
#include "upstar/games/circular_nim/rules/named_rules.h"
#include "upstar/games/circular_nim/theorems/survey.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"
#include "upstar/games/circular_nim/theorems/theorem_text.h"

namespace upstar {
namespace {

using namespace circular_nim;

constexpr Formats kFormats = {Format::Text, Format::Latex};
constexpr std::uint32_t kMostLearnt = 1'000'000;
constexpr std::uint32_t kMostBits = 20;

CircularRules rules_asked(const Asked& asked) {
    CircularRules rules = rules_named(asked.text("game"));
    require_describable(rules);
    return rules;
}

Theorem decided(const Asked& asked, Context& context) {
    const CircularRules rules = rules_asked(asked);
    const unsigned bits = asked.count_or<std::uint32_t>("bits", 0, kMostBits);
    if (!asked.has("set"))
        return find_theorem(rules, asked.count_or<std::uint32_t>("max", 0, kMostLearnt), bits,
                            context);
    return prove_set(rules, parse_stack_set(asked.text("set"), rules), bits, context);
}

Json nim_prove(Asked& asked) {
    const Format format = format_asked(asked, kFormats);
    const bool with_moves = asked.is_set("moves");
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    Theorem theorem = decided(asked, context);
    if (theorem.is_proved() && with_moves) add_tree(*theorem.proof, context);
    return format == Format::Json ? json_of(theorem)
                                  : text_answer(format, theorem_text(theorem, format, with_moves));
}

Json nim_shrinking(Asked& asked) {
    constexpr std::uint32_t kMostPiles = 6;
    const std::uint32_t piles = asked.count_or<std::uint32_t>("n", 0, kMostPiles);
    const std::uint32_t window = asked.count_or<std::uint32_t>("k", 0, kMostPiles);
    if (piles == 0 || window == 0) throw Error(ErrorKind::Input, "`n` and `k` are at least 1");
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    return json_of(shrinking_theorems(piles, window, context));
}

// Each finding is told as soon as it is made; at a limit those that are stand.
Json nim_theorems(Asked& asked) {
    constexpr std::uint32_t kMostSeconds = 1'000'000;
    std::vector<SurveyGame> games = games_with_patterns();
    if (asked.has("game")) games = games_with({rules_asked(asked)});
    SurveyOptions options;
    options.time = asked.time();
    if (asked.has("each"))
        options.seconds_each = asked.count_or<std::uint32_t>("each", 0, kMostSeconds);
    Json findings = Json::array();
    const bool is_complete =
        survey(games, options, asked.session().context(), [&](const circular_nim::Finding& found) {
            findings.push_back(json_of(found));
            if (asked.streams()) asked.tell({{"finding", findings.back()}});
        });
    asked.check();
    return {{"schema", kJsonSchema},
            {"type", "Theorems"},
            {"findings", std::move(findings)},
            {"complete", is_complete}};
}

}  // namespace

std::vector<EngineQuestion> theorem_questions() {
    const Field game = Field::text(
        "game", "such as CN(6,2), PN(6,2), SN(4;abc,cd), and a rule behind it: CN(6,2) V3");
    const Field most = Field::count("max", "learn from stacks of at most so many tokens");
    const Field format = format_field("text, latex");
    return {{"nim prove",
             "whether a set is proved to be the set of P-positions, or refuted",
             {game.required(),
              Field::text("set", "the set, such as (a,b,a,b); without it, a pattern is sought"),
              most, Field::count("bits", "only for stacks below 2 to the power of this"),
              Field::flag("moves", "also the strategy: which stacks to take to what, and when"),
              format},
             nim_prove},
            {"nim shrinking",
             "the P-positions where an empty pile leaves the circle, proved",
             {Field::count("n", "how many piles, each number up to it in turn").required(),
              Field::count("k", "from how many neighbours a move takes").required()},
             nim_shrinking},
            {"nim theorems",
             "a table of theorems, found and proved one after the other",
             {game, Field::count("each", "seconds for each game at most; 60 without it")},
             nim_theorems}};
}

}  // namespace upstar
