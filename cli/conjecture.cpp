// upstar conjecture GAME TEMPLATE [FORMULA] --a 1..7 ...: tests a formula over a family of
// positions; without one, looks for a closed form in the one parameter that varies.
#include "upstar/sweep/conjecture.h"

#include <iostream>
#include <memory>

#include "command.h"
#include "family_options.h"
#include "interrupt.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "upstar/base/time_limit.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/conjecture_json.h"
#include "upstar/sweep/family_values.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct ConjectureCommand {
    FamilyOptions family;
    std::string formula;
    std::optional<std::size_t> hold_back;
    bool by_outcome = false;
};

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string result_text(Session& session, const ConjectureResult& result) {
    if (!result.counterexample) {
        if (result.stopped)
            return "holds for the " + counted(result.checked, "case") + " checked, of " +
                   std::to_string(result.cases) + "\n";
        return "holds for all " + counted(result.cases, "case") + "\n";
    }
    const Counterexample& found = *result.counterexample;
    const std::string at = to_string(found.bindings);
    std::string text = "fails" + (at.empty() ? "" : " at " + at) + "\n";
    text += "  position    " + found.position + "\n";
    text += "  value       " + session.text(found.value) + "\n";
    const bool is_condition = std::holds_alternative<bool>(found.given);
    text += (is_condition ? "  condition   " : "  formula     ") + session.text(found.given) + "\n";
    if (found.difference) text += "  difference  " + session.text(*found.difference) + "\n";
    return text;
}

int test_formula(Session& session, const Family& family, const ConjectureCommand& command,
                 const CommonOptions& common) {
    const Formula formula(session, command.formula);
    ConjectureResult result;
    const InterruptGuard guard(session.context());  // until what is known is written
    {
        ProgressLine line(session, command.family.progress);
        const TimeLimit limit(session.context(), common.time());
        result = check_conjecture(
            session, family, formula,
            {command.family.threads, [&](const SweepProgress& progress) { line.show(progress); },
             command.by_outcome ? Evidence::Outcomes : Evidence::Values});
    }
    session.context().resume();
    std::cout << (common.format == Format::Json
                      ? dumped(conjecture_json(session.arena(), family, formula, result)) + "\n"
                      : result_text(session, result))
              << std::flush;
    if (result.stopped)
        remark(advised(*result.stopped) + "; " + std::to_string(result.checked) + " of " +
               std::to_string(result.cases) + " cases are checked");
    if (result.counterexample) return ClaimFailed;
    return result.stopped ? LimitReached : Ok;
}

std::string range_text(const std::string& parameter, std::int64_t first, std::size_t count) {
    std::string from = parameter + " = " + std::to_string(first);
    if (count <= 1) return from;
    return from + ".." + std::to_string(first + static_cast<std::int64_t>(count) - 1);
}

std::string found_text(const FamilyClosedForm& result) {
    const std::string& n = result.parameter;
    if (!result.search.found)
        return "no closed form found in " + range_text(n, result.first, result.computed) + ": " +
               result.search.reason + "\n";
    const ClosedForm& form = *result.search.found;
    const std::int64_t held = form.first + static_cast<std::int64_t>(form.fitted);
    std::string text = form.formula + "\n";
    text += "  holds from " + n + " = " + std::to_string(form.first) + " on; found from " +
            range_text(n, form.first, form.fitted) + ", ";
    if (form.confirmed == 0) return text + "with no value held back to confirm it\n";
    return text + "confirmed by the " + counted(form.confirmed, "value") + " held back, " +
           range_text(n, held, form.confirmed) + "\n";
}

int find_formula(Session& session, const Family& family, const ConjectureCommand& command,
                 const CommonOptions& common) {
    FamilyClosedForm result;
    const InterruptGuard guard(session.context());  // until what is known is written
    {
        ProgressLine line(session, command.family.progress);
        const TimeLimit limit(session.context(), common.time());
        result = find_closed_form(
            session, family, command.hold_back,
            {command.family.threads, [&](const SweepProgress& progress) { line.show(progress); }});
    }
    std::cout << (common.format == Format::Json ? dumped(closed_form_json(family, result)) + "\n"
                                                : found_text(result))
              << std::flush;
    if (result.stopped) {
        remark(advised(*result.stopped) + "; " + std::to_string(result.computed) + " of " +
               std::to_string(result.cases) + " values are used");
        return LimitReached;
    }
    return result.search.found ? Ok : ClaimFailed;
}

}  // namespace

void add_conjecture(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("conjecture", "test a formula over a family of positions, or find one");
    command.footer(
        "The formula gives the value in terms of the parameters, or is true of the value G; the "
        "first counterexample is shown. Without one, a closed form in the one parameter that has a "
        "range is sought.");
    auto options = std::make_shared<ConjectureCommand>();
    add_family_options(command, options->family);
    command.positional("FORMULA", options->formula,
                       "what the value should be, or what should be true of the value G; without "
                       "one, a closed form is sought");
    command.number("--hold-back", "K", options->hold_back, 0, kMostCells,
                   "how many values are kept to confirm a closed form (default: a third)");
    command.flag("--by-outcome", options->by_outcome,
                 "decide each case by who wins position - formula, without its value");
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        std::string input = options->family.position_template;  // of what errors are about
        return ended(
            [&] {
                require_format(common.format, kFormats);
                Session session(common.memory_bytes());
                const Family family = family_of(session, options->family);
                input = options->formula;
                return options->formula.empty() ? find_formula(session, family, *options, common)
                                                : test_formula(session, family, *options, common);
            },
            input);
    });
}

}  // namespace upstar::cli
