// Whether a claim such as G >= H is true, and why: how the difference game G - H is won.
//
// G >= H says that Left wins G - H if Right begins, and each of the other comparisons says who wins
// if one of the players begins, or either. So a claim that holds is shown by a strategy for each of
// the cases that it speaks of, and one that does not hold by a strategy that refutes it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "upstar/values/order.h"
#include "upstar/values/strategy.h"

namespace upstar {

enum class OrderClaim : std::uint8_t {
    Equal,
    NotEqual,
    Less,
    AtMost,
    Greater,
    AtLeast,
    Confused,
    LessOrConfused,
    GreaterOrConfused,
};

/// "==", as the language writes it.
const char* symbol(OrderClaim claim);
/// The claim of that symbol, or nothing.
std::optional<OrderClaim> claim_of(std::string_view symbol);

/// Whether the claim is true of games with this relation.
bool holds(OrderClaim claim, Relation relation);

struct ComparisonExplanation {
    std::vector<Game> left;   ///< the parts of G
    std::vector<Game> right;  ///< the parts of H
    OrderClaim claim;
    bool holds;
    Relation relation;  ///< what is true of G and H
    /// Of G - H, without parts that are 0: those of G, then the negatives of those of H.
    std::vector<Game> parts;
    /// For what the claim says, or against it; on these parts.
    std::vector<Strategy> strategies;
};

ComparisonExplanation explain_comparison(Arena& arena, const std::vector<Game>& left,
                                         OrderClaim claim, const std::vector<Game>& right,
                                         const StrategyBounds& bounds = {});

}  // namespace upstar
