#include "upstar/engine/games/game_questions.h"

namespace upstar {

std::vector<EngineQuestion> game_questions() {
    std::vector<EngineQuestion> all;
    for (const auto& more : {dots_questions(), konane_questions(), nim_questions(),
                             heap_questions(), toads_questions()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace upstar
