#include "upstar/papers/row_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/games/toads/toad_rules.h"

namespace upstar {

using namespace toads;
namespace {

// A word of the table:
//
//     bits 62..55  54..47  46     45     44..40   39..20  19..0
//          loses | wins  | used | star | length | frogs | toads
//
// The player to move loses with n up to `loses` - kMiddle and wins from `wins` - kMiddle on.
constexpr unsigned kUsed = 46;
constexpr unsigned kWins = 47;
constexpr unsigned kLoses = 55;
constexpr int kMiddle = 127;  // 20 squares leave 100 whole moves at most
constexpr std::uint64_t kByte = 255;
static_assert(2 * RowSearch::kMostSquares + 5 + 1 == kUsed);

constexpr std::uint64_t kKey = (std::uint64_t{1} << kWins) - 1;
constexpr std::uint64_t kNothingKnown = std::uint64_t{2 * kMiddle + 1} << kWins;

std::uint64_t key_of(SquareSet row_toads, SquareSet row_frogs, int length, bool star) {
    return row_toads | row_frogs << RowSearch::kMostSquares |
           static_cast<std::uint64_t>(length) << (2 * RowSearch::kMostSquares) |
           static_cast<std::uint64_t>(star) << (kUsed - 1) | std::uint64_t{1} << kUsed;
}

int wins_from(std::uint64_t word) { return static_cast<int>(word >> kWins & kByte) - kMiddle; }
int loses_up_to(std::uint64_t word) { return static_cast<int>(word >> kLoses & kByte) - kMiddle; }

SquareSet mirrored(SquareSet set, int length) { return reversed(set) >> (64 - length); }

// The strips of a row, between its walls.
template <class Visit>
void for_each_strip(SquareSet row_toads, SquareSet row_frogs, int length, const Visit& visit) {
    const SquareSet walls = (row_toads & row_frogs) | SquareSet{1} << length;
    for (int begin = 0; begin < length;) {
        const int size = std::countr_zero(walls >> begin);
        if (size > 0)
            visit(ToadStrip{row_toads >> begin & first_squares(size),
                            row_frogs >> begin & first_squares(size), size});
        begin += size + 1;
    }
}

// The pieces of a player that can step, and those that can jump; both forwards.
struct Movers {
    SquareSet steps;
    SquareSet jumps;
    int count() const { return std::popcount(steps) + std::popcount(jumps); }
};

Movers movers(SquareSet row_toads, SquareSet row_frogs, int length, Player player) {
    const SquareSet walls = row_toads & row_frogs;
    const SquareSet empty = first_squares(length) & ~(row_toads | row_frogs);
    const SquareSet t = row_toads & ~walls;
    const SquareSet f = row_frogs & ~walls;
    if (player == Player::Left) return {t & empty >> 1, t & f >> 1 & empty >> 2};
    return {f & empty << 1, f & t << 1 & empty << 2};
}

}  // namespace

RowSearch::RowSearch(Context& context, unsigned table_bits) : context_(context), charge_(context) {
    charge_.add(sizeof(std::uint64_t) << table_bits);
    table_.resize(std::size_t{1} << table_bits);
}

bool RowSearch::wins_first(const ToadStrip& strip, int n, bool star, Player player) {
    const Row row = simplified({strip.toads, strip.frogs, strip.length, n, star});
    return wins(player == Player::Left ? row : negated(row));
}

std::uint64_t& RowSearch::slot(const Row& row) {
    const std::uint64_t key = key_of(row.toads, row.frogs, row.length, row.star);
    std::uint64_t hash = key * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
    for (std::size_t i = hash;; ++i) {
        std::uint64_t& word = table_[i & (table_.size() - 1)];
        if (word == 0 || (word & kKey) == key) return word;
    }
}

int RowSearch::known(const Row& row) {
    if (row.length == 0) return row.n > 0 || (row.n == 0 && row.star) ? 1 : -1;
    const std::uint64_t word = slot(row);
    if (word == 0) return 0;
    return row.n >= wins_from(word) ? 1 : row.n <= loses_up_to(word) ? -1 : 0;
}

void RowSearch::remember(const Row& row, bool wins) {
    std::uint64_t& word = slot(row);
    if (word == 0) {
        if (++used_ > table_.size() / 8 * 7)
            throw Error(ErrorKind::Limit, "the table of positions is full");
        word = key_of(row.toads, row.frogs, row.length, row.star) | kNothingKnown;
    }
    const unsigned shift = wins ? kWins : kLoses;
    word = (word & ~(kByte << shift)) | static_cast<std::uint64_t>(row.n + kMiddle) << shift;
}

bool RowSearch::wins(const Row& row) {
    if (const int answer = known(row); answer != 0) return answer > 0;
    context_.poll();
    struct Option {
        Row row;
        int promise;
    };
    std::array<Option, 2 * kMostSquares + 1> options;
    std::size_t count = 0;
    bool won = false;
    const auto consider = [&](const Row& after) {
        const Row next = negated(simplified(after));
        const int answer = known(next);
        won = answer < 0;
        if (answer != 0) return;
        const int theirs = movers(next.toads, next.frogs, next.length, Player::Left).count();
        const int ours = movers(next.toads, next.frogs, next.length, Player::Right).count();
        options[count++] = {next, 10 * ours - 5 * theirs - 6 * next.length};
    };
    const Movers mine = movers(row.toads, row.frogs, row.length, Player::Left);
    for (const auto& [pieces, distance] : {std::pair(mine.jumps, 2), std::pair(mine.steps, 1)})
        for (SquareSet left = pieces; left != 0 && !won; left &= left - 1) {
            const SquareSet from = left & (~left + 1);
            Row after = row;
            after.toads ^= from | from << distance;
            consider(after);
        }
    if (row.star && !won) {
        Row after = row;
        after.star = false;
        consider(after);
    }
    std::sort(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Option& a, const Option& b) { return a.promise > b.promise; });
    for (std::size_t i = 0; i < count && !won; ++i) won = !wins(options[i].row);
    if (!won && row.n > 0) {
        Row after = row;
        --after.n;
        won = !wins(negated(after));
    }
    remember(row, won);
    return won;
}

void RowSearch::simplify(ToadStrip strip, Row& rest) {
    if (has_terminal_toads(strip) || has_finished_frogs(strip)) {
        const FreedStrip freed = without_free_pieces(strip, true, true);
        rest.n += static_cast<int>(freed.moves);
        strip = freed.strip;
    }
    if (strip.pieces() == 0 || is_death_leap(strip)) return;
    if (has_dead_pieces(strip)) {
        const SquareSet dead = dead_pieces(strip);
        for_each_strip(strip.toads | dead, strip.frogs | dead, strip.length,
                       [&](const ToadStrip& part) { simplify(part, rest); });
        return;
    }
    if (is_knot(strip)) {
        rest.n += static_cast<int>(*knot_value(strip));
        return;
    }
    parts_.push_back(strip);
}

// The row of the parts at hand, in an order of their own.
RowSearch::Row RowSearch::joined(Row rest) {
    std::sort(parts_.begin(), parts_.end(), [](const ToadStrip& a, const ToadStrip& b) {
        return std::tie(b.length, a.toads, a.frogs) < std::tie(a.length, b.toads, b.frogs);
    });
    for (const ToadStrip& part : parts_) {
        const SquareSet wall = rest.length == 0 ? 0 : SquareSet{1} << rest.length++;
        rest.toads |= wall | part.toads << rest.length;
        rest.frogs |= wall | part.frogs << rest.length;
        rest.length += part.length;
    }
    return rest;
}

RowSearch::Row RowSearch::simplified(const Row& row) {
    parts_.clear();
    Row rest{0, 0, 0, row.n, row.star};
    for_each_strip(row.toads, row.frogs, row.length,
                   [&](const ToadStrip& strip) { simplify(strip, rest); });
    return joined(rest);
}

RowSearch::Row RowSearch::negated(const Row& row) {
    if (row.length == 0) return {0, 0, 0, -row.n, row.star};
    parts_.clear();
    for_each_strip(mirrored(row.frogs, row.length), mirrored(row.toads, row.length), row.length,
                   [&](const ToadStrip& strip) { parts_.push_back(strip); });
    return joined({0, 0, 0, -row.n, row.star});
}

}  // namespace upstar
