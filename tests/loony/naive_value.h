// The value of a loony endgame by plain recursion over the pieces that can be opened.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>

#include "naive/naive_pieces.h"
#include "upstar/rulesets/coin_graph.h"

namespace upstar {

inline naive::Strings strings_of(const CoinGraph& graph) {
    naive::Strings strings;
    for (const auto& string : graph.strings()) strings.emplace_back(string.a, string.b);
    return strings;
}

class NaiveValues {
public:
    int value(const naive::Strings& strings) {
        if (strings.empty()) return 0;
        if (const auto known = values_.find(strings); known != values_.end()) return known->second;
        int least = 1000000;
        for (std::size_t i = 0; i < strings.size(); ++i) {
            naive::Opened opened = naive::open_piece(strings, i);
            const int left = opened.is_loop ? 4 : 2;
            least = std::min(least, opened.coins - left + std::abs(value(opened.rest) - left));
        }
        return values_[strings] = least;
    }
    int value(const CoinGraph& graph) { return value(strings_of(graph)); }

private:
    std::map<naive::Strings, int> values_;
};

}  // namespace upstar
