#include "upstar/games/circular_nim/rules/named_rules.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint32_t kMostAmount = 1023;

[[noreturn]] void refuse(std::string_view name) {
    throw Error(ErrorKind::Input,
                "`" + std::string(name) +
                    "` is no game: write one such as CN(6,2), on a path PN(6,2), of some sets of "
                    "stacks SN(4;abc,cd), and a rule behind it, such as CN(6,2) V3 or CN(6,2) "
                    "V6(2)");
}

std::optional<std::uint32_t> number_in(std::string_view text) {
    std::uint32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

// "V3", "V6(2)" applied to rules.
std::optional<CircularRules> with_removal(const CircularRules& rules, std::string_view text) {
    const std::size_t bracket = std::min(text.find('('), text.size());
    const std::string_view word = text.substr(0, bracket);
    const auto found =
        std::find_if(kCircularRuleNames.begin(), kCircularRuleNames.end(),
                     [&](const CircularRuleName& known) { return known.word == word; });
    if (found == kCircularRuleNames.end()) return std::nullopt;
    if (bracket == text.size()) return with_rule(rules, word, 1);
    if (!found->takes_amount || text.back() != ')') return std::nullopt;
    const auto amount = number_in(text.substr(bracket + 1, text.size() - bracket - 2));
    if (!amount || *amount == 0 || *amount > kMostAmount) return std::nullopt;
    return with_rule(rules, word, *amount);
}

// "CN(6,2)" and "PN(6,2)", which are no families.
std::optional<CircularRules> windows_named(std::string_view name) {
    const bool is_circle = name.substr(0, 3) == "CN(";
    if ((!is_circle && name.substr(0, 3) != "PN(") || name.back() != ')') return std::nullopt;
    const std::string_view inside = name.substr(3, name.size() - 4);
    const std::size_t comma = inside.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto stacks = number_in(inside.substr(0, comma));
    const auto window = number_in(inside.substr(comma + 1));
    if (!stacks || !window || *window < 1 || *window > *stacks) return std::nullopt;
    return CircularRules{*stacks, *window, Removal::AtLeastInTotal, 1, is_circle};
}

}  // namespace

CircularRules rules_named(std::string_view name) {
    const std::size_t space = std::min(name.find(' '), name.size());
    const std::string_view board = name.substr(0, space);
    if (board.empty()) refuse(name);
    auto rules = windows_named(board);
    if (!rules) {
        if (board[0] == 'C' || board[0] == 'P') refuse(name);
        rules = rules_of(family_named(board));
    }
    if (space < name.size()) rules = with_removal(*rules, name.substr(space + 1));
    if (!rules) refuse(name);
    return *rules;
}

}  // namespace upstar::circular_nim
