// upstar explain EXPR, upstar explain GAME POSITION: why something is so, first in a sentence.
#include <iostream>

#include "command.h"
#include "dictionary_option.h"
#include "position_options.h"
#include "script_folders.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/draw/game_tree_picture.h"
#include "upstar/draw/thermograph_construction.h"
#include "upstar/lang/query_parts.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};
constexpr Formats kPictures = {Format::Text, Format::Unicode, Format::Latex, Format::Svg,
                               Format::Tikz};

struct ExplainOptions : PositionOptions {
    bool thermograph = false;
    bool tree = false;

    const std::string& expression() const { return game; }
};

// How the thermograph of a game is built, or the tree of its canonical form.
int run_picture(const ExplainOptions& options, const CommonOptions& common, std::string& input) {
    require_format(common.format, kPictures);
    Session session(common.memory_bytes());
    use_scripts(session);
    use_dictionary(session, common);
    const Limits limits(session.context(), common);
    const Game game =
        options.position.empty()
            ? value_of_query(session, input)
            : position_of(session.catalog(), options, input)->value(session.evaluators());
    const auto draw = options.tree ? game_tree : thermograph_construction;
    std::cout << draw(session.arena(), game, common.format) << std::flush;
    return Ok;
}

AnyExplanation explained(const ExplainOptions& options, Session& session,
                         const CommonOptions& common, std::string& input) {
    if (options.position.empty()) return explain(session, input, common.time());
    return explain_position(position_of(session.catalog(), options, input), session.evaluators(),
                            common.time_or(kTimeToExplain));
}

int run(const ExplainOptions& options, const CommonOptions& common, std::string& input) {
    input = options.expression();
    if (options.position.empty() && !options.with.empty())
        throw Error(ErrorKind::Input, "--with is for a game and a position: explain GAME POSITION");
    if (options.thermograph || options.tree) return run_picture(options, common, input);
    require_format(common.format, kFormats);
    Session session(common.memory_bytes());
    use_scripts(session);
    use_dictionary(session, common);
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
    auto options = std::make_shared<ExplainOptions>();
    command
        .positional("EXPR", options->game,
                    "a value, a sum or a comparison, such as '{1|-1}+{1|-1}' or '^ >= 0'; or the "
                    "name of a game in the catalog")
        .required();
    command.positional("POSITION", options->position,
                       "a position, if EXPR is the name of a game; - reads it from standard "
                       "input, @FILE from a file");
    add_with_option(command, options->with);
    command.flag("--thermograph", options->thermograph,
                 "how its thermograph is built, in words or as a picture (--format svg, tikz)");
    command
        .flag("--tree", options->tree,
              "its canonical form as a tree, in words or as a picture (--format svg, tikz)")
        .excludes({"--thermograph"});
    command.takes_signs();
    add_dictionary_option(command, common);
    set_action(
        command, common,
        {Format::Text, Format::Unicode, Format::Latex, Format::Json, Format::Svg, Format::Tikz},
        options, run);
}

}  // namespace upstar::cli
