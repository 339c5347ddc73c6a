// Strings and coins on a table, and nothing else: what the check of certificates plays on. It knows
// no chains and no joints, and shares nothing with the code that plans.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

class CoinTable {
public:
    explicit CoinTable(const CoinGraph& graph);

    int coins() const { return static_cast<int>(strings_at_.size()) - 1; }

    /// How many strings a coin or the ground has; one from the ground to itself counts twice.
    int valence(int coin) const;

    /// Calls visit(a, b) for every string that is left.
    template <class Visit>
    void each_string(Visit&& visit) const {
        for (std::size_t i = 0; i < strings_.size(); ++i)
            if (uncut_[i]) visit(strings_[i].first, strings_[i].second);
    }

    struct Taken {
        int coins = 0;
        bool is_ring = false;
    };

    /// Cuts a string at the coin, then all strings that capture something. The last string of a
    /// ring, and no other, captures two coins.
    Taken open(int coin);

private:
    std::vector<int> cut_at(int coin);  // the ends of the string that was cut

    std::vector<std::pair<int, int>> strings_;
    std::vector<bool> uncut_;
    std::vector<std::vector<std::size_t>> strings_at_;
};

}  // namespace upstar::dots
