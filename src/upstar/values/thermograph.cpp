#include "upstar/values/thermograph.h"

#include <algorithm>
#include <optional>

#include "upstar/values/fold.h"
#include "upstar/values/thermograph_memo.h"

namespace upstar {
namespace {

using Shared = std::shared_ptr<const Thermograph>;

// All x + n up + *m look like one of x, x*, x+up, x+down from far enough: Left's and Right's stops
// of the cooled game do not see more.
Game look_alike(Arena& arena, Game g) {
    if (!g.is_simple() || arena.is_number(g)) return g;
    const std::int32_t ups = arena.ups(g);
    const bool starlike = ups == 0 || ((ups == 1 || ups == -1) && arena.nimber_part(g) == 1);
    const Dyadic& x = arena.number_part(g);
    return starlike ? arena.simple(x, 0, 1) : arena.simple(x, ups > 0 ? 1 : -1, 0);
}

// The wall of `p` below the mast: his best option, as the opponent leaves it, taxed by t.
Trajectory scaffold(Arena& arena, Game g, Player p, const auto& thermograph_of) {
    const Options options = arena.options(g, p);
    Trajectory best = thermograph_of(options[0])->wall(opponent(p));
    for (std::uint32_t i = 1; i < options.size(); ++i)
        best = extreme(sign(p), best, thermograph_of(options[i])->wall(opponent(p)));
    return best.tilted(-sign(p));
}

}  // namespace

Dyadic Thermograph::temperature() const {
    return std::max(left_wall.corners().back().temperature,
                    right_wall.corners().back().temperature);
}

Shared thermograph(Arena& arena, Game g) {
    ThermographMemo& memo = arena.thermograph_memo();
    return fold<Shared>(
        arena, look_alike(arena, g),
        [&](Game h) -> std::optional<Shared> {
            if (arena.is_integer(h)) {
                const Trajectory constant(arena.number_part(h));
                return std::make_shared<const Thermograph>(Thermograph{constant, constant});
            }
            if (const Game alike = look_alike(arena, h); alike != h)
                return thermograph(arena, alike);
            if (Shared known = memo.find(h)) return known;
            return std::nullopt;
        },
        [&](Game h, const auto& thermograph_of) -> Shared {
            const Trajectory left = scaffold(arena, h, Player::Left, thermograph_of);
            const Trajectory right = scaffold(arena, h, Player::Right, thermograph_of);
            const Dyadic top = left.meets(right);
            auto result = std::make_shared<const Thermograph>(
                Thermograph{left.capped(top), right.capped(top)});
            memo.store(h, result);
            return result;
        });
}

Dyadic mean(Arena& arena, Game g) {
    return g.is_simple() ? arena.number_part(g) : thermograph(arena, g)->mean();
}

Dyadic temperature(Arena& arena, Game g) {
    if (!g.is_simple()) return thermograph(arena, g)->temperature();
    if (!arena.is_number(g)) return {};
    return {Integer(-1), arena.number_part(g).exponent()};
}

std::string to_string(const Thermograph& thermograph) {
    std::string text = "Thermograph(";
    for (const Player p : kPlayers) {
        const Trajectory& wall = thermograph.wall(p);
        if (p == Player::Right) text += ",";
        text += wall.corners().back().value.to_string() + ",[";
        const char* separator = "";
        for (const Dyadic& point : wall.critical_points()) {
            text += separator + point.to_string();
            separator = ",";
        }
        text += "],[";
        separator = "";
        for (const int slope : wall.slopes()) {
            text += separator + std::to_string(slope);
            separator = ",";
        }
        text += "]";
    }
    return text + ")";
}

}  // namespace upstar
