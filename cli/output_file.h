// --output FILE: what a command writes on standard output goes into a file instead.
//
// Whether the file can be written is found out before the work begins; but it keeps what it held
// until the command has something to write, so that a mistyped position costs nobody his table.
#pragma once

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

    /// Whether all that was written is in the file.
    bool close();

private:
    class Buffer;
    std::unique_ptr<Buffer> buffer_;
    std::streambuf* standard_;
};

}  // namespace upstar::cli
