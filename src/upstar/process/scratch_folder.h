// A folder for the files that other programs are given; it goes with its owner.
#pragma once

#include <filesystem>
#include <string>

namespace upstar {

class ScratchFolder {
public:
    /// Throws Error (Limit) if it cannot be made.
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

    /// Writes a file of this name, and returns where it is. Throws Error (Limit) if it cannot.
    std::filesystem::path write(const std::string& name, const std::string& text) const;

private:
    std::filesystem::path path_;
};

}  // namespace upstar
