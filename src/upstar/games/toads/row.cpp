#include "upstar/games/toads/row.h"

#include <algorithm>
#include <tuple>

#include "upstar/games/toads/toad_rules.h"

namespace upstar::toads {
namespace {

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

}  // namespace

RowMovers movers(const Row& row, Player player) {
    const SquareSet walls = row.toads & row.frogs;
    const SquareSet empty = first_squares(row.length) & ~(row.toads | row.frogs);
    const SquareSet t = row.toads & ~walls;
    const SquareSet f = row.frogs & ~walls;
    if (player == Player::Left) return {t & empty >> 1, t & f >> 1 & empty >> 2};
    return {f & empty << 1, f & t << 1 & empty << 2};
}

Row RowMoves::start(const ToadStrip& strip, int n, bool star, Player player) {
    const Row row = simplified({strip.toads, strip.frogs, strip.length, n, star});
    return player == Player::Left ? row : negated(row);
}

int RowMoves::promise(const Row& next) {
    return 10 * movers(next, Player::Right).count() - 5 * movers(next, Player::Left).count() -
           6 * next.length;
}

Row RowMoves::one_less(const Row& row) {
    Row after = row;
    --after.n;
    return negated(after);
}

RowMoves::Options RowMoves::options(const Row& row) {
    struct Ranked {
        Row row;
        int promise;
    };
    std::array<Ranked, kMost> ranked;
    std::size_t count = 0;
    visit_options(row, [&](const Row& next) {
        const int promised = promise(next);
        std::size_t place = count++;
        for (; place > 0 && ranked[place - 1].promise < promised; --place)
            ranked[place] = ranked[place - 1];
        ranked[place] = {next, promised};
        return false;
    });
    Options options;
    for (std::size_t i = 0; i < count; ++i) options.rows[options.count++] = ranked[i].row;
    if (row.n > 0) options.rows[options.count++] = one_less(row);
    return options;
}

void RowMoves::simplify(ToadStrip strip, Row& rest) {
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
Row RowMoves::joined(Row rest) {
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

Row RowMoves::simplified(const Row& row) {
    parts_.clear();
    Row rest{0, 0, 0, row.n, row.star};
    for_each_strip(row.toads, row.frogs, row.length,
                   [&](const ToadStrip& strip) { simplify(strip, rest); });
    return joined(rest);
}

Row RowMoves::negated(const Row& row) {
    if (row.length == 0) return {0, 0, 0, -row.n, row.star};
    parts_.clear();
    for_each_strip(mirrored(row.frogs, row.length), mirrored(row.toads, row.length), row.length,
                   [&](const ToadStrip& strip) { parts_.push_back(strip); });
    return joined({0, 0, 0, -row.n, row.star});
}

}  // namespace upstar::toads
