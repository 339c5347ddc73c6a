// Which game of Circular Nim a subcommand of `upstar nim` is about: N K [--rule V --a A] [--path].
#pragma once

#include <cstdint>
#include <string>

#include "arguments.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::cli {
using namespace upstar::circular_nim;

struct NimGame {
    std::uint32_t stacks = 0;
    std::uint32_t window = 0;
    std::string rule = "V5";
    std::uint32_t amount = 1;
    bool path = false;

    /// Throws Error (Input) if there is no such rule, or it takes no amount.
    CircularRules rules() const;
};

void add_nim_game(Command& command, NimGame& game);

}  // namespace upstar::cli
