#include "upstar/games/toads/toad_rules.h"

#include "upstar/base/bits.h"
#include "upstar/values/canonical.h"
#include "upstar/values/sum.h"

namespace upstar::toads {

SquareSet dead_pieces(const ToadStrip& strip) {
    if (!has_dead_pieces(strip)) return 0;
    const SquareSet pieces = strip.pieces();
    SquareSet begins = dead_begins(strip);
    const SquareSet ends = dead_ends(strip);
    SquareSet dead = 0;
    while (begins != 0) {
        // The dead part of a run of pieces reaches from its first beginning to its last end.
        const int begin = lowest_bit(begins);
        const int run_end = begin + lowest_bit(~(pieces >> begin));
        const SquareSet run = first_squares(run_end) & ~first_squares(begin);
        if ((ends & run) != 0)
            dead |= first_squares(highest_bit(ends & run) + 1) & ~first_squares(begin);
        begins &= ~first_squares(run_end);
    }
    return dead;
}

SquareSet back_to_back(const ToadStrip& strip) {
    SquareSet cuts = 0;
    for (SquareSet rest = strip.toads; rest != 0; rest &= rest - 1) {
        const SquareSet before = strip.pieces() & first_squares(lowest_bit(rest));
        if (before != 0 && (strip.frogs >> highest_bit(before) & 1) != 0)
            cuts |= SquareSet{1} << lowest_bit(rest);
    }
    return cuts;
}

FreedStrip without_terminal_toads(const ToadStrip& strip) {
    const int first = strip.frogs == 0 ? 0 : highest_bit(strip.frogs) + 1;
    const SquareSet kept = first_squares(first);
    const int spaces = std::popcount(strip.empty() & ~kept);
    FreedStrip freed{{strip.toads & kept, strip.frogs, first + spaces}, 0};
    for (SquareSet rest = strip.toads & ~kept; rest != 0; rest &= rest - 1)
        freed.moves += std::popcount(strip.empty() >> lowest_bit(rest));
    return freed;
}

FreedStrip without_finished_frogs(const ToadStrip& strip) {
    const FreedStrip mirror = without_terminal_toads(strip.negated());
    return {mirror.strip.negated(), -mirror.moves};
}

FreedStrip without_free_pieces(const ToadStrip& strip, bool terminal_toads, bool finished_frogs) {
    FreedStrip freed{strip, 0};
    if (terminal_toads && has_terminal_toads(strip)) freed = without_terminal_toads(strip);
    if (finished_frogs && has_finished_frogs(freed.strip)) {
        const FreedStrip again = without_finished_frogs(freed.strip);
        freed = {again.strip, freed.moves + again.moves};
    }
    return freed;
}

namespace {

/// .^a T F .^b (Lemma 4.1).
std::int64_t pair(std::int64_t a, std::int64_t b) {
    if (b - a >= 2) return b - a - 1;
    return b - a <= -2 ? b - a + 1 : 0;
}

/// .^a T F T F .^b (Lemma 4.2).
std::int64_t two_pairs(std::int64_t a, std::int64_t b) {
    if (2 * a <= b) return b - 1;
    if (2 * b <= a) return 1 - a;
    if (a == b) return 0;
    return 2 * (b - a) + (a < b ? -1 : 1);
}

/// .^a T T F .^b (Lemma 4.3).
std::int64_t two_toads(std::int64_t a, std::int64_t b) {
    if (a <= b - 1) return 2 * b - a - 2;
    if (a <= b + 1) return b - 1;
    return a <= 2 * b ? 2 * b - a : 0;
}

/// A knot .^a K .^b as runs: K begins with a toad and ends with a frog.
struct Knot {
    int spaces_before;
    int spaces_after;
    int first_toads;  // the first two runs of K and the last two, which may be the same
    int next_frogs;
    int last_toads;
    int last_frogs;
    int size;

    Knot negated() const {
        return {spaces_after, spaces_before, last_frogs, last_toads, next_frogs, first_toads, size};
    }
};

int run_length(SquareSet set, int from) { return lowest_bit(~(set >> from)); }

int run_length_down(SquareSet set, int from) { return std::countl_zero(~(set << (63 - from))); }

Knot knot_of(const ToadStrip& strip, int begin, int end) {
    Knot knot{};
    knot.spaces_before = begin;
    knot.spaces_after = strip.length - end;
    knot.size = end - begin;
    knot.first_toads = run_length(strip.toads, begin);
    knot.next_frogs = run_length(strip.frogs, begin + knot.first_toads);
    knot.last_frogs = run_length_down(strip.frogs, end - 1);
    knot.last_toads = run_length_down(strip.toads, end - 1 - knot.last_frogs);
    return knot;
}

// Where only Left can move, now or soon: one frog at the end, two toads or the edge in front.
std::int64_t left_alone(const Knot& k) {
    const std::int64_t a = k.spaces_before;
    const std::int64_t b = k.spaces_after;
    if (a > 0 && k.size == k.last_toads + 1)  // .^a T^n F .^b: Lemmas 4.3 and 4.4
        return (k.last_toads - 2) * (b - 1) + two_toads(a, b);
    return k.last_toads * (b - 1);  // Lemma 4.5
}

// Theorem 4.8 for a knot that begins with a toad and ends with a frog.
std::int64_t value_of(const Knot& k) {
    const std::int64_t a = k.spaces_before;
    const std::int64_t b = k.spaces_after;
    const bool right_stuck = a == 0 || k.first_toads > 1;
    const bool left_stuck = b == 0 || k.last_frogs > 1;
    if (right_stuck && left_stuck) return 0;
    if (right_stuck) return left_alone(k);
    if (left_stuck) return -left_alone(k.negated());
    if (k.size == 2) return pair(a, b);
    if (k.size == 2 + k.next_frogs + k.last_toads)  // T F^i T^j F: Lemma 4.7
        return two_pairs(a, b) + (k.last_toads - 1) * (b - 1) - (a - 1) * (k.next_frogs - 1);
    return k.last_toads * (b - 1) - k.next_frogs * (a - 1);  // Lemma 4.6
}

}  // namespace

std::optional<std::int64_t> knot_value(const ToadStrip& strip) {
    if (!is_knot(strip)) return std::nullopt;
    const auto [s, moves] = without_free_pieces(strip, true, true);
    if (s.pieces() == 0) return moves;
    return moves + value_of(knot_of(s, lowest_bit(s.pieces()), highest_bit(s.pieces()) + 1));
}

namespace {

std::optional<Game> one_frog_at_the_end(Arena& arena, const ToadStrip& s) {
    if (s.length == 0 || s.frogs != SquareSet{1} << (s.length - 1)) return std::nullopt;
    const int a = std::popcount(s.toads);
    if (a == 0 || s.toads != first_squares(a)) return std::nullopt;
    const int b = s.length - 1 - a;
    if (b == 0) return arena.integer(0);
    if (b > 1) return arena.simple(Dyadic((a - 1) * (b - 1)), 0, b % 2 == 0 ? 0 : 1);
    const Game after_left = canonical(arena, {arena.integer(a - 2)}, {arena.integer(1)});
    return canonical(arena, {after_left}, {arena.integer(0)});
}

std::optional<std::int64_t> two_frogs_behind_toads(const ToadStrip& s) {
    if (std::popcount(s.frogs) != 2) return std::nullopt;
    const int n = run_length(s.toads, 0);
    // T^n . F . F
    if (n > 1 && s.length == n + 4 && s.toads == first_squares(n) && s.frogs == SquareSet{10} << n)
        return 0;
    // T^a F . T^b F T^c .
    if (s.length < n + 4 || s.empty() != (SquareSet{1} << (n + 1) | SquareSet{1} << (s.length - 1)))
        return std::nullopt;
    const int b = run_length(s.toads, n + 2);
    if (b == 0 || (s.frogs >> n & 1) == 0 || (s.frogs >> (n + 2 + b) & 1) == 0) return std::nullopt;
    return s.length - 1 - (n + 2 + b + 1);
}

}  // namespace

std::optional<Game> one_frog_value(Arena& arena, const ToadStrip& strip) {
    if (const auto value = one_frog_at_the_end(arena, strip)) return value;
    if (strip.toads != 1) return std::nullopt;
    const auto value = one_frog_at_the_end(arena, strip.negated());
    return value ? std::optional(negative(arena, *value)) : std::nullopt;
}

std::optional<std::int64_t> two_frogs_value(const ToadStrip& strip) {
    if (const auto value = two_frogs_behind_toads(strip)) return value;
    if (std::popcount(strip.toads) != 2) return std::nullopt;
    const auto value = two_frogs_behind_toads(strip.negated());
    return value ? std::optional(-*value) : std::nullopt;
}

}  // namespace upstar::toads
