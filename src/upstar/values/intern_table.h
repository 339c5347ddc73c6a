// A concurrent hash index from keys to ids, for interning.
//
// Readers take no lock: a slot is one 64-bit word, published with release once its record is
// written. Writers lock one of the shards, look again, then add. A shard that grows makes a new
// table and keeps the old ones until the end, since readers may still be in them; a reader that
// misses in an old table looks again under the lock.
//
//     slot = 0                                     empty
//     slot = high 32 bits of the hash | id         (an id is never 0, see kIdBias)
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

class InternTable {
public:
    // By way of another constructor, so that the destructor runs if a shard finds no memory.
    explicit InternTable(Context& context) : InternTable(context, Empty{}) {
        for (Shard& shard : shards_) grow(shard);
    }
    ~InternTable() { context_.release(bytes_.load(std::memory_order_relaxed)); }
    InternTable(const InternTable&) = delete;
    InternTable& operator=(const InternTable&) = delete;

    /// The index stored under `hash` for which `equal(index)` holds, if any.
    template <class Equal>
    std::optional<std::uint32_t> find(std::uint64_t hash, const Equal& equal) const {
        const Shard& shard = shards_[hash % kShards];
        const auto id = probe(*shard.current.load(std::memory_order_acquire), hash, equal);
        return id == 0 ? std::nullopt : std::optional(id - kIdBias);
    }

    /// The index stored under `hash` for which `equal(index)` holds; if there is none, the result
    /// of `make(shard)`, which runs under that shard's lock and must return a new index.
    template <class Equal, class Make>
    std::uint32_t find_or_make(std::uint64_t hash, const Equal& equal, const Make& make) {
        const std::size_t shard_number = hash % kShards;
        Shard& shard = shards_[shard_number];
        if (const auto found = find(hash, equal)) return *found;
        const std::lock_guard lock(shard.mutex);
        Table* table = shard.current.load(std::memory_order_relaxed);
        if (const auto id = probe(*table, hash, equal)) return id - kIdBias;
        if (2 * (shard.used + 1) > table->mask + 1) {
            grow(shard);
            table = shard.current.load(std::memory_order_relaxed);
        }
        const std::uint32_t index = make(shard_number);
        place(*table, tag(hash) | (index + kIdBias));
        ++shard.used;
        return index;
    }

    std::size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }

    static constexpr std::size_t kShards = 16;

private:
    struct Empty {};
    InternTable(Context& context, Empty) : context_(context) {}

    static constexpr std::uint32_t kIdBias = 1;
    static constexpr std::size_t kFirstSlots = 256;

    struct Table {
        explicit Table(std::size_t slots)
            : mask(slots - 1), words(std::make_unique<std::atomic<std::uint64_t>[]>(slots)) {}
        std::size_t mask;
        std::unique_ptr<std::atomic<std::uint64_t>[]> words;
    };
    struct Shard {
        std::mutex mutex;
        std::atomic<Table*> current{nullptr};
        std::size_t used = 0;
        std::vector<std::unique_ptr<Table>> tables;
    };

    // The low half of the hash picks the shard, the high half is the tag and gives the place, so
    // that a growing table can place its words anew without asking for their keys.
    static std::uint64_t tag(std::uint64_t hash) { return hash & 0xffffffff00000000ULL; }
    static std::size_t place_of(std::uint64_t word) { return static_cast<std::size_t>(word >> 32); }

    template <class Equal>
    static std::uint32_t probe(const Table& table, std::uint64_t hash, const Equal& equal) {
        for (std::size_t i = place_of(hash) & table.mask;; i = (i + 1) & table.mask) {
            const std::uint64_t word = table.words[i].load(std::memory_order_acquire);
            if (word == 0) return 0;
            const auto id = static_cast<std::uint32_t>(word);
            if (tag(word) == tag(hash) && equal(id - kIdBias)) return id;
        }
    }

    static void place(Table& table, std::uint64_t word) {
        std::size_t i = place_of(word) & table.mask;
        while (table.words[i].load(std::memory_order_relaxed) != 0) i = (i + 1) & table.mask;
        table.words[i].store(word, std::memory_order_release);
    }

    void grow(Shard& shard) {
        const Table* old = shard.current.load(std::memory_order_relaxed);
        const std::size_t slots = old == nullptr ? kFirstSlots : 4 * (old->mask + 1);
        context_.charge(slots * sizeof(std::uint64_t));
        bytes_.fetch_add(slots * sizeof(std::uint64_t), std::memory_order_relaxed);
        auto table = std::make_unique<Table>(slots);
        for (std::size_t i = 0; old != nullptr && i <= old->mask; ++i)
            if (const auto word = old->words[i].load(std::memory_order_relaxed))
                place(*table, word);
        shard.current.store(table.get(), std::memory_order_release);
        shard.tables.push_back(std::move(table));
    }

    Context& context_;
    std::atomic<std::size_t> bytes_{0};
    std::array<Shard, kShards> shards_;
};

}  // namespace upstar
