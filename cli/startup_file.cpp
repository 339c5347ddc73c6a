#include "startup_file.h"

#include <cstdlib>
#include <filesystem>

#include "upstar/base/error.h"
#include "upstar/lang/class_files.h"
#include "upstar/lang/script.h"
#include "upstar/lang/trace.h"

namespace upstar::cli {

std::string startup_file() {
    const char* config = std::getenv("XDG_CONFIG_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder;
    if (config != nullptr && std::filesystem::path(config).is_absolute()) {
        folder = config;
    } else if (home != nullptr && *home != '\0') {
        folder = std::filesystem::path(home) / ".config";
    } else {
        return {};
    }
    return (folder / "upstar" / "startup.cgs").string();
}

void run_startup_file(Session& session, const CommonOptions& options) {
    const std::string file = startup_file();
    std::error_code failure;
    if (file.empty() || !std::filesystem::exists(file, failure)) return;
    const Source source{file, read_script(file)};
    const Limits limits(session.context(), options);
    try {
        run_script(session, source.text, [](const Value&) {});
    } catch (const Error& error) {
        if (!error.offset()) throw error.retold(file + ": " + error.message());
        throw told_of_file(error, source);
    }
}

}  // namespace upstar::cli
