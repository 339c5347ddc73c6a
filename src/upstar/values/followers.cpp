#include "upstar/values/followers.h"

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>
#include <cstdlib>
#include <map>
#include <tuple>

#include "upstar/base/error.h"
#include "upstar/values/fold.h"

namespace upstar {
namespace {

Integer simple_birthday(const Arena& arena, Game g) {
    const Integer of_number = number_birthday(arena.number_part(g));
    const std::uint32_t nimber = arena.nimber_part(g);
    const std::int64_t ups = arena.ups(g) < 0 ? -std::int64_t{arena.ups(g)} : arena.ups(g);
    if (ups == 0) return of_number + nimber;
    // n up + *m is followed by (n-1) up + *(m xor 1), down to a nimber, or to up or up*.
    if (nimber <= 1) return of_number + ups + 1;
    return of_number + ups + (ups % 2 == 0 ? nimber : nimber ^ 1);
}

// n up + *m is followed by (n-1) up + *(m xor 1) and so on, down to this nimber (and up* by * too).
std::uint32_t last_nimber(const Arena& arena, Game g) {
    return arena.nimber_part(g) ^ (static_cast<std::uint32_t>(arena.ups(g)) & 1);
}

// The followers of g that are counted one by one, with the runs 0, 1, ..., n and x, x*, ..., x*m
// and x + up*, x + 2 up, ..., x + n up + *m left to their closed forms.
class FollowerCount {
public:
    explicit FollowerCount(Arena& arena) : arena_(arena), charge_(arena.context()) {}

    Integer count(Game g) {
        visit(g);
        while (!stack_.empty()) {
            const Game next = stack_.back();
            stack_.pop_back();
            for (const Player p : kPlayers)
                for (const Game option : arena_.options(next, p)) visit(option);
        }
        Integer total = most_ - least_ + 1 + singles_.size();
        if (!sees_integer_) total = singles_.size();
        for (const auto& [number, nimber] : nimbers_) total += nimber;
        for (const auto& [run, ups] : ups_) total += ups;
        return total;
    }

private:
    void visit(Game g) {
        arena_.context().poll();
        if (arena_.is_integer(g)) {
            sees_integer_ = true;
            most_ = std::max(most_, arena_.number_part(g).numerator());
            least_ = std::min(least_, arena_.number_part(g).numerator());
        } else if (g.is_simple() && arena_.ups(g) == 0 && arena_.nimber_part(g) > 0) {
            const Game number = arena_.stop(g, Player::Left);
            std::uint32_t& most = nimbers_[number.id()];
            most = std::max(most, arena_.nimber_part(g));
            visit(number);
        } else if (g.is_simple() && arena_.ups(g) != 0) {
            const std::uint32_t last = last_nimber(arena_, g);
            std::int64_t& most = ups_[{arena_.stop(g, Player::Left), arena_.ups(g) > 0, last}];
            most = std::max(most, std::abs(std::int64_t{arena_.ups(g)}));
            visit(arena_.stop(g, Player::Left));
            visit(arena_.simple(arena_.number_part(g), 0, last == 0 ? 1 : last));
        } else if (singles_.insert(g.id()).second) {
            charge_.add(kFoldBytesPerGame);
            stack_.push_back(g);
        }
    }

    Arena& arena_;
    Charge charge_;
    bool sees_integer_ = false;
    Integer most_ = 0;
    Integer least_ = 0;
    boost::unordered_flat_map<std::uint32_t, std::uint32_t> nimbers_;    // number -> largest nimber
    std::map<std::tuple<Game, bool, std::uint32_t>, std::int64_t> ups_;  // run -> most ups
    boost::unordered_flat_set<std::uint32_t> singles_;
    std::vector<Game> stack_;
};

}  // namespace

std::vector<Game> followers(Arena& arena, Game g, std::size_t most) {
    if (follower_count(arena, g) > most)
        throw Error(ErrorKind::Limit,
                    "more than " + std::to_string(most) + " followers; FollowerCount counts them");
    boost::unordered_flat_set<std::uint32_t> seen = {g.id()};
    std::vector<Game> all = {g};
    for (std::size_t i = 0; i < all.size(); ++i) {
        arena.context().poll();
        for (const Player p : kPlayers)
            for (const Game option : arena.options(all[i], p))
                if (seen.insert(option.id()).second) all.push_back(option);
    }
    return all;
}

Integer follower_count(Arena& arena, Game g) { return FollowerCount(arena).count(g); }

Integer birthday(Arena& arena, Game g) {
    return fold<Integer>(
        arena, g,
        [&](Game h) -> std::optional<Integer> {
            if (h.is_simple()) return simple_birthday(arena, h);
            return std::nullopt;
        },
        [&](Game h, const auto& birthday_of) {
            Integer latest = 0;
            for (const Player p : kPlayers)
                for (const Game option : arena.options(h, p))
                    latest = std::max(latest, birthday_of(option));
            return Integer(latest + 1);
        });
}

Integer stop_count(Arena& arena, Game g) {
    return fold<Integer>(
        arena, g,
        [&](Game h) -> std::optional<Integer> {
            if (arena.is_number(h)) return Integer(1);
            if (!h.is_simple()) return std::nullopt;
            const std::uint32_t nimber = last_nimber(arena, h);
            const std::int64_t ups = std::abs(std::int64_t{arena.ups(h)});
            if (nimber == 0) return Integer(ups + 3);  // up* has four
            if (nimber > (1u << 20))
                throw Error(ErrorKind::Limit, "a stop count of too many digits");
            return Integer(ups + 2 * pow(Integer(3), nimber - 1));  // *, *2, ... have 2, 6, 18, ...
        },
        [&](Game h, const auto& count_of) {
            Integer total = 0;
            for (const Player p : kPlayers)
                for (const Game option : arena.options(h, p)) total += count_of(option);
            return total;
        });
}

Outcome misere_outcome(Arena& arena, Game g) {
    // For each player: does he win if he moves first, the last mover losing?
    using Wins = std::array<bool, 2>;
    const Wins wins = fold<Wins>(
        arena, g,
        [&](Game h) -> std::optional<Wins> {
            if (h.is_zero()) return Wins{true, true};
            if (!arena.is_integer(h)) return std::nullopt;
            const bool positive = arena.number_part(h).sign() > 0;
            return Wins{!positive, positive};
        },
        [&](Game h, const auto& wins_of) {
            Wins result{};
            for (const Player p : kPlayers) {
                const Options options = arena.options(h, p);
                result[index(p)] = options.empty();
                for (const Game option : options)
                    if (!wins_of(option)[index(opponent(p))]) result[index(p)] = true;
            }
            return result;
        });
    if (wins[0] == wins[1]) return wins[0] ? Outcome::N : Outcome::P;
    return wins[0] ? Outcome::L : Outcome::R;
}

}  // namespace upstar
