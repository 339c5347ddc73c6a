// The arena of interned canonical forms: every value of a session lives here once.
//
// Two kinds of record (game.h says how an id tells them apart):
//  - simple: number + ups * up + nimber. Most values met in practice. Options are not stored, they
//    follow from closed forms (Siegel, Combinatorial Game Theory, II.4).
//  - general: every other short game, as its sorted canonical options.
//
// The arena only stores. Canonical forms are found in canonical.h, sums in sum.h, order in order.h.
// All members may be called from several threads at once.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/values/chunked_array.h"
#include "upstar/values/dyadic.h"
#include "upstar/values/edges.h"
#include "upstar/values/game.h"
#include "upstar/values/intern_table.h"
#include "upstar/values/memo_table.h"
#include "upstar/values/player.h"

namespace upstar {

class Options;
class ThermographMemo;

class Arena {
public:
    /// The context bounds all work done in this arena and must outlive it.
    explicit Arena(Context& context);
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    Context& context() const { return context_; }

    /// A game has at most this many options for each player.
    static constexpr std::size_t kMostOptions = 65535;
    /// The largest nimber: below a power of two, so that sums of nimbers stay in range.
    static constexpr std::uint32_t kMostNimber = 0x7fffffff;

    /// x + ups * up + *nimber.
    Game simple(const Dyadic& x, std::int32_t ups, std::uint32_t nimber);
    Game number(const Dyadic& x) { return simple(x, 0, 0); }
    Game integer(std::int64_t n) {
        const auto i = static_cast<std::uint64_t>(n + kSmallInteger);
        if (i >= small_integers_.size()) return simple(Dyadic(n), 0, 0);
        const std::uint32_t id =
            small_integers_[static_cast<std::size_t>(i)].load(std::memory_order_acquire);
        return id != 0 ? Game(id) : make_small_integer(n);
    }
    Game nimber(std::uint32_t n) { return simple(Dyadic(), 0, n); }

    /// The parts of a simple game.
    const Dyadic& number_part(Game g) const { return simple_[g.index()].number; }
    std::int32_t ups(Game g) const { return simple_[g.index()].ups; }
    std::uint32_t nimber_part(Game g) const { return simple_[g.index()].nimber; }

    bool is_number(Game g) const { return g.is_simple() && ups(g) == 0 && nimber_part(g) == 0; }
    bool is_integer(Game g) const { return is_number(g) && number_part(g).is_integer(); }
    bool is_nimber(Game g) const {
        return g.is_simple() && ups(g) == 0 && number_part(g).is_zero();
    }

    /// Interns a form that is already canonical, not simple, and has its options sorted by id.
    Game intern(std::span<const Game> left, std::span<const Game> right);

    /// The canonical options of `player`.
    Options options(Game g, Player player);

    /// The stop reached when `player` moves first: a number (g itself if it is one).
    Game stop(Game g, Player player) const {
        return g.is_simple() ? simple_[g.index()].stop : general_[g.index()].stop[index(player)];
    }
    const Dyadic& stop_number(Game g, Player player) const { return number_part(stop(g, player)); }

    /// What `player` gets by moving first to the best of these options.
    Game best_stop(std::span<const Game> options, Player player) const;

    /// Where {left | right} lies among the numbers: one of them, if upper <= lower.
    Edges edges_of(std::span<const Game> left, std::span<const Game> right) const;

    /// Where g lies among the numbers.
    const Edges& edges(Game g) const {
        return g.is_simple() ? simple_[g.index()].edges : general_[g.index()].edges;
    }

    /// Asks the memory for the record of g, which will be needed soon.
    void prefetch(Game g) const {
        if (!g.is_simple()) __builtin_prefetch(&general_[g.index()]);
    }

    /// A bound above every nimber that occurs in a follower of g. Nimbers from here on are remote
    /// from g: they all compare alike with it (Winning Ways, ch. 8, the Remoteness principle).
    std::uint32_t far_star(Game g) const;

    /// The negative if it is already known (sum.h computes it).
    bool known_negative(Game g, Game& negative) const {
        negative = Game(negative_of(g).load(std::memory_order_acquire));
        return negative.id() != 0;
    }
    void set_negatives(Game g, Game h) {
        negative_of(g).store(h.id(), std::memory_order_release);
        negative_of(h).store(g.id(), std::memory_order_release);
    }

    std::size_t general_count() const { return next_general_.load(std::memory_order_relaxed); }
    std::size_t simple_count() const { return next_simple_.load(std::memory_order_relaxed); }
    /// Bytes of records, options and indexes, memo tables not counted.
    std::size_t record_bytes() const;

    OrderMemo& order_memo() { return order_memo_; }
    OperationMemo& operation_memo() { return operation_memo_; }
    ThermographMemo& thermograph_memo() { return *thermograph_memo_; }

private:
    friend class Options;

    /// 0 = not known yet: index 0 is never handed out to a general game.
    using KnownId = std::atomic<std::uint32_t>;

    struct SimpleRecord {
        Dyadic number;
        std::int32_t ups = 0;
        std::uint32_t nimber = 0;
        Game stop;  // the number part as a game
        KnownId negative{0};
        Edges edges;
    };
    struct GeneralRecord {
        Edges edges;
        std::uint32_t first_option = 0;  // into pool_, Left's options first
        std::array<std::uint16_t, 2> count{};
        std::array<Game, 2> stop;
        std::uint32_t far_star = 0;
        KnownId negative{0};
    };
    static_assert(sizeof(GeneralRecord) == 40);

    KnownId& negative_of(Game g) {
        return g.is_simple() ? simple_[g.index()].negative : general_[g.index()].negative;
    }
    const KnownId& negative_of(Game g) const {
        return g.is_simple() ? simple_[g.index()].negative : general_[g.index()].negative;
    }

    std::uint32_t reserve_options(std::size_t shard, std::size_t count);
    Game make_small_integer(std::int64_t n);
    void grow_memos(std::uint32_t values);

    static constexpr unsigned kRecordChunkBits = 12;
    static constexpr unsigned kPoolChunkBits = 18;
    static constexpr std::int64_t kSmallInteger = 128;

    Context& context_;
    ChunkedArray<SimpleRecord, kRecordChunkBits, 30> simple_;
    ChunkedArray<GeneralRecord, kRecordChunkBits, 30> general_;
    ChunkedArray<Game, kPoolChunkBits, 32, ChunkFill::None> pool_;
    std::atomic<std::uint32_t> next_simple_{0};
    std::atomic<std::uint32_t> next_general_{1};
    std::atomic<std::uint32_t> next_pool_chunk_{0};
    struct PoolCursor {
        std::uint64_t next = 0;
        std::uint64_t end = 0;
    };
    std::array<PoolCursor, InternTable::kShards> pool_cursors_;  // each under its shard's lock
    std::atomic<std::size_t> big_number_bytes_{0};
    std::array<std::atomic<std::uint32_t>, 2 * kSmallInteger> small_integers_{};  // 0 = not made
    InternTable simple_index_;
    InternTable general_index_;
    OrderMemo order_memo_;
    OperationMemo operation_memo_;
    std::unique_ptr<ThermographMemo> thermograph_memo_;
};

/// The options of one player: a light view, computed on access for simple games.
class Options {
public:
    Options(Arena& arena, Game g, Player player);

    std::uint32_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool is_stored() const { return stored_ != nullptr; }
    Game operator[](std::uint32_t i) const { return stored_ != nullptr ? stored_[i] : compute(i); }

    class Iterator {
    public:
        Iterator(const Options& options, std::uint32_t i) : options_(&options), i_(i) {}
        Game operator*() const { return (*options_)[i_]; }
        Iterator& operator++() {
            ++i_;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return i_ != other.i_; }

    private:
        const Options* options_;
        std::uint32_t i_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size_}; }

    std::vector<Game> to_vector() const;

private:
    Game compute(std::uint32_t i) const;

    Arena* arena_;
    const Game* stored_ = nullptr;
    std::uint32_t size_ = 0;
    Game game_;
    Player player_;
};

inline Options Arena::options(Game g, Player player) { return {*this, g, player}; }

}  // namespace upstar
