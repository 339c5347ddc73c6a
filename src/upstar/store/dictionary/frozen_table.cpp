#include "upstar/store/dictionary/frozen_table.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/store/dictionary/frozen_bytes.h"

namespace upstar {
namespace {

constexpr std::string_view kMagic = "upstar frozen 1\n";
constexpr std::size_t kTailEnd = 16;  // the size of the tail and its checksum

std::uint64_t word_at(std::string_view bytes) {
    std::uint64_t word = 0;
    for (std::size_t i = 8; i-- > 0;) word = word << 8 | static_cast<unsigned char>(bytes[i]);
    return word;
}

}  // namespace

bool FrozenTable::is_one(const std::string& path) {
    try {
        return MappedFile(path).bytes().substr(0, 14) == kMagic.substr(0, 14);
    } catch (const Error&) {
        return false;
    }
}

FrozenTable::FrozenTable(const std::string& path) : path_(path), file_(path) {
    const std::string_view bytes = file_.bytes();
    if (bytes.substr(0, kMagic.size()) != kMagic) {
        const bool is_later = bytes.substr(0, 14) == kMagic.substr(0, 14);
        throw Error(ErrorKind::Input,
                    path + (is_later ? " was written by a later version of Upstar; use that"
                                     : " is no frozen table of Upstar; name another file"));
    }
    if (bytes.size() < kMagic.size() + kTailEnd) damaged();
    const std::uint64_t tail_size = word_at(bytes.substr(bytes.size() - 16));
    if (tail_size > bytes.size() - kMagic.size() - kTailEnd) damaged();
    const std::string_view tail =
        bytes.substr(bytes.size() - kTailEnd - static_cast<std::size_t>(tail_size),
                     static_cast<std::size_t>(tail_size));
    if (fast_checksum(tail) != word_at(bytes.substr(bytes.size() - 8))) damaged();

    ByteReader reader(tail);
    const auto number = [&] {
        const auto next = reader.varint();
        if (!next) damaged();
        return *next;
    };
    const auto section = [&] {
        const std::uint64_t offset = number();
        const std::uint64_t size = number();
        const std::uint64_t sum = number();
        if (offset > bytes.size() || size > bytes.size() - offset) damaged();
        const std::string_view part =
            bytes.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
        auto text = fast_checksum(part) == sum ? decompressed(part) : std::nullopt;
        if (!text) damaged();
        return *std::move(text);
    };
    positions_ = number();
    forms_text_ = section();
    read_values(section());
    read_index(section());
    const auto game = reader.text(number());
    if (!game) damaged();
    game_ = *game;
}

void FrozenTable::damaged() const {
    throw Error(ErrorKind::Input,
                path_ + " is damaged; put a copy of it back, or freeze its dictionary again");
}

void FrozenTable::read_values(const std::string& ranks) {
    const std::string_view text = forms_text_;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        forms_.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    ByteReader reader(ranks);
    while (!reader.is_at_end()) {
        const std::uint64_t id = reader.varint().value_or(0);
        if (id < 1 || id > forms_.size()) damaged();
        ranked_.push_back(static_cast<ValueId>(id));
    }
}

void FrozenTable::read_index(std::string_view bytes) {
    ByteReader reader(bytes);
    while (!reader.is_at_end()) {
        const auto offset = reader.varint();
        const auto size = reader.varint();
        const auto sum = reader.varint();
        const auto length = reader.varint();
        const auto first = length ? reader.text(*length) : std::nullopt;
        if (!first || *offset > file_.bytes().size() || *size > file_.bytes().size() - *offset)
            damaged();
        blocks_.push_back({*offset, *size, *sum, std::string(*first)});
    }
}

std::string FrozenTable::text_of(std::size_t block) const {
    const Block& about = blocks_[block];
    const std::string_view bytes = file_.bytes().substr(static_cast<std::size_t>(about.offset),
                                                        static_cast<std::size_t>(about.size));
    auto text = fast_checksum(bytes) == about.checksum ? decompressed(bytes) : std::nullopt;
    if (!text) damaged();
    return *std::move(text);
}

ValueId FrozenTable::value_at(ByteReader& reader) const {
    const auto rank = reader.varint();
    if (!rank || *rank >= ranked_.size()) damaged();
    return ranked_[static_cast<std::size_t>(*rank)];
}

FrozenTable::Entries FrozenTable::entries_of(std::size_t block) const {
    const std::string text = text_of(block);
    // First all texts, then all values: alike stands beside alike.
    ByteReader reader(text);
    Entries entries;
    const std::uint64_t count = reader.varint().value_or(0);
    std::string position;
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto shared = reader.varint();
        const auto length = reader.varint();
        const auto rest = length ? reader.text(*length) : std::nullopt;
        if (!rest || *shared > position.size()) damaged();
        position.resize(static_cast<std::size_t>(*shared));
        position += *rest;
        entries.emplace_back(position, 0);
    }
    for (auto& [each, value] : entries) value = value_at(reader);
    return entries;
}

// How much of the position has been met is all that is needed of the texts before: who shares more
// with the one before, which is less, is less too; who shares less is greater.
std::optional<ValueId> FrozenTable::scan(std::size_t block, std::string_view position) const {
    const std::string text = text_of(block);
    ByteReader reader(text);
    const std::uint64_t count = reader.varint().value_or(0);
    std::size_t met = 0;
    std::optional<std::uint64_t> found;
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto shared = reader.varint();
        const auto length = reader.varint();
        const auto rest = length ? reader.text(*length) : std::nullopt;
        if (!rest) damaged();
        if (found || *shared > met) continue;
        if (*shared < met) return std::nullopt;
        const std::string_view wanted = position.substr(met);
        const auto differ = std::mismatch(rest->begin(), rest->end(), wanted.begin(), wanted.end());
        met += static_cast<std::size_t>(differ.first - rest->begin());
        if (differ.first == rest->end() && differ.second == wanted.end()) {
            found = i;
        } else if (differ.first != rest->end() &&
                   (differ.second == wanted.end() || *differ.second < *differ.first)) {
            return std::nullopt;
        }
    }
    if (!found) return std::nullopt;
    for (std::uint64_t i = 0; i < *found; ++i) value_at(reader);
    return value_at(reader);
}

std::optional<ValueId> FrozenTable::find(std::string_view position) {
    const auto behind =
        std::upper_bound(blocks_.begin(), blocks_.end(), position,
                         [](std::string_view text, const Block& b) { return text < b.first; });
    if (behind == blocks_.begin()) return std::nullopt;
    const auto block = static_cast<std::size_t>(behind - blocks_.begin()) - 1;
    if (block != open_block_) {
        if (block != last_block_) {
            last_block_ = block;
            return scan(block, position);
        }
        open_ = entries_of(block);
        open_block_ = block;
    }
    const auto found = std::lower_bound(
        open_.begin(), open_.end(), position,
        [](const auto& entry, std::string_view text) { return entry.first < text; });
    if (found == open_.end() || found->first != position) return std::nullopt;
    return found->second;
}

void FrozenTable::for_each(
    const std::function<void(const std::string& position, ValueId value)>& visit) {
    for (std::size_t block = 0; block < blocks_.size(); ++block)
        for (const auto& [position, value] : entries_of(block)) visit(position, value);
}

std::string_view FrozenTable::form(ValueId id) const {
    if (id < 1 || static_cast<std::uint64_t>(id) > forms_.size()) damaged();
    return forms_[static_cast<std::size_t>(id) - 1];
}

FrozenValues::FrozenValues(const FrozenTable& table, Arena& arena)
    : table_(table),
      arena_(arena),
      values_(static_cast<std::size_t>(table.values()) + 1),
      charge_(arena.context()) {
    charge_.add(values_.size() * sizeof(values_[0]));
}

Game FrozenValues::value(ValueId id) {
    std::vector<ValueId> stack = {id};
    const auto known = [&](ValueId each) -> std::optional<Game>& {
        return values_[static_cast<std::size_t>(each)];
    };
    while (!stack.empty()) {
        const ValueId next = stack.back();
        const std::string_view form = table_.form(next);
        const std::size_t before = stack.size();
        if (!known(next))
            for (const ValueId option : options_in_form(form, next, table_.path()))
                if (!known(option)) stack.push_back(option);
        if (stack.size() > before) continue;
        if (!known(next))
            known(next) = value_of_form(arena_, form, next, table_.path(),
                                        [&](ValueId option) { return *known(option); });
        stack.pop_back();
    }
    return *known(id);
}

std::optional<Game> FrozenMemory::find(const std::string& ruleset, const std::string& position) {
    if (!has(ruleset) || !keys_.may_have(position)) return std::nullopt;
    const std::lock_guard lock(mutex_);
    if (const auto id = table_.find(position)) return values_.value(*id);
    keys_.missed([&](std::uint64_t most, const KeyFilter::Visit& visit) {
        if (table_.positions() > most) return false;
        table_.for_each([&](const std::string& key, ValueId) { visit(key); });
        return true;
    });
    return std::nullopt;
}

}  // namespace upstar
