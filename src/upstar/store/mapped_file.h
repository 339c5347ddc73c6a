// A file that is read as if it were in memory: the system fetches what is looked at, and forgets it
// when memory is short.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace upstar {

class MappedFile {
public:
    MappedFile() = default;  ///< nothing
    /// Throws Error (Input) if the file cannot be read.
    explicit MappedFile(const std::string& path);
    ~MappedFile();
    MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
    MappedFile& operator=(MappedFile&& other) noexcept {
        std::swap(bytes_, other.bytes_);
        return *this;
    }

    /// All that it held when it was opened. Who cuts the file off meanwhile ends the program.
    std::string_view bytes() const { return bytes_; }

private:
    std::string_view bytes_;
};

}  // namespace upstar
