// What a search remembers of positions: two bounds of the margin each, in a table of fixed size.
//
// An entry is two words, four entries a bucket of 64 bytes. The position itself is stored, so that
// no two are ever taken for one another.
//
//     word 0   uncut strings
//     word 1   bits 63..40 pieces | 39..28 lower + 2048 | 27..16 upper + 2048 | 15..9 move
//              | 8..1 effort | 0 in use
//
// `effort` is the logarithm of the nodes spent below the position, and `move` the best move found.
// When a bucket is full, the entry of least effort gives way: nothing is wrong with a lost entry,
// it costs a second search. What is stored about a position that is there already only narrows its
// bounds. Threads share the table; a bucket is used under one of a few thousand locks.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/base/zeroed_array.h"
#include "upstar/dots/quiet_position.h"

namespace upstar {

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
    BoundTable(Context& context, std::size_t bytes)
        : charge_(context),
          buckets_(whole_buckets(bytes)),
          table_(reserved(charge_, buckets_)),
          locks_(std::make_unique<Lock[]>(kLocks)) {}

    static std::uint64_t hash(const Key& key) { return combine(key.strings, key.pieces); }

    /// Bounds as wide as can be if nothing is known.
    Entry find(const Key& key, std::uint64_t hash) const {
        const std::size_t at = bucket_of(hash);
        const Guard guard(locks_[at % kLocks]);
        for (const Slot& slot : table_[at].slots)
            if (slot.holds(key.strings, key.pieces)) return slot.entry();
        return {key.strings, key.pieces, {-kWidest, kWidest}, kNoMove, 0};
    }

    void store(const Entry& entry, std::uint64_t hash) {
        const std::size_t at = bucket_of(hash);
        const Guard guard(locks_[at % kLocks]);
        Slot* chosen = nullptr;
        for (Slot& slot : table_[at].slots) {
            if (slot.holds(entry.strings, entry.pieces)) {
                slot = Slot(narrowed(slot.entry(), entry));
                return;
            }
            if (chosen == nullptr || slot.effort() < chosen->effort()) chosen = &slot;
        }
        if (!chosen->in_use()) used_.fetch_add(1, std::memory_order_relaxed);
        *chosen = Slot(entry);
    }

    /// Asks the memory for what `find` will read.
    void prefetch(std::uint64_t hash) const { __builtin_prefetch(&table_[bucket_of(hash)]); }

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
    std::size_t bytes() const { return buckets_ * sizeof(Bucket); }

private:
    static constexpr std::size_t kSlots = 4;
    static constexpr std::size_t kLocks = 1 << 12;
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
            return strings == set && in_use() && data >> 40 == pieces;
        }
        unsigned effort() const { return in_use() ? 1 + (data >> 1 & 255) : 0; }
        Entry entry() const {
            return {strings,
                    static_cast<PieceSums::Number>(data >> 40),
                    {static_cast<int>(data >> 28 & 4095) - kOffset,
                     static_cast<int>(data >> 16 & 4095) - kOffset},
                    static_cast<std::uint8_t>(data >> 9 & 127),
                    static_cast<unsigned>(data >> 1 & 255)};
        }

        std::uint64_t strings = 0;
        std::uint64_t data = 0;
    };
    struct alignas(64) Bucket {
        Slot slots[kSlots];
    };
    static_assert(sizeof(Bucket) == 64);

    static Entry narrowed(const Entry& before, const Entry& now) {
        Entry both = now;
        both.bounds.lower = std::max(before.bounds.lower, now.bounds.lower);
        both.bounds.upper = std::min(before.bounds.upper, now.bounds.upper);
        both.effort = std::max(before.effort, now.effort);
        if (now.move == kNoMove) both.move = before.move;
        return both;
    }

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
        std::size_t buckets = 1 << 6;
        while (buckets <= bytes / sizeof(Bucket) / 2) buckets *= 2;
        return buckets;
    }
    static std::size_t reserved(Charge& charge, std::size_t buckets) {
        charge.add(buckets * sizeof(Bucket));
        return buckets;
    }
    std::size_t bucket_of(std::uint64_t hash) const {
        return static_cast<std::size_t>(hash) & (buckets_ - 1);
    }

    Charge charge_;
    std::size_t buckets_;
    ZeroedArray<Bucket> table_;
    std::unique_ptr<Lock[]> locks_;
    std::atomic<std::size_t> used_{0};
};

}  // namespace upstar
