// What a search knows about graphs without names: two bounds of the margin each.
//
// As bound_table.h, but by code (graph_code.h), so that a slot is four words:
//
//     words 0..2   the code
//     word 3       bits 63..40 pieces | 39..28 lower + 2048 | 27..16 upper + 2048 | 8..1 effort
//                  | 0 in use
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "upstar/base/context.h"
#include "upstar/games/dots/solver/bound_table.h"
#include "upstar/games/dots/solver/graph_code.h"
#include "upstar/search/bucket_table.h"

namespace upstar::dots {

class CodeTable {
public:
    struct Key {
        GraphCode code;
        PieceSums::Number pieces = 0;
    };

    /// As large as fits `bytes`, which are charged to the context.
    CodeTable(Context& context, std::size_t bytes) : table_(context, bytes) {}

    static std::uint64_t hash(const Key& key) { return key.code.hash(key.pieces); }

    /// Bounds as wide as can be if nothing is known.
    Bounds find(const Key& key, std::uint64_t hash) const {
        const Slot found = table_.find(hash, [&](const Slot& slot) { return slot.holds(key); });
        return found.in_use() ? found.bounds() : widest();
    }

    /// Narrows what is known.
    void store(const Key& key, std::uint64_t hash, const Bounds& bounds, unsigned effort) {
        table_.store(
            hash, [&](const Slot& slot) { return slot.holds(key); },
            [&](const Slot& before) {
                const Bounds known = before.in_use() ? before.bounds() : widest();
                return Slot(
                    key, {std::max(known.lower, bounds.lower), std::min(known.upper, bounds.upper)},
                    std::max(before.effort(), effort));
            });
    }

    /// The same in more room.
    std::unique_ptr<CodeTable> larger(Context& context, std::size_t times) const {
        auto made = std::make_unique<CodeTable>(context, bytes() * times);
        table_.for_each(0, [&](const Slot& slot) {
            made->store(slot.key(), hash(slot.key()), slot.bounds(), slot.effort());
        });
        return made;
    }

    /// Asks the memory for what `find` will read.
    void prefetch(std::uint64_t hash) const { table_.prefetch(hash); }

    std::size_t size() const { return table_.size(); }
    std::size_t capacity() const { return table_.capacity(); }
    std::size_t bytes() const { return table_.bytes(); }

private:
    static constexpr int kOffset = 2048;
    static Bounds widest() { return {-BoundTable::kWidest, BoundTable::kWidest}; }

    struct Slot {
        Slot() = default;
        Slot(const Key& key, const Bounds& bounds, unsigned effort)
            : code(key.code.words),
              data(std::uint64_t{key.pieces} << 40 |
                   static_cast<std::uint64_t>(bounds.lower + kOffset) << 28 |
                   static_cast<std::uint64_t>(bounds.upper + kOffset) << 16 |
                   static_cast<std::uint64_t>(std::min(effort, 255u)) << 1 | 1) {}

        bool in_use() const { return (data & 1) != 0; }
        bool holds(const Key& key) const {
            return code == key.code.words && data >> 40 == key.pieces;
        }
        unsigned effort() const { return data >> 1 & 255; }
        Bounds bounds() const {
            return {static_cast<int>(data >> 28 & 4095) - kOffset,
                    static_cast<int>(data >> 16 & 4095) - kOffset};
        }

        Key key() const { return {{code}, static_cast<PieceSums::Number>(data >> 40)}; }
        const Slot& entry() const { return *this; }

        std::array<std::uint64_t, 3> code{};
        std::uint64_t data = 0;
    };

    BucketTable<Slot> table_;
};

}  // namespace upstar::dots
