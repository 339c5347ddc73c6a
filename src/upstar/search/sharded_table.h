// A hash table that several threads share and a Context pays for: what the memos are made of.
//
// The key's hash picks one of kShards open-addressing tables, each under its own lock; with many
// more shards than threads they seldom meet. Memory is charged before it is taken, so that a search
// too large for the machine ends with an Error, and what was found until then stays.
//
//     bits of the hash   high: slot in the table | 13..8: shard | 7..0: the table's fingerprint
#pragma once

#include <algorithm>
#include <array>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cassert>
#include <cstddef>
#include <mutex>

#include "upstar/base/context.h"
#include "upstar/positions/position.h"

namespace upstar {

/// Keys have a well-mixed `hash_value`.
template <class Key, class Result>
class ShardedTable {
public:
    /// The context must outlive the table.
    explicit ShardedTable(Context& context) : context_(context) {}
    ~ShardedTable() { clear(); }
    ShardedTable(const ShardedTable&) = delete;
    ShardedTable& operator=(const ShardedTable&) = delete;

    /// What `look` makes of the key's result, or of a null pointer if there is none.
    template <class Look>
    auto find(const Key& key, const Look& look) const {
        const Shard& shard = shards_[shard_number(key)];
        const std::lock_guard lock(shard.mutex);
        const auto found = shard.table.find(key);
        return look(found == shard.table.end() ? nullptr : &found->second);
    }

    /// Calls `change(result, is_new)` with the key's result, made by its default constructor if
    /// there was none. Throws Error (Limit) if there is no memory for it.
    template <class Change>
    void update(const Key& key, const Change& change) {
        Shard& shard = shards_[shard_number(key)];
        const std::lock_guard lock(shard.mutex);
        auto found = shard.table.find(key);
        const bool is_new = found == shard.table.end();
        if (is_new) {
            make_room(shard);
            if constexpr (HoldsMemory<Key>) charge(shard, key.memory());
            found = shard.table.emplace(key, Result()).first;
        }
        change(found->second, is_new);
    }

    std::size_t size() const {
        std::size_t total = 0;
        for (const Shard& shard : shards_) {
            const std::lock_guard lock(shard.mutex);
            total += shard.table.size();
        }
        return total;
    }

    /// Forgets everything and gives the memory back.
    void clear() {
        for (Shard& shard : shards_) {
            const std::lock_guard lock(shard.mutex);
            shard.table = Table();
            context_.release(shard.charged);
            shard.charged = 0;
        }
    }

private:
    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const Key& key) const { return hash_value(key); }
    };
    using Table = boost::unordered_flat_map<Key, Result, Hash>;

    static constexpr std::size_t kShards = 64;
    static constexpr std::size_t kFirstRoom = 16;

    struct alignas(64) Shard {
        mutable std::mutex mutex;
        Table table;
        std::size_t charged = 0;
    };

    static std::size_t shard_number(const Key& key) {
        return (static_cast<std::size_t>(hash_value(key)) >> 8) % kShards;
    }

    void charge(Shard& shard, std::size_t bytes) {
        context_.charge(bytes);
        shard.charged += bytes;
    }

    static std::size_t bytes_of_slots(std::size_t slots) {
        return slots * (sizeof(typename Table::value_type) + 2);
    }

    // Charges for a larger table before it is made, then gives back what it did not take and what
    // the smaller one held. The table takes a power of two times 15 slots, 7/8 of which it fills.
    void make_room(Shard& shard) {
        Table& table = shard.table;
        if (table.size() < table.max_load()) return;
        const std::size_t room = std::max(kFirstRoom, 2 * table.max_load());
        const std::size_t most = bytes_of_slots(room / 2 * 5 + 32);
        const std::size_t before = bytes_of_slots(table.bucket_count());
        charge(shard, most);
        table.reserve(room);
        const std::size_t after = bytes_of_slots(table.bucket_count());
        assert(after <= most);
        context_.release(most - after + before);
        shard.charged -= most - after + before;
    }

    Context& context_;
    std::array<Shard, kShards> shards_;
};

}  // namespace upstar
