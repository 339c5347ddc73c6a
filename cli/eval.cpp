// upstar eval EXPR…: one result a line. upstar eval -: one line in, one line out.
#include <filesystem>
#include <iostream>

#include "command.h"
#include "dictionary_option.h"
#include "input_lines.h"
#include "remedy_words.h"
#include "result.h"
#include "script_folders.h"
#include "upstar/base/printable.h"
#include "upstar/base/sheet.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

struct EvalOptions {
    std::vector<std::string> expressions;
    std::string plot;
};

// Results of several lines (boards, pictures) are folded to one.
std::string one_line(const std::string& text) {
    std::string line;
    for (const char c : text) line += c == '\n' ? std::string("\\n") : std::string(1, c);
    return line;
}

// Evaluates and formats within the limits of one query.
std::string answer(Session& session, const std::string& expression, const CommonOptions& common) {
    const Limits limits(session.context(), common);
    return format_result(session, expression, session.evaluate(expression), common);
}

// Every line gets exactly one line of answer, whatever happens.
int run_lines(Session& session, const CommonOptions& common) {
    int code = Ok;
    InputLines lines;
    std::string line;
    while (lines.next(line)) {
        try {
            std::cout << one_line(answer(session, line, common)) << std::endl;
        } catch (const Error& error) {
            const std::string message = common.format == Format::Json
                                            ? error_result(line, error)
                                            : "!!" + printable(advised(error));
            std::cout << one_line(message) << std::endl;
            code = BadInput;
        }
        if (!std::cout) return BadInput;
    }
    return code;
}

Thermograph last_thermograph(Session& session, const CommonOptions& common) {
    const Limits limits(session.context(), common);
    const Value value = *session.variable("_");
    const auto picture = pictured(session, value);
    if (!picture)
        throw Error(ErrorKind::Input, "--plot draws games; this is a " + type_name(value));
    return *picture;
}

using Draw = std::string (*)(const std::vector<LabelledThermograph>&, const ThermographStyle&);

// The picture that the name of a file asks for; null if it asks for none we draw.
Draw drawing_for(const std::string& path) {
    const std::string ending = std::filesystem::path(path).extension().string();
    if (ending == ".svg") return thermograph_svg;
    if (ending == ".tex") return thermograph_tikz;
    return ending == ".txt" ? thermograph_text : nullptr;
}

int run_expressions(Session& session, const EvalOptions& options, const CommonOptions& common) {
    std::vector<LabelledThermograph> thermographs;
    const Draw draw = drawing_for(options.plot);
    for (const std::string& expression : options.expressions) {
        try {
            std::cout << answer(session, expression, common) << std::endl;
            if (!options.plot.empty())
                thermographs.push_back(
                    {last_thermograph(session, common),
                     draw == thermograph_tikz ? latex_text(expression) : expression});
        } catch (const Error& error) {
            if (common.format == Format::Json)
                std::cout << error_result(expression, error) << std::endl;
            std::cerr << describe(error, expression, common.error_paint);
            return exit_code(error);
        }
    }
    if (!options.plot.empty())
        write_whole_file(options.plot, draw(thermographs, {.ascii = common.draws_in_ascii()}));
    return Ok;
}

int run(const EvalOptions& options, const CommonOptions& common, std::string&) {
    Session session(common.memory_bytes());
    use_scripts(session);
    use_dictionary(session, common);
    const bool lines = options.expressions.size() == 1 && options.expressions[0] == "-";
    if (is_picture(common.format) && options.expressions.size() > 1)
        throw Error(ErrorKind::Input,
                    "a file holds one picture: --plot FILE.svg draws several games on common "
                    "axes");
    if (!options.plot.empty() && (lines || drawing_for(options.plot) == nullptr))
        throw Error(ErrorKind::Input,
                    "--plot draws expressions given as arguments into a file that ends in .svg, "
                    ".tex (TikZ) or .txt");
    return lines ? run_lines(session, common) : run_expressions(session, options, common);
}

}  // namespace

void add_eval(Command& program, CommonOptions& common) {
    Command& command = program.subcommand("eval", "evaluate expressions, one result a line");
    command.footer(
        "The expressions share their variables, and the first error ends the run. Read from "
        "standard input, each line is answered by exactly one: a failed line by !! and a message, "
        "and then the exit code is 2; line breaks in a result are written \\n.");
    auto options = std::make_shared<EvalOptions>();
    command.takes_signs();
    command
        .positional("EXPR", options->expressions,
                    "expressions; a single - reads them from stdin, one a line")
        .required();
    command.option("--plot", "FILE", options->plot,
                   "draw the thermographs into FILE (.svg, .tex or .txt)");
    add_dictionary_option(command, common);
    set_action(command, common, Formats::all(), options, run);
}

}  // namespace upstar::cli
