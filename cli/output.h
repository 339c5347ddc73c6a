// How the subcommands report: formats, errors, exit codes.
#pragma once

#include <functional>
#include <string>

#include "upstar/base/error.h"
#include "upstar/base/format.h"
#include "upstar/base/paint.h"

namespace upstar::cli {

/// Exit codes: results on stdout are complete only with Ok.
enum ExitCode : int { Ok = 0, ClaimFailed = 1, BadInput = 2, LimitReached = 3 };

/// Throws Error (Input), naming those that there are, unless the format is one of them.
void require_format(Format format, Formats allowed);

int exit_code(const Error& error);

/// The exit code of a subcommand: what `run` returns; or, if that throws an Error, the error's,
/// which is then reported on stderr with a caret into `input`.
int ended(const std::function<int()>& run, const std::string& input, const Paint& paint);

/// The error with the offending line and a caret, for stderr.
std::string describe(const Error& error, const std::string& input, const Paint& paint = {});

/// A remark for stderr: "upstar: 5 of 7 cells".
void remark(const std::string& text);

}  // namespace upstar::cli
