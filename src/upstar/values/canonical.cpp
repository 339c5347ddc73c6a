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

// An option with its stops at hand: they decide most comparisons.
struct Candidate {
    Game game;
    std::array<NumberKey, 2> stop{};

    NumberKey stop_of(Player p) const { return stop[index(p)]; }
};

class Builder {
public:
    Builder(Arena& arena, std::span<const Game> left, std::span<const Game> right) : arena_(arena) {
        for (const Game g : left) add(Player::Left, g);
        for (const Game g : right) add(Player::Right, g);
    }

    Game build() {
        for (auto& side : side_) remove_duplicates(side);
        if (const auto number = as_number()) return *number;
        for (const Player p : kPlayers) remove_dominated(p);
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

    void add(Player p, Game g) {
        side(p).push_back({g, arena_.stop_keys(g)});
        for (const NumberKey key : side(p).back().stop) has_keys_ = has_keys_ && key != kNoKey;
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

    Game without_reversible() {
        // A number + ups + nimber has but one stop.
        const bool may_be_simple = stop_[0] == stop_[1];
        if (may_be_simple)
            if (const auto simple = as_simple()) return *simple;
        while (bypass_one_reversible()) {
        }
        if (may_be_simple)
            if (const auto simple = as_simple()) return *simple;
        return interned();
    }

    // Notes what `p` gets by moving first: the best stop among his options.
    void find_stop(Player p) {
        const Player q = opponent(p);
        const Candidate* best = &side(p).front();
        for (const Candidate& option : side(p)) {
            const int order = has_keys_ ? compare_keys(option.stop_of(q), best->stop_of(q))
                                        : arena_.compare_stops(option.game, q, best->game, q);
            if (sign(p) * order > 0) best = &option;
        }
        stop_[index(p)] = arena_.stop(best->game, q);
        stop_key_[index(p)] = best->stop_of(q);
    }

    static int compare_keys(NumberKey x, NumberKey y) { return (x > y) - (x < y); }

    // Whether p's stop, a number, lies strictly beyond all his options.
    bool is_beyond_options(Player p) {
        const Game stop = stop_[index(p)];
        for (const Candidate& option : side(p))
            if (option.game == stop) return false;
        for (const Candidate& option : side(p))
            if (arena_.stop(option.game, opponent(p)) == stop &&
                less_or_equal(arena_, p, stop, option.game))
                return false;
        return true;
    }

    std::optional<Game> as_number() {
        for (const Player p : kPlayers)
            if (!side(p).empty()) find_stop(p);
        return has_keys_ ? as_number_with_key() : as_any_number();
    }

    // The simplest number between the stops; a stop itself counts only if it lies beyond the
    // options, and that is asked only where it matters. Between the multiples of 2^-16 that the
    // stops are, the simplest number is a multiple of 2^-17.
    std::optional<Game> as_number_with_key() {
        NumberKey low = side(Player::Left).empty() ? -2 * kInfiniteKey : 2 * stop_key_[0];
        NumberKey high = side(Player::Right).empty() ? 2 * kInfiniteKey : 2 * stop_key_[1];
        for (;;) {
            if (low > high) return std::nullopt;
            const NumberKey x = simplest_between(low, high, kKeyPlaces + 1);
            if (low != high && x != low && x != high) return number_of(x);
            const bool low_fits = (low & 1) != 0 || (x != low) || is_beyond_options(Player::Left);
            const bool high_fits =
                (high & 1) != 0 || (x != high) || is_beyond_options(Player::Right);
            if (low_fits && high_fits) return number_of(x);
            if (!low_fits) ++low;
            if (!high_fits) --high;
        }
    }

    Game number_of(NumberKey twice) {
        constexpr NumberKey kOne = NumberKey{2} << kKeyPlaces;
        if ((twice & (kOne - 1)) == 0) return arena_.integer(twice / kOne);
        return arena_.number(Dyadic::small(twice, kKeyPlaces + 1));
    }

    std::optional<Game> as_any_number() {
        const auto bound = [&](Player p) -> NumberBound {
            if (side(p).empty()) return {};
            return {arena_.number_part(stop_[index(p)]), is_beyond_options(p)};
        };
        const NumberBound low = bound(Player::Left);
        const NumberBound high = bound(Player::Right);
        if (low.at && high.at) {
            const int order = compare(*low.at, *high.at);
            if (order > 0 || (order == 0 && !(low.closed && high.closed))) return std::nullopt;
        }
        return arena_.number(simplest_number(low, high));
    }

    // x <= y as `p` sees it.
    bool is_dominated(Player p, const Candidate& x, const Candidate& y) {
        if (x.game == y.game) return true;
        if (has_keys_) {
            for (const Player q : kPlayers)
                if (sign(p) * compare_keys(x.stop_of(q), y.stop_of(q)) > 0) return false;
            if (sign(p) * compare_keys(x.stop_of(p), y.stop_of(opponent(p))) < 0) return true;
        }
        return less_or_equal(arena_, p, x.game, y.game);
    }

    // Removes each option that another of the same player's is at least as good as. The one with
    // the best stops is likely to dominate the others: it comes first.
    void remove_dominated(Player p) {
        auto& games = side(p);
        if (has_keys_) {
            const auto worse = [p](const Candidate& a, const Candidate& b) {
                return sign(p) * (a.stop[0] + a.stop[1]) < sign(p) * (b.stop[0] + b.stop[1]);
            };
            std::iter_swap(games.begin(), std::max_element(games.begin(), games.end(), worse));
        }
        for (std::size_t i = 0; i < games.size();) {
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

    // An option of `p` is reversible if the opponent has an answer that leaves him, as `p` sees it,
    // no better off than the whole game; p's options after that answer take its place.
    bool bypass_one_reversible() {
        for (const Player p : kPlayers) {
            auto& games = side(p);
            for (std::size_t i = 0; i < games.size(); ++i) {
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
        for (const Candidate& y : side(opponent(p)))
            if (less_or_equal(arena_, p, y.game, x)) return false;
        const Options options = arena_.options(x, p);
        const std::uint32_t count = relevant_count(opponent(p), options);
        for (std::uint32_t i = 0; i < count; ++i)
            if (at_most(opponent(p), options[i])) return false;
        return true;
    }

    // Compares the stop of x when q starts with that of this game when r starts.
    int compare_stop(Game x, Player q, Player r) {
        const NumberKey key = arena_.stop_key(x, q);
        if (has_keys_ && key != kNoKey) return compare_keys(key, stop_key_[index(r)]);
        return arena_.compare_stops(x, q, stop_[index(r)], r);
    }

    // How many of `options` matter for whether one of them is at_most, as `p` sees it.
    std::uint32_t relevant_count(Player p, const Options& options) {
        if (!is_long_run_of_nimbers(options)) return options.size();
        if (stop_[index(opponent(p))] != options[0]) return 1;
        RelevantNimbers relevant(arena_);
        for (const auto& games : side_)
            for (const Candidate& option : games) relevant.add_option_of_form(option.game);
        return relevant.count(options);
    }

    // Recognises the canonical forms listed at Options::compute in arena.cpp.
    std::optional<Game> as_simple() {
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
    std::array<Side, 2> side_;
    bool has_keys_ = true;      // whether all stops of all options have keys
    std::array<Game, 2> stop_;  // of the game itself, once it is known not to be a number
    std::array<NumberKey, 2> stop_key_{};
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
