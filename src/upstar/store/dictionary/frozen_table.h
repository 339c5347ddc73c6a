// A solved set of positions of one game, for good: a few bytes each, read in place.
//
//     "upstar frozen 1\n"
//     blocks     up to kEntriesABlock positions each, by their texts: of each the length that it
//                shares with the one before, the rest, and the rank of its value; compressed
//     values     their forms (value_form.h), one a line, options first; compressed
//     ranks      the values in the order of how often they occur: common ones have short numbers
//     index      where each block begins, its first text, its checksum; compressed
//     tail       where these are, how many of each, the ruleset, checksums; its size; its checksum
//
// Who looks positions up by chance has each block scanned as it is; who comes back to one at once,
// as those do who go in order, has it taken apart.
//
// Texts are exact: a table of hashes alone would be smaller, and wrong now and then. The file is
// mapped, so that opening costs the index and the values only. All numbers are varints but those of
// the last sixteen bytes, which are little-endian.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/search/known_values.h"
#include "upstar/store/dictionary/dictionary.h"
#include "upstar/store/dictionary/frozen_bytes.h"
#include "upstar/store/dictionary/key_filter.h"
#include "upstar/store/mapped_file.h"

namespace upstar {

class FrozenTable {
public:
    /// Whether the file begins as one.
    static bool is_one(const std::string& path);

    /// Throws Error (Input) if it is none, or damaged.
    explicit FrozenTable(const std::string& path);

    const std::string& path() const { return path_; }
    const std::string& game() const { return game_; }
    std::uint64_t positions() const { return positions_; }
    std::uint64_t values() const { return forms_.size(); }

    /// The number of the position's value, if it is there. Throws Error (Input) where it is
    /// damaged, as all that follow. Of one thread.
    std::optional<ValueId> find(std::string_view position);

    /// Calls `visit` for all, by their texts.
    void for_each(const std::function<void(const std::string& position, ValueId value)>& visit);

    std::string_view form(ValueId id) const;

private:
    struct Block {
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
        std::uint64_t checksum = 0;
        std::string first;
    };
    using Entries = std::vector<std::pair<std::string, ValueId>>;

    [[noreturn]] void damaged() const;
    void read_values(const std::string& text);
    void read_index(std::string_view bytes);
    std::string text_of(std::size_t block) const;
    Entries entries_of(std::size_t block) const;
    std::optional<ValueId> scan(std::size_t block, std::string_view position) const;
    ValueId value_at(ByteReader& reader) const;

    std::string path_;
    MappedFile file_;
    std::string game_;
    std::uint64_t positions_ = 0;
    std::string forms_text_;
    std::vector<std::string_view> forms_;
    std::vector<ValueId> ranked_;
    std::vector<Block> blocks_;
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::size_t last_block_ = kNone;  // that was scanned
    std::size_t open_block_ = kNone;
    Entries open_;
};

/// Writes all positions of a game that a dictionary has with values; returns how many. Throws Error
/// (Input) if there are none, or the file cannot be written.
std::uint64_t freeze(Dictionary& dictionary, const std::string& game, const std::string& path);

/// The values of a frozen table in an arena. Of one thread.
class FrozenValues {
public:
    FrozenValues(const FrozenTable& table, Arena& arena);

    Game value(ValueId id);

private:
    const FrozenTable& table_;
    Arena& arena_;
    std::vector<std::optional<Game>> values_;
    Charge charge_;
};

/// A frozen table as what a session knows already.
class FrozenMemory final : public KnownValues {
public:
    FrozenMemory(const std::string& path, Arena& arena)
        : table_(path), values_(table_, arena), keys_(arena.context()) {}

    bool has(const std::string& ruleset) override { return ruleset == table_.game(); }
    std::optional<Game> find(const std::string& ruleset, const std::string& position) override;

private:
    std::mutex mutex_;
    FrozenTable table_;
    FrozenValues values_;
    KeyFilter keys_;
};

}  // namespace upstar
