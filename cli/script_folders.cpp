#include "script_folders.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

#include "upstar/lang/session.h"

namespace upstar::cli {

std::string installed_library() {
    std::error_code failure;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failure);
    if (failure) return {};
    const std::filesystem::path library =
        program.parent_path().parent_path() / "share" / "upstar" / "library";
    return std::filesystem::is_directory(library, failure) ? library.string() : std::string();
}

void use_scripts(Session& session) {
    session.world().set_folders(script_folders(""), installed_library());
}

std::vector<std::string> script_folders(const std::string& beside) {
    std::vector<std::string> folders = {beside.empty() ? "." : beside};
    if (folders[0] != ".") folders.emplace_back(".");
    const char* path = std::getenv("UPSTAR_PATH");
    std::string folder;
    for (const char* at = path == nullptr ? "" : path;; ++at) {
        if (*at != ':' && *at != '\0') {
            folder += *at;
            continue;
        }
        if (!folder.empty()) folders.push_back(folder);
        folder.clear();
        if (*at == '\0') return folders;
    }
}

}  // namespace upstar::cli
