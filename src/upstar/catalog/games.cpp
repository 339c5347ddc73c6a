// The one list of games. A new game is its ruleset, a line here, and a golden file for its tests.
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/erased.h"
#include "upstar/rulesets/circular_nim.h"
#include "upstar/rulesets/domineering.h"
#include "upstar/rulesets/dots_and_boxes.h"
#include "upstar/rulesets/konane.h"
#include "upstar/rulesets/nim.h"
#include "upstar/rulesets/strings_and_coins.h"
#include "upstar/rulesets/toads_and_frogs.h"

namespace upstar {

const std::vector<RulesetPtr>& catalog() {
    // One game a line.
    // clang-format off
    static const std::vector<RulesetPtr> kGames = {
        erase<CircularNim>(),
        erase<Domineering>(),
        erase<DotsAndBoxes>(),
        erase<Konane>(),
        erase<Nim>(),
        erase<StringsAndCoins>(),
        erase<ToadsAndFrogs>(),
    };
    // clang-format on
    return kGames;
}

}  // namespace upstar
