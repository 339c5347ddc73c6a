// What the subcommands share: the options every one understands, and how they report.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

/// Exit codes: results on stdout are complete only with Ok.
enum ExitCode : int { Ok = 0, ClaimFailed = 1, BadInput = 2, LimitReached = 3 };

enum class Format : std::uint8_t { Text, Unicode, Latex, Json, Svg };

/// Options that every subcommand understands.
struct CommonOptions {
    Format format = Format::Text;
    double time_limit = 0;           // seconds; 0 = none
    std::uint64_t memory_limit = 0;  // MiB; 0 = a fraction of the machine's

    std::size_t memory_bytes() const {
        return memory_limit == 0 ? Context::default_memory_limit()
                                 : static_cast<std::size_t>(memory_limit) << 20;
    }
    std::chrono::milliseconds time() const {
        if (!(time_limit > 0)) return std::chrono::milliseconds(0);
        return std::chrono::milliseconds(1 + static_cast<std::int64_t>(time_limit * 1000));
    }
};

void add_common_options(CLI::App& app, CommonOptions& options);

/// Each adds its subcommand to the program; the callback stores its exit code in `exit_code`.
void add_eval(CLI::App& app, CommonOptions& common, int& exit_code);
void add_explain(CLI::App& app, CommonOptions& common, int& exit_code);
void add_help(CLI::App& app, int& exit_code);
void add_papers(CLI::App& app, CommonOptions& common, int& exit_code);

/// The arguments of the program with the expressions of `eval` behind a `--`: -1/2 and -^ are
/// expressions, not options.
std::vector<std::string> expressions_last(const std::vector<std::string>& arguments);

/// The calculator: reads expressions until the end of the input.
int run_calculator(const CommonOptions& options);

/// Help on a topic as text; empty if there is none of that name. Without a topic, an overview.
std::string help_text(const std::string& topic);
std::vector<std::string> help_topics();

// --- output -----------------------------------------------------------------------------------

int exit_code(const Error& error);

/// The error with the offending line and a caret, for stderr.
std::string describe(const Error& error, const std::string& input);

/// A result in the chosen format, without the final newline.
std::string format_result(Session& session, const std::string& input, const Value& value,
                          Format format);
/// The same for an error, for formats that report errors among results (JSON).
std::string format_error(const std::string& input, const Error& error);

}  // namespace upstar::cli
