// What a search remembers of positions: two bounds of the margin each, in a table of fixed size.
//
// The table is that of search/bucket_table.h. An entry is two words:
//
//     word 0   uncut strings
//     word 1   bits 63..40 pieces | 39..28 lower + 2048 | 27..16 upper + 2048 | 15..9 move
//              | 8..1 effort | 0 in use
//
// `effort` is the logarithm of the nodes spent below the position, and `move` the best move found.
// What is stored about a position that is there already only narrows its bounds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/games/dots/solver/quiet_position.h"
#include "upstar/search/bucket_table.h"

namespace upstar::dots {

/// lower <= margin <= upper.
struct Bounds {
    int lower = 0;
    int upper = 0;
    bool are_equal() const { return lower == upper; }
};

class BoundTable {
public:
    using Key = QuietPosition::Key;
    static constexpr std::uint8_t kNoMove = 127;
    static constexpr int kWidest = 2047;

    struct Entry {
        StringSet strings = 0;
        PieceSums::Number pieces = 0;
        Bounds bounds{-kWidest, kWidest};
        std::uint8_t move = kNoMove;
        unsigned effort = 0;
    };

    /// As large as fits `bytes`, which are charged to the context.
    BoundTable(Context& context, std::size_t bytes) : table_(context, bytes) {}

    static std::uint64_t hash(const Key& key) { return combine(key.strings, key.pieces); }

    /// Bounds as wide as can be if nothing is known.
    Entry find(const Key& key, std::uint64_t hash) const {
        const Slot found = table_.find(
            hash, [&](const Slot& slot) { return slot.holds(key.strings, key.pieces); });
        if (found.in_use()) return found.entry();
        return {key.strings, key.pieces, {-kWidest, kWidest}, kNoMove, 0};
    }

    void store(const Entry& entry, std::uint64_t hash) {
        table_.store(
            hash, [&](const Slot& slot) { return slot.holds(entry.strings, entry.pieces); },
            [&](const Slot& before) {
                return Slot(before.in_use() ? narrowed(before.entry(), entry) : entry);
            });
    }

    /// The same in more room.
    std::unique_ptr<BoundTable> larger(Context& context, std::size_t times) const {
        auto made = std::make_unique<BoundTable>(context, bytes() * times);
        for_each(0, [&](const Entry& entry) {
            made->store(entry, hash({entry.strings, entry.pieces, 0}));
        });
        return made;
    }

    /// Asks the memory for what `find` will read.
    void prefetch(std::uint64_t hash) const { table_.prefetch(hash); }

    /// Calls visit(entry) for all entries of at least this effort; other threads may go on.
    template <class Visit>
    void for_each(unsigned least_effort, const Visit& visit) const {
        table_.for_each(least_effort, visit);
    }

    std::size_t size() const { return table_.size(); }
    std::size_t capacity() const { return table_.capacity(); }
    std::size_t bytes() const { return table_.bytes(); }

private:
    static constexpr int kOffset = 2048;

    struct Slot {
        Slot() = default;
        explicit Slot(const Entry& entry)
            : strings(entry.strings),
              data(std::uint64_t{entry.pieces} << 40 |
                   static_cast<std::uint64_t>(entry.bounds.lower + kOffset) << 28 |
                   static_cast<std::uint64_t>(entry.bounds.upper + kOffset) << 16 |
                   std::uint64_t{entry.move} << 9 |
                   static_cast<std::uint64_t>(std::min(entry.effort, 255u)) << 1 | 1) {}

        bool in_use() const { return (data & 1) != 0; }
        bool holds(StringSet set, PieceSums::Number pieces) const {
            return strings == set && data >> 40 == pieces;
        }
        unsigned effort() const { return data >> 1 & 255; }
        Entry entry() const {
            return {strings,
                    static_cast<PieceSums::Number>(data >> 40),
                    {static_cast<int>(data >> 28 & 4095) - kOffset,
                     static_cast<int>(data >> 16 & 4095) - kOffset},
                    static_cast<std::uint8_t>(data >> 9 & 127),
                    effort()};
        }

        std::uint64_t strings = 0;
        std::uint64_t data = 0;
    };

    static Entry narrowed(const Entry& before, const Entry& now) {
        Entry both = now;
        both.bounds.lower = std::max(before.bounds.lower, now.bounds.lower);
        both.bounds.upper = std::min(before.bounds.upper, now.bounds.upper);
        both.effort = std::max(before.effort, now.effort);
        if (now.move == kNoMove) both.move = before.move;
        return both;
    }

    BucketTable<Slot> table_;
};

}  // namespace upstar::dots
