// The value of a loony endgame by cutting every string in every position.
#pragma once

#include "naive/naive_pieces.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

inline naive::Strings strings_of(const CoinGraph& graph) {
    naive::Strings strings;
    for (const auto& string : graph.strings()) strings.emplace_back(string.a, string.b);
    return strings;
}

inline int naive_value(const CoinGraph& graph) {
    return naive::PieceValues().value(strings_of(graph));
}

}  // namespace upstar::dots
