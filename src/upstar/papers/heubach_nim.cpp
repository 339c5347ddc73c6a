#include "upstar/papers/heubach_nim.h"

#include "upstar/games/circular_nim/theorems/coq_text.h"

namespace upstar {

Finding nim_by_coq(const Examination& examination) {
    const std::string what = "CN(n,1) for every n and all stack sizes";
    const CoqVerdict verdict =
        coq_verdict(circular_nim::coq_check_of_nim(), examination.session.context());
    if (verdict.answer == CoqVerdict::Answer::Accepted) return {what + ", by Coq", "", true};
    return {"", "", false, what + " (coqc: " + to_string(verdict) + ")"};
}

}  // namespace upstar
