#include "upstar/games/circular_nim/patterns/outcome_table.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/sets/winning_move.h"
#include "upstar/games/circular_nim/sieve/sieve.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kMostPositions = std::size_t{1} << 28;

// All positions with no more on the stacks at these places, like an odometer.
template <typename Visit>
void for_each_below(const Stacks& most, const std::vector<std::size_t>& places, Visit&& visit) {
    Stacks position = most;
    for (const std::size_t place : places) position[place] = 0;
    while (true) {
        visit(position);
        std::size_t i = 0;
        while (i < places.size() && position[places[i]] == most[places[i]])
            position[places[i++]] = 0;
        if (i == places.size()) return;
        ++position[places[i]];
    }
}

}  // namespace

OutcomeTable::OutcomeTable(const CircularRules& rules, std::uint32_t largest, Context& context)
    : memory_(context), largest_(largest), stacks_(rules.stacks) {
    std::uint64_t size = 1;
    for (std::size_t i = 0; i < stacks_; ++i) {
        size *= largest + 1;
        if (size > kMostPositions)
            throw Error(ErrorKind::Limit, "too many positions: ask for smaller stacks");
    }
    memory_.add(static_cast<std::size_t>(size) / 8);
    is_p_.assign(static_cast<std::size_t>(size), false);
    sieve(context, Cube(rules, largest)).for_each([&](const Stacks& p) {
        is_p_[index_of(p)] = true;
    });
}

std::size_t OutcomeTable::index_of(const Stacks& position) const {
    std::size_t index = 0;
    for (std::size_t i = stacks_; i-- > 0;) index = index * (largest_ + 1) + position[i];
    return index;
}

Stacks OutcomeTable::position(std::size_t index) const {
    Stacks position(stacks_);
    for (std::uint32_t& stack : position) {
        stack = static_cast<std::uint32_t>(index % (largest_ + 1));
        index /= largest_ + 1;
    }
    return position;
}

std::uint32_t largest_stack(const CircularRules& rules, std::size_t positions) {
    std::uint32_t largest = 1;
    while (largest < Cube::kHighest) {
        std::uint64_t size = 1;
        for (std::size_t i = 0; i < rules.stacks && size <= positions; ++i) size *= largest + 2;
        if (size > positions) return largest;
        ++largest;
    }
    return largest;
}

std::optional<Stacks> winning_option(const CircularRules& rules, const OutcomeTable& table,
                                     const Stacks& position) {
    std::optional<Stacks> found;
    for (std::size_t window = 0; window < window_count(rules) && !found; ++window) {
        const std::vector<std::size_t> places = window_places(rules, window);
        for_each_below(position, places, [&](const Stacks& option) {
            if (!found && table.is_p(option) && is_removal(rules, places, position, option))
                found = option;
        });
    }
    return found;
}

}  // namespace upstar::circular_nim
