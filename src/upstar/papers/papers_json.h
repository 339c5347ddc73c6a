// The one JSON form of a run over the papers.
//
//     {"schema":1,"claims":[{"paper":"ernst","claim":"KO-1","statement":"...","verdict":"holds",
//                            "expected":true,"proved":false,"scope":["n = 0..4 (5 cases)"],
//                            "counterexample":"","correction":"","settled":"","unproved":[],
//                            "note":"","seconds":0.25}]}
//
// `settled` is who settled a conjecture since, `unproved` what a proof was sought for and not
// found. `stopped` is the error that ended the work early.
#pragma once

#include "upstar/base/json.h"
#include "upstar/papers/examine_papers.h"

namespace upstar {

Json papers_json(const PapersReport& report);

}  // namespace upstar
