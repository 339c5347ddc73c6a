#include "upstar/values/predicates.h"

#include <algorithm>
#include <vector>

#include "upstar/values/fold.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

// The parity that all options lead to, for a rule that gives the parity of simple games.
template <class OfSimple>
Parity alternating(Arena& arena, Game g, const OfSimple& of_simple) {
    return fold<Parity>(
        arena, g,
        [&](Game h) -> std::optional<Parity> {
            if (h.is_simple()) return of_simple(h);
            return std::nullopt;
        },
        [&](Game h, const auto& parity_of) {
            const Parity first = parity_of(arena.options(h, Player::Left)[0]);
            for (const Player p : kPlayers)
                for (const Game option : arena.options(h, p))
                    if (parity_of(option) != first) return Parity::Neither;
            if (first == Parity::Neither) return first;
            return first == Parity::Even ? Parity::Odd : Parity::Even;
        });
}

// {x || x | y} as `p` sees it: his only option is the number x; the opponent's only option is a
// threat {x | y} by one option each, with the mean of y on the opponent's side of x.
bool is_tiny_for(Arena& arena, Game g, Player p) {
    const Options mine = arena.options(g, p);
    const Options theirs = arena.options(g, opponent(p));
    if (mine.size() != 1 || theirs.size() != 1 || !arena.is_number(mine[0])) return false;
    const Options back = arena.options(theirs[0], p);
    const Options threat = arena.options(theirs[0], opponent(p));
    return back.size() == 1 && threat.size() == 1 && back[0] == mine[0] &&
           sign(p) * compare(mean(arena, threat[0]), arena.number_part(mine[0])) < 0;
}

}  // namespace

bool is_infinitesimal(const Arena& arena, Game g) {
    return arena.stop(g, Player::Left).is_zero() && arena.stop(g, Player::Right).is_zero();
}

bool is_numberish(const Arena& arena, Game g) {
    return arena.stop(g, Player::Left) == arena.stop(g, Player::Right);
}

bool is_all_small(Arena& arena, Game g) {
    return fold<bool>(
        arena, g,
        [&](Game h) -> std::optional<bool> {
            if (h.is_simple()) return arena.number_part(h).is_zero();
            return std::nullopt;
        },
        [&](Game h, const auto& small) {
            for (const Player p : kPlayers)
                for (const Game option : arena.options(h, p))
                    if (!small(option)) return false;
            return true;
        });
}

bool is_number_tiny(Arena& arena, Game g) {
    if (g.is_simple()) return arena.is_number(g);
    return is_tiny_for(arena, g, Player::Left) || is_tiny_for(arena, g, Player::Right);
}

bool is_switch(Arena& arena, Game g) { return !g.is_simple() && negative(arena, g) == g; }

Parity parity(Arena& arena, Game g) {
    return alternating(arena, g, [&](Game h) {
        const Dyadic& x = arena.number_part(h);
        if (arena.ups(h) != 0 || arena.nimber_part(h) > 1 || !x.is_integer())
            return Parity::Neither;
        const bool odd = (x.numerator() % 2 != 0) != (arena.nimber_part(h) == 1);
        return odd ? Parity::Odd : Parity::Even;
    });
}

Parity temper(Arena& arena, Game g) {
    return alternating(arena, g, [&](Game h) {
        if (arena.is_number(h)) return Parity::Even;
        return arena.ups(h) == 0 && arena.nimber_part(h) == 1 ? Parity::Odd : Parity::Neither;
    });
}

}  // namespace upstar
