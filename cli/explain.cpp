// upstar explain EXPR, upstar explain GAME POSITION: why something is so, first in a sentence.
#include <iostream>

#include "command.h"
#include "position_options.h"
#include "upstar/answers/explanation_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

AnyExplanation explained(const PositionOptions& options, Session& session,
                         const CommonOptions& common, std::string& input) {
    if (!options.position.empty())
        return explain_position(position_of(session.catalog(), options, input),
                                session.evaluators(), common.time_or(kTimeToExplain));
    input = options.game;
    if (!options.with.empty())
        throw Error(ErrorKind::Input, "--with is for a game and a position: explain GAME POSITION");
    return explain(session, input, common.time());
}

int run(const PositionOptions& options, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    const InterruptGuard guard(session.context());
    const AnyExplanation explanation = explained(options, session, common, input);
    std::cout << explanation_text(session.arena(), explanation, common.format) << std::flush;
    return Ok;
}

}  // namespace

void add_explain(Command& program, CommonOptions& common) {
    Command& command = program.subcommand(
        "explain", "why: a value, a sum, a comparison or a position, first in a sentence");
    command.footer(
        "Of a value it tells what it is and how it arises from the form that is written; of a sum "
        "its moves and which parts cancel; of a comparison such as '^ >= *' the winning strategy "
        "of the difference game (also <= == != < > <> || <| |>); of a position who wins it, by "
        "which move, and why. A game in braces is taken as it is written.");
    auto options = std::make_shared<PositionOptions>();
    command
        .positional("EXPR", options->game,
                    "a value, a sum or a comparison, such as '{1|-1}+{1|-1}' or '^ >= 0'; or the "
                    "name of a game in the catalog")
        .required();
    command.positional("POSITION", options->position,
                       "a position, if EXPR is the name of a game; - reads it from standard "
                       "input, @FILE from a file");
    add_with_option(command, options->with);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
