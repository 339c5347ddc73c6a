#include "upstar/process/scratch_folder.h"

#include <cstdlib>
#include <fstream>

#include "upstar/base/error.h"

namespace upstar {

ScratchFolder::ScratchFolder() {
    std::error_code failed;
    std::string name = (std::filesystem::temp_directory_path(failed) / "upstar-XXXXXX").string();
    if (failed || mkdtemp(name.data()) == nullptr)
        throw Error(ErrorKind::Limit, "cannot make a folder for what other programs are to check");
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::filesystem::path ScratchFolder::write(const std::string& name, const std::string& text) const {
    std::filesystem::path file = path_ / name;
    std::ofstream out(file, std::ios::binary);
    if (!(out << text << std::flush))
        throw Error(ErrorKind::Limit, "cannot write " + file.string());
    return file;
}

}  // namespace upstar
