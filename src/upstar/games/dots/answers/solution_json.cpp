#include "upstar/games/dots/answers/solution_json.h"

#include "upstar/games/dots/answers/pieces_json.h"
#include "upstar/games/dots/rules/move_names.h"

namespace upstar::dots {

Json solution_json(const std::string& text, const DotsPosition& position,
                   const Solution& solution) {
    Json json = {{"schema", kJsonSchema},
                 {"position", text},
                 {"value", solution.margin},
                 {"nodes", solution.nodes},
                 {"seconds", solution.seconds}};
    if (solution.moves)
        json["moves"] = moves_json(*solution.moves, move_names(position, LineNames::Coordinates));
    if (solution.line) json["line"] = turns_text(position, *solution.line, LineNames::Coordinates);
    return json;
}

}  // namespace upstar::dots
