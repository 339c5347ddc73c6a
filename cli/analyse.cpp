// upstar analyse GAME POSITION: all there is to say about one position, and about every move.
#include <iostream>

#include "command.h"
#include "dictionary_option.h"
#include "position_options.h"
#include "remedy_words.h"
#include "script_folders.h"
#include "upstar/answers/analysis_text.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Latex,
                              Format::Json, Format::Svg,     Format::Tikz};

int run(const PositionOptions& options, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    use_scripts(session);
    use_dictionary(session, common);
    const PositionPtr position = position_of(session.catalog(), options, input);
    const InterruptGuard guard(session.context());
    const Analysis analysis = analyse(position, session.evaluators(), common.time());
    if (!analysis.is_decided())
        throw Error(ErrorKind::Limit, analysis.limit.message, analysis.limit.remedy);
    std::cout << analysis_text(session.arena(), analysis, common.format,
                               {[](const Reason& reason) { return advised(reason); },
                                "--format json has them all", common.paint});
    return Ok;
}

}  // namespace

void add_analyse(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("analyse", "the value of a position, who wins it, and every move rated")
            .alias("analyze");
    command.footer(
        "Beside a move stands the position that it leads to, the value of that, and whether it "
        "wins. A move is undominated if no other leads to a better value, canonical if that value "
        "is also an option of the canonical form, and orthodox if it is right where the rest of a "
        "sum is as hot as the position. Of a scoring game, a move has the margin that its player "
        "gets by it: his points less the opponent's, from here on.");
    auto options = std::make_shared<PositionOptions>();
    add_position_options(command, *options);
    add_dictionary_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
