#include "upstar/values/products.h"

#include <algorithm>
#include <array>
#include <boost/unordered/unordered_flat_map.hpp>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/values/canonical.h"
#include "upstar/values/fold.h"
#include "upstar/values/followers.h"
#include "upstar/values/nim_arithmetic.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

using Sides = std::array<std::vector<Game>, 2>;

Game build(Arena& arena, Sides& sides) { return canonical(arena, sides[0], sides[1]); }

// {base^L, base : x^L | base^R, base : x^R}.
Game stacked(Arena& arena, Sides base, Game x, const auto& sum_of) {
    for (const Player p : kPlayers)
        for (const Game option : arena.options(x, p)) base[index(p)].push_back(sum_of(option));
    return build(arena, base);
}

void check_option_count(std::size_t count) {
    if (count > Arena::kMostOptions)
        throw Error(ErrorKind::Limit, "a product with too many options");
}

}  // namespace

std::vector<Game> incentives(Arena& arena, Game g, bool of_left, bool of_right) {
    std::vector<Game> all;
    for (const Player p : kPlayers) {
        if (!(p == Player::Left ? of_left : of_right)) continue;
        const Options options = arena.options(g, p);
        check_option_count(options.size());
        for (const Game option : options)
            all.push_back(seen_by(arena, p, difference(arena, option, g)));
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::vector<Game> undominated;
    for (const Game x : all) {
        arena.context().poll();
        const bool dominated = std::any_of(
            all.begin(), all.end(), [&](Game y) { return x != y && less_or_equal(arena, x, y); });
        if (!dominated) undominated.push_back(x);
    }
    return undominated;
}

Game norton_product(Arena& arena, Game g, Game u) {
    std::vector<Game> steps;  // u plus each incentive of u
    if (!arena.is_integer(g))
        for (const Game incentive : incentives(arena, u, true, true))
            steps.push_back(sum(arena, u, incentive));
    return fold_game(
        arena, g, Operation::NortonProduct, u,
        [&](Game h) -> std::optional<Game> {
            if (arena.is_integer(h)) return multiple(arena, arena.number_part(h).numerator(), u);
            return std::nullopt;
        },
        [&](Game h, const auto& product_of) {
            Sides sides;
            for (const Player p : kPlayers)
                for (const Game option : arena.options(h, p))
                    for (const Game step : steps)
                        sides[index(p)].push_back(
                            sum(arena, product_of(option), seen_by(arena, p, step)));
            return build(arena, sides);
        });
}

Game conway_product(Arena& arena, Game g, Game h) {
    if (g.is_zero() || h.is_zero()) return {};
    if (arena.is_number(g) && arena.is_number(h))
        return arena.number(arena.number_part(g) * arena.number_part(h));
    if (arena.is_integer(g)) return multiple(arena, arena.number_part(g).numerator(), h);
    if (arena.is_integer(h)) return multiple(arena, arena.number_part(h).numerator(), g);
    if (arena.is_nimber(g) && arena.is_nimber(h))
        return arena.nimber(
            static_cast<std::uint32_t>(nim_product(arena.nimber_part(g), arena.nimber_part(h))));
    if (h < g) std::swap(g, h);
    if (const auto known = arena.operation_memo().find(Operation::ConwayProduct, g, h))
        return *known;
    arena.context().poll();
    if (stack_is_low())
        return on_fresh_stack(arena.context(), [&] { return conway_product(arena, g, h); });

    // A move to g'h + gh' - g'h' is Left's when g' and h' are moves of the same player.
    Sides sides;
    for (const Player p : kPlayers)
        for (const Player q : kPlayers)
            for (const Game g_option : arena.options(g, p))
                for (const Game h_option : arena.options(h, q)) {
                    auto& side = sides[p == q ? 0 : 1];
                    check_option_count(side.size());
                    side.push_back(difference(arena,
                                              sum(arena, conway_product(arena, g_option, h),
                                                  conway_product(arena, g, h_option)),
                                              conway_product(arena, g_option, h_option)));
                }
    const Game result = build(arena, sides);
    arena.operation_memo().store(Operation::ConwayProduct, g, h, result);
    return result;
}

Game ordinal_sum(Arena& arena, Game g, Game h) {
    // The memo key is (h, g): the fold runs over the followers of h for a fixed base g.
    return fold_game(
        arena, h, Operation::OrdinalSum, g,
        [&](Game x) -> std::optional<Game> {
            if (x.is_zero()) return g;
            if (arena.is_nimber(g) && arena.is_nimber(x))
                return arena.nimber(arena.nimber_part(g) + arena.nimber_part(x));
            if (arena.is_integer(g) && arena.is_integer(x) &&
                arena.number_part(g).sign() * arena.number_part(x).sign() >= 0 && !g.is_zero())
                return arena.number(arena.number_part(g) + arena.number_part(x));
            if (g.is_zero()) return x;
            return std::nullopt;
        },
        [&](Game x, const auto& sum_of) {
            Sides sides;
            for (const Player p : kPlayers) {
                check_option_count(arena.options(g, p).size());
                sides[index(p)] = arena.options(g, p).to_vector();
            }
            return stacked(arena, std::move(sides), x, sum_of);
        });
}

Game ordinal_sum(Arena& arena, const std::vector<Game>& base_left,
                 const std::vector<Game>& base_right, Game h) {
    return fold<Game>(
        arena, h, [](Game) -> std::optional<Game> { return std::nullopt; },
        [&](Game x, const auto& sum_of) {
            return stacked(arena, {base_left, base_right}, x, sum_of);
        });
}

namespace {

class Subordination {
public:
    Subordination(Arena& arena, Sides base) : arena_(arena), base_(std::move(base)) {
        for (auto& side : base_) std::sort(side.begin(), side.end());
    }

    Game of(Game g) {
        if (const auto known = done_.find(g.id()); known != done_.end()) return known->second;
        arena_.context().poll();
        if (stack_is_low()) return on_fresh_stack(arena_.context(), [&] { return of(g); });
        Sides sides;
        for (const Player p : kPlayers) {
            for (const Game move : base_[index(p)])
                if (!has_move(g, p, move))
                    throw Error(ErrorKind::Input,
                                "That game cannot be subordinated to the specified base.");
            for (const Game option : arena_.options(g, p))
                if (!in_base(p, option)) sides[index(p)].push_back(of(option));
        }
        const Game result = build(arena_, sides);
        done_.emplace(g.id(), result);
        return result;
    }

private:
    bool in_base(Player p, Game option) const {
        return std::binary_search(base_[index(p)].begin(), base_[index(p)].end(), option);
    }

    // Whether g has this move of the base, or one at least as good, or it would be reversible.
    bool has_move(Game g, Player p, Game move) {
        for (const Game option : arena_.options(g, p))
            if (less_or_equal(arena_, p, move, option)) return true;
        for (const Game answer : arena_.options(move, opponent(p)))
            if (less_or_equal(arena_, p, answer, g)) return true;
        return false;
    }

    Arena& arena_;
    Sides base_;
    boost::unordered_flat_map<std::uint32_t, Game> done_;
};

}  // namespace

Game subordinate(Arena& arena, Game g, const std::vector<Game>& base_left,
                 const std::vector<Game>& base_right) {
    if (birthday(arena, g) > 1'000'000)
        throw Error(ErrorKind::Limit, "subordination of a game born after day 1000000");
    return Subordination(arena, {base_left, base_right}).of(g);
}

Game pow_to(Arena& arena, Game g, const Dyadic& x) {
    if (x.is_zero()) return {};
    if (x.is_integer() && x.sign() > 0) return ordinal_sum(arena, g, arena.number(x - Dyadic(1)));
    if (x.sign() < 0) throw Error(ErrorKind::Input, "Invalid exponent.");
    return ordinal_sum(arena, g, subordinate(arena, arena.number(x), {Game()}, {}));
}

Game pow(Arena& arena, Game g, const Dyadic& x) {
    const Options left = arena.options(g, Player::Left);
    const Options right = arena.options(g, Player::Right);
    if (left.size() != 1 || right.size() != 1 || !left[0].is_zero())
        throw Error(ErrorKind::Input,
                    "Invalid base for `Pow` operation (base must be of the form {0|H}).");
    const Game reply = difference(arena, right[0], pow_to(arena, g, x - Dyadic(1)));
    return canonical(arena, {Game()}, {reply});
}

Game tiny(Arena& arena, Game g) {
    return canonical(arena, {Game()}, {canonical(arena, {Game()}, {negative(arena, g)})});
}

}  // namespace upstar
