#include "upstar/values/comparison.h"

#include <array>

#include "upstar/values/sum.h"

namespace upstar {
namespace {

// What a claim says of G - H: who wins if Left begins, and if Right does.
struct ClaimFacts {
    const char* symbol;
    std::array<std::optional<Player>, 2> winner_by_first;
};

constexpr Player kLeft = Player::Left;
constexpr Player kRight = Player::Right;

// By OrderClaim. G != H has no such form: it says that G == H fails.
constexpr std::array<ClaimFacts, 9> kClaims = {{
    {"==", {kRight, kLeft}},
    {"!=", {}},
    {"<", {kRight, kRight}},
    {"<=", {kRight, std::nullopt}},
    {">", {kLeft, kLeft}},
    {">=", {std::nullopt, kLeft}},
    {"<>", {kLeft, kRight}},
    {"<|", {std::nullopt, kRight}},
    {"|>", {kLeft, std::nullopt}},
}};

const ClaimFacts& facts(OrderClaim claim) { return kClaims[static_cast<std::size_t>(claim)]; }

// Who wins a game of this relation to 0 if `first` begins.
Player winner(Relation relation, Player first) {
    if (relation == Relation::Greater) return kLeft;
    if (relation == Relation::Less) return kRight;
    return relation == Relation::Confused ? first : opponent(first);
}

}  // namespace

const char* symbol(OrderClaim claim) { return facts(claim).symbol; }

std::optional<OrderClaim> claim_of(std::string_view symbol) {
    for (std::size_t i = 0; i < kClaims.size(); ++i)
        if (kClaims[i].symbol == symbol) return static_cast<OrderClaim>(i);
    return std::nullopt;
}

bool holds(OrderClaim claim, Relation relation) {
    if (claim == OrderClaim::NotEqual) return relation != Relation::Equal;
    for (const Player first : kPlayers) {
        const auto& claimed = facts(claim).winner_by_first[index(first)];
        if (claimed && *claimed != winner(relation, first)) return false;
    }
    return true;
}

ComparisonExplanation explain_comparison(Arena& arena, const std::vector<Game>& left,
                                         OrderClaim claim, const std::vector<Game>& right,
                                         const StrategyBounds& bounds) {
    ComparisonExplanation explanation{left, right, claim, false, Relation::Equal, {}, {}};
    explanation.relation = relation(arena, total(arena, left), total(arena, right));
    explanation.holds = holds(claim, explanation.relation);
    for (const Game part : left)
        if (!part.is_zero()) explanation.parts.push_back(part);
    for (const Game part : right)
        if (!part.is_zero()) explanation.parts.push_back(negative(arena, part));
    const OrderClaim shown = claim == OrderClaim::NotEqual ? OrderClaim::Equal : claim;
    const bool is_true = holds(shown, explanation.relation);
    for (const Player first : kPlayers) {
        const auto& claimed = facts(shown).winner_by_first[index(first)];
        if (!claimed || (*claimed == winner(explanation.relation, first)) != is_true) continue;
        explanation.strategies.push_back(winning_strategy(arena, explanation.parts, first, bounds));
        if (!is_true) break;  // one case refutes
    }
    return explanation;
}

}  // namespace upstar
