#include "upstar/engine/board_json.h"

#include <cmath>
#include <cstddef>

#include "upstar/draw/board_layout.h"

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

// In hundredths of the distance between two nodes.
Json hundredths(double length, double unit) {
    return static_cast<int>(std::lround(100 * length / unit));
}

void add_layout(Json& json, const BoardDescription& graph) {
    const BoardLayout layout = lay_out(graph);
    json["width"] = hundredths(layout.width, layout.unit);
    json["height"] = hundredths(layout.height, layout.unit);
    json["ground"] = hundredths(layout.ground, layout.unit);
    Json& places = json["places"];
    for (std::size_t i = 0; i < graph.places.size(); ++i) {
        places[i]["x"] = hundredths(layout.places[i].x, layout.unit);
        places[i]["y"] = hundredths(layout.places[i].y, layout.unit);
        if (graph.places[i].kind == Kind::Edge)
            places[i]["bend"] = hundredths(layout.bend[i], layout.unit);
        if (graph.places[i].is_tied_to_ground())
            places[i]["foot"] = {hundredths(layout.feet[i].x, layout.unit),
                                 hundredths(layout.feet[i].y, layout.unit)};
    }
}

}  // namespace

Json json_of(const BoardDescription& board) {
    Json places = Json::array();
    for (const BoardPlace& place : board.places) places.push_back(place_json(place));
    Json json = {{"shape", name(board.shape)}, {"rows", board.rows}, {"columns", board.columns},
                 {"ring", board.is_ring},      {"text", board.text}, {"places", std::move(places)}};
    if (board.shape == BoardShape::Graph) add_layout(json, board);
    return json;
}

}  // namespace upstar
