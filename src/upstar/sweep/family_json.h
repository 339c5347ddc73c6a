// What the JSON forms of all that is found about a family have in common.
#pragma once

#include "upstar/base/json.h"
#include "upstar/sweep/bindings.h"
#include "upstar/sweep/family.h"

namespace upstar {

/// {"schema":1,"game":"domineering","template":"2x{n}","ranges":{"n":"1..7"}}: how an answer
/// begins.
Json family_json(const Family& family);

/// {"a":3,"b":2}
Json bindings_json(const Bindings& bindings);

}  // namespace upstar
