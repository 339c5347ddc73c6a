// The JSON forms of what became of a conjecture.
//
//     {"schema":1,"game":"domineering","template":"1x{n}","ranges":{"n":"2..12"},
//      "formula":"-n/2","verdict":"fails","cases":11,"checked":2,
//      "counterexample":{"parameters":{"n":3},"position":"1x3","value":{...},"given":{...},
//                        "difference":{...}}}
//
// Values are as lang/value_json.h writes them; `given` is what the formula gives. A closed form has
// the verdict `found` or `nothing found`. `stopped` is the error that ended the work early.
#pragma once

#include "upstar/base/json.h"
#include "upstar/sweep/conjecture.h"
#include "upstar/sweep/family_values.h"

namespace upstar {

Json conjecture_json(Arena& arena, const FamilyPlan& family, const Formula& formula,
                     const ConjectureResult& result);

struct ConjectureOfFamily {
    Family family;
    Formula formula;
    ConjectureResult result;
};

/// What has the form of conjecture_json. Throws Error (Input) if nothing has.
ConjectureOfFamily conjecture_from_json(Session& session, const Json& json);

Json closed_form_json(const Family& family, const FamilyClosedForm& result);

}  // namespace upstar
