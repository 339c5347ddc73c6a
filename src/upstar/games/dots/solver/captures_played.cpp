#include "upstar/games/dots/solver/captures_played.h"

#include "upstar/games/dots/loony/loony_position.h"

namespace upstar::dots {

CapturesPlayed::CapturesPlayed(const CoinGraph& graph) : graph_(graph), play_(forced_play(graph)) {
    if (!play_.cut.empty()) rest_ = graph.without(play_.cut);
    contracted_rest_ = contract(rest());
}

bool CapturesPlayed::rest_is_loony() const { return is_loony(contracted_rest_.graph); }

}  // namespace upstar::dots
