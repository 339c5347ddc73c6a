// Where classes of the language are looked for.
#pragma once

#include <string>
#include <vector>

namespace upstar {
class Session;
}

namespace upstar::cli {

/// The folder of a script, the current one, those that UPSTAR_PATH lists, joined by colons, and
/// that of the installed library of games.
std::vector<std::string> script_folders(const std::string& beside);

/// Classes are looked for as in a script beside nobody: in the current folder, and so on.
void use_scripts(Session& session);

/// Where the library of games lies if the program is installed; empty if it is not.
std::string installed_library();

}  // namespace upstar::cli
