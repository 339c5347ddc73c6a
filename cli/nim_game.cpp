#include "nim_game.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::cli {

using namespace circular_nim;

CircularRules NimGame::rules() const {
    const auto name = std::find_if(kCircularRuleNames.begin(), kCircularRuleNames.end(),
                                   [&](const CircularRuleName& n) { return rule == n.word; });
    if (name == kCircularRuleNames.end())
        throw Error(ErrorKind::Input, "unknown rule `" + rule + "`; there are V1 to V6");
    if (!name->takes_amount && amount != 1)
        throw Error(ErrorKind::Input,
                    rule + " takes no --a: V4 is the rule with --a " + std::to_string(amount));
    return with_rule({stacks, window, Removal::AtLeastInTotal, 1, !path}, rule, amount);
}

void add_nim_game(CLI::App& app, NimGame& game) {
    app.add_option("N", game.stacks, "how many stacks")->required();
    app.add_option("K", game.window, "from how many neighbouring stacks a move takes")->required();
    app.add_option("--rule", game.rule,
                   "V1 to V6, as `upstar help circular_nim` tells them; default V5")
        ->type_name("V1|V2|V3|V4|V5|V6");
    app.add_option("--a", game.amount, "the number in the rule; default 1")
        ->check(CLI::Range(1u, 1023u))
        ->type_name("A");
    app.add_flag("--path", game.path, "the stacks stand on a path, not on a circle");
}

}  // namespace upstar::cli
