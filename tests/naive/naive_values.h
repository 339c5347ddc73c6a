// Values of the engine as brute force sees them: the same options, and nothing else taken over.
#pragma once

#include <map>
#include <vector>

#include "naive/naive_game.h"
#include "upstar/values/arena.h"

namespace naive {

class Values {
public:
    Values(upstar::Arena& arena, Games& games) : arena_(arena), games_(games) {}

    Id operator()(upstar::Game g) {
        if (const auto known = ids_.find(g.id()); known != ids_.end()) return known->second;
        std::vector<Id> left;
        std::vector<Id> right;
        for (const upstar::Game option : arena_.options(g, upstar::Player::Left))
            left.push_back((*this)(option));
        for (const upstar::Game option : arena_.options(g, upstar::Player::Right))
            right.push_back((*this)(option));
        return ids_[g.id()] = games_.make(left, right);
    }

    Id sum(const std::vector<upstar::Game>& parts) {
        Id all = games_.integer(0);
        for (const upstar::Game part : parts) all = games_.sum(all, (*this)(part));
        return all;
    }

    const std::vector<Id>& options(Id g, upstar::Player player) const {
        return player == upstar::Player::Left ? games_.form(g).left : games_.form(g).right;
    }

    /// g >= 0 as `player` sees it: he wins if the other begins.
    bool wins_second(Id g, upstar::Player player) {
        const Id zero = games_.integer(0);
        return player == upstar::Player::Left ? games_.less_or_equal(zero, g)
                                              : games_.less_or_equal(g, zero);
    }

    Games& games() { return games_; }

private:
    upstar::Arena& arena_;
    Games& games_;
    std::map<std::uint32_t, Id> ids_;
};

}  // namespace naive
