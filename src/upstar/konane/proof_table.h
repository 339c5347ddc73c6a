// What a proof-number search remembers of positions: two numbers each, in a table of fixed size.
//
// An entry is two words, four entries a bucket of 64 bytes. The position itself is stored, so that
// no two are ever taken for one another.
//
//     word 0   stones
//     word 1   bits 63..36 proof | 35..8 disproof | 7..2 effort | 1 player | 0 in use
//
// `effort` is the logarithm of the nodes spent below the position. When a bucket is full, the
// entry of least effort gives way: nothing is wrong with a lost entry, it costs a second search.
// Threads share the table; a bucket is read and written under one of a few thousand locks.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/base/zeroed_array.h"
#include "upstar/rulesets/grid.h"
#include "upstar/values/player.h"

namespace upstar {

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
    ProofTable(Context& context, std::size_t bytes)
        : charge_(context),
          buckets_(whole_buckets(bytes)),
          table_(reserved(charge_, buckets_)),
          locks_(std::make_unique<Lock[]>(kLocks)) {}

    std::optional<ProofNumbers> find(CellSet stones, Player player) const {
        const std::size_t at = bucket_of(stones, player);
        const Guard guard(locks_[at % kLocks]);
        for (const Slot& slot : table_[at].slots)
            if (slot.holds(stones, player)) return slot.numbers();
        return std::nullopt;
    }

    /// What is solved stays so: a thread that is late with its numbers does not undo it.
    void store(const Entry& entry) {
        const std::size_t at = bucket_of(entry.stones, entry.player);
        const Guard guard(locks_[at % kLocks]);
        Slot* chosen = nullptr;
        for (Slot& slot : table_[at].slots) {
            if (slot.holds(entry.stones, entry.player) && slot.numbers().is_solved() &&
                !entry.numbers.is_solved())
                return;
            if (!slot.in_use() || slot.holds(entry.stones, entry.player)) {
                chosen = &slot;
                break;
            }
            if (chosen == nullptr || slot.effort() < chosen->effort()) chosen = &slot;
        }
        if (!chosen->in_use()) used_.fetch_add(1, std::memory_order_relaxed);
        *chosen = Slot(entry);
    }

    /// Asks the memory for what `find` will read.
    void prefetch(CellSet stones, Player player) const {
        __builtin_prefetch(&table_[bucket_of(stones, player)]);
    }

    /// Calls visit(entry) for all entries of at least this effort; other threads may go on.
    template <class Visit>
    void for_each(unsigned least_effort, const Visit& visit) const {
        for (std::size_t at = 0; at < buckets_; ++at) {
            Bucket copy;
            {
                const Guard guard(locks_[at % kLocks]);
                copy = table_[at];
            }
            for (const Slot& slot : copy.slots)
                if (slot.in_use() && slot.effort() >= least_effort) visit(slot.entry());
        }
    }

    std::size_t size() const { return used_.load(std::memory_order_relaxed); }
    std::size_t capacity() const { return buckets_ * kSlots; }

private:
    static constexpr std::size_t kSlots = 4;
    static constexpr std::size_t kLocks = 1 << 12;

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
    struct alignas(64) Bucket {
        Slot slots[kSlots];
    };
    static_assert(sizeof(Bucket) == 64);

    struct alignas(64) Lock {
        std::atomic<bool> taken{false};
    };
    class Guard {
    public:
        explicit Guard(Lock& lock) : lock_(lock) {
            while (lock_.taken.exchange(true, std::memory_order_acquire)) {
            }
        }
        ~Guard() { lock_.taken.store(false, std::memory_order_release); }
        Guard(const Guard&) = delete;
        Guard& operator=(const Guard&) = delete;

    private:
        Lock& lock_;
    };

    static std::size_t whole_buckets(std::size_t bytes) {
        std::size_t buckets = 1 << 10;
        while (buckets <= bytes / sizeof(Bucket) / 2) buckets *= 2;
        return buckets;
    }
    static std::size_t reserved(Charge& charge, std::size_t buckets) {
        charge.add(buckets * sizeof(Bucket));
        return buckets;
    }
    std::size_t bucket_of(CellSet stones, Player player) const {
        return static_cast<std::size_t>(combine(stones, index(player))) & (buckets_ - 1);
    }

    Charge charge_;
    std::size_t buckets_;
    ZeroedArray<Bucket> table_;
    std::unique_ptr<Lock[]> locks_;
    std::atomic<std::size_t> used_{0};
};

}  // namespace upstar
