#include "upstar/games/konane/solver/proof_file.h"

#include <cstdint>

#include "upstar/store/record_file.h"

namespace upstar::konane {
namespace {

constexpr unsigned kLeastEffort = 10;
constexpr const char* kWhat = "the file of proofs";

std::string head_of(const JumpBoard& board) {
    return std::string("upstar konane proofs 1 ") + Konane::name(board.jumps()) + " " +
           board.position(board.squares()).to_string();
}

FileRecord written(const ProofTable::Entry& entry) {
    return {entry.stones,
            std::uint64_t{entry.numbers.proof} | std::uint64_t{entry.numbers.disproof} << 32,
            std::uint64_t{entry.effort} | std::uint64_t{index(entry.player)} << 32};
}

ProofTable::Entry read(const FileRecord& record) {
    ProofTable::Entry entry;
    entry.stones = record[0];
    entry.numbers.proof = static_cast<std::uint32_t>(record[1]);
    entry.numbers.disproof = static_cast<std::uint32_t>(record[1] >> 32);
    entry.effort = static_cast<unsigned>(record[2]) & 63;
    entry.player = record[2] >> 32 == 0 ? Player::Left : Player::Right;
    return entry;
}

}  // namespace

void save_proofs(const ProofTable& table, const JumpBoard& board, const std::string& path) {
    RecordWriter file(kWhat, path, head_of(board));
    table.for_each(kLeastEffort,
                   [&](const ProofTable::Entry& entry) { file.write(written(entry)); });
    file.finish();
}

std::size_t load_proofs(ProofTable& table, const JumpBoard& board, const std::string& path) {
    const auto records = read_records(kWhat, path, head_of(board), "another board or other rules");
    for (const FileRecord& record : records) table.store(read(record));
    return records.size();
}

}  // namespace upstar::konane
