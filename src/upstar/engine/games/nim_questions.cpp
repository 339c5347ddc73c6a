#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/formatted.h"
#include "upstar/engine/games/game_questions.h"
#include "upstar/games/circular_nim/patterns/pattern_json.h"
#include "upstar/games/circular_nim/patterns/pattern_text.h"
#include "upstar/games/circular_nim/rules/named_rules.h"
#include "upstar/games/circular_nim/sieve/sieve_json.h"

namespace upstar {
namespace {

using namespace circular_nim;

constexpr std::uint32_t kMostLearnt = 1'000'000;
constexpr Formats kPatternFormats = {Format::Text, Format::Latex};

Json nim_sieve(Asked& asked) {
    Context& context = asked.session().context();
    const auto most = asked.count_or<std::uint32_t>("max", 0, Cube::kHighest);
    const Cube cube(rules_named(asked.text("game")), most);
    const SieveQuestion question{asked.is_set("list"), asked.is_set("up_to_symmetry"),
                                 asked.is_set("shifts")};
    const TimeLimit limit(context, asked.time());
    if (asked.is_set("slice")) {
        if (question.needs_positions())
            throw Error(ErrorKind::Input,
                        "a `slice` is a count: leave out `list`, `up_to_symmetry` and `shifts`");
        return json_of(SliceAnswer{cube, sieve_slice(context, cube)});
    }
    SieveOptions options;
    options.threads = asked.threads();
    options.keep = question.needs_positions();
    const SieveAnswer answer = sieve_answer(context, sieve(context, cube, options), question);
    Json json = json_of(answer);
    if (question.list) json["list"] = list_json(context, answer);
    return json;
}

Json nim_pattern(Asked& asked) {
    const Format format = format_asked(asked, kPatternFormats);
    const CircularRules rules = rules_named(asked.text("game"));
    require_describable(rules);
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    const Pattern pattern =
        find_pattern(rules, asked.count_or<std::uint32_t>("max", 0, kMostLearnt), context);
    return format == Format::Json ? json_of(rules, pattern)
                                  : text_answer(format, pattern_text(rules, pattern, format));
}

}  // namespace

std::vector<EngineQuestion> nim_questions() {
    const Field game =
        Field::text("game",
                    "such as CN(6,2), PN(6,2), SN(4;abc,cd), and a rule behind it: CN(6,2) V3")
            .required();
    return {
        {"nim sieve",
         "all P-positions of Circular Nim or one of its variations up to a bound",
         {game, Field::count("max", "how many tokens a stack has at most").required(),
          Field::flag("list", "also the positions"),
          Field::flag("up_to_symmetry",
                      "also count, or list only, one of all rotations and "
                      "reflections"),
          Field::flag("shifts",
                      "also which stacks may gain a token each and keep P-positions such"),
          Field::flag("slice", "only the positions with an empty stack, a fraction of the work")},
         nim_sieve},
        {"nim pattern",
         "the P-positions of a game described by a few cases",
         {game, Field::count("max", "learn from stacks of at most so many tokens"),
          format_field("text, latex")},
         nim_pattern}};
}

}  // namespace upstar
