// The commands of the program, and the options that they share.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <thread>
#include <utility>

#include "command.h"
#include "dictionary_option.h"
#include "upstar/base/context.h"

namespace upstar::cli {

std::size_t CommonOptions::memory_bytes() const {
    return memory_limit == 0 ? Context::default_memory_limit()
                             : static_cast<std::size_t>(memory_limit) << 20;
}

std::chrono::milliseconds CommonOptions::time() const {
    if (!(time_limit > 0)) return std::chrono::milliseconds(0);
    return std::chrono::milliseconds(1 + static_cast<std::int64_t>(time_limit * 1000));
}

unsigned CommonOptions::thread_count() const {
    return threads == 0 ? std::max(1u, std::thread::hardware_concurrency()) : threads;
}

void add_work_options(Command& command, CommonOptions& common) {
    command.number("--threads", "N", common.threads, 1, 1024,
                   "how many threads to use (default: all cores)");
    add_progress_option(command, common);
}

void add_progress_option(Command& command, CommonOptions& common) {
    command.flag("--progress", common.progress,
                 "report progress on stderr also where that is no terminal");
}

void set_action(Command& command, CommonOptions& common, Formats formats,
                std::function<int(std::string& input)> run) {
    add_common_options(command, common, formats);
    command.runs([&common, formats, run = std::move(run)] {
        std::string input;
        const auto checked = [&] {
            require_format(common.format, formats);
            return run(input);
        };
        return ended(checked, input, common.error_paint);
    });
}

void add_common_options(Command& command, CommonOptions& options, Formats formats) {
    Choices<Format> choices;
    for (const Format format : formats.list()) choices.emplace_back(name(format), format);
    command.choice(
        "--format", options.asked_format, choices,
        "how results are written; text is the default, or what the ending of --output says");
    command.option(
        "--output", "FILE", options.output,
        "write the result into FILE; .tex, .csv, .json, .jsonl, .svg and .tikz choose the format");
    static const Choices<When> kWhen = {
        {"auto", When::Auto}, {"always", When::Always}, {"never", When::Never}};
    command.choice("--color", options.color, kWhen,
                   "colour on terminals (auto), always or never; NO_COLOR is heeded");
    command.number("--time-limit", "SECONDS", options.time_limit, 0.0, 1e9,
                   "give up a query after this many seconds; 0 is no limit");
    command.number("--memory-limit", "MIB", options.memory_limit, 64, std::uint64_t{1} << 24,
                   "use at most this many MiB (default: 60% of the machine's)");
}

void choose_paints(CommonOptions& options) {
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value == nullptr ? "" : value);
    };
    // https://no-color.org
    const bool wanted = variable("NO_COLOR").empty() && variable("TERM") != "dumb";
    const auto is_on = [&](int stream) {
        return options.color == When::Always ||
               (options.color == When::Auto && wanted && isatty(stream) != 0);
    };
    const bool is_plain = !options.output.empty() && options.color != When::Always;
    options.paint = Paint(!is_plain && is_on(STDOUT_FILENO));
    options.error_paint = Paint(is_on(STDERR_FILENO));
}

Format chosen_format(const CommonOptions& options) {
    if (options.asked_format) return *options.asked_format;
    const std::string ending = std::filesystem::path(options.output).extension().string();
    if (ending == ".tex") return Format::Latex;
    if (ending == ".csv") return Format::Csv;
    if (ending == ".json") return Format::Json;
    if (ending == ".jsonl" || ending == ".ndjson") return Format::JsonLines;
    if (ending == ".tikz") return Format::Tikz;
    return ending == ".svg" ? Format::Svg : Format::Text;
}

void add_commands(Command& program, CommonOptions& common) {
    program.flag("--version", common.version, "tell the version");
    program.flag("--no-startup", common.skips_startup,
                 "the calculator without the start-up file, $XDG_CONFIG_HOME/upstar/startup.cgs");
    add_common_options(program, common, Formats::all());
    add_dictionary_option(program, common);
    program.runs([&common] { return run_calculator(common); });
    add_eval(program, common);
    add_run(program, common);
    add_check_game(program, common);
    add_explain(program, common);
    add_analyse(program, common);
    add_play(program, common);
    add_review(program, common);
    add_match(program, common);
    add_table(program, common);
    add_conjecture(program, common);
    add_sweep(program, common);
    add_merge(program, common);
    add_dict(program, common);
    add_dots(program, common);
    add_konane(program, common);
    add_nim(program, common);
    add_heaps(program, common);
    add_toads(program, common);
    add_web(program, common);
    add_engine(program, common);
    add_check(program, common);
    add_papers(program, common);
    add_help(program);
}

}  // namespace upstar::cli
