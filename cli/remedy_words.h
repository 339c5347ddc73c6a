// What would help, in the words of the shell: a switch, another command.
#pragma once

#include <string>

#include "upstar/base/error.h"

namespace upstar::cli {

/// The message, and what would help: "time limit reached; raise it with --time-limit".
std::string advised(const Reason& reason);
inline std::string advised(const Error& error) { return advised(error.reason()); }

/// How work that a limit ended is taken up again.
inline constexpr const char* kJournalGoesOn = "; the next run with this journal goes on from here";
inline constexpr const char* kJournalWouldKeep = "; --journal FILE would keep what is done";

}  // namespace upstar::cli
