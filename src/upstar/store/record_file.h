// Files of a table that a long search saves, so that it goes on later: a line of text that says
// what it is of, records of three words, and one like them with a checksum.
//
// Words are little-endian. A crash leaves the former file (whole_file.h). It is trusted: who edits
// it changes what the search believes. The checksum is for files that were damaged or cut off.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "upstar/store/whole_file.h"

namespace upstar {

using FileRecord = std::array<std::uint64_t, 3>;

class RecordWriter {
public:
    /// The head is a line without its end. `what` is what messages call the file. Throws Error
    /// (Input) if it cannot be written.
    RecordWriter(const std::string& what, const std::string& path, const std::string& head);

    void write(const FileRecord& record);
    /// Throws Error (Input) if anything could not be written.
    void finish();

private:
    WholeFile file_;
    std::uint64_t sum_ = 0;
};

/// All records; none if there is no such file. Throws Error (Input) if it has another head, which
/// means that it is of `other_head`, or is damaged.
std::vector<FileRecord> read_records(const std::string& what, const std::string& path,
                                     const std::string& head, const std::string& other_head);

}  // namespace upstar
