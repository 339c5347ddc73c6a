// The value of {L | R} in three steps (Conway, On Numbers and Games, ch. 10):
//  1. If a number fits between the options, the value is the simplest such number. The edges of
//     the options tell (edges.h).
//  2. Otherwise dominated options are removed and reversible ones bypassed until none is left.
//  3. The form is now canonical. If it is that of a number + ups + nimber it becomes a simple
//     record, else it is interned with its options.
#include "upstar/values/canonical.h"

#include <algorithm>
#include <array>
#include <boost/container/small_vector.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/values/order.h"

namespace upstar {
namespace {

// An option with its edges at hand: they decide most comparisons.
struct Candidate {
    Game game;
    Edges edges;
};

class Builder {
public:
    Builder(Arena& arena, std::span<const Game> left, std::span<const Game> right)
        : arena_(arena), given_{left, right}, edges_(arena.edges_of(left, right)) {}

    Game build() {
        if (edges_.are_known()) {
            if (edges_.upper <= edges_.lower)
                return number_of(simplest_between(edges_.upper, edges_.lower));
        } else if (const auto number = as_any_number()) {
            return *number;
        }
        for (const Player p : kPlayers) {
            side(p).reserve(given_[index(p)].size());
            for (const Game g : given_[index(p)]) add(p, g);
            remove_duplicates(side(p));
            remove_dominated(p);
        }
        if (side_[0].size() != 1 || side_[1].size() != 1) return without_reversible();
        // Most forms that come so far have one option a side, and most of those came before.
        const Game left = side_[0].front().game;
        const Game right = side_[1].front().game;
        if (const auto known = arena_.operation_memo().find(Operation::Form, left, right))
            return *known;
        const Game result = without_reversible();
        arena_.operation_memo().store(Operation::Form, left, right, result);
        return result;
    }

private:
    // Few games have more options than fit here, so that most are built without allocating.
    using Side = boost::container::small_vector<Candidate, 14>;

    Side& side(Player p) { return side_[index(p)]; }

    void add(Player p, Game g) { side(p).push_back({g, arena_.edges(g)}); }

    Game number_of(std::int64_t edge) {
        constexpr std::int64_t kOne = std::int64_t{1} << Edges::kPlaces;
        if (edge % kOne == 0) return arena_.integer(edge / kOne);
        return arena_.number(Dyadic::small(edge, Edges::kPlaces));
    }

    // The same without edges. A stop of the form is a bound for numbers that fit; it fits itself if
    // it lies strictly beyond all options.
    std::optional<Game> as_any_number() {
        const auto bound = [&](Player p) -> NumberBound {
            const auto options = given_[index(p)];
            if (options.empty()) return {};
            const Game stop = arena_.best_stop(options, p);
            const bool closed = std::none_of(options.begin(), options.end(), [&](Game option) {
                return arena_.stop(option, opponent(p)) == stop &&
                       less_or_equal(arena_, p, stop, option);
            });
            return {arena_.number_part(stop), closed};
        };
        const NumberBound low = bound(Player::Left);
        const NumberBound high = bound(Player::Right);
        if (low.at && high.at) {
            const int order = compare(*low.at, *high.at);
            if (order > 0 || (order == 0 && !(low.closed && high.closed))) return std::nullopt;
        }
        return arena_.number(simplest_number(low, high));
    }

    // Few duplicates are found among the dominated options in less time than it takes to sort.
    static void remove_duplicates(Side& games) {
        constexpr std::size_t kFew = 8;
        if (games.size() <= kFew) return;
        const auto by_id = [](const Candidate& a, const Candidate& b) { return a.game < b.game; };
        const auto equal = [](const Candidate& a, const Candidate& b) { return a.game == b.game; };
        std::sort(games.begin(), games.end(), by_id);
        games.erase(std::unique(games.begin(), games.end(), equal), games.end());
    }

    // x <= y as `p` sees it, by their edges.
    static std::optional<bool> by_edges(Player p, const Edges& x, const Edges& y) {
        if (!x.are_known() || !y.are_known()) return std::nullopt;
        return p == Player::Left ? Edges::less_or_equal(x, y) : Edges::less_or_equal(y, x);
    }

    bool is_dominated(Player p, const Candidate& x, const Candidate& y) {
        if (x.game == y.game) return true;
        if (const auto known = by_edges(p, x.edges, y.edges)) return *known;
        return less_or_equal(arena_, p, x.game, y.game);
    }

    // Removes each option that another of the same player's is at least as good as. The one with
    // the best edges is likely to dominate the others: it comes first.
    void remove_dominated(Player p) {
        auto& games = side(p);
        const auto worse = [p](const Candidate& a, const Candidate& b) {
            if (!a.edges.are_known() || !b.edges.are_known()) return false;
            return sign(p) * (a.edges.upper + a.edges.lower) <
                   sign(p) * (b.edges.upper + b.edges.lower);
        };
        std::size_t best = 0;
        for (std::size_t i = 1; i < games.size(); ++i)
            if (worse(games[best], games[i])) best = i;
        if (best != 0) std::swap(games[0], games[best]);
        for (std::size_t i = 0; i < games.size();) {
            arena_.context().poll();
            bool dominated = false;
            for (std::size_t j = 0; j < games.size() && !dominated; ++j)
                dominated = i != j && is_dominated(p, games[i], games[j]);
            if (dominated) {
                games[i] = games.back();
                games.pop_back();
            } else {
                ++i;
            }
        }
    }

    Game without_reversible() {
        if (const auto simple = as_simple()) return *simple;
        while (bypass_one_reversible()) {
        }
        if (const auto simple = as_simple()) return *simple;
        return interned();
    }

    // An option of `p` is reversible if the opponent has an answer that leaves him, as `p` sees it,
    // no better off than the whole game; p's options after that answer take its place.
    bool bypass_one_reversible() {
        for (const Player p : kPlayers) {
            auto& games = side(p);
            for (std::size_t i = 0; i < games.size(); ++i) {
                arena_.context().poll();
                const auto answer = reversing_answer(p, games[i].game);
                if (!answer) continue;
                games[i] = games.back();
                games.pop_back();
                const Options replacement = arena_.options(*answer, p);
                if (replacement.size() > Arena::kMostOptions)
                    throw Error(ErrorKind::Limit, "a nimber too large to bypass");
                for (const Game next : replacement) add(p, next);
                remove_duplicates(games);
                remove_dominated(p);
                return true;
            }
        }
        return false;
    }

    std::optional<Game> reversing_answer(Player p, Game option) {
        const Options answers = arena_.options(option, opponent(p));
        const std::uint32_t count = relevant_count(p, answers);
        for (std::uint32_t i = 0; i < count; ++i)
            if (at_most(p, answers[i])) return answers[i];
        return std::nullopt;
    }

    // x <= {L | R}, as `p` sees it. Bypassing keeps the value, so answers stay true while the
    // sides change and may be remembered for the whole construction.
    bool at_most(Player p, Game x) {
        const Edges& edges_of_x = arena_.edges(x);
        const bool have_edges = edges_of_x.are_known() && edges_.are_known();
        if (const auto known = have_edges ? by_edges(p, edges_of_x, edges_) : by_stops(p, x))
            return *known;
        const std::uint64_t key = std::uint64_t{x.id()} * 2 + index(p);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        if (stack_is_low()) return on_fresh_stack(arena_.context(), [&] { return at_most(p, x); });
        const bool answer = decide_at_most(p, x);
        known_.emplace(key, answer);
        return answer;
    }

    // The same, as far as the stops tell.
    std::optional<bool> by_stops(Player p, Game x) {
        const auto compare_stop = [&](Player q, Player r) {
            const Game own = arena_.best_stop(given_[index(r)], r);
            return sign(p) * compare(arena_.stop_number(x, q), arena_.number_part(own));
        };
        for (const Player q : kPlayers)
            if (compare_stop(q, q) > 0) return false;
        if (compare_stop(p, opponent(p)) < 0) return true;
        return std::nullopt;
    }

    bool decide_at_most(Player p, Game x) {
        for (const Candidate& y : side(opponent(p)))
            if (less_or_equal(arena_, p, y.game, x)) return false;
        const Options options = arena_.options(x, p);
        const std::uint32_t count = relevant_count(opponent(p), options);
        for (std::uint32_t i = 0; i < count; ++i)
            if (at_most(opponent(p), options[i])) return false;
        return true;
    }

    // How many of `options` matter for whether one of them is at_most, as `p` sees it.
    std::uint32_t relevant_count(Player p, const Options& options) {
        if (!is_long_run_of_nimbers(options)) return options.size();
        const Player q = opponent(p);
        if (arena_.best_stop(given_[index(q)], q) != options[0]) return 1;
        RelevantNimbers relevant(arena_);
        for (const auto& games : side_)
            for (const Candidate& option : games) relevant.add_option_of_form(option.game);
        return relevant.count(options);
    }

    // Recognises the canonical forms listed at Options::compute in arena.cpp. They have one stop,
    // so that their edges are at most two apart.
    std::optional<Game> as_simple() {
        if (edges_.are_known() && edges_.upper > edges_.lower + 2) return std::nullopt;
        for (const auto& games : side_)
            for (const Candidate& option : games)
                if (!option.game.is_simple()) return std::nullopt;
        const auto& left = side_[0];
        const auto& right = side_[1];
        const Dyadic x = arena_.number_part(left.front().game);
        if (is_nimbers(left, x) && is_nimbers(right, x)) {
            if (left.size() == right.size())
                return arena_.simple(x, 0, static_cast<std::uint32_t>(left.size()));
            if (left.size() == 2 && right.size() == 1) return arena_.simple(x, 1, 1);
            if (left.size() == 1 && right.size() == 2) return arena_.simple(x, -1, 1);
        }
        for (const Player p : kPlayers) {
            const auto& favoured = side(p);
            const auto& other = side(opponent(p));
            if (favoured.size() != 1 || other.size() != 1) continue;
            if (!arena_.is_number(favoured.front().game)) continue;
            const Game reply = other.front().game;
            if (arena_.number_part(reply) != arena_.number_part(favoured.front().game)) continue;
            const std::int32_t ups = arena_.ups(reply) * sign(p);
            if (ups < 0 || (ups == 0 && arena_.nimber_part(reply) == 0)) continue;
            return arena_.simple(arena_.number_part(reply), arena_.ups(reply) + sign(p),
                                 arena_.nimber_part(reply) ^ 1);
        }
        return std::nullopt;
    }

    // Whether these are x, x*, ..., x*(n-1), in any order (they are distinct).
    bool is_nimbers(const Side& games, const Dyadic& x) {
        return std::all_of(games.begin(), games.end(), [&](const Candidate& option) {
            const Game g = option.game;
            return arena_.ups(g) == 0 && arena_.nimber_part(g) < games.size() &&
                   arena_.number_part(g) == x;
        });
    }

    // The form, which is canonical and not simple, as a value.
    Game interned() {
        boost::container::small_vector<Game, 8> games;
        for (auto& side : side_) {
            const auto first = static_cast<std::ptrdiff_t>(games.size());
            for (const Candidate& option : side) games.push_back(option.game);
            std::sort(games.begin() + first, games.end());
        }
        const std::span<const Game> all(games.data(), games.size());
        const std::size_t left_count = side_[0].size();
        return arena_.intern(all.first(left_count), all.subspan(left_count));
    }

    Arena& arena_;
    std::array<std::span<const Game>, 2> given_;
    Edges edges_;  // of the game itself
    std::array<Side, 2> side_;
    boost::unordered_flat_map<std::uint64_t, bool> known_;
};

}  // namespace

Game canonical(Arena& arena, const std::vector<Game>& left, const std::vector<Game>& right) {
    return Builder(arena, left, right).build();
}

Game canonical(Arena& arena, std::span<const Game> left, std::span<const Game> right) {
    return Builder(arena, left, right).build();
}

}  // namespace upstar
