#include "upstar/games/konane/solver/board_answer_json.h"

namespace upstar::konane {

Json json_of(const BoardVerdict& verdict) {
    return {{"schema", kJsonSchema},
            {"position", verdict.position},
            {"rules", Konane::name(verdict.jumps)},
            {"gap", verdict.gap},
            {"first", colour_name(verdict.first)},
            {"winner", colour_name(verdict.winner)},
            {"move", verdict.move},
            {"nodes", verdict.nodes},
            {"seconds", verdict.seconds}};
}

}  // namespace upstar::konane
