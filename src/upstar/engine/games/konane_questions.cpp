#include <algorithm>
#include <array>
#include <sstream>

#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/formatted.h"
#include "upstar/engine/games/game_questions.h"
#include "upstar/games/konane/solver/board_answer_json.h"
#include "upstar/games/konane/solver/dictionary_text.h"
#include "upstar/games/konane/solver/specialist.h"
#include "upstar/games/konane/solver/strategy.h"
#include "upstar/lang/query_parts.h"
#include "upstar/positions/grid.h"

namespace upstar {
namespace {

using namespace konane;

constexpr std::array<Named<Konane::Jumps>, 2> kJumps = {
    {{"ancient", Konane::Jumps::Ancient}, {"modern", Konane::Jumps::Modern}}};
constexpr std::array<Named<Player>, 2> kColours = {
    {{"black", Player::Left}, {"white", Player::Right}}};
constexpr std::array<Named<KonaneEdge>, 2> kEdges = {
    {{"open", KonaneEdge::Open}, {"bounded", KonaneEdge::Bounded}}};
constexpr std::array<Named<KonaneColours>, 2> kColourings = {
    {{"alternating", KonaneColours::Alternating}, {"any", KonaneColours::Any}}};

BoardQuestion board_asked(const Asked& asked) {
    BoardQuestion question =
        board_question(asked.text("board"), asked.one_of("rules", kJumps).value);
    if (asked.has("gap")) {
        if (question.is_drawn())
            throw Error(ErrorKind::Input,
                        "`gap` is for full boards such as 6x6, not for a drawn one");
        choose_gap(question, asked.text("gap"));
    }
    if (asked.has("first")) question.first = asked.one_of("first", kColours).value;
    return question;
}

std::string strategy_of(KonaneSolver& solver, const BoardQuestion& question) {
    std::ostringstream text;
    write_strategy(solver, question.starts.front().stones, *question.first, text);
    return text.str();
}

// Each verdict is told as soon as it is known.
Json konane_solve(Asked& asked) {
    const BoardQuestion question = board_asked(asked);
    const bool is_strategy = asked.is_set("strategy");
    if (is_strategy && !question.is_single())
        throw Error(ErrorKind::Input, std::string("a strategy is for one position: add `first`") +
                                          (question.is_drawn() ? "" : " and `gap`"));
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    KonaneSolver::Settings settings;
    settings.threads = asked.threads();
    const std::size_t free =
        context.memory_limit() - std::min(context.memory_limit(), context.memory_charged());
    settings.table_bytes = table_bytes(question.board, free / 2);
    KonaneSolver solver(question.board, asked.arena(), settings);
    SolvedBoard solved;
    solved.lifting = solve_board(solver, question, [&](const BoardVerdict& verdict) {
        solved.verdicts.push_back(verdict);
        if (asked.streams()) asked.tell({{"verdict", json_of(verdict)}});
    });
    Json json = json_of(solved);
    if (is_strategy) json["certificate"] = strategy_of(solver, question);
    return json;
}

Json konane_dictionary(Asked& asked) {
    constexpr Formats kFormats = {Format::Text,  Format::Unicode, Format::Csv,
                                  Format::Latex, Format::Svg,     Format::Tikz};
    const Format format = format_asked(asked, kFormats);
    DictionaryQuestion question;
    question.jumps = asked.one_of("rules", kJumps).value;
    question.smallest = asked.is_set("smallest");
    question.differ = asked.is_set("differ");
    if (question.differ && asked.has("value"))
        throw Error(ErrorKind::Input, "`differ` and `value` are two questions; ask one");
    const auto grid = parse_grid_size(asked.text("box"));
    if (!grid) throw Error(ErrorKind::Input, "`box` is rows x columns, such as 2x3");
    const TimeLimit limit(asked.session().context(), asked.time());
    if (asked.has("value")) question.wanted = value_of_query(asked.session(), asked.text("value"));
    KonaneDictionary dictionary(asked.evaluators(),
                                {grid->rows(), grid->columns(), asked.one_of("edge", kEdges).value,
                                 asked.one_of("colours", kColourings).value},
                                asked.threads());
    DictionaryText found = dictionary_text(dictionary, question, format);
    if (format != Format::Json) return text_answer(format, std::move(found.text));
    return {{"schema", kJsonSchema}, {"type", "Dictionary"}, {"rows", Json::parse(found.text)}};
}

}  // namespace

std::vector<EngineQuestion> konane_questions() {
    const Field rules = Field::text(
        "rules",
        "ancient, as without it: several jumps in a line are one move; or modern: one jump");
    return {
        {"konane solve",
         "who wins a whole board of Konane, and by which move",
         {Field::text("board",
                      "rows x columns of a full board, such as 6x6, of which the standard openings "
                      "lift two stones; or a position such as xo.o|o.ox")
              .required(),
          rules, Field::text("gap", "only the opening that lifts these two stones, such as a1-b1"),
          Field::text("first", "only with black, or white, to move first"),
          Field::flag("strategy", "also the winner's answer to every move, as a certificate")},
         konane_solve},
        {"konane dictionary",
         "all positions that fit a box, and their values",
         {Field::text("box", "rows x columns, such as 3x4").required(), rules,
          Field::text("edge",
                      "open, as without it: the box lies in an open plane; bounded: it is the "
                      "board"),
          Field::text("colours",
                      "alternating, as without it and in all positions of a game; or any"),
          Field::text("value", "the positions worth this: an expression, such as *4 or 1/4"),
          Field::flag("smallest",
                      "only the position with the fewest stones, then the smallest box; without "
                      "`value`, that of each value"),
          Field::flag("differ", "the positions whose ancient and modern values differ"),
          format_field("text, unicode, csv, latex, svg, tikz")},
         konane_dictionary}};
}

}  // namespace upstar
