#include "upstar/values/atomic_weight.h"

#include <array>
#include <vector>

#include "upstar/values/canonical.h"
#include "upstar/values/fold.h"
#include "upstar/values/order.h"
#include "upstar/values/predicates.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

// The integer nearest to the best option of `p` that still beats every option of his: the least n
// with n |> all of them for Left, the greatest n with n <| all of them for Right.
Dyadic tightest_integer(Arena& arena, Player p, const std::vector<Game>& options) {
    std::optional<Dyadic> tightest;
    for (const Game option : options) {
        const Dyadic& stop = arena.stop_number(option, opponent(p));
        Dyadic n(p == Player::Left ? stop.ceiling() : stop.floor(), 0);
        if (less_or_equal(arena, p, arena.number(n), option)) n = n + Dyadic(sign(p));
        if (!tightest || sign(p) * compare(n, *tightest) > 0) tightest = n;
    }
    return tightest.value_or(Dyadic());
}

// The recursion that gives the atomic weight of an all-small game. With the options' weights two
// less for Left and two more for Right, the weight is the game they make, unless that is an
// integer: then it is the integer between the options that suits the side which g takes of a
// remote star (the eccentric case).
Game recursive_weight(Arena& arena, Game g) {
    return fold_game(
        arena, g, Operation::AtomicWeight, Game(),
        [&](Game h) -> std::optional<Game> {
            if (h.is_simple()) return arena.integer(arena.ups(h));
            return std::nullopt;
        },
        [&](Game h, const auto& weight_of) {
            std::array<std::vector<Game>, 2> sides;
            for (const Player p : kPlayers)
                for (const Game option : arena.options(h, p))
                    sides[index(p)].push_back(
                        sum(arena, weight_of(option), arena.integer(-2 * sign(p))));
            const Game weight = canonical(arena, sides[0], sides[1]);
            if (!arena.is_integer(weight)) return weight;
            switch (relation(arena, h, arena.nimber(arena.far_star(h)))) {
                case Relation::Less:
                    return arena.number(tightest_integer(arena, Player::Left, sides[0]));
                case Relation::Greater:
                    return arena.number(tightest_integer(arena, Player::Right, sides[1]));
                default:
                    return weight;
            }
        });
}

// A game that is not all-small is atomic if it is within up-star plus a red kite of its weight in
// ups, on both sides.
bool within_a_kite(Arena& arena, Game g, Game weight) {
    const Game up = arena.simple(Dyadic(), 1, 0);
    const Game error = difference(arena, g, norton_product(arena, weight, up));
    std::uint32_t remote = 2;
    while (remote < arena.far_star(g)) remote *= 2;
    const Game kite = ordinal_sum(arena, arena.nimber(remote), arena.integer(-1));
    const Game bound = sum(arena, arena.simple(Dyadic(), 1, 1), kite);
    return less_or_equal(arena, error, bound) &&
           less_or_equal(arena, negative(arena, bound), error);
}

}  // namespace

std::optional<Game> atomic_weight(Arena& arena, Game g) {
    if (!is_infinitesimal(arena, g)) return std::nullopt;
    const Game weight = recursive_weight(arena, g);
    if (is_all_small(arena, g) || within_a_kite(arena, g, weight)) return weight;
    return std::nullopt;
}

}  // namespace upstar
