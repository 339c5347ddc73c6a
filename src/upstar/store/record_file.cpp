#include "upstar/store/record_file.h"

#include <filesystem>
#include <fstream>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

using Bytes = std::array<char, sizeof(FileRecord)>;

Bytes bytes_of(const FileRecord& record) {
    Bytes bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(record[i / 8] >> (8 * (i % 8)) & 0xff);
    return bytes;
}

FileRecord record_of(const Bytes& bytes) {
    FileRecord record{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        record[i / 8] |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * (i % 8));
    return record;
}

std::uint64_t checksum(std::uint64_t before, const FileRecord& record) {
    for (const std::uint64_t word : record) before = combine(before, word);
    return before;
}

// No table has a third word of ones.
FileRecord last_record(std::uint64_t sum) { return {sum, ~sum, ~std::uint64_t{0}}; }

[[noreturn]] void fail(const std::string& what, const std::string& path, const std::string& why) {
    throw Error(ErrorKind::Input, what + " " + path + " " + why);
}

}  // namespace

RecordWriter::RecordWriter(const std::string& what, const std::string& path,
                           const std::string& head)
    : file_(path, what) {
    file_.out() << head << '\n';
}

void RecordWriter::write(const FileRecord& record) {
    sum_ = checksum(sum_, record);
    const Bytes bytes = bytes_of(record);
    file_.out().write(bytes.data(), bytes.size());
}

void RecordWriter::finish() {
    const Bytes bytes = bytes_of(last_record(sum_));
    file_.out().write(bytes.data(), bytes.size());
    file_.finish();
}

std::vector<FileRecord> read_records(const std::string& what, const std::string& path,
                                     const std::string& head, const std::string& other_head) {
    std::error_code unknown;
    const std::filesystem::file_status status = std::filesystem::status(path, unknown);
    if (status.type() == std::filesystem::file_type::not_found) return {};
    if (!std::filesystem::is_regular_file(status)) fail(what, path, "is no file; name another");
    std::ifstream file(path, std::ios::binary);
    std::string line;
    std::getline(file, line);
    if (line != head) fail(what, path, "is of " + other_head + "; name another file");
    // Nothing is believed before all of it was read.
    std::vector<FileRecord> records;
    Bytes bytes{};
    std::uint64_t sum = 0;
    bool ended = false;
    while (!ended && file.read(bytes.data(), bytes.size())) {
        const FileRecord record = record_of(bytes);
        ended = record == last_record(sum);
        if (ended) break;
        sum = checksum(sum, record);
        records.push_back(record);
    }
    if (!ended || file.peek() != std::ifstream::traits_type::eof())
        fail(what, path, "is damaged or cut off; delete it to begin again");
    return records;
}

}  // namespace upstar
