// The one list of games. A new game is its ruleset, a line here, and a golden file for its tests.
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/erased.h"
#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/domineering.h"
#include "upstar/games/dots/rules/dots_and_boxes.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/games/nim.h"
#include "upstar/games/dots/rules/strings_and_coins.h"
#include "upstar/games/toads/toads_and_frogs.h"

namespace upstar {

const std::vector<RulesetPtr>& catalog() {
    // One game a line.
    // clang-format off
    static const std::vector<RulesetPtr> kGames = {
        erase<circular_nim::CircularNim>(),
        erase<domineering::Domineering>(),
        erase<dots::DotsAndBoxes>(),
        erase<konane::Konane>(),
        erase<nim::Nim>(),
        erase<dots::StringsAndCoins>(),
        erase<toads::ToadsAndFrogs>(),
    };
    // clang-format on
    return kGames;
}

}  // namespace upstar
