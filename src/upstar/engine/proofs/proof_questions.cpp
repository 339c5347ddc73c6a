#include "upstar/engine/proofs/proof_questions.h"

namespace upstar {

std::vector<EngineQuestion> proof_questions() {
    std::vector<EngineQuestion> all;
    for (const auto& more : {theorem_questions(), penetration_questions(), check_questions()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace upstar
