// Files of a table that a long search saves, so that it goes on later: a line of text that says
// what it is of, records of three words, and one like them with a checksum.
//
// Words are little-endian. The file is written beside its place and moved there, so that a crash
// leaves the former one. It is trusted: who edits it changes what the search believes. The checksum
// is for files that were damaged or cut off.
#pragma once

#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace upstar {

using FileRecord = std::array<std::uint64_t, 3>;

class RecordWriter {
public:
    /// The head is a line without its end. `what` is what messages call the file.
    RecordWriter(std::string what, std::string path, const std::string& head);

    void write(const FileRecord& record);
    /// Throws Error (Input) if anything could not be written.
    void finish();

private:
    std::string what_;
    std::string path_;
    std::ofstream file_;
    std::uint64_t sum_ = 0;
};

/// All records; none if there is no such file. Throws Error (Input) if it has another head, which
/// means that it is of `other_head`, or is damaged.
std::vector<FileRecord> read_records(const std::string& what, const std::string& path,
                                     const std::string& head, const std::string& other_head);

}  // namespace upstar
