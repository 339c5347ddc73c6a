// upstar run FILE [ARGS]: a script of the language, each of its results on a line.
#include <filesystem>
#include <iostream>

#include "command.h"
#include "remedy_words.h"
#include "result.h"
#include "script_folders.h"
#include "upstar/lang/class_files.h"
#include "upstar/lang/script.h"
#include "upstar/lang/trace.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Latex, Format::Json};

struct RunOptions {
    std::string file;
    std::vector<std::string> arguments;
};

int run(const RunOptions& options, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    session.world().set_folders(
        script_folders(std::filesystem::path(options.file).parent_path().string()),
        installed_library());
    session.world().print = [](const std::string& line) { std::cout << line << std::endl; };
    input = read_script(options.file);
    std::vector<Value> arguments(options.arguments.begin(), options.arguments.end());
    const Limits limits(session.context(), common);
    try {
        run_script(session, input, make_list(session.arena(), std::move(arguments)),
                   [&](const Value& value) {
                       std::cout << format_result(session, options.file, value, common)
                                 << std::endl;
                   });
    } catch (const Error& error) {
        if (!error.offset()) throw;
        const Source source{options.file, input};
        throw error.retold(place_name(source, *error.offset()) + ": " + error.message(),
                           error.offset());
    }
    return Ok;
}

}  // namespace

void add_run(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("run", "run a script, and print each of its results on a line");
    command.footer(
        "A statement that ends in ; prints nothing, but for what Print prints. The script finds "
        "the arguments as the list `Arguments`. Classes are looked for in files Name.cgs beside "
        "the script, in the current folder, and in the folders that UPSTAR_PATH lists.");
    auto options = std::make_shared<RunOptions>();
    command.positional("FILE", options->file, "a script, such as hop.cgs").required();
    command.positional("ARGS", options->arguments, "texts for the script");
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
