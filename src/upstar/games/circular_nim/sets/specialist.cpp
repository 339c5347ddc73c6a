#include "upstar/games/circular_nim/sets/specialist.h"

#include "upstar/games/circular_nim/rules/circular_quotient.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sets/known_sets.h"
#include "upstar/games/circular_nim/sets/membership.h"
#include "upstar/games/circular_nim/sets/winning_move.h"

namespace upstar::circular_nim {
namespace {

// The game that decides a position, and its stacks there: many games with a > 1 are those with
// a = 1 on the stacks divided by a.
struct Reduced {
    explicit Reduced(const CircularNim::Position& p) : rules(p.rules()) {
        const std::uint32_t amount = rules.amount;
        const auto quotient = quotient_game(rules);
        if (quotient) rules = *quotient;
        for (std::size_t i = 0; i < rules.stacks; ++i)
            stacks.push_back(quotient ? p[i] / amount : p[i]);
    }

    CircularRules rules;
    Stacks stacks;
};

}  // namespace

const std::optional<StackSet>& Specialist::set_of(const CircularRules& rules) {
    const std::lock_guard lock(mutex_);
    const auto [found, is_new] = sets_.try_emplace(game_name(rules));
    if (is_new) found->second = known_set(rules);
    return found->second;
}

std::optional<bool> Specialist::wins_first(const CircularNim::Position& p, Player) {
    const Reduced reduced(p);
    const auto& set = set_of(reduced.rules);
    if (!set) return std::nullopt;
    return !set->contains(reduced.stacks);
}

std::optional<Suggestion<CircularNim::Position>> Specialist::suggestion(
    const CircularNim::Position& p, Player, Thought thought, Voice voice) {
    const CircularRules rules = p.rules();
    const auto& set = set_of(rules);
    if (!set || thought != Thought::Exact) return std::nullopt;
    const Reduced reduced(p);
    if (!(reduced.rules == rules) || set->contains(reduced.stacks)) return std::nullopt;
    const auto move = find_winning_move(rules, *set, reduced.stacks);
    if (!move) return std::nullopt;
    const auto after = apply(rules, *set, *move, reduced.stacks);
    if (!after) return std::nullopt;
    CircularNim::Stacks stacks{};
    for (std::size_t i = 0; i < after->size(); ++i)
        stacks[i] = static_cast<std::uint16_t>((*after)[i]);
    return Suggestion<CircularNim::Position>{
        CircularNim::Position(rules, stacks),
        "it leads to " + to_string(set->cases[move->target], set->stacks) + ", from where " +
            (voice == Voice::Mover ? "you lose" : "I lose") + " by any move"};
}

std::vector<std::string> Specialist::reasons(const CircularNim::Position& p) {
    const Reduced reduced(p);
    const auto& set = set_of(reduced.rules);
    if (!set) return {};
    const Membership membership = membership_of(reduced.rules, *set, reduced.stacks);
    std::vector<std::string> lines = {"whoever begins loses " + game_name(reduced.rules) +
                                      " exactly at the positions"};
    for (const StackCase& one : set->cases) lines.push_back("  " + to_string(one, set->stacks));
    if (!(reduced.rules == p.rules()))
        lines.push_back("this is " + to_string(reduced.stacks) + " there");
    for (std::string& line : membership_text(*set, reduced.stacks, membership))
        lines.push_back(std::move(line));
    if (membership.is_in()) lines.emplace_back("= 0");
    return lines;
}

}  // namespace upstar::circular_nim
