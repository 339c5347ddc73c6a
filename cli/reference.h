// The program's commands and options for people: the list of commands in
// `upstar help commands`, the man page, and the completion of bash. All three are made from that
// one table, so none can be out of date.
//
// What a value may be is told by its name in the table: words with | between them are the choices,
// FILE and FOLDER are paths, GAME is one of the catalog, TOPIC one of `upstar help`.
#pragma once

#include <string>

#include "arguments.h"

namespace upstar::cli {

/// What is typed behind `upstar`: "nim sieve N K --max M".
std::string usage(const Command& command);

/// A line or two for each command.
std::string commands_text(const Command& program);

/// In the language of man, section 1.
std::string man_page(const Command& program);

/// A script to be sourced.
std::string bash_completion(const Command& program);

}  // namespace upstar::cli
