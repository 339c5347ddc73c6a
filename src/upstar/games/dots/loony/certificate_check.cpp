#include "upstar/games/dots/loony/certificate_check.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/games/dots/loony/certificate_text.h"
#include "upstar/games/dots/loony/coin_table.h"
#include "upstar/games/dots/loony/loop_packing.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

constexpr std::size_t kMostSteps = 1000000;  // to try all sets of loops of a position

std::size_t at(int coin) { return static_cast<std::size_t>(coin); }

// Sets of coins that grow together.
class Unions {
public:
    explicit Unions(std::size_t size) : parent_(size) {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }
    std::size_t root(std::size_t i) {
        while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
        return i;
    }
    /// False if the two were together already.
    bool join(std::size_t a, std::size_t b) {
        a = root(a);
        b = root(b);
        parent_[a] = b;
        return a != b;
    }

private:
    std::vector<std::size_t> parent_;
};

// Whether every coin has 2 to 4 strings, no string lies between coins of 3 and 4 strings or the
// ground, and the coins of 2 strings form chains of 3 or more and rings of 4 or more.
bool is_loony_endgame(const CoinTable& table) {
    const auto is_joint = [&](int coin) { return coin == 0 || table.valence(coin) != 2; };
    bool good = true;
    Unions runs(at(table.coins()) + 1);
    std::vector<bool> closes(at(table.coins()) + 1);
    table.each_string([&](int a, int b) {
        if (is_joint(a) && is_joint(b)) good = false;
        if (!is_joint(a) && !is_joint(b) && !runs.join(at(a), at(b))) closes[at(a)] = true;
    });
    std::vector<int> length(closes.size());
    std::vector<bool> is_ring(closes.size());
    for (int coin = 1; coin <= table.coins(); ++coin) {
        const int valence = table.valence(coin);
        if (valence < 2 || valence > 4) good = false;
        ++length[runs.root(at(coin))];
        if (closes[at(coin)]) is_ring[runs.root(at(coin))] = true;
    }
    for (int coin = 1; coin <= table.coins(); ++coin)
        if (!is_joint(coin) && length[runs.root(at(coin))] < (is_ring[runs.root(at(coin))] ? 4 : 3))
            good = false;
    return good;
}

class Blockers {
public:
    Blockers(const CoinTable& table, const std::vector<int>& coins)
        : coins_(coins), is_blocker_(at(table.coins()) + 1) {
        for (const int coin : coins) is_blocker_[at(coin)] = true;
        Unions unions(is_blocker_.size());
        table.each_string([&](int a, int b) {
            if (is_blocker_[at(a)] || is_blocker_[at(b)]) return;
            if (a == b || !unions.join(at(a), at(b))) block_all_ = false;
        });
        is_quarter_ = is_blocker_[CoinGraph::kGround] && only_threes(table);
    }

    bool block_all() const { return block_all_; }

    /// Four times what p cannot exceed.
    int quarters(const CoinTable& table) const {
        const auto alive = std::count_if(coins_.begin(), coins_.end(), [&](int coin) {
            return coin != CoinGraph::kGround && table.valence(coin) > 0;
        });
        const int whole = 4 * static_cast<int>(alive);
        if (!is_blocker_[CoinGraph::kGround] || table.valence(CoinGraph::kGround) == 0)
            return whole;
        return whole + (is_quarter_ && whole > 0 ? 1 : 2);  // p = 1/4 alone counts as 1/2
    }

private:
    // Whether all loops that pass no blocker but the ground have 3 coins. Without the blockers and
    // the ground there are only trees; each may have one path between two strings to the ground.
    bool only_threes(const CoinTable& table) const {
        Unions trees(is_blocker_.size());
        std::vector<int> coins(is_blocker_.size());
        std::vector<int> to_ground(is_blocker_.size());
        const auto is_free = [&](int coin) { return coin != 0 && !is_blocker_[at(coin)]; };
        table.each_string([&](int a, int b) {
            if (is_free(a) && is_free(b)) trees.join(at(a), at(b));
        });
        for (int coin = 1; coin <= table.coins(); ++coin) ++coins[trees.root(at(coin))];
        table.each_string([&](int a, int b) {
            if (a == 0 && is_free(b)) ++to_ground[trees.root(at(b))];
            if (b == 0 && is_free(a)) ++to_ground[trees.root(at(a))];
        });
        for (std::size_t i = 0; i < coins.size(); ++i)
            if (to_ground[i] >= 2 && coins[i] != 3) return false;
        return true;
    }

    std::vector<int> coins_;
    std::vector<bool> is_blocker_;
    bool block_all_ = true;
    bool is_quarter_ = false;
};

// Four times what p cannot exceed: by the blockers, or by trying all sets of loops.
std::optional<int> most_quarters(const CoinTable& table, const std::optional<Blockers>& blockers) {
    if (blockers) return blockers->quarters(table);
    std::vector<std::pair<int, int>> strings;
    table.each_string([&](int a, int b) { strings.emplace_back(a, b); });
    const auto found = heaviest_packing(strings, kMostSteps);
    return found ? std::max(*found, 2) : found;  // p = 1/4 counts as 1/2
}

// What v is at least.
int lower_bound(const CoinTable& table, const std::optional<Blockers>& blockers) {
    int coins = 0;
    int joints = 0;
    int valences = table.valence(CoinGraph::kGround);
    for (int coin = 1; coin <= table.coins(); ++coin) {
        const int valence = table.valence(coin);
        if (valence > 0) ++coins;
        if (valence <= 2) continue;
        ++joints;
        valences += valence;
    }
    const int parity = coins % 2;
    if (coins == 0) return 0;
    const auto quarters = most_quarters(table, blockers);
    if (!quarters) return parity;
    return std::max(parity, 8 + coins + 4 * joints - 2 * valences - 2 * *quarters);
}

std::string piece_text(bool is_loop, int length) {
    return (is_loop ? "a loop of " : "a chain of ") + std::to_string(length);
}

CoinGraph graph_of(const CertificateText& certificate) {
    try {
        return parse_coin_graph(certificate.graph);
    } catch (const Error& error) {
        throw error.retold(error.message(), certificate.graph_offset + error.offset().value_or(0));
    }
}

}  // namespace

CertificateVerdict check_certificate(std::string_view text, Context* context) {
    const CertificateText certificate = read_certificate(text);
    const CoinGraph graph = graph_of(certificate);
    CertificateVerdict verdict;
    verdict.claimed = certificate.value;
    const auto fail = [&](std::string fault) {
        verdict.fault = std::move(fault);
        return verdict;
    };
    CoinTable table(graph);
    if (!is_loony_endgame(table)) return fail("the graph is not a loony endgame");
    std::optional<Blockers> blockers;
    if (!certificate.blockers.empty()) {
        for (const int coin : certificate.blockers)
            if (coin > table.coins())
                return fail("there is no coin " + std::to_string(coin) + " to block loops");
        blockers.emplace(table, certificate.blockers);
        if (!blockers->block_all()) return fail("a loop passes none of the blockers");
    }

    std::vector<int> least;  // of v, before each piece
    for (const CertificateText::Piece& piece : certificate.pieces) {
        if (context != nullptr) context->poll();
        const std::string where = "line " + std::to_string(piece.line) + ": ";
        if (piece.coin < 1 || piece.coin > table.coins() || table.valence(piece.coin) != 2)
            return fail(where + "no piece can be opened at coin " + std::to_string(piece.coin));
        least.push_back(lower_bound(table, blockers));
        const CoinTable::Taken taken = table.open(piece.coin);
        if (taken.coins != piece.length || taken.is_ring != piece.is_loop)
            return fail(where + "the piece is " + piece_text(taken.is_ring, taken.coins) +
                        ", not " + piece_text(piece.is_loop, piece.length));
    }
    bool is_over = true;
    table.each_string([&](int, int) { is_over = false; });
    if (!is_over) return fail("the plan ends before the game");

    for (std::size_t i = certificate.pieces.size(); i-- > 0;) {
        const CertificateText::Piece& piece = certificate.pieces[i];
        const int left = piece.is_loop ? 4 : 2;
        verdict.most = piece.length - left +
                       std::max(std::abs(verdict.least - left), std::abs(verdict.most - left));
        verdict.least = least[i];
    }
    if (verdict.least == verdict.most && verdict.least != verdict.claimed)
        return fail("it shows that the value is " + std::to_string(verdict.least) + ", not " +
                    std::to_string(verdict.claimed));
    if (verdict.least != verdict.claimed || verdict.most != verdict.claimed)
        return fail("it shows only that the value is from " + std::to_string(verdict.least) +
                    " to " + std::to_string(verdict.most));
    return verdict;
}

}  // namespace upstar::dots
