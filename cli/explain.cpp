// upstar explain EXPR: how a canonical form arises, step by step.
#include <iostream>

#include "command.h"
#include "upstar/draw/game_tree_picture.h"
#include "upstar/draw/thermograph_construction.h"
#include "upstar/lang/explanation.h"
#include "upstar/lang/result_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};
constexpr Formats kPictures = {Format::Text, Format::Unicode, Format::Latex, Format::Svg,
                               Format::Tikz};

struct ExplainOptions {
    std::string expression;
    std::string position;
    bool thermograph = false;
    bool tree = false;
};

// How the thermograph of a game is built, or the tree of its canonical form.
int run_picture(const ExplainOptions& options, const CommonOptions& common,
                const std::string& input) {
    require_format(common.format, kPictures);
    Session session(common.memory_bytes());
    const Limits limits(session.context(), common);
    const Game game = explained_game(session, input);
    const auto draw = options.tree ? game_tree : thermograph_construction;
    std::cout << draw(session.arena(), game, common.format) << std::flush;
    return Ok;
}

int run(const ExplainOptions& options, const CommonOptions& common, std::string& input) {
    const std::string& expression = options.expression;
    const std::string& position = options.position;
    input = position.empty() ? as_written(expression) : expression + "(\"" + position + "\")";
    if (options.thermograph || options.tree) return run_picture(options, common, input);
    require_format(common.format, kFormats);
    Session session(common.memory_bytes());
    const Limits limits(session.context(), common);
    const Value steps = explanation(session, input);
    const std::string& asked = position.empty() ? expression : input;
    std::cout << (common.format == Format::Json
                      ? result_text(session, asked, steps, Format::Json) + "\n"
                      : explanation_text(session, steps))
              << std::flush;
    return Ok;
}

}  // namespace

void add_explain(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("explain", "show step by step how a canonical form arises");
    auto options = std::make_shared<ExplainOptions>();
    command
        .positional("EXPR", options->expression,
                    "a game as written, such as '{0,1|2}', or the name of one in the catalog")
        .required();
    command.positional("POSITION", options->position, "a position, if EXPR is the name of a game");
    command.flag("--thermograph", options->thermograph,
                 "how its thermograph is built, in words or as a picture (--format svg, tikz)");
    command
        .flag("--tree", options->tree,
              "its canonical form as a tree, in words or as a picture (--format svg, tikz)")
        .excludes({"--thermograph"});
    set_action(
        command, common,
        {Format::Text, Format::Unicode, Format::Latex, Format::Json, Format::Svg, Format::Tikz},
        options, run);
}

}  // namespace upstar::cli
