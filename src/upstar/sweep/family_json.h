// What the JSON forms of all that is found about a family have in common.
#pragma once

#include "upstar/base/json.h"
#include "upstar/sweep/bindings.h"
#include "upstar/sweep/family.h"

namespace upstar {

/// {"schema":1,"game":"domineering","template":"2x{n}","ranges":{"n":"1..7"}}: how an answer
/// begins.
Json family_json(const FamilyPlan& family);

/// The family of an answer that begins so. Throws Error (Input) if there is none.
Family family_from_json(Session& session, const Json& json);

/// {"a":3,"b":2}
Json bindings_json(const Bindings& bindings);

}  // namespace upstar
