// What a proof-number search remembers of positions: two numbers each, in a table of fixed size.
//
// The table is that of search/bucket_table.h. An entry is two words:
//
//     word 0   stones
//     word 1   bits 63..36 proof | 35..8 disproof | 7..2 effort | 1 player | 0 in use
//
// `effort` is the logarithm of the nodes spent below the position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/positions/grid.h"
#include "upstar/search/bucket_table.h"
#include "upstar/values/player.h"

namespace upstar::konane {

/// How much is left to show that the player to move wins, and that he does not.
struct ProofNumbers {
    static constexpr std::uint32_t kInfinite = (1u << 28) - 1;

    std::uint32_t proof = 1;     ///< 0: he wins
    std::uint32_t disproof = 1;  ///< 0: he loses

    static constexpr ProofNumbers won() { return {0, kInfinite}; }
    static constexpr ProofNumbers lost() { return {kInfinite, 0}; }
    constexpr bool is_solved() const { return proof == 0 || disproof == 0; }
};

class ProofTable {
public:
    struct Entry {
        CellSet stones = 0;
        Player player = Player::Left;
        ProofNumbers numbers;
        unsigned effort = 0;
    };

    /// As large as fits `bytes`, which are charged to the context.
    ProofTable(Context& context, std::size_t bytes) : table_(context, bytes) {}

    std::optional<ProofNumbers> find(CellSet stones, Player player) const {
        const Slot found = table_.find(
            hash(stones, player), [&](const Slot& slot) { return slot.holds(stones, player); });
        return found.in_use() ? std::optional(found.numbers()) : std::nullopt;
    }

    /// What is solved stays so: a thread that is late with its numbers does not undo it.
    void store(const Entry& entry) {
        table_.store(
            hash(entry.stones, entry.player),
            [&](const Slot& slot) { return slot.holds(entry.stones, entry.player); },
            [&](const Slot& before) {
                const bool is_late =
                    before.in_use() && before.numbers().is_solved() && !entry.numbers.is_solved();
                return is_late ? before : Slot(entry);
            });
    }

    /// Asks the memory for what `find` will read.
    void prefetch(CellSet stones, Player player) const { table_.prefetch(hash(stones, player)); }

    /// Calls visit(entry) for all entries of at least this effort; other threads may go on.
    template <class Visit>
    void for_each(unsigned least_effort, const Visit& visit) const {
        table_.for_each(least_effort, visit);
    }

    std::size_t size() const { return table_.size(); }
    std::size_t capacity() const { return table_.capacity(); }

private:
    struct Slot {
        Slot() = default;
        explicit Slot(const Entry& entry)
            : stones(entry.stones),
              data(std::uint64_t{entry.numbers.proof} << 36 |
                   std::uint64_t{entry.numbers.disproof} << 8 | std::uint64_t{entry.effort} << 2 |
                   index(entry.player) << 1 | 1) {}

        bool in_use() const { return (data & 1) != 0; }
        bool holds(CellSet set, Player player) const {
            return stones == set && (data & 3) == (index(player) << 1 | 1);
        }
        unsigned effort() const { return data >> 2 & 63; }
        ProofNumbers numbers() const {
            return {static_cast<std::uint32_t>(data >> 36),
                    static_cast<std::uint32_t>(data >> 8 & ProofNumbers::kInfinite)};
        }
        Entry entry() const {
            return {stones, (data & 2) != 0 ? Player::Right : Player::Left, numbers(), effort()};
        }

        std::uint64_t stones = 0;
        std::uint64_t data = 0;
    };

    static std::uint64_t hash(CellSet stones, Player player) {
        return combine(stones, index(player));
    }

    BucketTable<Slot> table_;
};

}  // namespace upstar::konane
