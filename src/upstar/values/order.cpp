#include "upstar/values/order.h"

#include <algorithm>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"

namespace upstar {
namespace {

// d up + *k >= 0 for which d and k (Winning Ways, ch. 3): up* is confused with 0, up*2 is not.
bool simple_less_or_equal(const Arena& arena, Game g, Game h) {
    const int order = compare(arena.number_part(g), arena.number_part(h));
    if (order != 0) return order < 0;
    const std::int64_t ups = std::int64_t{arena.ups(h)} - arena.ups(g);
    const std::uint32_t nimber = arena.nimber_part(g) ^ arena.nimber_part(h);
    return ups >= (nimber == 0 ? 0 : nimber == 1 ? 2 : 1);
}

// How many options of `player` matter in a comparison with `other`, see RelevantNimbers.
std::uint32_t relevant_count(Arena& arena, Player player, const Options& options, Game other) {
    if (!is_long_run_of_nimbers(options)) return options.size();
    if (arena.stop(other, player) != options[0]) return 1;
    RelevantNimbers relevant(arena);
    for (const Player p : kPlayers)
        for (const Game option : arena.options(other, p)) relevant.add_option_of_form(option);
    return relevant.count(options);
}

// Whether an option of `player` in `from` already refutes "from is no better than other".
bool some_option_at_least(Arena& arena, Player player, Game from, Game other) {
    const Options options = arena.options(from, player);
    const std::uint32_t count = relevant_count(arena, player, options, other);
    for (std::uint32_t i = 0; i < count; ++i)
        if (less_or_equal(arena, player, other, options[i])) return true;
    return false;
}

// Whether g <= h, as far as the stops tell, where the edges are not known.
std::optional<bool> less_or_equal_by_stops(Arena& arena, Game g, Game h) {
    const auto compare_stops = [&](Player p, Player q) {
        return compare(arena.stop_number(g, p), arena.stop_number(h, q));
    };
    for (const Player p : kPlayers)
        if (compare_stops(p, p) > 0) return false;
    if (compare_stops(Player::Left, Player::Right) < 0) return true;
    // Number avoidance: against a number only the options of the other game matter.
    if (arena.is_number(g)) return !some_option_at_least(arena, Player::Right, h, g);
    if (arena.is_number(h)) return !some_option_at_least(arena, Player::Left, g, h);
    return std::nullopt;
}

}  // namespace

std::uint32_t RelevantNimbers::count(const Options& options) const {
    const std::uint32_t some = std::min(options.size(), far_ + nimbers_ + 1);
    if (some > Arena::kMostOptions)
        throw Error(ErrorKind::Limit, "a comparison with too many nimbers");
    return some;
}

bool less_or_equal(Arena& arena, Game g, Game h) {
    if (g == h) return true;
    if (g.is_simple() && h.is_simple()) return simple_less_or_equal(arena, g, h);

    const Edges& edges_of_g = arena.edges(g);
    const Edges& edges_of_h = arena.edges(h);
    if (edges_of_g.are_known() && edges_of_h.are_known()) {
        if (const auto known = Edges::less_or_equal(edges_of_g, edges_of_h)) return *known;
    } else if (const auto known = less_or_equal_by_stops(arena, g, h)) {
        return *known;
    }

    if (const auto known = arena.order_memo().find(g, h)) return *known;
    arena.context().poll();
    if (stack_is_low())
        return on_fresh_stack(arena.context(), [&] { return less_or_equal(arena, g, h); });
    const bool answer = !some_option_at_least(arena, Player::Left, g, h) &&
                        !some_option_at_least(arena, Player::Right, h, g);
    arena.order_memo().store(g, h, answer);
    return answer;
}

Relation relation(Arena& arena, Game g, Game h) {
    if (g == h) return Relation::Equal;
    if (less_or_equal(arena, g, h)) return Relation::Less;
    return less_or_equal(arena, h, g) ? Relation::Greater : Relation::Confused;
}

Outcome outcome(Arena& arena, Game g) {
    switch (relation(arena, g, Game())) {
        case Relation::Equal:
            return Outcome::P;
        case Relation::Greater:
            return Outcome::L;
        case Relation::Less:
            return Outcome::R;
        case Relation::Confused:
            break;
    }
    return Outcome::N;
}

const char* name(Outcome outcome) {
    switch (outcome) {
        case Outcome::L:
            return "L";
        case Outcome::R:
            return "R";
        case Outcome::N:
            return "N";
        case Outcome::P:
            break;
    }
    return "P";
}

}  // namespace upstar
