// The conditions that patterns of P-positions are looked for in: stacks equal to each other, to
// zero or to sums of others, equal sums, orders among these, a least and a greatest stack, and nim
// sums; off the circle, equal sums of stretches of any length, and in Set Nim a pair of stacks that
// is worth two such pairs; where a move removes a fixed number a, remainders modulo 2a, and where
// it removes at least a > 1, stacks below a, and of a total also remainders modulo a and windows
// that have less than a, or less than a above some stacks. No P-position is built in: it depends on
// the rules only.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

/// A word of the vocabulary.
struct PricedCondition {
    Condition condition;
    /// Small for what is simple and would be kept rather than others.
    int cost = 0;

    /// Of sums or nim sums.
    bool is_equation() const {
        return condition.relation == Comparison::Equal &&
               (condition.op == Operator::Sum || condition.op == Operator::NimSum);
    }
};

/// What words of ever more kinds may cost at most: equations; a least or greatest stack; orders of
/// stacks; of a stack and a sum of two; of two sums of two; nim sums and remainders.
inline constexpr std::array<int, 6> kVocabularyLevels = {59, 69, 79, 159, 259, 300};

std::vector<PricedCondition> vocabulary(const CircularRules& rules);

/// The positions (by index into columns) that meet a condition of the vocabulary, as bits.
/// columns[i][p] is stack i of position p; least and greatest are over all stacks.
class Columns {
public:
    using Bits = std::vector<std::uint64_t>;

    explicit Columns(std::size_t stacks) : stacks_(stacks), columns_(stacks + 2) {}
    void add(const Stacks& position);
    std::size_t size() const { return columns_[0].size(); }
    Stacks position(std::size_t index) const;
    Bits meeting(const Condition& condition) const;

private:
    std::size_t stacks_;
    std::vector<std::vector<std::int16_t>> columns_;  // then the least and the greatest
};

}  // namespace upstar::circular_nim
