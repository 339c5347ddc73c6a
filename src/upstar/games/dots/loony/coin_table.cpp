#include "upstar/games/dots/loony/coin_table.h"

#include <algorithm>

namespace upstar::dots {
namespace {

std::size_t at(int coin) { return static_cast<std::size_t>(coin); }

}  // namespace

CoinTable::CoinTable(const CoinGraph& graph) : strings_at_(at(graph.coins()) + 1) {
    for (const auto& string : graph.strings()) {
        for (const int end : {string.a, string.b}) strings_at_[at(end)].push_back(strings_.size());
        strings_.emplace_back(string.a, string.b);
    }
    uncut_.assign(strings_.size(), true);
}

int CoinTable::valence(int coin) const {
    const auto& strings = strings_at_[at(coin)];
    return static_cast<int>(std::count_if(strings.begin(), strings.end(),
                                          [&](std::size_t string) { return uncut_[string]; }));
}

CoinTable::Taken CoinTable::open(int coin) {
    Taken taken;
    std::vector<int> loose = cut_at(coin);
    while (!loose.empty()) {
        const int end = loose.back();
        loose.pop_back();
        if (end == CoinGraph::kGround || valence(end) != 1) continue;
        int captured = 0;
        for (const int other : cut_at(end)) {
            if (other != CoinGraph::kGround && valence(other) == 0) ++captured;
            loose.push_back(other);
        }
        taken.coins += captured;
        taken.is_ring = taken.is_ring || captured == 2;
    }
    return taken;
}

std::vector<int> CoinTable::cut_at(int coin) {
    for (const std::size_t string : strings_at_[at(coin)]) {
        if (!uncut_[string]) continue;
        uncut_[string] = false;
        return {strings_[string].first, strings_[string].second};
    }
    return {};
}

}  // namespace upstar::dots
