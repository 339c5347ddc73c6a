// upstar explain EXPR: how a canonical form arises, step by step.
#include <iostream>

#include "command.h"
#include "upstar/lang/explanation.h"
#include "upstar/lang/result_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct ExplainOptions {
    std::string expression;
    std::string position;
};

int run(const ExplainOptions& options, const CommonOptions& common, std::string& input) {
    const auto& [expression, position] = options;
    input = position.empty() ? as_written(expression) : expression + "(\"" + position + "\")";
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
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
