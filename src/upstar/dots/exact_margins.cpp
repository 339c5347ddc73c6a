#include "upstar/dots/exact_margins.h"

namespace upstar {

int captured_by_cutting(const CoinGraph& graph, int string) {
    const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
    int captured = 0;
    for (const int coin : {a, b})
        if (coin != CoinGraph::kGround && graph.valence(coin) == 1) ++captured;
    return captured;
}

ExactMargins::ExactMargins(Context& context, unsigned threads)
    : solver_(context, {threads, 0, {}}) {}

int ExactMargins::margin(const CoinGraph& graph) { return solver_.margin(graph); }

std::vector<DotsMove> ExactMargins::moves(const CoinGraph& graph) { return solver_.moves(graph); }

std::vector<int> ExactMargins::line(const CoinGraph& graph) { return solver_.line(graph); }

}  // namespace upstar
