// The file of a journal: read once, then appended to, by one run at a time.
#pragma once

#include <cstddef>
#include <string>

namespace upstar {

class AppendFile {
public:
    /// Opens the file, or makes it, and locks it. Throws Error (Input) if it cannot be written or
    /// is in use.
    explicit AppendFile(const std::string& path);
    ~AppendFile();
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;

    /// All that it holds.
    std::string content() const;

    /// Keeps only the first `size` bytes.
    void cut(std::size_t size);

    /// All of the text, or nothing: what was begun on a full disk is taken back. Throws Error
    /// (Input).
    void append(const std::string& text);

    /// Brings to the disk what was appended, so that it outlives a loss of power too.
    void sync();

private:
    std::string path_;
    int file_ = -1;
};

}  // namespace upstar
