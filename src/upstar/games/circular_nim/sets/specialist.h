// What the proved sets of P-positions (known_sets.h) say of a position of Circular Nim: who wins
// it, however large the stacks, by which move, and why.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/search/specialist.h"

namespace upstar {
class Context;
}

namespace upstar::circular_nim {

class Specialist {
public:
    explicit Specialist(Context&) {}

    std::optional<bool> wins_first(const CircularNim::Position& p, Player player);

    /// A move into the set, where a formula gives one.
    std::optional<Suggestion<CircularNim::Position>> suggestion(const CircularNim::Position& p,
                                                                Player player, Thought thought,
                                                                Voice voice);

    std::vector<std::string> reasons(const CircularNim::Position& p);

private:
    const std::optional<StackSet>& set_of(const CircularRules& rules);

    std::mutex mutex_;
    std::map<std::string, std::optional<StackSet>> sets_;  // by the name of the game
};

}  // namespace upstar::circular_nim
