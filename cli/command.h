// What the subcommands share: the options every one understands, and how they report.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/catalog/any_position.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

/// Exit codes: results on stdout are complete only with Ok.
enum ExitCode : int { Ok = 0, ClaimFailed = 1, BadInput = 2, LimitReached = 3 };

enum class Format : std::uint8_t { Text, Unicode, Latex, Csv, Json, Svg };

/// Those that a command writes.
class Formats {
public:
    constexpr Formats(std::initializer_list<Format> formats) {
        for (const Format format : formats) bits_ |= bit(format);
    }
    static constexpr Formats all() {
        return {Format::Text, Format::Unicode, Format::Latex,
                Format::Csv,  Format::Json,    Format::Svg};
    }
    constexpr bool contains(Format format) const { return (bits_ & bit(format)) != 0; }
    std::vector<Format> list() const {
        std::vector<Format> list;
        for (unsigned i = 0; bits_ >> i != 0; ++i)
            if (contains(static_cast<Format>(i))) list.push_back(static_cast<Format>(i));
        return list;
    }

private:
    static constexpr unsigned bit(Format format) { return 1u << static_cast<unsigned>(format); }

    unsigned bits_ = 0;
};

/// Options that every subcommand understands.
struct CommonOptions {
    Format format = Format::Text;
    std::optional<Format> asked_format;  // by --format
    std::string output;                  // a file; none is standard output
    double time_limit = 0;               // seconds; 0 = none
    std::uint64_t memory_limit = 0;      // MiB; 0 = a fraction of the machine's

    std::size_t memory_bytes() const {
        return memory_limit == 0 ? Context::default_memory_limit()
                                 : static_cast<std::size_t>(memory_limit) << 20;
    }
    std::chrono::milliseconds time() const {
        if (!(time_limit > 0)) return std::chrono::milliseconds(0);
        return std::chrono::milliseconds(1 + static_cast<std::int64_t>(time_limit * 1000));
    }
};

void add_common_options(CLI::App& app, CommonOptions& options, Formats formats);

/// The format that was asked for; else that of the output file's ending, if it has one of ours.
Format chosen_format(const CommonOptions& options);

/// The position that a subcommand is about.
struct PositionOptions {
    std::string game;
    std::string position;
    std::vector<std::string> with;  // name=value
};

void add_position_options(CLI::App& app, PositionOptions& options);

/// `GAME` and `--with name=value`, which may be given several times; and the game they make.
void add_game_argument(CLI::App& app, std::string& game);
void add_with_option(CLI::App& app, std::vector<std::string>& with);
RulesetPtr game_with(const std::string& name, const std::vector<std::string>& with);

/// "name=value" in two. Throws Error (Input), naming the option, if it is not.
std::pair<std::string, std::string> halves(const std::string& option, const std::string& word);

/// Throws Error (Input); its offset is one into `options.position`.
PositionPtr position_of(const PositionOptions& options);

std::string joined(const std::vector<std::string>& texts, const std::string& separator);

/// Words and what they stand for, in the order in which help lists them.
template <typename T>
using Choices = std::vector<std::pair<std::string, T>>;

/// An option whose value is one of some words, in any case; its error lists them.
template <typename Target, typename T>
CLI::Option* add_choice(CLI::App& app, const std::string& name, Target& target,
                        const Choices<T>& choices, const std::string& help) {
    std::vector<std::string> names;
    for (const auto& [word, value] : choices) names.push_back(word);
    const std::string words = joined(names, "|");
    const auto chosen = [choices](const std::string& text) -> const T* {
        const std::string lower = CLI::detail::to_lower(text);
        for (const auto& [word, value] : choices)
            if (word == lower) return &value;
        return nullptr;
    };
    return app
        .add_option_function<std::string>(
            name, [&target, chosen](const std::string& word) { target = *chosen(word); }, help)
        ->check(CLI::Validator(
            [chosen, words](std::string& word) {
                return chosen(word) ? "" : "unknown value `" + word + "`; there are " + words;
            },
            ""))
        ->type_name(words);
}

/// `--threads` and `--progress`, of subcommands that work on all cores.
void add_work_options(CLI::App& app, unsigned& threads, bool& progress);
void add_progress_option(CLI::App& app, bool& progress);

/// Adds every command, and the options that the program understands without one.
void add_commands(CLI::App& app, CommonOptions& common, int& exit_code);

/// Each adds its subcommand to the program; the callback stores its exit code in `exit_code`.
void add_analyse(CLI::App& app, CommonOptions& common, int& exit_code);
void add_conjecture(CLI::App& app, CommonOptions& common, int& exit_code);
void add_dots(CLI::App& app, CommonOptions& common, int& exit_code);
void add_eval(CLI::App& app, CommonOptions& common, int& exit_code);
void add_explain(CLI::App& app, CommonOptions& common, int& exit_code);
void add_help(CLI::App& app, int& exit_code);
void add_konane(CLI::App& app, CommonOptions& common, int& exit_code);
void add_nim(CLI::App& app, CommonOptions& common, int& exit_code);
void add_papers(CLI::App& app, CommonOptions& common, int& exit_code);
void add_play(CLI::App& app, CommonOptions& common, int& exit_code);
void add_table(CLI::App& app, CommonOptions& common, int& exit_code);

/// The same for the subcommands of `upstar dots`.
void add_dots_analyse(CLI::App& dots, CommonOptions& common, int& exit_code);
void add_dots_check(CLI::App& dots, CommonOptions& common, int& exit_code);
void add_dots_convert(CLI::App& dots, CommonOptions& common, int& exit_code);
void add_dots_flight(CLI::App& dots, CommonOptions& common, int& exit_code);
void add_dots_review(CLI::App& dots, CommonOptions& common, int& exit_code);
void add_dots_solve(CLI::App& dots, CommonOptions& common, int& exit_code);
/// The same for the subcommands of `upstar konane`.
void add_konane_check(CLI::App& konane, CommonOptions& common, int& exit_code);
void add_konane_dictionary(CLI::App& konane, CommonOptions& common, int& exit_code);
void add_konane_solve(CLI::App& konane, CommonOptions& common, int& exit_code);
void add_konane_penetration(CLI::App& konane, CommonOptions& common, int& exit_code);
/// Each adds subcommands to `upstar nim`.
void add_nim_proofs(CLI::App& nim, CommonOptions& common, int& exit_code);
void add_nim_sieve(CLI::App& nim, CommonOptions& common, int& exit_code);
void add_nim_theorems(CLI::App& nim, CommonOptions& common, int& exit_code);

/// Where the command stands among the arguments of the program: behind the options that it has
/// itself. Their number if there is none.
std::size_t place_of_command(const std::vector<std::string>& arguments);

/// The arguments of the program with the expressions of `eval` behind a `--`: -1/2 and -^ are
/// expressions, not options.
std::vector<std::string> expressions_last(const std::vector<std::string>& arguments);

/// The arguments of the program with those of `table` and `conjecture` as CLI11 takes them: `--a
/// 1..7`, where there is no option --a, is `--range a=1..7`, and formulas stand behind a `--`.
std::vector<std::string> family_arguments(const CLI::App& app,
                                          const std::vector<std::string>& arguments);

/// The calculator: reads expressions until the end of the input.
int run_calculator(const CommonOptions& options);

/// Help on a topic as text; empty if there is none of that name. Without a topic, an overview.
std::string help_text(const std::string& topic);
std::vector<std::string> help_topics();

/// The commands of the program, without those under them.
std::vector<std::string> command_names();

int exit_code(const Error& error);

/// The exit code of a subcommand: what `run` returns; or, if that throws an Error, the error's,
/// which is then reported on stderr with a caret into `input`.
int ended(const std::function<int()>& run, const std::string& input);

/// The error with the offending line and a caret, for stderr.
std::string describe(const Error& error, const std::string& input);

/// "csv".
const char* name(Format format);

/// Throws Error (Input), naming those that there are, unless the format is one of them.
void require_format(Format format, Formats allowed);

/// A result in the chosen format, without the final newline.
std::string format_result(Session& session, const std::string& input, const Value& value,
                          Format format);
/// The same for an error, for formats that report errors among results (JSON).
std::string format_error(const std::string& input, const Error& error);

}  // namespace upstar::cli
