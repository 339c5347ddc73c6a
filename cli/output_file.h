// --output FILE: what a command writes on standard output goes into a file instead.
//
// Whether the file can be written is found out before the work begins; but it keeps what it held
// until the command has ended, and for good if that had nothing to write, so that neither a
// mistyped position nor a full disk costs anybody a table (store/whole_file.h).
#pragma once

#include <initializer_list>
#include <memory>
#include <streambuf>
#include <string>

namespace upstar::cli {

class OutputFile {
public:
    /// From now on std::cout writes into the file. Throws Error (Input) if it cannot be written.
    explicit OutputFile(const std::string& path);
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    /// Puts what was written into the file. Throws Error (Input) if that fails; where writing has
    /// failed before, std::cout tells, and the file stays as it was.
    void finish();

private:
    class Buffer;
    std::unique_ptr<Buffer> buffer_;
    std::streambuf* standard_;
};

/// Throws Error (Input) if two of the files that a command would write are one. Empty names count
/// for nothing.
void require_different_files(std::initializer_list<std::string> paths);

/// Into the file at once, with a remark on how it is checked.
void write_certificate(const std::string& path, const std::string& text);

}  // namespace upstar::cli
