#include "upstar/games/dots/rules/coin_graph.h"

#include <algorithm>
#include <cassert>

namespace upstar::dots {

int CoinGraph::add_coins(int count) {
    const int first = coins() + 1;
    incident_.resize(incident_.size() + static_cast<std::size_t>(count));
    return first;
}

int CoinGraph::add_string(int a, int b) {
    assert(a >= kGround && a <= coins() && b >= kGround && b <= coins());
    assert(a != b || a == kGround);
    const auto number = static_cast<std::int32_t>(strings_.size());
    strings_.push_back({a, b});
    incident_[static_cast<std::size_t>(a)].push_back(number);
    if (b != a) incident_[static_cast<std::size_t>(b)].push_back(number);
    return number;
}

void CoinGraph::add_chain(int a, int b, int length) {
    const int first = add_coins(length);
    int end = a;
    for (int coin = first; coin < first + length; ++coin) {
        add_string(end, coin);
        end = coin;
    }
    add_string(end, b);
}

void CoinGraph::add_loop(int length) {
    const int first = add_coins(1);
    add_chain(first, first, length - 1);
}

int CoinGraph::live_coins() const {
    return static_cast<int>(std::count_if(incident_.begin() + 1, incident_.end(),
                                          [](const auto& strings) { return !strings.empty(); }));
}

CoinGraph CoinGraph::without(const std::vector<int>& cut) const {
    std::vector<bool> is_cut(strings_.size());
    for (const int string : cut) is_cut[static_cast<std::size_t>(string)] = true;
    CoinGraph rest(coins());
    rest.names_ = names_;
    for (std::size_t i = 0; i < strings_.size(); ++i)
        if (!is_cut[i]) rest.add_string(strings_[i].a, strings_[i].b);
    return rest;
}

const std::string& CoinGraph::name(int coin) const {
    static const std::string kNone;
    const auto at = static_cast<std::size_t>(coin);
    return at < names_.size() ? names_[at] : kNone;
}

void CoinGraph::set_name(int coin, std::string name) {
    const auto at = static_cast<std::size_t>(coin);
    if (at >= names_.size()) names_.resize(at + 1);
    names_[at] = std::move(name);
}

}  // namespace upstar::dots
