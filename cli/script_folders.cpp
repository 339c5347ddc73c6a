#include "script_folders.h"

#include <cstdlib>

namespace upstar::cli {

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
