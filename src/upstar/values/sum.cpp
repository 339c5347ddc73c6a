#include "upstar/values/sum.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/values/canonical.h"

namespace upstar {
namespace {

template <class AnyInteger>
std::int32_t checked_ups(const AnyInteger& ups) {
    constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
    if (ups > kMost || ups < -kMost)
        throw Error(ErrorKind::Limit, "too many ups: at most 2147483647 fit one value");
    return static_cast<std::int32_t>(ups);
}

Game simple_sum(Arena& arena, Game g, Game h) {
    return arena.simple(arena.number_part(g) + arena.number_part(h),
                        checked_ups(std::int64_t{arena.ups(g)} + arena.ups(h)),
                        arena.nimber_part(g) ^ arena.nimber_part(h));
}

using Sides = std::array<std::vector<Game>, 2>;

Game intern_sorted(Arena& arena, Sides& sides) {
    for (auto& side : sides) std::sort(side.begin(), side.end());
    return arena.intern(sides[0], sides[1]);
}

// g + x for a general game g and a number x. By the Number Translation Theorem x is added to each
// option, and the result is canonical as it stands: a number among the options of a canonical
// non-number equals a stop, so that it stays irreversible after the shift.
Game translated(Arena& arena, Game g, Game x) {
    if (const auto known = arena.operation_memo().find(Operation::Sum, g, x)) return *known;
    if (stack_is_low())
        return on_fresh_stack(arena.context(), [&] { return translated(arena, g, x); });
    Sides sides;
    for (const Player p : kPlayers)
        for (const Game option : arena.options(g, p))
            sides[index(p)].push_back(option.is_simple() ? simple_sum(arena, option, x)
                                                         : translated(arena, option, x));
    const Game result = intern_sorted(arena, sides);
    arena.operation_memo().store(Operation::Sum, g, x, result);
    return result;
}

}  // namespace

Game negative(Arena& arena, Game g) {
    Game result;
    if (arena.known_negative(g, result)) return result;
    if (g.is_simple()) {
        result = arena.simple(-arena.number_part(g), -arena.ups(g), arena.nimber_part(g));
        arena.set_negatives(g, result);
        return result;
    }
    if (stack_is_low()) return on_fresh_stack(arena.context(), [&] { return negative(arena, g); });
    Sides sides;
    for (const Player p : kPlayers)
        for (const Game option : arena.options(g, p))
            sides[index(opponent(p))].push_back(negative(arena, option));
    result = intern_sorted(arena, sides);
    arena.set_negatives(g, result);
    return result;
}

Game sum(Arena& arena, Game g, Game h) {
    if (g.is_zero()) return h;
    if (h.is_zero()) return g;
    if (g.is_simple() && h.is_simple()) return simple_sum(arena, g, h);
    if (g.is_simple()) std::swap(g, h);  // now g is general
    if (arena.is_number(h)) return translated(arena, g, h);
    if (h.is_simple() && !arena.number_part(h).is_zero()) {
        const Game infinitesimal = arena.simple(Dyadic(), arena.ups(h), arena.nimber_part(h));
        return sum(arena, sum(arena, g, infinitesimal), arena.number(arena.number_part(h)));
    }
    if (h < g) std::swap(g, h);
    if (const auto known = arena.operation_memo().find(Operation::Sum, g, h)) return *known;
    arena.context().poll();
    if (stack_is_low()) return on_fresh_stack(arena.context(), [&] { return sum(arena, g, h); });

    std::array<std::vector<Game>, 2> sides;
    for (const Player p : kPlayers) {
        const Options of_g = arena.options(g, p);
        const Options of_h = arena.options(h, p);
        if (std::size_t{of_g.size()} + of_h.size() > Arena::kMostOptions)
            throw Error(ErrorKind::Limit, "a sum with too many options");
        auto& side = sides[index(p)];
        side.reserve(of_g.size() + of_h.size());
        for (const Game option : of_g) side.push_back(sum(arena, option, h));
        for (const Game option : of_h) side.push_back(sum(arena, g, option));
    }
    const Game result = canonical(arena, sides[0], sides[1]);
    arena.operation_memo().store(Operation::Sum, g, h, result);
    return result;
}

Game multiple(Arena& arena, const Integer& n, Game g) {
    if (n < 0) return multiple(arena, -n, negative(arena, g));
    if (g.is_simple()) {
        const Integer ups = n * arena.ups(g);
        return arena.simple(arena.number_part(g) * Dyadic(n, 0), checked_ups(ups),
                            n % 2 == 0 ? 0 : arena.nimber_part(g));
    }
    Game total;
    Game power = g;
    for (Integer rest = n; rest != 0; rest >>= 1) {
        if (bit_test(rest, 0)) total = sum(arena, total, power);
        if (rest > 1) power = sum(arena, power, power);
    }
    return total;
}

}  // namespace upstar
