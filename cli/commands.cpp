// The commands of the program, and the options that they share.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "command.h"
#include "help_formatter.h"
#include "upstar/version.h"

namespace upstar::cli {

void add_work_options(CLI::App& app, unsigned& threads, bool& progress) {
    app.add_option("--threads", threads, "how many threads to use (default: all cores)")
        ->check(CLI::Range(1u, 1024u))
        ->type_name("N");
    add_progress_option(app, progress);
}

void add_progress_option(CLI::App& app, bool& progress) {
    app.add_flag("--progress", progress,
                 "report progress on stderr also where that is no terminal");
}

void add_common_options(CLI::App& app, CommonOptions& options, Formats formats) {
    Choices<Format> choices;
    for (const Format format : formats.list()) choices.emplace_back(name(format), format);
    add_choice(app, "--format", options.asked_format, choices,
               "how results are written; text is the default, or what the ending of --output says");
    app.add_option("--output", options.output,
                   "write the result into FILE; .tex, .csv, .json and .svg choose the format")
        ->type_name("FILE");
    app.add_option("--time-limit", options.time_limit,
                   "give up a query after this many seconds; 0 is no limit")
        ->check(CLI::Range(0.0, 1e9))
        ->check(CLI::Validator(
            [](const std::string& word) {
                return std::isnan(std::strtod(word.c_str(), nullptr)) ? "not a number" : "";
            },
            ""))
        ->type_name("SECONDS");
    app.add_option("--memory-limit", options.memory_limit,
                   "use at most this many MiB (default: 60% of the machine's)")
        ->check(CLI::Range(std::uint64_t{64}, std::uint64_t{1} << 24))
        ->type_name("MIB");
}

Format chosen_format(const CommonOptions& options) {
    if (options.asked_format) return *options.asked_format;
    const std::string ending = std::filesystem::path(options.output).extension().string();
    if (ending == ".tex") return Format::Latex;
    if (ending == ".csv") return Format::Csv;
    if (ending == ".json") return Format::Json;
    return ending == ".svg" ? Format::Svg : Format::Text;
}

namespace {

// CLI11 takes an empty word for 0, for no file, or for the first of the choices.
void refuse_empty_values(CLI::App& app) {
    for (CLI::Option* option : app.get_options()) {
        if (option->get_positional() || option->get_expected_max() == 0) continue;
        option->check(CLI::Validator(
            [](const std::string& word) { return word.empty() ? "an empty value" : ""; }, ""));
    }
    for (CLI::App* command : app.get_subcommands({})) refuse_empty_values(*command);
}

}  // namespace

std::size_t place_of_command(const std::vector<std::string>& arguments) {
    std::size_t at = 0;
    while (at < arguments.size() && arguments[at].rfind("--", 0) == 0)
        at += arguments[at].find('=') == std::string::npos ? 2 : 1;
    return std::min(at, arguments.size());
}

void add_commands(CLI::App& app, CommonOptions& common, int& exit_code) {
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_help_flag("-h,--help", "what you are reading");
    app.set_version_flag("--version", std::string("upstar ") + kVersion, "tell the version");
    add_common_options(app, common, Formats::all());
    add_eval(app, common, exit_code);
    add_explain(app, common, exit_code);
    add_analyse(app, common, exit_code);
    add_play(app, common, exit_code);
    add_table(app, common, exit_code);
    add_conjecture(app, common, exit_code);
    add_dots(app, common, exit_code);
    add_konane(app, common, exit_code);
    add_nim(app, common, exit_code);
    add_papers(app, common, exit_code);
    add_help(app, exit_code);
    refuse_empty_values(app);
}

}  // namespace upstar::cli
