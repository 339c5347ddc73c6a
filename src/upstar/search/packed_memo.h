// A memo of eight bytes a position, for positions with small keys.
//
// A key of at most kKeyBits bits is scrambled by a bijection; the high bits of the result choose a
// home slot and only the others are kept, since the slot tells the rest (quotienting: Knuth, The
// Art of Computer Programming, 6.4, exercise 13). So one word holds a whole entry, and no two keys
// are ever taken for one another:
//
//     bits 63..32 | 31..                       | ..0
//     result      | rest of the scrambled key  | distance from the home slot, plus one (0: empty)
//
// Several threads may use it, without locks; who finds a result sees all that its maker had done
// before. It grows when it is rather full, or an entry would lie
// too far from home. While it grows it may lose an entry, which costs its user a second search and
// nothing else. Tables it has grown out of are kept until nobody can be reading them;
// `drop_old_tables` is told so.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/zeroed_array.h"

namespace upstar {

template <class Result>
class PackedMemo {
    static_assert(sizeof(Result) == sizeof(std::uint32_t) && std::is_trivially_copyable_v<Result>);

public:
    static constexpr unsigned kKeyBits = 45;

    explicit PackedMemo(Context& context) : context_(context) {}
    ~PackedMemo() { clear(); }
    PackedMemo(const PackedMemo&) = delete;
    PackedMemo& operator=(const PackedMemo&) = delete;

    std::optional<Result> find(std::uint64_t key) const {
        const Table* table = current_.load(std::memory_order_acquire);
        if (table == nullptr) return std::nullopt;
        const Probe probe(scrambled(key), *table);
        for (std::size_t distance = 0; distance < table->most_distance; ++distance) {
            const std::uint64_t word =
                table->words[(probe.home + distance) & table->mask].load(std::memory_order_acquire);
            if (word == 0) return std::nullopt;
            if (static_cast<std::uint32_t>(word) == probe.low_word(distance))
                return unpacked(word >> 32);
        }
        return std::nullopt;
    }

    /// Asks the memory for what `find(key)` will read.
    void prefetch(std::uint64_t key) const {
        const Table* table = current_.load(std::memory_order_acquire);
        if (table != nullptr) __builtin_prefetch(&table->words[Probe(scrambled(key), *table).home]);
    }

    /// Throws Error (Limit) if there is no memory for a larger table.
    void store(std::uint64_t key, const Result& result) {
        Table* table = current_.load(std::memory_order_acquire);
        if (table == nullptr || used_.load(std::memory_order_relaxed) > table->most_used) {
            grow(table);
            table = current_.load(std::memory_order_acquire);
        }
        const std::uint64_t h = scrambled(key);
        Inserted inserted = insert(*table, h, packed(result));
        while (inserted == Inserted::TooFar) {
            grow(table);
            table = current_.load(std::memory_order_acquire);
            inserted = insert(*table, h, packed(result));
        }
        if (inserted == Inserted::New) used_.fetch_add(1, std::memory_order_relaxed);
    }

    std::size_t size() const { return used_.load(std::memory_order_relaxed); }

    /// Requires that no other thread is using the memo.
    void drop_old_tables() {
        if (!has_old_tables_.load(std::memory_order_relaxed)) return;
        const std::lock_guard lock(mutex_);
        while (tables_.size() > 1) {
            context_.release(tables_.front()->bytes());
            tables_.erase(tables_.begin());
        }
        has_old_tables_.store(false, std::memory_order_relaxed);
    }

    /// Forgets everything and gives the memory back; the same requirement.
    void clear() {
        const std::lock_guard lock(mutex_);
        for (const auto& table : tables_) context_.release(table->bytes());
        tables_.clear();
        current_.store(nullptr, std::memory_order_release);
        used_.store(0, std::memory_order_relaxed);
        has_old_tables_.store(false, std::memory_order_relaxed);
    }

    /// The memory of the smallest table.
    static constexpr std::size_t least_bytes() { return std::size_t{8} << kFirstSlotBits; }

private:
    static constexpr unsigned kFirstSlotBits = 18;

    struct Table {
        explicit Table(unsigned bits)
            : slot_bits(bits),
              mask((std::size_t{1} << bits) - 1),
              distance_bits(32 - (kKeyBits - bits)),
              most_used((mask + 1) / 8 * (distance_bits < 7 ? 4 : 6)),
              most_distance((std::size_t{1} << distance_bits) - 1),
              words(mask + 1) {}
        std::size_t bytes() const { return (mask + 1) * sizeof(std::uint64_t); }

        unsigned slot_bits;
        std::size_t mask;
        unsigned distance_bits;
        std::size_t most_used;  // fewer where a distance has few bits
        std::size_t most_distance;
        ZeroedArray<std::atomic<std::uint64_t>> words;
    };

    struct Probe {
        Probe(std::uint64_t h, const Table& table)
            : home(static_cast<std::size_t>(h >> (kKeyBits - table.slot_bits))),
              rest((h & ((std::uint64_t{1} << (kKeyBits - table.slot_bits)) - 1))
                   << table.distance_bits) {}
        std::uint32_t low_word(std::size_t distance) const {
            return static_cast<std::uint32_t>(rest | (distance + 1));
        }
        std::size_t home;
        std::uint64_t rest;
    };

    // A bijection of the numbers below 2^kKeyBits: each step can be undone.
    static std::uint64_t scrambled(std::uint64_t key) {
        constexpr std::uint64_t kMask = (std::uint64_t{1} << kKeyBits) - 1;
        key ^= key >> 23;
        key = key * 0x9e3779b97f4a7c15 & kMask;
        key ^= key >> 22;
        key = key * 0xbf58476d1ce4e5b9 & kMask;
        key ^= key >> 23;
        return key;
    }

    static std::uint64_t packed(const Result& result) {
        std::uint32_t word = 0;
        std::memcpy(&word, &result, sizeof word);
        return word;
    }
    static Result unpacked(std::uint64_t bits) {
        const auto word = static_cast<std::uint32_t>(bits);
        Result result;
        std::memcpy(static_cast<void*>(&result), &word, sizeof word);
        return result;
    }

    enum class Inserted : std::uint8_t { New, Known, TooFar };

    static Inserted insert(Table& table, std::uint64_t h, std::uint64_t result) {
        const Probe probe(h, table);
        for (std::size_t distance = 0; distance < table.most_distance; ++distance) {
            const std::uint64_t entry = result << 32 | probe.low_word(distance);
            std::atomic<std::uint64_t>& slot = table.words[(probe.home + distance) & table.mask];
            std::uint64_t word = slot.load(std::memory_order_relaxed);
            if (word == 0 && slot.compare_exchange_strong(word, entry, std::memory_order_acq_rel))
                return Inserted::New;
            if (static_cast<std::uint32_t>(word) == static_cast<std::uint32_t>(entry))
                return Inserted::Known;
        }
        return Inserted::TooFar;
    }

    void grow(const Table* seen) {
        const std::lock_guard lock(mutex_);
        const Table* old = current_.load(std::memory_order_relaxed);
        if (old != seen) return;  // another thread did it
        const unsigned bits = old == nullptr ? kFirstSlotBits : old->slot_bits + 1;
        context_.charge(std::size_t{8} << bits);
        tables_.push_back(std::make_unique<Table>(bits));
        Table& larger = *tables_.back();
        if (old != nullptr) {
            copy(*old, larger);
            has_old_tables_.store(true, std::memory_order_relaxed);
        }
        current_.store(&larger, std::memory_order_release);
    }

    static void copy(const Table& from, Table& to) {
        const unsigned rest_bits = kKeyBits - from.slot_bits;
        for (std::size_t i = 0; i <= from.mask; ++i) {
            const std::uint64_t word = from.words[i].load(std::memory_order_acquire);
            if (word == 0) continue;
            const auto distance = static_cast<std::size_t>(word & from.most_distance) - 1;
            const std::uint64_t rest = (word & 0xffffffff) >> from.distance_bits;
            const std::uint64_t home = (i - distance) & from.mask;
            insert(to, home << rest_bits | rest, word >> 32);
        }
    }

    Context& context_;
    std::atomic<Table*> current_{nullptr};
    std::atomic<std::size_t> used_{0};
    std::atomic<bool> has_old_tables_{false};
    std::mutex mutex_;
    std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace upstar
