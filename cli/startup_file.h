// The script that the calculator runs before the first query.
#pragma once

#include <string>

#include "command.h"

namespace upstar {
class Session;
}

namespace upstar::cli {

/// $XDG_CONFIG_HOME/upstar/startup.cgs, by default ~/.config/upstar/startup.cgs; empty without a
/// home. As the XDG specification has it, a folder that is no absolute path does not count.
std::string startup_file();

/// Runs it if it is there; only what it prints is shown. Throws Error with the place in the file
/// and its line; what stands before stays done.
void run_startup_file(Session& session, const CommonOptions& options);

}  // namespace upstar::cli
