#include "upstar/games/konane/army/penetration_json.h"

namespace upstar::konane {
namespace {

Json json_of(Square cell) { return Json::array({cell.row, cell.column}); }

Json json_of(const Advance& advance) {
    Json json = {{"stones", Json::array()}, {"jumps", Json::array()}};
    for (const Square& stone : advance.stones) json["stones"].push_back(json_of(stone));
    for (const Jump& jump : advance.jumps)
        json["jumps"].push_back({json_of(jump.from), json_of(jump.over), json_of(jump.to)});
    return json;
}

Json json_of(const Exclusion& exclusion, const Army& army) {
    Json json = {{"goal", json_of(exclusion.goal)}};
    if (const auto* exhausted = std::get_if<Exhausted>(&exclusion.proof)) {
        json["visited"] = exhausted->visited;
        return json;
    }
    const Pagoda& pagoda = std::get<Pagoda>(exclusion.proof);
    json["army_potential"] = potential(pagoda, army);
    json["goal_potential"] = pagoda.at(pagoda.goal);
    json["bottom_left"] = json_of(Square{pagoda.region.bottom, pagoda.region.left});
    for (int row = pagoda.region.bottom; row <= pagoda.region.top; ++row) {
        Json line = Json::array();
        for (int column = pagoda.region.left; column <= pagoda.region.right; ++column)
            line.push_back(pagoda.at({row, column}));
        json["potentials"].push_back(std::move(line));
    }
    return json;
}

Json json_of(const std::vector<Exclusion>& exclusions, const Army& army) {
    Json json = Json::array();
    for (const Exclusion& exclusion : exclusions) json.push_back(json_of(exclusion, army));
    return json;
}

Json json_of(const Landmark& landmark) {
    return {{"rectangle", name(landmark.rectangle)}, {"row", landmark.distance}};
}

Json json_of(const ReachedProof& reached) {
    Json json = json_of(reached.landmark);
    json.update(json_of(reached.advance));
    return json;
}

Json json_of(const UnreachedProof& unreached) {
    Json json = json_of(unreached.landmark);
    if (const auto* golden = std::get_if<GoldenPagoda>(&unreached.proof))
        json["golden"] = {{"rows", name(golden->rows)}, {"columns", name(golden->columns)}};
    else
        json["goals"] =
            json_of(std::get<std::vector<Exclusion>>(unreached.proof), unreached.army());
    return json;
}

Json json_of(const PenetrationCell& cell) {
    return {{"rectangle", name(Rectangle{cell.depth, cell.width})},
            {"and_greater", {{"depth", cell.any_depth}, {"width", cell.any_width}}},
            {"penetration", cell.penetration},
            {"reached", cell.reached ? Json(name(*cell.reached)) : Json()},
            {"unreached", name(cell.unreached)}};
}

template <class Part>
Json list_of(const std::vector<Part>& parts) {
    Json json = Json::array();
    for (const Part& part : parts) json.push_back(json_of(part));
    return json;
}

}  // namespace

Json json_of(const RectangleAnswer& answer) {
    Json json = {{"schema", kJsonSchema},
                 {"rectangle", name(answer.rectangle)},
                 {"penetration", answer.penetration}};
    if (answer.reached) json["reached"] = json_of(*answer.reached);
    json["unreached"] = json_of(answer.unreached);
    return json;
}

Json json_of(const GroupAnswer& answer) {
    const Penetration& found = answer.penetration;
    Json json = {{"schema", kJsonSchema},
                 {"stones", answer.army.stones().size()},
                 {"penetration", found.distance}};
    if (found.distance > 0) json["reached"] = json_of(found.advance);
    if (found.distance < kMostPenetration)
        json["unreached"] = json_of(found.exclusions, answer.army);
    return json;
}

Json json_of(const FewestAnswer& answer) {
    Json json = {{"schema", kJsonSchema},
                 {"fewest_stones", answer.advance.stones.size()},
                 {"row", answer.row}};
    json.update(json_of(answer.advance));
    return json;
}

Json json_of(const PenetrationTable& table) {
    return {{"schema", kJsonSchema},
            {"entries", list_of(table.cells)},
            {"reached", list_of(table.reached)},
            {"unreached", list_of(table.unreached)}};
}

}  // namespace upstar::konane
