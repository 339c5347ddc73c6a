#include "upstar/games/konane/solver/dictionary_json.h"

namespace upstar::konane {

Json json_of(const DictionaryValue& row) {
    return {{"schema", kJsonSchema},
            {"value", row.value},
            {"positions", row.positions},
            {"smallest", row.smallest}};
}

Json json_of(const DictionaryPosition& row) {
    return {{"schema", kJsonSchema},
            {"position", row.position},
            {"stones", row.stones},
            {"box", row.box}};
}

Json json_of(const DictionaryDifference& row) {
    return {{"schema", kJsonSchema},
            {"position", row.position},
            {"stones", row.stones},
            {"ancient", row.ancient},
            {"modern", row.modern}};
}

}  // namespace upstar::konane
