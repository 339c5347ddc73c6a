// upstar explain EXPR: how a canonical form arises, step by step.
#include <iostream>
#include <memory>

#include "command.h"
#include "interrupt.h"
#include "result.h"
#include "upstar/base/time_limit.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

// {0,*|*} is a canonical form as soon as it is read; '{0,*|*}' is what was written.
std::string as_written(const std::string& expression) {
    int depth = 0;
    std::size_t end = 0;  // of the first group of braces
    for (; end < expression.size(); ++end) {
        if (expression[end] == '\'') return expression;
        depth += expression[end] == '{' ? 1 : expression[end] == '}' ? -1 : 0;
        if (depth == 0) break;
    }
    return end > 0 && end + 1 == expression.size() ? "'" + expression + "'" : expression;
}

int run(const std::string& input, const std::string& expression, const std::string& position,
        const CommonOptions& common) {
    require_format(common.format, kFormats);
    Session session(common.memory_bytes());
    const InterruptGuard guard(session.context());
    const TimeLimit limit(session.context(), common.time());
    const Value value = session.evaluate(input);
    if (!as_form(value))
        throw Error(ErrorKind::Input, "explain is for games; this is a " + type_name(value));
    const Value steps = session.evaluate("explain(_)");
    if (common.format == Format::Json) {
        std::cout << format_result(session, position.empty() ? expression : input, steps, common)
                  << std::endl;
        return Ok;
    }
    for (const Value& line : std::get<std::shared_ptr<const Collection>>(steps)->items)
        std::cout << session.text(line) << "\n";
    std::cout.flush();
    return Ok;
}

}  // namespace

void add_explain(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("explain", "show step by step how a canonical form arises");
    auto expression = std::make_shared<std::string>();
    auto position = std::make_shared<std::string>();
    command
        .positional("EXPR", *expression,
                    "a game as written, such as '{0,1|2}', or the name of one in the catalog")
        .required();
    command.positional("POSITION", *position, "a position, if EXPR is the name of a game");
    add_common_options(command, common, kFormats);
    command.runs([expression, position, &common] {
        const std::string input =
            position->empty() ? as_written(*expression) : *expression + "(\"" + *position + "\")";
        return ended([&] { return run(input, *expression, *position, common); }, input);
    });
}

}  // namespace upstar::cli
