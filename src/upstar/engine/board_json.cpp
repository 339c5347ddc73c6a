#include "upstar/engine/board_json.h"

#include <cstddef>

namespace upstar {
namespace {

using Kind = BoardPlace::Kind;

const char* kind_name(Kind kind) {
    constexpr const char* kNames[] = {"square", "stack", "line", "box", "node", "edge"};
    return kNames[static_cast<std::size_t>(kind)];
}

Json end_json(std::size_t place) {
    return place == BoardPlace::kGround ? Json(nullptr) : Json(place);
}

Json place_json(const BoardPlace& place) {
    Json json = {{"kind", kind_name(place.kind)},
                 {"name", place.name},
                 {"mark", place.mark},
                 {"owner", place.owner ? Json(name(*place.owner)) : Json(nullptr)},
                 {"heading", place.heading},
                 {"empty", place.is_empty},
                 {"count", place.count}};
    if (place.kind == Kind::Line || place.kind == Kind::Edge) {
        json["from"] = end_json(place.from);
        json["to"] = end_json(place.to);
    }
    return json;
}

}  // namespace

Json json_of(const BoardDescription& board) {
    Json places = Json::array();
    for (const BoardPlace& place : board.places) places.push_back(place_json(place));
    return {{"shape", name(board.shape)}, {"rows", board.rows}, {"columns", board.columns},
            {"ring", board.is_ring},      {"text", board.text}, {"places", std::move(places)}};
}

}  // namespace upstar
