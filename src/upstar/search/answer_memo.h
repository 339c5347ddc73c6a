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

#include <cstddef>
#include <optional>

#include "upstar/base/hash.h"
#include "upstar/search/sharded_table.h"
#include "upstar/search/value_sum.h"
#include "upstar/values/arena.h"

namespace upstar {

/// Does `player`, moving first, win the sum?
template <PartizanPosition P>
struct Question {
    ValueSum<P> sum;
    Player player = Player::Left;

    std::size_t memory() const { return sum.memory(); }
    friend bool operator==(const Question&, const Question&) = default;
    friend std::size_t hash_value(const Question& question) {
        return static_cast<std::size_t>(combine(hash_value(question.sum), index(question.player)));
    }
};

template <PartizanPosition P>
class AnswerMemo {
public:
    /// The arena's context is charged for the memory.
    explicit AnswerMemo(Arena& arena) : arena_(arena), table_(arena.context()) {}

    std::optional<bool> find(Question<P> question) const {
        const Game number = question.sum.take_number(arena_);
        const Player player = question.player;
        return table_.find(question, [&](const Thresholds* known) -> std::optional<bool> {
            if (known == nullptr) return std::nullopt;
            if (known->wins && at_least(number, *known->wins, player)) return true;
            if (known->loses && at_least(*known->loses, number, player)) return false;
            return std::nullopt;
        });
    }

    /// Throws Error (Limit) if there is no memory for it.
    void store(Question<P> question, bool wins) {
        const Game number = question.sum.take_number(arena_);
        const Player player = question.player;
        table_.update(question, [&](Thresholds& thresholds, bool) {
            std::optional<Game>& known = wins ? thresholds.wins : thresholds.loses;
            if (!known ||
                (wins ? at_least(*known, number, player) : at_least(number, *known, player)))
                known = number;
        });
    }

    /// Of how many sums, apart from numbers, something is known.
    std::size_t size() const { return table_.size(); }

    /// Forgets everything and gives the memory back.
    void clear() { table_.clear(); }

private:
    struct Thresholds {
        std::optional<Game> loses;
        std::optional<Game> wins;
    };

    /// x >= y as `player` counts.
    bool at_least(Game x, Game y, Player player) const {
        const int order = compare(arena_.number_part(x), arena_.number_part(y));
        return player == Player::Left ? order >= 0 : order <= 0;
    }

    Arena& arena_;
    ShardedTable<Question<P>, Thresholds> table_;
};

}  // namespace upstar
