#include "upstar/sweep/table_json.h"

#include "upstar/base/error_json.h"
#include "upstar/lang/value_json.h"
#include "upstar/sweep/family_json.h"

namespace upstar {
namespace {

Json cell_json(Arena& arena, const Cell& cell, const std::optional<Measured>& measured,
               const std::vector<Measure>& measures) {
    Json json = {{"parameters", bindings_json(cell.bindings)}, {"position", cell.text}};
    const auto add = [&](Measure measure) {
        const bool known = measured && (*measured)[measure];
        json[name(measure)] = known ? value_json(arena, *(*measured)[measure]) : Json();
    };
    for (const Measure measure : measures) add(measure);
    if (!measured || measured->left_out == 0) return json;
    json["left-out"] = measured->left_out;
    for (const Measure measure : kInsteadOfValue) add(measure);
    return json;
}

}  // namespace

Json table_json(Arena& arena, const Family& family, const Table& table) {
    Json json = family_json(family);
    Json& measures = json["measures"] = Json::array();
    for (const Measure measure : table.measures) measures.push_back(name(measure));
    Json cells = Json::array();
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        cells.push_back(cell_json(arena, family.cells()[i], table.cells[i], table.measures));
    json["cells"] = std::move(cells);
    if (table.stopped) json["stopped"] = error_json(*table.stopped);
    return json;
}

}  // namespace upstar
