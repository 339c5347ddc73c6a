// upstar nim ...: what is about Circular Nim and its variations as a whole, not one position.
#include <algorithm>
#include <charconv>
#include <sstream>
#include <vector>

#include "command.h"
#include "nim_game.h"
#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::cli {

namespace {

std::vector<std::uint32_t> numbers_of(const std::string& text) {
    std::vector<std::uint32_t> numbers;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        std::uint32_t number = 0;
        const char* const end = part.data() + part.size();
        if (const auto read = std::from_chars(part.data(), end, number);
            read.ec != std::errc() || read.ptr != end)
            throw Error(ErrorKind::Input, "--steps are numbers joined by commas, such as 1,2");
        numbers.push_back(number);
    }
    return numbers;
}

}  // namespace

CircularRules NimFamily::rules(std::uint32_t stacks, std::uint32_t window) const {
    if (int{path} + int{necklace} + int{moore} + int{!steps.empty()} + int{!sets.empty()} > 1)
        throw Error(ErrorKind::Input,
                    "give one of --path, --necklace, --moore, --steps and --sets, not two");
    if (!sets.empty()) return rules_of(family_of_sets(sets, stacks));
    if (necklace) return rules_of(circular_nim::necklace(stacks, window));
    if (moore) return rules_of(sets_of_size(stacks, window));
    if (!steps.empty()) return rules_of(stepping_windows(stacks, window, numbers_of(steps)));
    return {stacks, window, Removal::AtLeastInTotal, 1, !path};
}

CircularRules NimGame::rules() const {
    const auto name = std::find_if(kCircularRuleNames.begin(), kCircularRuleNames.end(),
                                   [&](const CircularRuleName& n) { return rule == n.word; });
    if (name == kCircularRuleNames.end())
        throw Error(ErrorKind::Input, "unknown rule `" + rule + "`; there are V1 to V6");
    if (!name->takes_amount && amount != 1)
        throw Error(ErrorKind::Input,
                    rule + " takes no --a: V4 is the rule with --a " + std::to_string(amount));
    if (family.sets.empty() && stacks == 0 && window == 0)
        throw Error(ErrorKind::Input,
                    "give N, how many stacks there are, and K, from how many a move takes");
    return with_rule(family.rules(stacks, window), rule, amount);
}

void add_nim_family(Command& command, NimFamily& family) {
    command.flag("--path", family.path, "the stacks stand on a path, not on a circle");
    command.flag("--necklace", family.necklace,
                 "on a path, and a move may take from its two ends, too");
    command.flag("--moore", family.moore, "a move takes from any K stacks (Moore's Nim)");
    command.option(
        "--steps", "S", family.steps,
        "on a circle, but a move takes from K stacks with a step of S between them, such "
        "as 1,2");
    command.option("--sets", "SETS", family.sets,
                   "a move takes from one of these sets of stacks, such as abc,cd; without K");
}

void add_nim_game(Command& command, NimGame& game) {
    command.positional("N", game.stacks, "how many stacks");
    command.positional("K", game.window, "from how many neighbouring stacks a move takes");
    command.option("--rule", "V1|V2|V3|V4|V5|V6", game.rule,
                   "V1 to V6, as `upstar help circular_nim` tells them; default V5");
    command.number("--a", "A", game.amount, 1, 1023, "the number in the rule; default 1");
    add_nim_family(command, game.family);
}

void add_nim(Command& program, CommonOptions& common) {
    Command& nim = program.subcommand("nim", "the P-positions of Circular Nim and its variations");
    add_nim_sieve(nim, common);
    add_nim_proofs(nim, common);
    add_nim_theorems(nim, common);
}

}  // namespace upstar::cli
