#include "upstar/games/dots/solver/string_frame.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

#include "upstar/games/dots/solver/graph_symmetries.h"

namespace upstar::dots {

StringFrame::StringFrame(const CoinGraph& whole)
    : graph(whole), strings(static_cast<int>(whole.strings().size())) {
    assert(strings <= kMostStrings);
    std::vector<std::uint8_t> number(static_cast<std::size_t>(graph.coins()) + 1);
    int coins = 0;
    for (int coin = 1; coin <= graph.coins(); ++coin) {
        if (graph.valence(coin) == 0) continue;
        assert(graph.valence(coin) >= 2);
        number[static_cast<std::size_t>(coin)] = static_cast<std::uint8_t>(++coins);
    }
    assert(coins <= kMostCoins);
    std::map<std::pair<int, int>, StringSet> bundles;
    for (int i = strings - 1; i >= 0; --i) {
        const auto at_i = static_cast<std::size_t>(i);
        const auto& string = graph.strings()[at_i];
        const std::uint8_t one = number[static_cast<std::size_t>(string.a)];
        const std::uint8_t other = number[static_cast<std::size_t>(string.b)];
        assert(one != other);
        a[at_i] = one;
        ends[at_i] = static_cast<std::uint8_t>(one ^ other);
        at[one] |= string_bit(i);
        at[other] |= string_bit(i);
        StringSet& bundle = bundles[std::minmax(string.a, string.b)];
        parallel_above[at_i] = bundle;
        if (bundle != 0) has_parallel_above |= string_bit(i);
        bundle |= string_bit(i);
    }
    const auto maps = graph_symmetries(graph, kImages);
    images = static_cast<int>(maps.size());
    for (std::size_t k = 0; k < maps.size(); ++k) {
        for (std::size_t i = 0; i < maps[k].size(); ++i) {
            const std::uint8_t to = maps[k][i];
            image[k][i] = to;
            source[k][to] = static_cast<std::uint8_t>(i);
            keep[i][k] = ~string_bit(to);
        }
    }
}

std::optional<StringSet> StringFrame::strings_of(const CoinGraph& part) const {
    std::map<std::pair<int, int>, int> wanted;
    for (const auto& string : part.strings()) ++wanted[std::minmax(string.a, string.b)];
    StringSet found = 0;
    std::size_t count = 0;
    for (int i = 0; i < strings; ++i) {
        const auto& string = graph.strings()[static_cast<std::size_t>(i)];
        const auto want = wanted.find(std::minmax(string.a, string.b));
        if (want == wanted.end() || want->second == 0) continue;
        --want->second;
        found |= string_bit(i);
        ++count;
    }
    if (count != part.strings().size()) return std::nullopt;
    return found;
}

}  // namespace upstar::dots
