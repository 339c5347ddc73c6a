#include "upstar/games/dots/loony/opening.h"

namespace upstar::dots {

OpenedPiece open_piece(const JointGraph& graph, GraphPiece piece) {
    OpenedPiece opening{0, Pieces::all(graph)};
    const auto index = static_cast<std::size_t>(piece.index);
    if (piece.is_loop) {
        opening.length = graph.loops[index];
        opening.rest.loops[index] = false;
        return opening;
    }
    const auto& chain = graph.chains[index];
    opening.length = chain.length;
    opening.rest.chains[index] = false;
    if (!chain.is_loop() || graph.valence[static_cast<std::size_t>(chain.a)] != 3) return opening;
    for (std::size_t i = 0; i < graph.chains.size(); ++i) {
        const auto& stem = graph.chains[i];
        if (i == index || (stem.a != chain.a && stem.b != chain.a)) continue;
        opening.length += 1 + stem.length;
        opening.rest.chains[i] = false;
    }
    return opening;
}

}  // namespace upstar::dots
