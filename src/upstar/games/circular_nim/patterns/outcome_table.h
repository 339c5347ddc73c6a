// The outcomes of all positions with no stack above a bound, as one bit a position.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

class OutcomeTable {
public:
    /// Throws Error (Limit) if there are too many positions.
    OutcomeTable(const CircularRules& rules, std::uint32_t largest, Context& context);

    std::uint32_t largest() const { return largest_; }
    std::size_t size() const { return is_p_.size(); }
    bool is_p(std::size_t index) const { return is_p_[index]; }
    bool is_p(const Stacks& position) const { return is_p_[index_of(position)]; }

    std::size_t index_of(const Stacks& position) const;
    Stacks position(std::size_t index) const;

private:
    Charge memory_;
    std::uint32_t largest_;
    std::size_t stacks_;
    std::vector<bool> is_p_;
};

/// The largest bound for which a table has at most `positions` positions, and at least 1.
std::uint32_t largest_stack(const CircularRules& rules, std::size_t positions);

/// Some option of the position that is a P-position of the table.
std::optional<Stacks> winning_option(const CircularRules& rules, const OutcomeTable& table,
                                     const Stacks& position);

}  // namespace upstar::circular_nim
