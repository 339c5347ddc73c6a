#include "upstar/games/dots/loony/coin_opening.h"

#include <algorithm>
#include <cassert>

#include "upstar/games/dots/loony/piece_names.h"

namespace upstar::dots {
namespace {

// From a coin along one of its strings as far as the coins have valence 2, or around to the coin.
struct Walk {
    std::vector<int> coins;
    std::vector<int> strings;
    int end = 0;
};

Walk walk(const CoinGraph& graph, int start, int string) {
    Walk way;
    for (int coin = start;;) {
        way.strings.push_back(string);
        coin = graph.strings()[static_cast<std::size_t>(string)].other(coin);
        way.end = coin;
        if (coin == start || coin == CoinGraph::kGround || graph.valence(coin) != 2) return way;
        way.coins.push_back(coin);
        const auto& at = graph.incident(coin);
        string = at[0] == string ? at[1] : at[0];
    }
}

void append(std::vector<int>& to, const std::vector<int>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

CoinOpening open_at(const CoinGraph& graph, int coin) {
    assert(graph.valence(coin) == 2);
    CoinOpening opening;
    opening.coin = coin;
    Walk ahead = walk(graph, coin, graph.incident(coin)[0]);
    std::vector<int> strings = ahead.strings;
    if (ahead.end == coin) {
        opening.coins = {coin};
        append(opening.coins, ahead.coins);
        opening.piece = {true, static_cast<int>(opening.coins.size()),
                         name_of_loop(graph, opening.coins)};
        opening.rest = graph.without(strings);
        return opening;
    }
    const Walk back = walk(graph, coin, graph.incident(coin)[1]);
    append(strings, back.strings);
    opening.coins.assign(back.coins.rbegin(), back.coins.rend());
    opening.coins.push_back(coin);
    append(opening.coins, ahead.coins);

    const int joint = ahead.end;
    const bool is_loop = joint == back.end && joint != CoinGraph::kGround;
    if (is_loop && graph.valence(joint) == 3) {
        const auto& at = graph.incident(joint);
        const auto stem = std::find_if(at.begin(), at.end(), [&](int string) {
            return std::find(strings.begin(), strings.end(), string) == strings.end();
        });
        ahead = walk(graph, joint, *stem);
        append(strings, ahead.strings);
        opening.coins.push_back(joint);
        append(opening.coins, ahead.coins);
    }
    opening.piece = {false, static_cast<int>(opening.coins.size()),
                     is_loop && ahead.end == joint
                         ? graph.name(joint)
                         : name_of_chain(graph, back.end, opening.coins, ahead.end)};
    opening.rest = graph.without(strings);
    return opening;
}

}  // namespace upstar::dots
