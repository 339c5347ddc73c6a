#include "upstar/sweep/conjecture_json.h"

#include <limits>
#include <string>
#include <variant>

#include "upstar/base/error_json.h"
#include "upstar/base/json_reader.h"
#include "upstar/lang/value_json.h"
#include "upstar/sweep/family_json.h"

namespace upstar {
namespace {

Json counterexample_json(Arena& arena, const Counterexample& found) {
    Json json = {{"parameters", bindings_json(found.bindings)},
                 {"position", found.position},
                 {"value", value_json(arena, found.value)},
                 {"given", value_json(arena, found.given)}};
    if (found.difference) json["difference"] = value_json(arena, *found.difference);
    return json;
}

class Reader : private JsonReader {
public:
    explicit Reader(Session& session)
        : JsonReader("conjecture"),
          work_{session.arena(), session.evaluators(), session.catalog()},
          session_(session) {}

    ConjectureOfFamily conjecture(const Json& json) {
        check_schema(json);
        ConjectureOfFamily read{
            family_from_json(session_, json), Formula(session_, text(json, "formula")), {}};
        read.result.cases = integer<std::size_t>(json, "cases");
        read.result.checked = integer<std::size_t>(json, "checked");
        if (has(json, "counterexample"))
            read.result.counterexample = counterexample(member(json, "counterexample"));
        if (has(json, "stopped")) read.result.stopped = error_from_json(member(json, "stopped"));
        return read;
    }

private:
    Counterexample counterexample(const Json& json) {
        Counterexample read{{},
                            text(json, "position"),
                            game(json, "value"),
                            value_from_json(work_, member(json, "given")),
                            {}};
        for (const auto& [name, value] : object(json, "parameters").items())
            read.bindings.push_back({name, as_integer(value, std::numeric_limits<int>::min(),
                                                      std::numeric_limits<int>::max())});
        if (has(json, "difference")) read.difference = game(json, "difference");
        return read;
    }

    Game game(const Json& json, const char* key) {
        const Value value = value_from_json(work_, member(json, key));
        if (const Game* game = std::get_if<Game>(&value)) return *game;
        throw fault("`" + std::string(key) + "` is no value of a game");
    }

    Workspace work_;
    Session& session_;
};

}  // namespace

Json conjecture_json(Arena& arena, const FamilyPlan& family, const Formula& formula,
                     const ConjectureResult& result) {
    Json json = family_json(family);
    json["formula"] = formula.text();
    json["verdict"] = result.counterexample ? "fails" : result.stopped ? "unfinished" : "holds";
    json["cases"] = result.cases;
    json["checked"] = result.checked;
    if (result.counterexample)
        json["counterexample"] = counterexample_json(arena, *result.counterexample);
    if (result.stopped) json["stopped"] = error_json(*result.stopped);
    return json;
}

ConjectureOfFamily conjecture_from_json(Session& session, const Json& json) {
    return Reader(session).conjecture(json);
}

Json closed_form_json(const Family& family, const FamilyClosedForm& result) {
    Json json = family_json(family.plan());
    json["verdict"] = result.search.found ? "found" : "nothing found";
    json["parameter"] = result.parameter;
    json["values"] = result.computed;
    if (const auto& form = result.search.found) {
        json["formula"] = form->formula;
        json["residues"] = form->residues;
        json["from"] = form->first;
        json["fitted"] = form->fitted;
        json["confirmed"] = form->confirmed;
    } else {
        json["reason"] = result.search.reason;
    }
    if (result.stopped) json["stopped"] = error_json(*result.stopped);
    return json;
}

}  // namespace upstar
