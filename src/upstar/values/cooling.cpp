#include "upstar/values/cooling.h"

#include <array>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/values/canonical.h"
#include "upstar/values/fold.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

// {result(G^L) + t | result(G^R) - t}.
Game with_bonus(Arena& arena, Game g, Game t, const auto& result_of) {
    std::array<std::vector<Game>, 2> sides;
    for (const Player p : kPlayers) {
        const Game bonus = seen_by(arena, p, t);
        for (const Game option : arena.options(g, p))
            sides[index(p)].push_back(sum(arena, result_of(option), bonus));
    }
    return canonical(arena, sides[0], sides[1]);
}

}  // namespace

Game cool(Arena& arena, Game g, const Dyadic& t) {
    if (t <= Dyadic(-1))
        throw Error(ErrorKind::Input,
                    "Invalid cooling temperature (must be > -1): " + t.to_string());
    const Game bonus = arena.number(-t);
    return fold_game(
        arena, g, Operation::Cool, bonus,
        [&](Game h) -> std::optional<Game> {
            if (t > temperature(arena, h)) return arena.number(mean(arena, h));
            return std::nullopt;
        },
        [&](Game h, const auto& cooled) { return with_bonus(arena, h, bonus, cooled); });
}

Game freeze(Arena& arena, Game g) {
    return arena.is_number(g) ? g : cool(arena, g, temperature(arena, g));
}

Game heat(Arena& arena, Game g, Game t) {
    return fold_game(
        arena, g, Operation::Heat, t,
        [&](Game h) -> std::optional<Game> {
            if (arena.is_number(h)) return h;
            return std::nullopt;
        },
        [&](Game h, const auto& heated) { return with_bonus(arena, h, t, heated); });
}

Game overheat(Arena& arena, Game g, Game s, Game t) {
    return fold<Game>(
        arena, g,
        [&](Game h) -> std::optional<Game> {
            if (arena.is_integer(h)) return multiple(arena, arena.number_part(h).numerator(), s);
            return std::nullopt;
        },
        [&](Game h, const auto& overheated) { return with_bonus(arena, h, t, overheated); });
}

}  // namespace upstar
