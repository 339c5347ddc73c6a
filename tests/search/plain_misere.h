// Who wins in misere play, by the definition alone: to test the search against.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "upstar/positions/position.h"
#include "upstar/values/order.h"

namespace upstar {

template <class P>
class PlainMisere {
public:
    Outcome operator()(const P& p) {
        const bool left_wins = wins_first(p, Player::Left);
        const bool right_wins = wins_first(p, Player::Right);
        if (left_wins) return right_wins ? Outcome::N : Outcome::L;
        return right_wins ? Outcome::R : Outcome::P;
    }

private:
    bool wins_first(const P& p, Player player) {
        const std::string key = name(player) + p.to_string();
        if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
        std::vector<P> options;
        if constexpr (PartizanPosition<P>) {
            p.options(player, options);
        } else {
            p.options(options);
        }
        bool wins = options.empty();
        for (const P& option : options) wins = wins || !wins_first(option, opponent(player));
        return answers_[key] = wins;
    }

    std::map<std::string, bool> answers_;
};

}  // namespace upstar
