// upstar conjecture GAME TEMPLATE [FORMULA] --a 1..7 ...: tests a formula over a family of
// positions; without one, looks for a closed form in the one parameter that varies.
#include <iostream>

#include "command.h"
#include "dictionary_option.h"
#include "family_options.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "script_folders.h"
#include "upstar/sweep/conjecture_json.h"
#include "upstar/sweep/conjecture_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct ConjectureCommand : FamilyOptions {
    std::string formula;
    std::optional<std::size_t> hold_back;
    bool by_outcome = false;
};

// What `work` finds within the limits; it is given what the command asks for.
template <class Work>
auto computed(Session& session, const ConjectureCommand& command, const CommonOptions& common,
              const Work& work) {
    ProgressLine line(session, common.progress);
    const TimeLimit limit(session.context(), common.time());
    return work(ConjectureOptions{common.threads,
                                  [&](const SweepProgress& progress) { line.show(progress); },
                                  command.by_outcome ? Evidence::Outcomes : Evidence::Values});
}

int test_formula(Session& session, const Family& family, const ConjectureCommand& command,
                 const CommonOptions& common) {
    const Formula formula(session, command.formula);
    const InterruptGuard guard(session.context());  // until what is known is written
    const ConjectureResult result = computed(session, command, common, [&](const auto& options) {
        return check_conjecture(session, family, formula, options);
    });
    session.context().resume();
    std::cout << (common.format == Format::Json
                      ? dumped(conjecture_json(session.arena(), family.plan(), formula, result)) +
                            "\n"
                      : conjecture_text(session, result))
              << std::flush;
    if (result.stopped)
        remark(advised(*result.stopped) + "; " + std::to_string(result.checked) + " of " +
               std::to_string(result.cases) + " cases are checked");
    if (result.counterexample) return ClaimFailed;
    return result.stopped ? LimitReached : Ok;
}

int find_formula(Session& session, const Family& family, const ConjectureCommand& command,
                 const CommonOptions& common) {
    const InterruptGuard guard(session.context());  // until what is known is written
    const FamilyClosedForm result = computed(session, command, common, [&](const auto& options) {
        return find_closed_form(session, family, command.hold_back, options);
    });
    std::cout << (common.format == Format::Json ? dumped(closed_form_json(family, result)) + "\n"
                                                : closed_form_text(result))
              << std::flush;
    if (!result.stopped) return result.search.found ? Ok : ClaimFailed;
    remark(advised(*result.stopped) + "; " + std::to_string(result.computed) + " of " +
           std::to_string(result.cases) + " values are used");
    return LimitReached;
}

int run(const ConjectureCommand& command, const CommonOptions& common, std::string& input) {
    if (command.hold_back && !command.formula.empty())
        throw Error(ErrorKind::Input,
                    "--hold-back is for finding a closed form: leave the formula out");
    input = command.position_template;
    Session session(common.memory_bytes());
    use_scripts(session);
    use_dictionary(session, common);
    const Family family = family_of(session, command);
    input = command.formula;
    return command.formula.empty() ? find_formula(session, family, command, common)
                                   : test_formula(session, family, command, common);
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
    add_family_options(command, *options, common);
    command.positional("FORMULA", options->formula,
                       "what the value should be, or what should be true of the value G; without "
                       "one, a closed form is sought");
    command.number("--hold-back", "K", options->hold_back, 0, kMostCells,
                   "how many values are kept to confirm a closed form (default: a third)");
    command.flag("--by-outcome", options->by_outcome,
                 "decide each case by who wins position - formula, without its value");
    add_dictionary_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
