// Dots-and-Boxes and Strings-and-Coins: positions analysed and solved, endgames flown, notations.
#include <memory>

#include "answer.h"
#include "files.h"
#include "limited_work.h"
#include "parts.h"
#include "positions.h"
#include "upstar/base/words.h"
#include "upstar/games/dots/answers/analysed_text.h"
#include "upstar/games/dots/answers/conversion.h"
#include "upstar/games/dots/answers/kept_search.h"
#include "upstar/games/dots/answers/planned_endgame_json.h"
#include "upstar/games/dots/answers/planned_endgame_text.h"
#include "upstar/games/dots/answers/solution_text.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::python {
namespace {

using namespace dots;

constexpr Formats kDrawnFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};
constexpr Formats kGraphFormats = {Format::Text, Format::Unicode, Format::Json};
constexpr Formats kRowFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                                 Format::Latex};

DotsPosition parsed(const PositionText& position) {
    return work([&] { return parse_dots(position.text); });
}

// The time is shared out by the analysis itself, and what it has found by then stands.
py::object analyse_dots(const PositionText& position, unsigned threads, const py::object& seconds,
                        const py::object& progress) {
    AnalysisLimits limits;
    limits.time = time_of(seconds, kTimeToAnalyse);
    limits.threads = thread_count(threads);
    DotsPosition read = parsed(position);
    std::optional<Error> stopped;
    const auto analysed =
        std::make_shared<AnalysedPosition>(work_within(py::none(), progress, [&](Context& context) {
            AnalysedPosition found = analyse(std::move(read), context, limits);
            try {
                context.poll();
            } catch (const Error& error) {
                stopped = error;
            }
            return found;
        }));
    refuse_cancelled(stopped);
    return to_python(Answer{analysed_text(*analysed, Format::Json),
                            [analysed](Format format) { return analysed_text(*analysed, format); },
                            analysed->position.board() ? kDrawnFormats : kGraphFormats});
}

py::object flight_plan(const PositionText& position, const std::string& order, bool certificate,
                       const py::object& seconds, const py::object& progress) {
    const DotsPosition read = parsed(position);
    Json json;
    const auto planned =
        std::make_shared<PlannedEndgame>(work_within(seconds, progress, [&](Context& context) {
            PlannedEndgame plan = order.empty() ? plan_endgame(read.graph(), context)
                                                : plan_endgame(read.graph(), order, context);
            if (plan.limit) throw *plan.limit;
            json = planned_endgame_json(plan);
            if (certificate) json["certificate"] = checked_certificate(plan, context);
            return plan;
        }));
    return to_python(Answer{
        dumped(json), [planned](Format format) { return planned_endgame_text(*planned, format); },
        kDrawnFormats});
}

py::object solve_dots(const PositionText& position, bool moves, bool line,
                      const MaybeFile& checkpoint, unsigned threads, const py::object& seconds,
                      const py::object& progress) {
    const auto read = std::make_shared<DotsPosition>(parsed(position));
    const auto solution =
        std::make_shared<Solution>(work_within(seconds, progress, [&](Context& context) {
            Solution found;
            DotsSolver::Settings settings;
            settings.threads = thread_count(threads);
            search_keeping_bounds(read->graph(), context, settings, name_of(checkpoint),
                                  [&](DotsSolver& solver) {
                                      found = solve(read->graph(), solver, {moves, line});
                                  });
            return found;
        }));
    return to_python(Answer{solution_text(position.text, *read, *solution, Format::Json),
                            [position, read, solution](Format format) {
                                return solution_text(position.text, *read, *solution, format);
                            },
                            line ? kGraphFormats : kRowFormats});
}

std::string convert_dots(const PositionText& position, const std::string& to,
                         const py::object& seconds) {
    const DotsPosition read = parsed(position);
    std::vector<std::string> names;
    for (const auto& [name, notation] : dots_notations()) {
        names.emplace_back(name);
        if (to != name) continue;
        return work_within(seconds, py::bool_(false), [&, wanted = notation](Context& context) {
            return converted(read, wanted, context);
        });
    }
    throw Error(ErrorKind::Input,
                "there is no notation " + cited(to) + "; there are " + joined(names, ", "));
}

}  // namespace

void add_dots(py::module_& module) {
    module.def("analyse_dots", &analyse_dots, py::arg("position"), py::kw_only(),
               py::arg("threads") = 0, py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "All there is to say of a position of Dots-and-Boxes or Strings-and-Coins: its "
               "phase, chains, who has control, the controlled value, and what every move is "
               "worth; after 20 seconds, or as many as are given, bounds.");
    module.def(
        "flight_plan", &flight_plan, py::arg("position"), py::arg("order") = "", py::kw_only(),
        py::arg("certificate") = false, py::arg("time") = py::none(),
        py::arg("progress") = py::none(),
        "A plan for the opener of a loony endgame of Dots-and-Boxes, with its altitudes; with "
        "`order`, such as \"AB,A\", one that opens these pieces first. "
        "`certificate` adds the proof that the value is the controlled value.");
    module.def("solve_dots", &solve_dots, py::arg("position"), py::kw_only(),
               py::arg("moves") = false, py::arg("line") = false,
               py::arg("checkpoint") = py::none(), py::arg("threads") = 0,
               py::arg("time") = py::none(), py::arg("progress") = py::none(),
               "The exact score of a position of Dots-and-Boxes, however long it takes; `moves` "
               "adds that after every move, `line` a game in which both play their best. With "
               "`checkpoint`, a file, a stopped search goes on.");
    module.def("convert_dots", &convert_dots, py::arg("position"), py::arg("to"), py::kw_only(),
               py::arg("time") = py::none(),
               "A position of Dots-and-Boxes in another notation: bits, algebraic, moves, picture, "
               "wilson, graph or edges.");
}

}  // namespace upstar::python
