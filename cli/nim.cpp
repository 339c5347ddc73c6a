// upstar nim ...: what is about Circular Nim and its variations as a whole, not one position.
#include <algorithm>

#include "command.h"
#include "nim_game.h"
#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::cli {

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

void add_nim_game(Command& command, NimGame& game) {
    command.positional("N", game.stacks, "how many stacks").required();
    command.positional("K", game.window, "from how many neighbouring stacks a move takes")
        .required();
    command.option("--rule", "V1|V2|V3|V4|V5|V6", game.rule,
                   "V1 to V6, as `upstar help circular_nim` tells them; default V5");
    command.number("--a", "A", game.amount, 1, 1023, "the number in the rule; default 1");
    command.flag("--path", game.path, "the stacks stand on a path, not on a circle");
}

void add_nim(Command& program, CommonOptions& common) {
    Command& nim = program.subcommand("nim", "the P-positions of Circular Nim and its variations");
    add_nim_sieve(nim, common);
    add_nim_proofs(nim, common);
    add_nim_theorems(nim, common);
}

}  // namespace upstar::cli
