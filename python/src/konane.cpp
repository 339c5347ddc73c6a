// Konane: whole boards solved, the dictionary of small positions, how far stones can get.
#include <memory>
#include <sstream>

#include "answer.h"
#include "chosen.h"
#include "files.h"
#include "limited_work.h"
#include "numbers.h"
#include "parts.h"
#include "upstar/base/answer_text.h"
#include "upstar/games/konane/army/penetration_certificate.h"
#include "upstar/games/konane/army/penetration_json.h"
#include "upstar/games/konane/army/penetration_text.h"
#include "upstar/games/konane/solver/board_answer_json.h"
#include "upstar/games/konane/solver/board_answer_text.h"
#include "upstar/games/konane/solver/dictionary_text.h"
#include "upstar/games/konane/solver/kept_search.h"
#include "upstar/games/konane/solver/specialist.h"
#include "upstar/games/konane/solver/strategy.h"
#include "upstar/games/konane/solver/strategy_coq.h"
#include "upstar/positions/grid.h"

namespace upstar::python {
namespace {

using namespace konane;

constexpr Formats kBoardFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Latex};
constexpr Formats kTextFormats = {Format::Text, Format::Unicode};

Konane::Jumps jumps_of(const std::string& rules) {
    return chosen<Konane::Jumps>(
        "rules", rules, {{"ancient", Konane::Jumps::Ancient}, {"modern", Konane::Jumps::Modern}});
}

BoardQuestion question_of(const std::string& board, const std::string& rules,
                          const std::string& gap, const std::string& first) {
    BoardQuestion question = board_question(board, jumps_of(rules));
    if (!gap.empty() && question.is_drawn())
        throw Error(ErrorKind::Input, "a gap is for full boards such as 6x6, not for a drawn one");
    if (!gap.empty()) choose_gap(question, gap);
    if (!first.empty())
        question.first =
            chosen<Player>("first", first, {{"Black", Player::Left}, {"White", Player::Right}});
    return question;
}

std::string strategy_of(KonaneSolver& solver, const BoardQuestion& question) {
    std::ostringstream text;
    write_strategy(solver, question.starts.front().stones, *question.first, text);
    return text.str();
}

std::string written(const JumpBoard& board, const SolvedBoard& solved, Format format) {
    BoardWriter writer(format);
    std::string text = writer.begin(board);
    for (const BoardVerdict& verdict : solved.verdicts) text += writer.add(verdict);
    return text + writer.conclude(solved.lifting) + writer.end();
}

py::object solve_konane(const std::string& board, const std::string& rules, const std::string& gap,
                        const std::string& first, bool certificate, bool coq,
                        const MaybeFile& proofs, unsigned threads, const py::object& seconds,
                        const py::object& progress) {
    const BoardQuestion question = question_of(board, rules, gap, first);
    if ((certificate || coq) && !question.is_single())
        throw Error(ErrorKind::Input,
                    std::string("a strategy is for one position: give first=\"Black\" or "
                                "\"White\"") +
                        (question.is_drawn() ? "" : ", and gap=\"a1-b1\" or the like"));
    const auto solved = std::make_shared<SolvedBoard>();
    Json json;
    work_within(seconds, progress, [&](Context& context) {
        KonaneSolver::Settings settings;
        settings.threads = thread_count(threads);
        settings.table_bytes = table_bytes(question.board, context.memory_limit() / 2);
        search_keeping_proofs(
            question.board, arena(), settings, name_of(proofs), [&](KonaneSolver& solver) {
                solved->lifting = solve_board(solver, question, [&](const BoardVerdict& verdict) {
                    solved->verdicts.push_back(verdict);
                });
                json = json_of(*solved);
                if (certificate) json["certificate"] = strategy_of(solver, question);
                if (coq)
                    json["coq"] =
                        coq_theorem(solver, question.starts.front().stones, *question.first);
            });
        return true;
    });
    return to_python(Answer{
        dumped(json),
        [solved, board = question.board](Format format) { return written(board, *solved, format); },
        kBoardFormats});
}

py::object konane_dictionary(const std::string& box, const py::object& value,
                             const std::string& rules, const std::string& board,
                             const std::string& colours, bool smallest, bool differ,
                             unsigned threads, const py::object& seconds,
                             const py::object& progress) {
    if (differ && !value.is_none())
        throw Error(ErrorKind::Input, "differ and value are two questions; ask one");
    const auto grid = parse_grid_size(box);
    if (!grid) throw Error(ErrorKind::Input, "a box is rows x columns, such as 2x3");
    const auto edge = chosen<KonaneEdge>(
        "board", board, {{"open", KonaneEdge::Open}, {"bounded", KonaneEdge::Bounded}});
    const auto coloured = chosen<KonaneColours>(
        "colours", colours,
        {{"alternating", KonaneColours::Alternating}, {"any", KonaneColours::Any}});
    DictionaryQuestion question;
    question.jumps = jumps_of(rules);
    question.smallest = smallest;
    question.differ = differ;
    if (!value.is_none()) question.wanted = game_of(value);
    std::shared_ptr<KonaneDictionary> dictionary;
    const std::string rows = work_within(seconds, progress, [&](Context&) {
        dictionary = std::make_shared<KonaneDictionary>(
            evaluators(), DictionaryBox{grid->rows(), grid->columns(), edge, coloured},
            thread_count(threads));
        return dictionary_text(*dictionary, question, Format::Json).text;
    });
    return to_python(Answer{"{\"schema\":" + std::to_string(kJsonSchema) +
                                ",\"type\":\"Dictionary\",\"rows\":" + rows + "}",
                            [dictionary, question](Format format) {
                                return dictionary_text(*dictionary, question, format).text;
                            }});
}

// What was found about an army, with the fewest stones that get as far if those were asked for.
template <class Found>
py::object penetration_answer(const Found& found, bool certificate,
                              const std::optional<FewestAnswer>& fewest) {
    Json json = json_of(found);
    if (certificate) json["certificate"] = certificate_text(found);
    if (fewest) json["fewest"] = json_of(*fewest);
    const std::string text = describe(found) + (fewest ? describe(*fewest) : "");
    return to_python(Answer{dumped(json), [text](Format) { return text; }, kTextFormats});
}

py::object table_answer(const py::object& seconds, const py::object& progress) {
    const PenetrationTable table =
        work_within(seconds, progress, [](Context& context) { return penetration_table(context); });
    const std::string text = describe(table);
    return to_python(Answer{dumped(json_of(table)), [text](Format) { return text; }, kTextFormats});
}

py::object penetration_of(const Rectangle& rectangle, bool fewest, bool certificate,
                          const py::object& seconds, const py::object& progress) {
    if (fewest && std::int64_t{*rectangle.depth} * *rectangle.width > kMostForFewest)
        throw Error(ErrorKind::Input, "fewest takes rectangles of at most " +
                                          std::to_string(kMostForFewest) + " squares");
    const auto [found, few] = work_within(seconds, progress, [&](Context& context) {
        RectangleAnswer answer = rectangle_answer(context, rectangle);
        auto stones =
            fewest ? fewest_answer(context, Army::rectangle(*rectangle.depth, *rectangle.width),
                                   answer.penetration)
                   : std::nullopt;
        return std::pair(std::move(answer), std::move(stones));
    });
    return penetration_answer(found, certificate, few);
}

py::object penetration_of(const Army& army, bool fewest, bool certificate,
                          const py::object& seconds, const py::object& progress) {
    const auto [found, few] = work_within(seconds, progress, [&](Context& context) {
        GroupAnswer answer = group_answer(context, army);
        auto stones = fewest ? fewest_answer(context, answer.army, answer.penetration.distance)
                             : std::nullopt;
        return std::pair(std::move(answer), std::move(stones));
    });
    return penetration_answer(found, certificate, few);
}

py::object konane_penetration(const std::string& group, const std::string& toward, bool fewest,
                              bool certificate, const py::object& seconds,
                              const py::object& progress) {
    const auto direction = chosen<Direction>("toward", toward.empty() ? "up" : toward,
                                             {{"up", Direction::Up},
                                              {"down", Direction::Down},
                                              {"left", Direction::Left},
                                              {"right", Direction::Right}});
    const auto rectangle = group.empty() ? std::nullopt : parse_rectangle(group);
    if (!toward.empty() && (group.empty() || rectangle))
        throw Error(ErrorKind::Input,
                    "toward is for a group that is drawn, such as xox|oxo; a rectangle goes up");
    if (group.empty() && (fewest || certificate))
        throw Error(ErrorKind::Input, "fewest and certificate need a group, such as 4x7");
    if (group.empty()) return table_answer(seconds, progress);
    if (rectangle) return penetration_of(*rectangle, fewest, certificate, seconds, progress);
    return penetration_of(Army::parse(group, direction), fewest, certificate, seconds, progress);
}

}  // namespace

void add_konane(py::module_& module) {
    module.def("solve_konane", &solve_konane, py::arg("board"), py::arg("rules") = "ancient",
               py::kw_only(), py::arg("gap") = "", py::arg("first") = "",
               py::arg("certificate") = false, py::arg("coq") = false,
               py::arg("proofs") = py::none(), py::arg("threads") = 0, py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "Who wins a whole board of Konane and by which move: rows x columns of a full "
               "board, of which the openings lift two stones, or a position such as "
               "\"xo.o|o.ox\". `gap` asks for one opening only, `first` for \"Black\" or \"White\" "
               "to begin. `certificate` adds the winner's answer to every move, `coq` the same as "
               "a theorem. With `proofs`, a file, a stopped search goes on.");
    module.def("konane_dictionary", &konane_dictionary, py::arg("box"),
               py::arg("value") = py::none(), py::kw_only(), py::arg("rules") = "ancient",
               py::arg("board") = "open", py::arg("colours") = "alternating",
               py::arg("smallest") = false, py::arg("differ") = false, py::arg("threads") = 0,
               py::arg("time") = py::none(), py::arg("progress") = py::none(),
               "All positions of Konane that fit a box such as \"3x3\": their values, or those "
               "worth `value`. `smallest` keeps one of each value, `differ` those whose ancient "
               "and modern values differ.");
    module.def("konane_penetration", &konane_penetration, py::arg("group") = "", py::kw_only(),
               py::arg("toward") = "", py::arg("fewest") = false, py::arg("certificate") = false,
               py::arg("time") = py::none(), py::arg("progress") = py::none(),
               "How far the stones of a group can get beyond a line, and a proof of it: of a "
               "rectangle such as \"4x7\", or of a group that is drawn; without one, the table of "
               "all rectangles. `fewest` adds the fewest stones that get as far.");
}

}  // namespace upstar::python
