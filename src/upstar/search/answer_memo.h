// Answers to "does this player, moving first, win S + x?", remembered for all numbers x at once.
//
// The larger x, the better for Left: if she loses S + x she loses S + y for every y <= x, and if
// she wins she wins for every y >= x. So of each S two numbers are remembered, the best for the
// player with which he is known to lose and the worst with which he is known to win. Play often
// reaches the same components with a move more or less to spare; in Toads and Frogs this saves a
// sixth of the search.
//
// It is exact and may be shared by threads like the Memo of memo.h; unlike there, what is stored
// for a key grows.
#pragma once

#include <algorithm>
#include <array>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>

#include "upstar/base/context.h"
#include "upstar/base/hash.h"
#include "upstar/search/value_sum.h"
#include "upstar/values/arena.h"

namespace upstar {

/// Does `player`, moving first, win the sum?
template <PartizanPosition P>
struct Question {
    ValueSum<P> sum;
    Player player = Player::Left;

    friend bool operator==(const Question&, const Question&) = default;
    friend std::size_t hash_value(const Question& question) {
        return static_cast<std::size_t>(combine(hash_value(question.sum), index(question.player)));
    }
};

template <PartizanPosition P>
class AnswerMemo {
public:
    /// The arena's context is charged for the memory.
    explicit AnswerMemo(Arena& arena) : arena_(arena) {}
    ~AnswerMemo() { clear(); }
    AnswerMemo(const AnswerMemo&) = delete;
    AnswerMemo& operator=(const AnswerMemo&) = delete;

    std::optional<bool> find(Question<P> question) const {
        const Game number = question.sum.take_number(arena_);
        const Shard& shard = shards_[shard_number(question)];
        const std::lock_guard lock(shard.mutex);
        const auto found = shard.table.find(question);
        if (found == shard.table.end()) return std::nullopt;
        const Thresholds& known = found->second;
        if (known.wins && at_least(number, *known.wins, question.player)) return true;
        if (known.loses && at_least(*known.loses, number, question.player)) return false;
        return std::nullopt;
    }

    /// Throws Error (Limit) if there is no memory for it.
    void store(Question<P> question, bool wins) {
        const Game number = question.sum.take_number(arena_);
        Shard& shard = shards_[shard_number(question)];
        const std::lock_guard lock(shard.mutex);
        auto found = shard.table.find(question);
        if (found == shard.table.end()) {
            make_room(shard);
            charge(shard, question.sum.memory());
            found = shard.table.emplace(question, Thresholds()).first;
        }
        std::optional<Game>& known = wins ? found->second.wins : found->second.loses;
        const Player player = question.player;
        if (!known || (wins ? at_least(*known, number, player) : at_least(number, *known, player)))
            known = number;
    }

    /// Of how many sums, apart from numbers, something is known.
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
            arena_.context().release(shard.charged);
            shard.charged = 0;
        }
    }

private:
    struct Thresholds {
        std::optional<Game> loses;
        std::optional<Game> wins;
    };
    struct Hash {
        using is_avalanching = void;
        std::size_t operator()(const Question<P>& question) const { return hash_value(question); }
    };
    using Table = boost::unordered_flat_map<Question<P>, Thresholds, Hash>;

    static constexpr std::size_t kShards = 64;

    struct alignas(64) Shard {
        mutable std::mutex mutex;
        Table table;
        std::size_t charged = 0;
    };

    static std::size_t shard_number(const Question<P>& question) {
        return (hash_value(question) >> 8) % kShards;
    }

    /// x >= y as `player` counts.
    bool at_least(Game x, Game y, Player player) const {
        const int order = compare(arena_.number_part(x), arena_.number_part(y));
        return player == Player::Left ? order >= 0 : order <= 0;
    }

    void charge(Shard& shard, std::size_t bytes) {
        arena_.context().charge(bytes);
        shard.charged += bytes;
    }

    // The table doubles; it takes a power of two times 15 slots and fills 7/8 of them. Old and new
    // exist side by side while it grows, and only the difference stays charged.
    void make_room(Shard& shard) {
        Table& table = shard.table;
        if (table.size() < table.max_load()) return;
        const std::size_t slot = sizeof(typename Table::value_type) + 2;
        const std::size_t room = std::max<std::size_t>(16, 2 * table.max_load());
        const std::size_t most = (room / 2 * 5 + 32) * slot;
        const std::size_t before = table.bucket_count() * slot;
        charge(shard, most);
        table.reserve(room);
        const std::size_t excess = most - table.bucket_count() * slot + before;
        arena_.context().release(excess);
        shard.charged -= excess;
    }

    Arena& arena_;
    std::array<Shard, kShards> shards_;
};

}  // namespace upstar
