// The value of {L | R} in three steps (Conway, On Numbers and Games, ch. 10):
//  1. If a number fits between the options, the value is the simplest such number. The stops of
//     the options tell almost always without a comparison.
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

class Builder {
public:
    Builder(Arena& arena, std::span<const Game> left, std::span<const Game> right)
        : arena_(arena), side_{Side(left.begin(), left.end()), Side(right.begin(), right.end())} {}

    Game build() {
        for (auto& side : side_) remove_duplicates(side);
        if (const auto number = as_number()) return *number;
        for (const Player p : kPlayers) remove_dominated(p);
        if (const auto simple = as_simple()) return *simple;
        while (bypass_one_reversible()) {
        }
        if (const auto simple = as_simple()) return *simple;
        for (auto& side : side_) std::sort(side.begin(), side.end());
        return arena_.intern(span(Player::Left), span(Player::Right));
    }

private:
    // Few games have more options than fit here, so that most are built without allocating.
    using Side = boost::container::small_vector<Game, 14>;

    Side& side(Player p) { return side_[index(p)]; }

    std::span<const Game> span(Player p) { return {side(p).data(), side(p).size()}; }

    static void remove_duplicates(Side& games) {
        std::sort(games.begin(), games.end());
        games.erase(std::unique(games.begin(), games.end()), games.end());
    }

    // What `p` gets by moving first, as a bound on numbers: p's best stop among his options, and
    // whether that number itself still lies strictly beyond all of them.
    NumberBound bound(Player p) {
        const Player q = opponent(p);
        if (side(p).empty()) return {};
        Game best = side(p).front();
        for (const Game option : side(p))
            if (sign(p) * arena_.compare_stops(option, q, best, q) > 0) best = option;
        const Game stop = arena_.stop(best, q);
        stop_[index(p)] = stop;
        for (const Game option : side(p))
            if (arena_.stop(option, q) == stop && less_or_equal(arena_, p, stop, option))
                return {arena_.number_part(stop), false};
        return {arena_.number_part(stop), true};
    }

    std::optional<Game> as_number() {
        const NumberBound low = bound(Player::Left);
        const NumberBound high = bound(Player::Right);
        if (low.at && high.at) {
            const int order = compare(*low.at, *high.at);
            if (order > 0 || (order == 0 && !(low.closed && high.closed))) return std::nullopt;
        }
        return arena_.number(simplest_number(low, high));
    }

    // Removes each option that another of the same player's is at least as good as.
    void remove_dominated(Player p) {
        auto& games = side(p);
        for (std::size_t i = 0; i < games.size();) {
            bool dominated = false;
            for (std::size_t j = 0; j < games.size() && !dominated; ++j)
                dominated = i != j && less_or_equal(arena_, p, games[i], games[j]);
            if (dominated) {
                games[i] = games.back();
                games.pop_back();
            } else {
                ++i;
            }
        }
    }

    // An option of `p` is reversible if the opponent has an answer that leaves him, as `p` sees it,
    // no better off than the whole game; p's options after that answer take its place.
    bool bypass_one_reversible() {
        for (const Player p : kPlayers) {
            auto& games = side(p);
            for (std::size_t i = 0; i < games.size(); ++i) {
                const auto answer = reversing_answer(p, games[i]);
                if (!answer) continue;
                games[i] = games.back();
                games.pop_back();
                const Options replacement = arena_.options(*answer, p);
                if (replacement.size() > Arena::kMostOptions)
                    throw Error(ErrorKind::Limit, "a nimber too large to bypass");
                for (const Game next : replacement) games.push_back(next);
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
        for (const Player q : kPlayers)
            if (sign(p) * compare_stop(x, q, q) > 0) return false;
        if (sign(p) * compare_stop(x, p, opponent(p)) < 0) return true;
        const std::uint64_t key = std::uint64_t{x.id()} * 2 + index(p);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        if (stack_is_low()) return on_fresh_stack([&] { return at_most(p, x); });
        const bool answer = decide_at_most(p, x);
        known_.emplace(key, answer);
        return answer;
    }

    bool decide_at_most(Player p, Game x) {
        for (const Game y : side(opponent(p)))
            if (less_or_equal(arena_, p, y, x)) return false;
        const Options options = arena_.options(x, p);
        const std::uint32_t count = relevant_count(opponent(p), options);
        for (std::uint32_t i = 0; i < count; ++i)
            if (at_most(opponent(p), options[i])) return false;
        return true;
    }

    // Compares the stop of x when q starts with that of this game when r starts.
    int compare_stop(Game x, Player q, Player r) {
        return arena_.compare_stops(x, q, stop_[index(r)], r);
    }

    // How many of `options` matter for whether one of them is at_most, as `p` sees it.
    std::uint32_t relevant_count(Player p, const Options& options) {
        if (!is_long_run_of_nimbers(options)) return options.size();
        if (stop_[index(opponent(p))] != options[0]) return 1;
        RelevantNimbers relevant(arena_);
        for (const auto& games : side_)
            for (const Game g : games) relevant.add_option_of_form(g);
        return relevant.count(options);
    }

    // Recognises the canonical forms listed at Options::compute in arena.cpp.
    std::optional<Game> as_simple() {
        for (const auto& games : side_)
            for (const Game g : games)
                if (!g.is_simple()) return std::nullopt;
        const auto& left = side_[0];
        const auto& right = side_[1];
        const Dyadic x = arena_.number_part(left.front());
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
            if (!arena_.is_number(favoured.front())) continue;
            const Game reply = other.front();
            if (arena_.number_part(reply) != arena_.number_part(favoured.front())) continue;
            const std::int32_t ups = arena_.ups(reply) * sign(p);
            if (ups < 0 || (ups == 0 && arena_.nimber_part(reply) == 0)) continue;
            return arena_.simple(arena_.number_part(reply), arena_.ups(reply) + sign(p),
                                 arena_.nimber_part(reply) ^ 1);
        }
        return std::nullopt;
    }

    // Whether these are x, x*, ..., x*(n-1), in any order (they are distinct).
    bool is_nimbers(const Side& games, const Dyadic& x) {
        return std::all_of(games.begin(), games.end(), [&](Game g) {
            return arena_.ups(g) == 0 && arena_.nimber_part(g) < games.size() &&
                   arena_.number_part(g) == x;
        });
    }

    Arena& arena_;
    std::array<Side, 2> side_;
    std::array<Game, 2> stop_;  // of the game itself, once it is known not to be a number
    boost::unordered_flat_map<std::uint64_t, bool> known_;
};

}  // namespace

Game canonical(Arena& arena, const std::vector<Game>& left, const std::vector<Game>& right) {
    return Builder(arena, left, right).build();
}

Game canonical_of(Arena& arena, std::span<const Game> left, std::span<const Game> right) {
    return Builder(arena, left, right).build();
}

}  // namespace upstar
