#include "upstar/values/reduced.h"

#include <array>
#include <vector>

#include "upstar/values/canonical.h"
#include "upstar/values/cooling.h"
#include "upstar/values/fold.h"
#include "upstar/values/order.h"

namespace upstar {
namespace {

// Replaces each x* in the canonical form by x.
Game star_projection(Arena& arena, Game g) {
    return fold_game(
        arena, g, Operation::StarProjection, Game(),
        [&](Game h) -> std::optional<Game> {
            if (arena.is_number(h)) return h;
            if (h.is_simple() && arena.ups(h) == 0 && arena.nimber_part(h) == 1)
                return arena.stop(h, Player::Left);
            return std::nullopt;
        },
        [&](Game h, const auto& projection_of) {
            std::array<std::vector<Game>, 2> sides;
            for (const Player p : kPlayers)
                for (const Game option : arena.options(h, p))
                    sides[index(p)].push_back(projection_of(option));
            return canonical(arena, sides[0], sides[1]);
        });
}

}  // namespace

Game reduced_canonical_form(Arena& arena, Game g) {
    if (g.is_simple()) return arena.stop(g, Player::Left);
    return star_projection(arena, heat(arena, g, arena.nimber(1)));
}

Game companion(Arena& arena, Game g) {
    return fold_game(
        arena, g, Operation::Companion, Game(),
        [&](Game h) -> std::optional<Game> {
            if (!h.is_simple()) return std::nullopt;
            const std::uint32_t nimber = arena.nimber_part(h);
            if (!arena.number_part(h).is_zero() || nimber >= 2) return h;
            return arena.simple(Dyadic(), arena.ups(h), nimber ^ 1);
        },
        [&](Game h, const auto& companion_of) {
            std::array<std::vector<Game>, 2> sides;
            for (const Player p : kPlayers) {
                for (const Game option : arena.options(h, p))
                    sides[index(p)].push_back(companion_of(option));
                if (less_or_equal(arena, p, Game(), h)) sides[index(p)].push_back(Game());
            }
            return canonical(arena, sides[0], sides[1]);
        });
}

}  // namespace upstar
