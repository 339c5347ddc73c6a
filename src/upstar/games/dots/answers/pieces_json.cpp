#include "upstar/games/dots/answers/pieces_json.h"

namespace upstar::dots {

Json pieces_json(const std::vector<PlannedPiece>& pieces) {
    Json json = Json::array();
    for (const PlannedPiece& planned : pieces)
        json.push_back({{"piece", planned.piece.name},
                        {"kind", planned.piece.is_loop ? "loop" : "chain"},
                        {"length", planned.piece.length},
                        {"phase", planned.phase ? Json(name(*planned.phase)) : Json(nullptr)},
                        {"coin", planned.coin}});
    return json;
}

Json moves_json(const std::vector<DotsMove>& moves, const std::vector<std::string>& names) {
    Json json = Json::array();
    for (const DotsMove& move : moves)
        json.push_back(
            {{"move", names[static_cast<std::size_t>(move.string)]}, {"value", move.value}});
    return json;
}

}  // namespace upstar::dots
