// The words behind `upstar`, taken by the table of commands.
//
// Options and arguments may stand in any order. An option's value stands behind it or behind an =,
// and may begin with a dash; all words behind a -- are arguments. A command's options stand behind
// its name, those of the program also before it.
#pragma once

#include <string>
#include <vector>

#include "arguments.h"

namespace upstar::cli {

struct Parsed {
    const Command* command;  // the last that was named
    bool wants_help;         // by -h or --help; then the rest was not read
};

/// Stores what the words say where the table wants it. Throws Error (Input) that says what is wrong
/// with them, what is allowed, and where to read on.
Parsed parse(const Command& program, const std::vector<std::string>& words);

}  // namespace upstar::cli
