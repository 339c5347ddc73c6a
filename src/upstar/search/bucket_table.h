// A table of fixed size that threads share: what a search remembers of positions, the costliest
// kept longest.
//
// A slot of 16 or 32 bytes holds the whole of its position, so that no two are ever taken for one
// another; four slots are a bucket, one or two lines of cache. A hash chooses the bucket, and
// nothing more.
// When a bucket is full, the slot of least effort gives way: nothing is wrong with a lost entry, it
// costs a second search. A bucket is used under one of a few thousand locks.
//
// A Slot has in_use() (false if all its bits are zero), effort() and entry().
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "upstar/base/context.h"
#include "upstar/base/zeroed_array.h"

namespace upstar {

template <class Slot>
class BucketTable {
public:
    /// As large as fits `bytes`, which are charged to the context, as the locks are; at least 64
    /// buckets.
    BucketTable(Context& context, std::size_t bytes)
        : charge_(context),
          buckets_(whole_buckets(bytes)),
          table_(reserved(charge_, buckets_)),
          locks_(std::make_unique<Lock[]>(kLocks)) {}

    /// A copy of the slot for which holds(slot), or an empty one.
    template <class Holds>
    Slot find(std::uint64_t hash, const Holds& holds) const {
        const std::size_t at = bucket_of(hash);
        const Guard guard(locks_[at % kLocks]);
        for (const Slot& slot : table_[at])
            if (slot.in_use() && holds(slot)) return slot;
        return Slot();
    }

    /// Stores merged(slot), where the slot is the one for which holds(slot), or an empty one.
    template <class Holds, class Merged>
    void store(std::uint64_t hash, const Holds& holds, const Merged& merged) {
        const std::size_t at = bucket_of(hash);
        const Guard guard(locks_[at % kLocks]);
        Slot* chosen = nullptr;
        for (Slot& slot : table_[at]) {
            if (slot.in_use() && holds(slot)) {
                slot = merged(slot);
                return;
            }
            if (chosen == nullptr || rank(slot) < rank(*chosen)) chosen = &slot;
        }
        if (!chosen->in_use()) used_.fetch_add(1, std::memory_order_relaxed);
        *chosen = merged(Slot());
    }

    /// Asks the memory for what `find` will read.
    void prefetch(std::uint64_t hash) const {
        const Bucket& bucket = table_[bucket_of(hash)];
        for (std::size_t slot = 0; slot < kSlots; slot += kLine / sizeof(Slot))
            __builtin_prefetch(&bucket[slot]);
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
            for (const Slot& slot : copy)
                if (slot.in_use() && slot.effort() >= least_effort) visit(slot.entry());
        }
    }

    std::size_t size() const { return used_.load(std::memory_order_relaxed); }
    std::size_t capacity() const { return buckets_ * kSlots; }
    std::size_t bytes() const { return buckets_ * sizeof(Bucket); }

private:
    static constexpr std::size_t kSlots = 4;
    static constexpr std::size_t kLocks = 1 << 12;
    static constexpr std::size_t kLine = 64;

    struct alignas(64) Bucket : std::array<Slot, kSlots> {};
    static_assert(sizeof(Bucket) == kSlots * sizeof(Slot) && sizeof(Bucket) % kLine == 0);

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

    /// Who gives way: an empty slot first, then the one of least effort.
    static unsigned rank(const Slot& slot) { return slot.in_use() ? 1 + slot.effort() : 0; }

    static std::size_t whole_buckets(std::size_t bytes) {
        std::size_t buckets = 1 << 6;
        while (buckets <= bytes / sizeof(Bucket) / 2) buckets *= 2;
        return buckets;
    }
    static std::size_t reserved(Charge& charge, std::size_t buckets) {
        charge.add(buckets * sizeof(Bucket) + kLocks * sizeof(Lock));
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
