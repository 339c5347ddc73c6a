// Circular Nim, Set Nim and Shrinking Nim as a whole: their P-positions up to a bound, described,
// and proved. Games go by the names of the papers: "CN(6,2)", "SN(4;abc,cd)", "CN(6,2) V3".
#include <memory>
#include <sstream>

#include "answer.h"
#include "files.h"
#include "limited_work.h"
#include "parts.h"
#include "upstar/base/row_writer.h"
#include "upstar/games/circular_nim/patterns/pattern_json.h"
#include "upstar/games/circular_nim/patterns/pattern_text.h"
#include "upstar/games/circular_nim/rules/named_rules.h"
#include "upstar/games/circular_nim/sieve/sieve_journal.h"
#include "upstar/games/circular_nim/sieve/sieve_json.h"
#include "upstar/games/circular_nim/sieve/sieve_text.h"
#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/circular_nim/theorems/shrinking_files.h"
#include "upstar/games/circular_nim/theorems/survey.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"
#include "upstar/games/circular_nim/theorems/theorem_text.h"

namespace upstar::python {
namespace {

using namespace circular_nim;

constexpr Formats kTheoremFormats = {Format::Text, Format::Unicode, Format::Latex, Format::Json};
constexpr Formats kRowFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Latex,
                                 Format::Json};
constexpr Formats kTextFormats = {Format::Text, Format::Unicode};

CircularRules describable(const std::string& game) {
    const CircularRules rules = rules_named(game);
    require_describable(rules);
    return rules;
}

py::object slice_answer(const Cube& cube, const py::object& seconds, const py::object& progress) {
    const auto found =
        std::make_shared<SliceAnswer>(work_within(seconds, progress, [&](Context& context) {
            return SliceAnswer{cube, sieve_slice(context, cube)};
        }));
    return to_python(Answer{dumped(json_of(*found)), [found](Format) { return describe(*found); },
                            kTextFormats});
}

py::object sieve_nim(const std::string& game, std::uint32_t largest, bool list, bool up_to_symmetry,
                     bool shifts, bool slice, const MaybeFile& journal_file, unsigned threads,
                     const py::object& seconds, const py::object& progress) {
    const std::string journal = name_of(journal_file);
    const Cube cube(rules_named(game), largest);
    const SieveQuestion question{list, up_to_symmetry, shifts};
    if (slice) {
        if (question.needs_positions() || !journal.empty())
            throw Error(ErrorKind::Input,
                        "a slice is a count: leave out list, up_to_symmetry, shifts and journal");
        return slice_answer(cube, seconds, progress);
    }
    SieveOptions options;
    options.threads = threads;
    options.keep = question.needs_positions();
    std::string json;
    const auto found =
        std::make_shared<SieveAnswer>(work_within(seconds, progress, [&](Context& context) {
            SieveAnswer answer = sieve_answer(
                context,
                journal.empty() ? sieve(context, cube, options)
                                : sieve_with_journal(context, cube, std::move(options), journal),
                question);
            Json all = json_of(answer);
            if (question.list) all["list"] = list_json(context, answer);
            json = dumped(all);
            return answer;
        }));
    return to_python(Answer{std::move(json),
                            [found](Format format) {
                                std::string text;
                                write_answer(session().context(), *found, format,
                                             [&](const std::string& more) { text += more; });
                                return text;
                            },
                            kRowFormats});
}

py::object nim_pattern(const std::string& game, std::uint32_t largest, const py::object& seconds,
                       const py::object& progress) {
    const CircularRules rules = describable(game);
    const auto found =
        std::make_shared<Pattern>(work_within(seconds, progress, [&](Context& context) {
            return find_pattern(rules, largest, context);
        }));
    return to_python(
        Answer{dumped(json_of(rules, *found)),
               [rules, found](Format format) { return pattern_text(rules, *found, format); },
               kTheoremFormats});
}

py::object prove_nim(const std::string& game, const std::string& set, std::uint32_t largest,
                     unsigned bits, bool moves, const MaybeFile& proof_folder,
                     const py::object& seconds, const py::object& progress) {
    const std::string proof = name_of(proof_folder);
    const CircularRules rules = describable(game);
    const auto theorem =
        std::make_shared<Theorem>(work_within(seconds, progress, [&](Context& context) {
            Theorem found = set.empty()
                                ? find_theorem(rules, largest, bits, context)
                                : prove_set(rules, parse_stack_set(set, rules), bits, context);
            if (found.is_proved() && (moves || !proof.empty())) add_tree(*found.proof, context);
            if (found.holds_in_scope() && !proof.empty()) {
                write_proof(*found.proof, proof);
                found.is_written = true;
            }
            return found;
        }));
    return to_python(
        Answer{dumped(json_of(*theorem)),
               [theorem, moves](Format format) { return theorem_text(*theorem, format, moves); },
               kTheoremFormats});
}

py::object prove_shrinking_nim(std::uint32_t n, std::uint32_t k, const MaybeFile& proof_folder,
                               const py::object& seconds, const py::object& progress) {
    const std::string proof = name_of(proof_folder);
    const auto found = std::make_shared<std::vector<ShrinkingTheorem>>(
        work_within(seconds, progress, [&](Context& context) {
            std::vector<ShrinkingTheorem> theorems = shrinking_theorems(n, k, context);
            if (!proof.empty() && theorems.back().proved && theorems.back().piles == n)
                write_shrinking_proof(theorems, proof);
            return theorems;
        }));
    return to_python(Answer{dumped(json_of(*found)), [found](Format) { return describe(*found); },
                            kTextFormats});
}

std::string findings_text(const std::vector<Finding>& findings, Format format) {
    RowWriter rows(format, finding_columns());
    std::string text = rows.begin();
    for (const Finding& finding : findings)
        text += is_text(format) ? describe(finding) : rows.add(finding_row(finding));
    return text + rows.end();
}

py::object nim_theorems(const std::optional<std::vector<std::string>>& games, double each,
                        const MaybeFile& journal_file, bool verify, const py::object& seconds,
                        const py::object& progress) {
    const std::string journal = name_of(journal_file);
    if (verify && journal.empty())
        throw Error(ErrorKind::Input, "verify is for what a journal says: give journal=FILE");
    std::vector<SurveyGame> all = games_with_patterns();
    if (games) {
        std::vector<CircularRules> named;
        for (const std::string& game : *games) named.push_back(rules_named(game));
        all = games_with(named);
    }
    SurveyOptions options;
    options.seconds_each = each;
    options.time = time_of(seconds);
    options.verify = verify;
    const auto findings = std::make_shared<std::vector<Finding>>();
    Json json = {{"schema", kJsonSchema}, {"type", "Theorems"}, {"findings", Json::array()}};
    // The survey bounds its own time: each game has a limit of its own.
    json["complete"] = work_within(py::none(), progress, [&](Context& context) {
        std::unique_ptr<FindingsFile> file;
        if (!journal.empty()) file = std::make_unique<FindingsFile>(journal);
        options.journal = file.get();
        return survey(all, options, context, [&](const Finding& found) {
            findings->push_back(found);
            json["findings"].push_back(json_of(found));
        });
    });
    return to_python(Answer{dumped(json),
                            [findings](Format format) { return findings_text(*findings, format); },
                            kRowFormats});
}

}  // namespace

void add_nim(py::module_& module) {
    module.def("sieve_nim", &sieve_nim, py::arg("game"), py::arg("largest"), py::kw_only(),
               py::arg("list") = false, py::arg("up_to_symmetry") = false,
               py::arg("shifts") = false, py::arg("slice") = false, py::arg("journal") = py::none(),
               py::arg("threads") = 0, py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "All P-positions of a game such as \"CN(6,2)\" in which no stack is larger than "
               "`largest`: how many, with `list` also which. `up_to_symmetry` also counts, or "
               "lists only, one of all rotations and reflections; `shifts` also looks which stacks "
               "may gain a token each and keep P-positions such; `slice` counts only those with an "
               "empty stack, a fraction of the work. With `journal`, a file, a stopped sieve goes "
               "on.");
    module.def("nim_pattern", &nim_pattern, py::arg("game"), py::arg("largest") = 0, py::kw_only(),
               py::arg("time") = py::none(), py::arg("progress") = py::none(),
               "The P-positions of a game such as \"CN(5,2)\" described by a few cases, found from "
               "stacks of at most `largest` tokens; a conjecture, for prove_nim to prove.");
    module.def("prove_nim", &prove_nim, py::arg("game"), py::arg("set") = "",
               py::arg("largest") = 0, py::kw_only(), py::arg("bits") = 0, py::arg("moves") = false,
               py::arg("proof") = py::none(), py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "Proves for all sizes that `set`, such as \"(a,b,a,b)\", is the set of P-positions "
               "of a game such as \"CN(4,2)\", or refutes it; without a set, one is found from "
               "data. `moves` adds the strategy, `bits` bounds stacks by a power of 2, and with "
               "`proof`, a folder, the proof is written for check_certificate.");
    module.def("prove_shrinking_nim", &prove_shrinking_nim, py::arg("n"), py::arg("k"),
               py::kw_only(), py::arg("proof") = py::none(), py::arg("time") = py::none(),
               py::arg("progress") = py::none(),
               "The P-positions of Shrinking Nim, where an empty pile leaves the circle, found and "
               "proved for each number of piles up to `n` in turn.");
    module.def("nim_theorems", &nim_theorems, py::arg("games") = py::none(), py::kw_only(),
               py::arg("each") = 60.0, py::arg("journal") = py::none(), py::arg("verify") = false,
               py::arg("time") = py::none(), py::arg("progress") = py::none(),
               "A table of theorems: each of these games, or of all that a pattern is known to "
               "describe, found and proved within `each` seconds. With `journal`, a file, a later "
               "call goes on from there; `verify` checks what it says.");
}

}  // namespace upstar::python
