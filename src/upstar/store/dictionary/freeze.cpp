#include <algorithm>
#include <map>
#include <unordered_map>

#include "upstar/base/error.h"
#include "upstar/store/dictionary/frozen_bytes.h"
#include "upstar/store/dictionary/frozen_table.h"
#include "upstar/store/whole_file.h"

namespace upstar {
namespace {

constexpr std::size_t kEntriesABlock = 256;

// The values of a game under new numbers: all that positions have, and their options.
class FrozenNumbers {
public:
    FrozenNumbers(Dictionary& dictionary, const std::string& game) {
        SqlStatement counts(dictionary.database(),
                            "SELECT value, count(*) FROM position WHERE value IS NOT NULL AND "
                            "game = (SELECT id FROM game WHERE rules = ?) GROUP BY value");
        counts.with(game);
        while (counts.next()) counts_.emplace_back(counts.integer(1), counts.integer(0));
        std::sort(counts_.rbegin(), counts_.rend());
        take_options(dictionary);
        for (const auto& [former, form] : forms_)
            numbers_.emplace(former, static_cast<ValueId>(numbers_.size()) + 1);
        for (std::size_t i = 0; i < counts_.size(); ++i) ranks_.emplace(counts_[i].second, i);
    }

    bool is_empty() const { return counts_.empty(); }
    std::uint64_t rank(ValueId former) const { return ranks_.at(former); }

    // In the order of their new numbers, a line each.
    std::string forms() const {
        std::string text;
        for (const auto& [former, form] : forms_) text += renumbered(form) + "\n";
        return text;
    }
    std::string ranked() const {
        std::string bytes;
        for (const auto& [count, former] : counts_)
            append_varint(bytes, static_cast<std::uint64_t>(numbers_.at(former)));
        return bytes;
    }

private:
    void take_options(Dictionary& dictionary) {
        SqlStatement form(dictionary.database(), "SELECT form FROM value WHERE id = ?");
        std::vector<ValueId> open;
        for (const auto& [count, id] : counts_) open.push_back(id);
        while (!open.empty()) {
            const ValueId id = open.back();
            open.pop_back();
            if (forms_.contains(id)) continue;
            form.with(id).next();
            const std::string text = form.text(0);
            form.reset();
            for (const ValueId option : options_in_form(text, id, dictionary.path()))
                open.push_back(option);
            forms_.emplace(id, text);
        }
    }

    std::string renumbered(const std::string& form) const {
        if (form[0] != '{') return form;
        std::string text;
        for (std::size_t at = 0; at < form.size();) {
            const std::size_t end = std::min(form.find_first_not_of("0123456789", at), form.size());
            if (end > at)
                text += std::to_string(numbers_.at(std::stoll(form.substr(at, end - at))));
            if (end < form.size()) text += form[end];
            at = end + 1;
        }
        return text;
    }

    std::vector<std::pair<std::int64_t, ValueId>> counts_;  // the most frequent first
    std::map<ValueId, std::string> forms_;                  // options before those who have them
    std::unordered_map<ValueId, ValueId> numbers_;
    std::unordered_map<ValueId, std::uint64_t> ranks_;
};

// Writes sections one after the other and notes where they are.
class FrozenWriter {
public:
    explicit FrozenWriter(const std::string& path) : file_(path, "the frozen table") {
        write("upstar frozen 1\n");
    }

    void add(const std::string& position, std::uint64_t rank) {
        if (count_ == 0) first_ = last_ = "";
        std::size_t shared = 0;
        while (shared < std::min(last_.size(), position.size()) &&
               last_[shared] == position[shared])
            ++shared;
        append_varint(texts_, shared);
        append_varint(texts_, position.size() - shared);
        texts_ += position.substr(shared);
        append_varint(ranks_, rank);
        if (count_ == 0) first_ = position;
        last_ = position;
        ++positions_;
        if (++count_ == kEntriesABlock) end_block();
    }

    void finish(const FrozenNumbers& numbers, const std::string& game) {
        if (count_ > 0) end_block();
        std::string tail;
        append_varint(tail, positions_);
        add_section(tail, numbers.forms());
        add_section(tail, numbers.ranked());
        add_section(tail, index_);
        append_varint(tail, game.size());
        tail += game;
        write(tail);
        write(little_endian(tail.size()) + little_endian(fast_checksum(tail)));
        file_.finish();
    }

    std::uint64_t positions() const { return positions_; }

private:
    static std::string little_endian(std::uint64_t word) {
        std::string bytes;
        for (int i = 0; i < 8; ++i, word >>= 8) bytes += static_cast<char>(word & 0xff);
        return bytes;
    }

    void write(const std::string& bytes) {
        file_.out() << bytes;
        offset_ += bytes.size();
    }

    // Where it is, how long it is, and its checksum.
    void note(std::string& where, const std::string& bytes) const {
        append_varint(where, offset_);
        append_varint(where, bytes.size());
        append_varint(where, fast_checksum(bytes));
    }

    void add_section(std::string& tail, const std::string& text) {
        const std::string bytes = compressed(text);
        note(tail, bytes);
        write(bytes);
    }

    void end_block() {
        std::string text;
        append_varint(text, count_);
        const std::string bytes = compressed(text + texts_ + ranks_);
        note(index_, bytes);
        append_varint(index_, first_.size());
        index_ += first_;
        write(bytes);
        texts_.clear();
        ranks_.clear();
        count_ = 0;
    }

    WholeFile file_;
    std::uint64_t offset_ = 0;
    std::uint64_t positions_ = 0;
    std::size_t count_ = 0;  // of the block
    std::string first_;
    std::string last_;
    std::string texts_;
    std::string ranks_;
    std::string index_;
};

}  // namespace

std::uint64_t freeze(Dictionary& dictionary, const std::string& game, const std::string& path) {
    const FrozenNumbers numbers(dictionary, game);
    if (numbers.is_empty())
        throw Error(ErrorKind::Input, dictionary.path() + " has no values of positions of " + game);
    FrozenWriter writer(path);
    SqlStatement rows(dictionary.database(),
                      "SELECT text, value FROM position WHERE value IS NOT NULL AND game = "
                      "(SELECT id FROM game WHERE rules = ?) ORDER BY text");
    rows.with(game);
    while (rows.next()) writer.add(rows.text(0), numbers.rank(rows.integer(1)));
    writer.finish(numbers, game);
    return writer.positions();
}

}  // namespace upstar
