#include "upstar/games/dots/solver/bound_file.h"

#include <unordered_map>

#include "upstar/store/record_file.h"

namespace upstar::dots {
namespace {

constexpr unsigned kLeastEffort = 10;
constexpr int kOffset = 2048;
constexpr std::uint64_t kPieceMark = std::uint64_t{1} << 62;
constexpr const char* kWhat = "the checkpoint";

std::string head_of(const StringFrame& frame) {
    std::string head = "upstar dots bounds 1";
    for (const auto& string : frame.graph.strings())
        head += " " + std::to_string(string.a) + "-" + std::to_string(string.b);
    return head;
}

FileRecord written(Piece piece, std::uint64_t sum) {
    return {sum,
            static_cast<std::uint64_t>(piece.kind) | static_cast<std::uint64_t>(piece.coins) << 8,
            kPieceMark};
}

FileRecord written(const BoundTable::Entry& entry, std::uint64_t sum) {
    return {entry.strings,
            static_cast<std::uint64_t>(entry.bounds.lower + kOffset) |
                static_cast<std::uint64_t>(entry.bounds.upper + kOffset) << 16 | sum << 32,
            std::uint64_t{entry.move} | std::uint64_t{entry.effort} << 8};
}

}  // namespace

void save_bounds(const BoundTable& table, const PieceSums& sums, const StringFrame& frame,
                 const std::string& path) {
    RecordWriter file(kWhat, path, head_of(frame));
    std::unordered_map<PieceSums::Number, std::uint64_t> number_in_file;
    table.for_each(kLeastEffort, [&](const BoundTable::Entry& entry) {
        const auto [at, is_new] = number_in_file.emplace(entry.pieces, number_in_file.size());
        if (is_new)
            for (const Piece& piece : pieces_of(sums[entry.pieces]))
                file.write(written(piece, at->second));
        file.write(written(entry, at->second));
    });
    file.finish();
}

std::vector<BoundTable::Entry> load_bounds(PieceSums& sums, const StringFrame& frame,
                                           const std::string& path) {
    std::unordered_map<std::uint64_t, PieceSums::Number> number_of;
    std::vector<BoundTable::Entry> entries;
    for (const auto& [first, second, third] :
         read_records(kWhat, path, head_of(frame), "another position")) {
        if (third == kPieceMark) {
            const Piece piece{static_cast<Piece::Kind>(second & 255),
                              static_cast<int>(second >> 8)};
            PieceSums::Number& number = number_of[first];
            number = sums.with(number, piece);
            continue;
        }
        BoundTable::Entry entry;
        entry.strings = first;
        entry.pieces = number_of[second >> 32];
        entry.bounds = {static_cast<int>(second & 0xffff) - kOffset,
                        static_cast<int>(second >> 16 & 0xffff) - kOffset};
        entry.move = static_cast<std::uint8_t>(third & 127);
        entry.effort = static_cast<unsigned>(third >> 8 & 255);
        entries.push_back(entry);
    }
    return entries;
}

}  // namespace upstar::dots
