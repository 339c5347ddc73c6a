// What single games can be asked beyond what all can: boards of Konane solved, endgames of
// Dots-and-Boxes flown and solved, theorems on Circular Nim proved.
#include <pybind11/stl.h>

#include "answer.h"
#include "parts.h"
#include "positions.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"
#include "upstar/games/circular_nim/theorems/theorem_text.h"
#include "upstar/games/dots/answers/kept_search.h"
#include "upstar/games/dots/answers/planned_endgame_text.h"
#include "upstar/games/dots/answers/solution_text.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/games/konane/solver/board_answer_json.h"
#include "upstar/games/konane/solver/board_answer_text.h"
#include "upstar/games/konane/solver/kept_search.h"
#include "upstar/games/konane/solver/specialist.h"

namespace upstar::python {
namespace {

struct Resuming {
    ~Resuming() { session().context().resume(); }
};

template <class Task>
auto work_within(const py::object& seconds, Task task) {
    const auto time = time_of(seconds);
    return work(
        [&] {
            const Resuming resuming;
            const TimeLimit limit(session().context(), time);
            return task(session().context());
        },
        Turn::Alone);
}

py::object solve_konane(const std::string& board, const std::string& rules, unsigned threads,
                        const py::object& seconds, const std::string& proofs) {
    using namespace konane;
    if (rules != "ancient" && rules != "modern")
        throw Error(ErrorKind::Input, "rules are \"ancient\" or \"modern\", not \"" + rules + "\"");
    const BoardQuestion question =
        board_question(board, rules == "modern" ? Konane::Jumps::Modern : Konane::Jumps::Ancient);
    const auto texts = std::make_shared<std::string>();
    Json json = {{"schema", kJsonSchema}, {"type", "SolvedBoard"}, {"verdicts", Json::array()}};
    work_within(seconds, [&](Context& context) {
        KonaneSolver::Settings settings;
        settings.threads = std::max(1u, threads);
        settings.table_bytes = table_bytes(question.board, context.memory_limit() / 2);
        search_keeping_proofs(question.board, arena(), settings, proofs, [&](KonaneSolver& solver) {
            const auto lifting = solve_board(solver, question, [&](const BoardVerdict& verdict) {
                json["verdicts"].push_back(json_of(verdict));
                *texts += describe(verdict);
            });
            json["lifting"] = lifting ? json_of(*lifting) : Json(nullptr);
            if (lifting) *texts += describe(*lifting);
        });
    });
    return to_python(Answer{dumped(json), [texts](Format format) {
                                if (!is_text(format)) refuse_format(format, "text");
                                return *texts;
                            }});
}

py::object flight_plan(const std::string& position, const py::object& seconds) {
    using namespace dots;
    const DotsPosition read = work([&] { return parse_dots(position); });
    const auto planned = std::make_shared<PlannedEndgame>(work_within(
        seconds, [&](Context& context) { return plan_endgame(read.graph(), context); }));
    if (planned->limit) throw *planned->limit;
    return to_python(Answer{planned_endgame_text(*planned, Format::Json), [planned](Format format) {
                                return planned_endgame_text(*planned, format);
                            }});
}

py::object solve_dots(const std::string& position, bool moves, bool line, unsigned threads,
                      const py::object& seconds, const std::string& checkpoint) {
    using namespace dots;
    const auto read = std::make_shared<DotsPosition>(work([&] { return parse_dots(position); }));
    const auto solution = std::make_shared<Solution>();
    work_within(seconds, [&](Context& context) {
        DotsSolver::Settings settings;
        settings.threads = std::max(1u, threads);
        search_keeping_bounds(read->graph(), context, settings, checkpoint,
                              [&](DotsSolver& solver) {
                                  *solution = solve(read->graph(), solver, {moves, line});
                              });
    });
    return to_python(Answer{solution_text(position, *read, *solution, Format::Json),
                            [position, read, solution](Format format) {
                                return solution_text(position, *read, *solution, format);
                            }});
}

py::object prove_nim(std::uint32_t n, std::uint32_t k, std::uint32_t largest,
                     const py::object& seconds) {
    using namespace circular_nim;
    const CircularRules rules(n, k);
    require_describable(rules);
    const auto theorem = std::make_shared<Theorem>(work_within(
        seconds, [&](Context& context) { return find_theorem(rules, largest, 0, context); }));
    return to_python(Answer{dumped(json_of(*theorem)), [theorem](Format format) {
                                return theorem_text(*theorem, format, false);
                            }});
}

}  // namespace

void add_specialists(py::module_& module) {
    module.def("solve_konane", &solve_konane, py::arg("board"), py::arg("rules") = "ancient",
               py::arg("threads") = 1, py::arg("time") = py::none(), py::arg("proofs") = "",
               "Who wins a whole board of Konane and by which move: rows x columns of a full "
               "board, or a position. With `proofs`, a file, what was found is kept.");
    module.def("flight_plan", &flight_plan, py::arg("position"), py::arg("time") = py::none(),
               "A plan for the opener of a loony endgame of Dots-and-Boxes, with its altitudes.");
    module.def("solve_dots", &solve_dots, py::arg("position"), py::arg("moves") = false,
               py::arg("line") = false, py::arg("threads") = 1, py::arg("time") = py::none(),
               py::arg("checkpoint") = "",
               "The exact score of a position of Dots-and-Boxes, however long it takes. With "
               "`checkpoint`, a file, a stopped search goes on.");
    module.def("prove_nim", &prove_nim, py::arg("n"), py::arg("k"), py::arg("largest") = 0,
               py::arg("time") = py::none(),
               "Finds the P-positions of Circular Nim CN(n,k) from data and proves them for all "
               "sizes.");
}

}  // namespace upstar::python
