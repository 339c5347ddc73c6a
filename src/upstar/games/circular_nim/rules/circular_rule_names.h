// The names of Circular Nim's rules, as users write them and read them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::circular_nim {

struct CircularRuleName {
    const char* word;
    Removal removal;
    bool takes_amount;  ///< V3 takes none: it is V4 with a = 1
};

/// The standard rule first.
inline constexpr std::array<CircularRuleName, 6> kCircularRuleNames = {
    {{"V5", Removal::AtLeastInTotal, true},
     {"V1", Removal::FixedFromSome, true},
     {"V2", Removal::FixedFromEach, true},
     {"V3", Removal::AtLeastFromEach, false},
     {"V4", Removal::AtLeastFromEach, true},
     {"V6", Removal::ExactlyInTotal, true}}};

/// These rules with the removal so called. Requires one of the words above.
inline CircularRules with_rule(CircularRules rules, std::string_view word, std::uint32_t amount) {
    for (const CircularRuleName& name : kCircularRuleNames) {
        if (word != name.word) continue;
        rules.removal = name.removal;
        rules.amount = name.takes_amount ? amount : 1;
    }
    return rules;
}

/// "V5"; of the two names of V4 with a = 1, V3.
inline std::string rule_word(const CircularRules& rules) {
    for (const CircularRuleName& name : kCircularRuleNames)
        if (name.removal == rules.removal && (name.takes_amount || rules.amount == 1))
            return name.word;
    return "";
}

/// "CN(6,2)", on a path "PN(6,2)", of a family its name; with another rule "CN(6,2) V3" or "CN(6,2)
/// V6(2)".
inline std::string game_name(const CircularRules& rules) {
    std::string name = rules.family
                           ? rules.family->name
                           : (rules.circle ? "CN(" : "PN(") + std::to_string(rules.stacks) + "," +
                                 std::to_string(rules.window) + ")";
    if (rules.removal == Removal::AtLeastInTotal && rules.amount == 1) return name;
    const std::string word = rule_word(rules);
    return name + " " + word + (word == "V3" ? "" : "(" + std::to_string(rules.amount) + ")");
}

}  // namespace upstar::circular_nim
