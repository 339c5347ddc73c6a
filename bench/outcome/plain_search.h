// The yardstick: a win/loss search with a memo over sums of components, without values, bounds or
// an order of moves.
#pragma once

#include <cstddef>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/search/memo.h"
#include "upstar/search/position_sum.h"

namespace upstar {

/// For positions that can be negated: every question is asked with Left to move.
template <PartizanPosition P>
class PlainSearch {
public:
    explicit PlainSearch(Context& context) : context_(context), memo_(context) {}

    bool wins_first(const PositionSum<P>& sum, Player player) {
        return left_wins_first(player == Player::Left ? sum : sum.negated());
    }
    std::size_t nodes() const { return memo_.size(); }

private:
    bool left_wins_first(const PositionSum<P>& sum) {
        if (const auto known = memo_.find(sum)) return *known;
        context_.poll();
        std::vector<PositionSum<P>> options;
        sum.options(Player::Left, options);
        bool wins = false;
        for (std::size_t i = 0; i < options.size() && !wins; ++i)
            wins = !left_wins_first(options[i].negated());
        memo_.store(sum, wins);
        return wins;
    }

    Context& context_;
    Memo<PositionSum<P>, bool> memo_;
};

}  // namespace upstar
