// The one JSON form of a run over the papers.
//
//     {"schema":1,"claims":[{"paper":"ernst","claim":"KO-1","statement":"...","verdict":"holds",
//                            "scope":["n = 0..4 (5 cases)"],"counterexample":"","correction":"",
//                            "seconds":0.25}]}
//
// `stopped` is the error that ended the work early.
#pragma once

#include "upstar/base/json.h"
#include "upstar/papers/examine_papers.h"

namespace upstar {

Json papers_json(const PapersReport& report);

}  // namespace upstar
