#include "upstar/base/time_limit.h"
#include "upstar/engine/asked.h"
#include "upstar/engine/formatted.h"
#include "upstar/engine/games/game_questions.h"
#include "upstar/games/dots/answers/analysed_text.h"
#include "upstar/games/dots/answers/analysis_json.h"
#include "upstar/games/dots/answers/conversion.h"
#include "upstar/games/dots/answers/planned_endgame_json.h"
#include "upstar/games/dots/answers/planned_endgame_text.h"
#include "upstar/games/dots/answers/solution_json.h"
#include "upstar/games/dots/answers/solution_text.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar {
namespace {

using namespace dots;

constexpr Formats kAnalysisFormats = {Format::Text, Format::Unicode, Format::Svg};
constexpr Formats kFlightFormats = {Format::Text, Format::Unicode, Format::Svg};
constexpr Formats kSolutionFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Latex};

DotsPosition dots_position(const Asked& asked) { return parse_dots(asked.text("position")); }

Json dots_analyse(Asked& asked) {
    const Format format = format_asked(asked, kAnalysisFormats);
    Context& context = asked.session().context();
    DotsPosition position = dots_position(asked);
    if (format == Format::Svg) position = on_board(std::move(position), context);
    AnalysisLimits limits;
    limits.time = asked.time_or(kTimeToAnalyse);
    limits.threads = asked.threads();
    const AnalysedPosition analysed = analyse(std::move(position), context, limits);
    asked.check();
    context.resume();
    return format == Format::Json ? analysis_json(analysed)
                                  : text_answer(format, analysed_text(analysed, format));
}

Json dots_solve(Asked& asked) {
    const Format format = format_asked(asked, kSolutionFormats);
    const SolutionParts parts{asked.is_set("moves"), asked.is_set("line")};
    if ((format == Format::Csv || format == Format::Latex) && parts.line)
        throw Error(ErrorKind::Input, "a `line` is told in json, text and unicode only");
    const std::string text = asked.text("position");
    const DotsPosition position = dots_position(asked);
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    DotsSolver::Settings settings;
    settings.threads = asked.threads();
    DotsSolver solver(context, settings);
    const Solution solution = solve(position.graph(), solver, parts);
    return format == Format::Json
               ? solution_json(text, position, solution)
               : text_answer(format, solution_text(text, position, solution, format));
}

Json dots_flight(Asked& asked) {
    const Format format = format_asked(asked, kFlightFormats);
    const DotsPosition position = dots_position(asked);
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    const PlannedEndgame planned =
        asked.has("order") ? plan_endgame(position.graph(), asked.text("order"), context)
                           : plan_endgame(position.graph(), context);
    asked.check();
    if (!asked.is_set("certificate"))
        return format == Format::Json ? planned_endgame_json(planned)
                                      : text_answer(format, planned_endgame_text(planned, format));
    if (planned.limit) throw *planned.limit;
    return {{"schema", kJsonSchema},
            {"type", "Certificate"},
            {"certificate", checked_certificate(planned, context)}};
}

Json dots_convert(Asked& asked) {
    const DotsPosition position = dots_position(asked);
    std::vector<Named<DotsNotation>> notations;
    for (const auto& [name, notation] : dots_notations()) notations.push_back({name, notation});
    const Named<DotsNotation> to = asked.one_of("to", notations);
    Context& context = asked.session().context();
    const TimeLimit limit(context, asked.time());
    return {{"schema", kJsonSchema},
            {"type", "Position"},
            {"notation", to.name},
            {"position", converted(position, to.value, context)}};
}

}  // namespace

std::vector<EngineQuestion> dots_questions() {
    const Field position =
        Field::text("position",
                    "a size in boxes (5x5), a size and bits or moves, a picture of + - |, or a "
                    "graph of strings and coins (A@4 A-B:12 B@4 chain:10)")
            .required();
    std::vector<EngineQuestion> questions = {
        {"dots analyse",
         "phase, chains, control, controlled value, and what every move is worth",
         {position, format_field("text, unicode, svg")},
         dots_analyse},
        {"dots solve",
         "the exact score of a position of Dots-and-Boxes, however long it takes",
         {position, Field::flag("moves", "also the score after every move"),
          Field::flag("line", "also a game in which both play their best"),
          format_field("text, unicode, csv, latex")},
         dots_solve},
        {"dots flight",
         "a plan for the opener of a loony endgame, with its altitudes",
         {position,
          Field::text("order",
                      "in which order the pieces are opened, by their names or by coins, such as "
                      "AB,A,10-chain; what it leaves follows as planned"),
          Field::flag("certificate", "instead the proof that the value is the controlled value"),
          format_field("text, unicode, svg")},
         dots_flight},
        {"dots convert",
         "a position in another notation",
         {position,
          Field::text("to", "bits, algebraic, moves, picture, wilson, graph or edges").required()},
         dots_convert}};
    for (EngineQuestion& question : questions)
        question.games = {"dots_and_boxes", "strings_and_coins"};
    return questions;
}

}  // namespace upstar
