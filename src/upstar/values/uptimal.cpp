#include "upstar/values/uptimal.h"

#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/values/fold.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

using Expansion = std::optional<UptimalExpansion>;

void drop_trailing_zeros(std::vector<std::int64_t>& ups) {
    while (!ups.empty() && ups.back() == 0) ups.pop_back();
}

// A candidate from the theorem on canonical forms of uptimals: if the last coefficient of g suits
// `p`, his opponent has one option, with each of the first k coefficients one smaller (as p sees
// them) and the nimber changed by *.
UptimalExpansion candidate(Player p, const UptimalExpansion& reply, std::size_t order) {
    UptimalExpansion result = reply;
    result.nimber ^= 1;
    result.ups.resize(std::max(order, reply.ups.size()), 0);
    for (std::size_t i = 0; i < order; ++i) result.ups[i] += sign(p);
    drop_trailing_zeros(result.ups);
    return result;
}

// Small enough to build and compare: every coefficient costs that many sums.
bool is_moderate(const UptimalExpansion& expansion) {
    std::int64_t total = 0;
    for (std::size_t i = 1; i < expansion.ups.size(); ++i) total += std::abs(expansion.ups[i]);
    return total <= 200;
}

Expansion recognise(Arena& arena, Game g, const auto& expansion_of) {
    std::size_t longest = 0;
    for (const Player p : kPlayers)
        for (const Game option : arena.options(g, p)) {
            const Expansion& expansion = expansion_of(option);
            if (!expansion) return std::nullopt;
            longest = std::max(longest, expansion->ups.size());
        }
    for (const Player p : kPlayers) {
        const Options replies = arena.options(g, opponent(p));
        if (replies.size() != 1) continue;
        const UptimalExpansion& reply = *expansion_of(replies[0]);
        for (const std::size_t order : {reply.ups.size(), longest + 1}) {
            UptimalExpansion guess = candidate(p, reply, order);
            if (guess.ups.empty() || guess.ups.back() * sign(p) <= 0 || !is_moderate(guess))
                continue;
            if (uptimal(arena, guess) == g) return guess;
        }
    }
    return std::nullopt;
}

}  // namespace

int UptimalExpansion::unit_order() const {
    if (ups.empty() || std::abs(ups.back()) != 1) return 0;
    const bool alone = std::all_of(ups.begin(), ups.end() - 1, [](auto d) { return d == 0; });
    return alone ? static_cast<int>(ups.size()) : 0;
}

int UptimalExpansion::unit_sum_order() const {
    if (ups.empty() || std::abs(ups.back()) != 1) return 0;
    const bool same = std::all_of(ups.begin(), ups.end(), [&](auto d) { return d == ups.back(); });
    return same ? static_cast<int>(ups.size()) : 0;
}

int compare(const UptimalExpansion& a, const UptimalExpansion& b) {
    if (const int order = compare(a.number, b.number); order != 0) return order;
    const std::size_t common = std::min(a.ups.size(), b.ups.size());
    for (std::size_t i = 0; i < common; ++i)
        if (a.ups[i] != b.ups[i]) return a.ups[i] < b.ups[i] ? -1 : 1;
    if (a.ups.size() != b.ups.size()) return a.ups.size() < b.ups.size() ? -1 : 1;
    if (a.nimber != b.nimber) return a.nimber < b.nimber ? -1 : 1;
    return 0;
}

std::string to_string(const UptimalExpansion& expansion) {
    std::string text;
    if (expansion.nimber == 0 || !expansion.number.is_zero()) text += expansion.number.to_string();
    if (expansion.nimber > 0) text += "*";
    if (expansion.nimber > 1) text += std::to_string(expansion.nimber);
    text += ".";
    if (expansion.ups.empty()) text += "0";
    for (const std::int64_t digit : expansion.ups) {
        const std::int64_t size = std::abs(digit);
        if (size < 10) {
            text += static_cast<char>('0' + size);
        } else if (size < 36) {
            text += static_cast<char>('A' + (size - 10));
        } else {
            text += "(" + std::to_string(size) + ")";
        }
        if (digit < 0) text += "-";
    }
    return text;
}

Game uptimal(Arena& arena, const UptimalExpansion& expansion) {
    const Game up = arena.simple(Dyadic(), 1, 0);
    Game total = arena.simple(expansion.number, 0, expansion.nimber);
    for (std::size_t i = 0; i < expansion.ups.size(); ++i) {
        if (expansion.ups[i] == 0) continue;
        const Game unit = i == 0 ? up : pow(arena, up, Dyadic(static_cast<std::int64_t>(i) + 1));
        total = sum(arena, total, multiple(arena, expansion.ups[i], unit));
    }
    return total;
}

std::optional<UptimalExpansion> uptimal_expansion(Arena& arena, Game g, UptimalMemo& memo) {
    return fold<Expansion>(
        arena, g,
        [&](Game h) -> std::optional<Expansion> {
            if (h.is_simple()) {
                UptimalExpansion expansion{
                    arena.number_part(h), arena.nimber_part(h), {arena.ups(h)}};
                drop_trailing_zeros(expansion.ups);
                return std::optional<Expansion>(std::in_place, std::move(expansion));
            }
            // The stops of an uptimal agree.
            if (arena.stop(h, Player::Left) != arena.stop(h, Player::Right))
                return std::optional<Expansion>(std::in_place, std::nullopt);
            if (const auto known = memo.find(h.id()); known != memo.end())
                return std::optional<Expansion>(std::in_place, known->second);
            return std::nullopt;
        },
        [&](Game h, const auto& expansion_of) {
            return memo.emplace(h.id(), recognise(arena, h, expansion_of)).first->second;
        });
}

std::optional<UptimalExpansion> uptimal_expansion(Arena& arena, Game g) {
    UptimalMemo memo;
    return uptimal_expansion(arena, g, memo);
}

}  // namespace upstar
