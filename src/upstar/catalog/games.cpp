// The one list of games. A new game is its ruleset, a line here, and a golden file for its tests.
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/erased.h"
#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/circular_nim/sets/specialist.h"
#include "upstar/games/domineering.h"
#include "upstar/games/dots/rules/dots_and_boxes.h"
#include "upstar/games/dots/rules/strings_and_coins.h"
#include "upstar/games/dots/solver/specialist.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/games/konane/solver/specialist.h"
#include "upstar/games/nim.h"
#include "upstar/games/toads/toads_and_frogs.h"

namespace upstar {

std::vector<RulesetPtr> listed_games() {
    // One game a line.
    // clang-format off
    return {
        erase<circular_nim::CircularNim, circular_nim::Specialist>(),
        erase<domineering::Domineering>(),
        erase<dots::DotsAndBoxes, dots::Specialist<dots::DotsAndBoxes::Position>>(),
        erase<konane::Konane, konane::Specialist>(),
        erase<nim::Nim>(),
        erase<dots::StringsAndCoins, dots::Specialist<dots::StringsAndCoins::Position>>(),
        erase<toads::ToadsAndFrogs>(),
    };
    // clang-format on
}

}  // namespace upstar
