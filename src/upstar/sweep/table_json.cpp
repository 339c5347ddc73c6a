#include "upstar/sweep/table_json.h"

#include <string>
#include <utility>

#include "upstar/base/error_json.h"
#include "upstar/base/json_reader.h"
#include "upstar/lang/value_json.h"
#include "upstar/sweep/family_json.h"

namespace upstar {

Json cell_json(Arena& arena, const FamilyCell& cell, const std::optional<Measured>& measured,
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

namespace {

class Reader : private JsonReader {
public:
    explicit Reader(Session& session)
        : JsonReader("table"),
          work_{session.arena(), session.evaluators(), session.catalog()},
          session_(session) {}

    TableOfFamily table(const Json& json) {
        check_schema(json);
        return table(family_from_json(session_, json), json);
    }

    TableOfFamily table(Family family, const Json& json) {
        TableOfFamily read{std::move(family), {}};
        Table& table = read.table;
        for (const Json& name : array(json, "measures"))
            table.measures.push_back(measure_called(as_text(name)));
        const Json& cells = array(json, "cells");
        if (cells.size() != read.family.cells().size())
            throw fault("the family has " + std::to_string(read.family.cells().size()) +
                        " cells, and " + std::to_string(cells.size()) + " are given");
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (text(cells[i], "position") != read.family.cells()[i].text)
                throw fault("cell " + std::to_string(i + 1) + " is no cell of the family");
            table.cells.push_back(measured(cells[i]));
            if (table.cells.back()) ++table.progress.done;
        }
        table.progress.cells = cells.size();
        if (has(json, "stopped")) table.stopped = error_from_json(member(json, "stopped"));
        return read;
    }

private:
    Measure measure_called(const std::string& word) const {
        for (const Measure measure : kMeasures)
            if (name(measure) == word) return measure;
        throw fault("`" + word + "` is no measure");
    }

    /// Nothing if no measure is known.
    std::optional<Measured> measured(const Json& cell) {
        Measured read;
        bool is_known = has(cell, "left-out");
        if (is_known) read.left_out = integer<std::size_t>(cell, "left-out");
        for (const Measure measure : kMeasures) {
            if (!has(cell, name(measure))) continue;
            read[measure] = value_from_json(work_, member(cell, name(measure)));
            is_known = true;
        }
        return is_known ? std::optional(read) : std::nullopt;
    }

    Workspace work_;
    Session& session_;
};

}  // namespace

Json table_json(Arena& arena, const Family& family, const Table& table) {
    Json json = family_json(family.plan());
    Json& measures = json["measures"] = Json::array();
    for (const Measure measure : table.measures) measures.push_back(name(measure));
    Json cells = Json::array();
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        cells.push_back(cell_json(arena, family.cells()[i], table.cells[i], table.measures));
    json["cells"] = std::move(cells);
    if (table.stopped) json["stopped"] = error_json(*table.stopped);
    return json;
}

TableOfFamily table_from_json(Session& session, const Json& json) {
    return Reader(session).table(json);
}

TableOfFamily table_from_json(Session& session, Family family, const Json& json) {
    return Reader(session).table(std::move(family), json);
}

}  // namespace upstar
