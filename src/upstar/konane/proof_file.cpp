#include "upstar/konane/proof_file.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

constexpr unsigned kLeastEffort = 10;
constexpr std::size_t kBytes = 24;
using Record = std::array<char, kBytes>;

std::string head_of(const JumpBoard& board) {
    return std::string("upstar konane proofs 1 ") + Konane::name(board.jumps()) + " " +
           board.position(board.squares()).to_string() + "\n";
}

void put(Record& record, std::size_t at, std::size_t bytes, std::uint64_t number) {
    for (std::size_t i = 0; i < bytes; ++i)
        record[at + i] = static_cast<char>(number >> (8 * i) & 0xff);
}

std::uint64_t get(const Record& record, std::size_t at, std::size_t bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes; ++i)
        number |= std::uint64_t{static_cast<unsigned char>(record[at + i])} << (8 * i);
    return number;
}

Record written(const ProofTable::Entry& entry) {
    Record record{};
    put(record, 0, 8, entry.stones);
    put(record, 8, 4, entry.numbers.proof);
    put(record, 12, 4, entry.numbers.disproof);
    put(record, 16, 4, entry.effort);
    put(record, 20, 4, index(entry.player));
    return record;
}

ProofTable::Entry read(const Record& record) {
    ProofTable::Entry entry;
    entry.stones = get(record, 0, 8);
    entry.numbers.proof = static_cast<std::uint32_t>(get(record, 8, 4));
    entry.numbers.disproof = static_cast<std::uint32_t>(get(record, 12, 4));
    entry.effort = static_cast<unsigned>(get(record, 16, 4)) & 63;
    entry.player = get(record, 20, 4) == 0 ? Player::Left : Player::Right;
    return entry;
}

std::uint64_t checksum(std::uint64_t before, const Record& record) {
    for (std::size_t at = 0; at < kBytes; at += 8) before = combine(before, get(record, at, 8));
    return before;
}

Record last_record(std::uint64_t sum) {
    Record record{};
    put(record, 0, 8, sum);
    put(record, 8, 8, ~sum);
    put(record, 16, 8, ~std::uint64_t{0});  // no effort is so large
    return record;
}

[[noreturn]] void fail(const std::string& path, const std::string& why) {
    throw Error(ErrorKind::Input, "the file of proofs " + path + " " + why);
}

}  // namespace

void save_proofs(const ProofTable& table, const JumpBoard& board, const std::string& path) {
    const std::string beside = path + ".new";
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    file << head_of(board);
    std::uint64_t sum = 0;
    table.for_each(kLeastEffort, [&](const ProofTable::Entry& entry) {
        const Record record = written(entry);
        sum = checksum(sum, record);
        file.write(record.data(), record.size());
    });
    file.write(last_record(sum).data(), kBytes);
    file.close();
    std::error_code error;
    if (file) std::filesystem::rename(beside, path, error);
    if (!file || error) fail(path, "cannot be written (is there room, and may you write there?)");
}

std::size_t load_proofs(ProofTable& table, const JumpBoard& board, const std::string& path) {
    if (!std::filesystem::exists(path)) return 0;
    if (!std::filesystem::is_regular_file(path)) fail(path, "is no file; name another");
    std::ifstream file(path, std::ios::binary);
    std::string head;
    std::getline(file, head);
    if (head + "\n" != head_of(board))
        fail(path, "is of another board or other rules; name another file");
    // Nothing is believed before all of it was read.
    std::vector<Record> records;
    Record record{};
    std::uint64_t sum = 0;
    bool ended = false;
    while (!ended && file.read(record.data(), record.size())) {
        ended = record == last_record(sum);
        if (ended) break;
        sum = checksum(sum, record);
        records.push_back(record);
    }
    if (!ended || file.peek() != std::ifstream::traits_type::eof())
        fail(path, "is damaged or cut off; delete it to begin again");
    for (const Record& each : records) table.store(read(each));
    return records.size();
}

}  // namespace upstar
