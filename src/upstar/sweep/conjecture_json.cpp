#include "upstar/sweep/conjecture_json.h"

#include "upstar/base/error_json.h"
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

}  // namespace

Json conjecture_json(Arena& arena, const Family& family, const Formula& formula,
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

Json closed_form_json(const Family& family, const FamilyClosedForm& result) {
    Json json = family_json(family);
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
