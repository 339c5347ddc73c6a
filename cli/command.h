// What the subcommands share: the options every one understands, and how each is added.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arguments.h"
#include "interrupt.h"
#include "output.h"
#include "upstar/base/paint.h"
#include "upstar/base/time_limit.h"

namespace upstar::cli {

/// When something is done that suits terminals only.
enum class When : std::uint8_t { Auto, Always, Never };

/// Options that every subcommand understands.
struct CommonOptions {
    Format format = Format::Text;
    std::optional<Format> asked_format;  // by --format
    std::string output;                  // a file; none is standard output
    std::string dictionary;              // a file that is asked first, by --dict
    double time_limit = 0;               // seconds; 0 = none
    std::uint64_t memory_limit = 0;      // MiB; 0 = a fraction of the machine's
    unsigned threads = 0;                // 0 = all cores
    bool progress = false;               // also where stderr is no terminal
    bool version = false;
    bool skips_startup = false;  // the calculator its start-up file
    bool ascii = false;          // the locale has no box-drawing characters
    When color = When::Auto;
    Paint paint;        // of results; plain unless they go to a terminal that has colours
    Paint error_paint;  // the same of errors

    std::size_t memory_bytes() const;
    std::chrono::milliseconds time() const;
    /// The time limit, or that which holds without one.
    std::chrono::milliseconds time_or(std::chrono::milliseconds standard) const {
        return time().count() == 0 ? standard : time();
    }
    unsigned thread_count() const;  // at least 1
    /// Whether pictures made of characters go without box-drawing ones.
    bool draws_in_ascii() const { return ascii && format != Format::Unicode; }
};

/// While alive, Ctrl-C and the time limit end the work on a context.
class Limits {
public:
    Limits(Context& context, const CommonOptions& common)
        : guard_(context), limit_(context, common.time()) {}

private:
    InterruptGuard guard_;
    TimeLimit limit_;
};

/// The options that every subcommand understands.
void add_common_options(Command& command, CommonOptions& options, Formats formats);

/// The format that was asked for; else that of the output file's ending, if it has one of ours.
Format chosen_format(const CommonOptions& options);

/// Chooses the paints: by --color; else NO_COLOR, TERM and whether a terminal reads.
void choose_paints(CommonOptions& options);

/// `--threads` and `--progress`, of subcommands that work on all cores.
void add_work_options(Command& command, CommonOptions& common);
void add_progress_option(Command& command, CommonOptions& common);

/// Adds the common options, and what the command does: `run` returns its exit code and puts into
/// `input` what the offsets of errors refer to. Another format than these is an error.
void set_action(Command& command, CommonOptions& common, Formats formats,
                std::function<int(std::string& input)> run);

template <typename Options>
void set_action(Command& command, CommonOptions& common, Formats formats,
                std::shared_ptr<Options> options,
                int (*run)(const Options&, const CommonOptions&, std::string& input)) {
    set_action(command, common, formats, [options, &common, run](std::string& input) {
        return run(*options, common, input);
    });
}

/// Adds every command, and the options that the program understands without one.
void add_commands(Command& program, CommonOptions& common);

/// Each adds its subcommand to the program.
void add_check_game(Command& program, CommonOptions& common);
void add_analyse(Command& program, CommonOptions& common);
void add_check(Command& program, CommonOptions& common);
void add_conjecture(Command& program, CommonOptions& common);
void add_dict(Command& program, CommonOptions& common);
void add_dots(Command& program, CommonOptions& common);
void add_match(Command& program, CommonOptions& common);
void add_engine(Command& program, CommonOptions& common);
void add_eval(Command& program, CommonOptions& common);
void add_run(Command& program, CommonOptions& common);
void add_explain(Command& program, CommonOptions& common);
void add_help(Command& program);
void add_konane(Command& program, CommonOptions& common);
void add_merge(Command& program, CommonOptions& common);
void add_nim(Command& program, CommonOptions& common);
void add_papers(Command& program, CommonOptions& common);
void add_play(Command& program, CommonOptions& common);
void add_review(Command& program, CommonOptions& common);
void add_sweep(Command& program, CommonOptions& common);
void add_table(Command& program, CommonOptions& common);
void add_heaps(Command& program, CommonOptions& common);
void add_toads(Command& program, CommonOptions& common);
void add_web(Command& program, CommonOptions& common);

/// Each adds a subcommand to `upstar dict`.
void add_dict_build(Command& dict, CommonOptions& common);
void add_dict_check(Command& dict, CommonOptions& common);
void add_dict_differ(Command& dict, CommonOptions& common);
void add_dict_find(Command& dict, CommonOptions& common);
void add_dict_freeze(Command& dict, CommonOptions& common);
void add_dict_info(Command& dict, CommonOptions& common);
void add_dict_merge(Command& dict, CommonOptions& common);
void add_dict_thaw(Command& dict, CommonOptions& common);
void add_dict_values(Command& dict, CommonOptions& common);
/// The same for the subcommands of `upstar dots`.
void add_dots_analyse(Command& dots, CommonOptions& common);
void add_dots_check(Command& dots, CommonOptions& common);
void add_dots_convert(Command& dots, CommonOptions& common);
void add_dots_flight(Command& dots, CommonOptions& common);
void add_dots_review(Command& dots, CommonOptions& common);
void add_dots_solve(Command& dots, CommonOptions& common);
/// The same for the subcommands of `upstar konane`.
void add_konane_check(Command& konane, CommonOptions& common);
void add_konane_dictionary(Command& konane, CommonOptions& common);
void add_konane_solve(Command& konane, CommonOptions& common);
void add_konane_penetration(Command& konane, CommonOptions& common);
/// Each adds subcommands to `upstar nim`.
void add_nim_check(Command& nim, CommonOptions& common);
void add_nim_proofs(Command& nim, CommonOptions& common);
void add_nim_sieve(Command& nim, CommonOptions& common);
void add_nim_theorems(Command& nim, CommonOptions& common);

/// The calculator: reads expressions until the end of the input.
int run_calculator(const CommonOptions& options);

/// Help on a topic as text; empty if there is none of that name. Without a topic, an overview.
std::string help_text(const std::string& topic);
std::vector<std::string> help_topics();

/// The commands of the program, without those under them.
std::vector<std::string> command_names();
/// Whether there is a command of these words: "dots analyse".
bool is_command(const std::string& words);

}  // namespace upstar::cli
