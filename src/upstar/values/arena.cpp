#include "upstar/values/arena.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/values/thermograph_memo.h"

namespace upstar {
namespace {

#ifdef __EMSCRIPTEN__
constexpr unsigned kMostMemoBits = 16;
#else
constexpr unsigned kMostMemoBits = 25;
#endif
constexpr unsigned kFirstMemoBits = 12;
// So many slots of each memo for one value, as a power of two.
constexpr unsigned kMemoBitsOverValues = 2;

}  // namespace

Arena::Arena(Context& context)
    : context_(context),
      simple_(context),
      general_(context),
      pool_(context),
      simple_index_(context),
      general_index_(context),
      order_memo_(context, kFirstMemoBits),
      operation_memo_(context, kFirstMemoBits),
      thermograph_memo_(std::make_unique<ThermographMemo>(context)) {
    [[maybe_unused]] const Game zero = integer(0);
    assert(zero.is_zero());
}

Arena::~Arena() { context_.release(big_number_bytes_); }

Game Arena::simple(const Dyadic& x, std::int32_t ups, std::uint32_t nimber) {
    const std::uint64_t hash =
        combine(x.hash(), (std::uint64_t{static_cast<std::uint32_t>(ups)} << 32) | nimber);
    const auto equal = [&](std::uint32_t i) {
        const SimpleRecord& record = simple_[i];
        return record.ups == ups && record.nimber == nimber && record.number == x;
    };
    if (const auto found = simple_index_.find(hash, equal)) return Game(*found | Game::kSimpleBit);
    if (nimber > kMostNimber)
        throw Error(ErrorKind::Limit, "nimbers go up to *" + std::to_string(kMostNimber));
    const bool is_number = ups == 0 && nimber == 0;
    const Game number_part = is_number ? Game() : simple(x, 0, 0);
    const auto make = [&](std::size_t) {
        if (const std::size_t bytes = x.heap_bytes(); is_number && bytes > 0) {
            context_.charge(bytes);
            big_number_bytes_.fetch_add(bytes, std::memory_order_relaxed);
        }
        const std::uint32_t i = next_simple_.fetch_add(1, std::memory_order_relaxed);
        if (i > Game::kIndexMask) throw Error(ErrorKind::Limit, "too many distinct values");
        simple_.grow_to(i);
        SimpleRecord& record = simple_[i];
        record.number = x;
        record.ups = ups;
        record.nimber = nimber;
        record.stop = is_number ? Game(i | Game::kSimpleBit) : number_part;
        record.edges = Edges::of_number(x).plus_infinitesimal(ups, nimber);
        return i;
    };
    return Game(simple_index_.find_or_make(hash, equal, make) | Game::kSimpleBit);
}

Game Arena::make_small_integer(std::int64_t n) {
    const Game g = simple(Dyadic(n), 0, 0);
    small_integers_[static_cast<std::size_t>(n + kSmallInteger)].store(g.id(),
                                                                       std::memory_order_release);
    return g;
}

void Arena::grow_memos(std::uint32_t values) {
    unsigned bits = kMemoBitsOverValues;
    while (values >> (bits - kMemoBitsOverValues) > 1) ++bits;
    if (bits <= kFirstMemoBits || bits > kMostMemoBits) return;
    order_memo_.grow(bits);
    operation_memo_.grow(bits);
}

std::uint32_t Arena::reserve_options(std::size_t shard, std::size_t count) {
    PoolCursor& cursor = pool_cursors_[shard];
    if (cursor.end - cursor.next < count) {
        const std::uint64_t chunk = next_pool_chunk_.fetch_add(1, std::memory_order_relaxed);
        if (chunk >> (32 - kPoolChunkBits) != 0)
            throw Error(ErrorKind::Limit, "too many options in all values together");
        const std::uint64_t first = chunk << kPoolChunkBits;
        pool_.grow_to(
            static_cast<std::size_t>(first));  // may throw: the cursor moves only afterwards
        cursor = {first, first + (std::uint64_t{1} << kPoolChunkBits)};
    }
    const auto first = static_cast<std::uint32_t>(cursor.next);
    cursor.next += count;
    return first;
}

Game Arena::intern(std::span<const Game> left, std::span<const Game> right) {
    if (std::max(left.size(), right.size()) > kMostOptions)
        throw Error(ErrorKind::Limit, "a game with more than " + std::to_string(kMostOptions) +
                                          " options for one player");
    const std::array<std::span<const Game>, 2> given = {left, right};
    std::uint64_t hash = left.size();
    for (const auto& side : given)
        for (const Game option : side) hash = combine(hash, option.id());
    const auto equal = [&](std::uint32_t i) {
        const GeneralRecord& record = general_[i];
        if (record.count[0] != left.size() || record.count[1] != right.size()) return false;
        const Game* stored = &pool_[record.first_option];
        return std::equal(left.begin(), left.end(), stored) &&
               std::equal(right.begin(), right.end(), stored + left.size());
    };
    const auto make = [&](std::size_t shard) {
        context_.poll();
        const auto count = static_cast<std::uint32_t>(general_count());
        if ((count & (count - 1)) == 0) grow_memos(count);
        const std::uint32_t first = reserve_options(shard, left.size() + right.size());
        const std::uint32_t i = next_general_.fetch_add(1, std::memory_order_relaxed);
        if (i > Game::kIndexMask) throw Error(ErrorKind::Limit, "too many distinct values");
        general_.grow_to(i);
        GeneralRecord& record = general_[i];
        record.first_option = first;
        std::copy(left.begin(), left.end(), &pool_[first]);
        std::copy(right.begin(), right.end(), &pool_[first] + left.size());
        for (const Player p : kPlayers) {
            const auto& side = given[upstar::index(p)];
            record.count[upstar::index(p)] = static_cast<std::uint16_t>(side.size());
            record.stop[upstar::index(p)] = best_stop(side, p);
            for (const Game option : side)
                record.far_star = std::max(record.far_star, far_star(option));
        }
        record.edges = edges_of(left, right);
        return i;
    };
    return Game(general_index_.find_or_make(hash, equal, make));
}

Game Arena::best_stop(std::span<const Game> options, Player player) const {
    Game best = stop(options.front(), opponent(player));
    for (const Game option : options) {
        const Game next = stop(option, opponent(player));
        if (next != best && sign(player) * compare(number_part(next), number_part(best)) > 0)
            best = next;
    }
    return best;
}

Edges Arena::edges_of(std::span<const Game> left, std::span<const Game> right) const {
    Edges result{-Edges::kInfinity, Edges::kInfinity};
    for (const Game option : left) {
        const Edges& of_option = edges(option);
        if (!of_option.are_known()) return {};
        result.upper = std::max(result.upper, of_option.lower + 1);
    }
    for (const Game option : right) {
        const Edges& of_option = edges(option);
        if (!of_option.are_known()) return {};
        result.lower = std::min(result.lower, of_option.upper - 1);
    }
    return result;
}

std::uint32_t Arena::far_star(Game g) const {
    if (!g.is_simple()) return general_[g.index()].far_star;
    const std::uint32_t nimber = nimber_part(g);
    return (ups(g) == 0 ? nimber : std::max(nimber, nimber ^ 1)) + 1;
}

std::size_t Arena::record_bytes() const {
    return simple_.bytes() + general_.bytes() + pool_.bytes() + simple_index_.bytes() +
           general_index_.bytes();
}

Options::Options(Arena& arena, Game g, Player player) : arena_(&arena), game_(g), player_(player) {
    if (!g.is_simple()) {
        const Arena::GeneralRecord& record = arena.general_[g.index()];
        stored_ =
            &arena.pool_[record.first_option] + (player == Player::Right ? record.count[0] : 0);
        size_ = record.count[upstar::index(player)];
        return;
    }
    const std::uint32_t nimber = arena.nimber_part(g);
    const std::int32_t ups = arena.ups(g) * sign(player);  // as `player` sees them
    if (ups == 0 && nimber == 0) {
        const Dyadic& x = arena.number_part(g);
        size_ = x.is_integer() && x.sign() * sign(player) <= 0 ? 0 : 1;
    } else if (ups == 0) {
        size_ = nimber;
    } else {
        size_ = ups == 1 && nimber == 1 ? 2 : 1;
    }
}

// With x the number part, n = |ups| and m the nimber, and ups > 0 (else by symmetry):
//   x + *m           = {x, x*, ..., x*(m-1) | the same}
//   x + up*          = {x, x* | x}
//   x + n up + *m    = {x | x + (n-1) up + *(m xor 1)}   otherwise
Game Options::compute(std::uint32_t i) const {
    Arena& arena = *arena_;
    const Dyadic x = arena.number_part(game_);
    const std::uint32_t nimber = arena.nimber_part(game_);
    const std::int32_t ups = arena.ups(game_);
    if (ups == 0 && nimber == 0)
        return arena.number(x + Dyadic::small(-sign(player_), x.exponent()));
    if (ups == 0) return arena.simple(x, 0, i);
    const bool favoured = (ups > 0) == (player_ == Player::Left);
    if (favoured) return arena.simple(x, 0, i);
    const std::int32_t fewer = ups > 0 ? ups - 1 : ups + 1;
    return arena.simple(x, fewer, nimber ^ 1);
}

std::vector<Game> Options::to_vector() const {
    std::vector<Game> all;
    all.reserve(size_);
    for (const Game g : *this) all.push_back(g);
    return all;
}

}  // namespace upstar
