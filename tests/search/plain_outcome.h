// Who wins, by the definition alone: to test the outcome search against.
//
// It plays on lists of positions as they are: nothing is decomposed, simplified, negated or known.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "upstar/positions/position.h"
#include "upstar/values/order.h"

namespace upstar {

template <PartizanPosition P>
class PlainOutcome {
public:
    Outcome operator()(const P& p) { return (*this)(std::vector<P>{p}); }
    Outcome operator()(const std::vector<P>& sum) {
        const bool left_wins = wins_first(sum, Player::Left);
        const bool right_wins = wins_first(sum, Player::Right);
        if (left_wins) return right_wins ? Outcome::N : Outcome::L;
        return right_wins ? Outcome::R : Outcome::P;
    }

private:
    bool wins_first(const std::vector<P>& sum, Player player) {
        std::string key = name(player);
        for (const P& p : sum) key += ' ' + p.to_string();
        if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
        bool wins = false;
        for (std::size_t i = 0; i < sum.size() && !wins; ++i) {
            std::vector<P> moves;
            sum[i].options(player, moves);
            std::vector<P> next = sum;
            for (std::size_t k = 0; k < moves.size() && !wins; ++k) {
                next[i] = moves[k];
                wins = !wins_first(next, opponent(player));
            }
        }
        answers_.emplace(std::move(key), wins);
        return wins;
    }

    std::map<std::string, bool> answers_;
};

}  // namespace upstar
