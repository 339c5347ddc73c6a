// The program's commands and options as its parser knows them, for people: the list of commands in
// `upstar help commands`, the man page, and the completion of bash. All three are made from that
// one table, so none can be out of date.
//
// What a value may be is told by its name in the table: words with | between them are the choices,
// FILE and FOLDER are paths, GAME is one of the catalog, TOPIC one of `upstar help`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace upstar::cli {

/// The commands directly under this one, in the order of the table.
std::vector<const CLI::App*> subcommands(const CLI::App& app);

/// A line or two for each command.
std::string commands_text(const CLI::App& app);

/// In the language of man, section 1.
std::string man_page(const CLI::App& app);

/// A script to be sourced.
std::string bash_completion(const CLI::App& app);

}  // namespace upstar::cli
