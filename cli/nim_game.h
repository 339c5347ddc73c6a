// Which game of Nim a subcommand of `upstar nim` is about: N K [--rule V --a A], on a circle unless
// one of the families of Set Nim is asked for.
#pragma once

#include <cstdint>
#include <string>

#include "arguments.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::cli {
using namespace upstar::circular_nim;

/// Which stacks a move may take from together; one of these at most.
struct NimFamily {
    bool path = false;
    bool necklace = false;
    bool moore = false;
    std::string steps;  ///< with commas
    std::string sets;   ///< letters, with commas

    /// Throws Error (Input) if two are asked for, or there is no such family.
    CircularRules rules(std::uint32_t stacks, std::uint32_t window) const;
};

struct NimGame {
    std::uint32_t stacks = 0;
    std::uint32_t window = 0;
    std::string rule = "V5";
    std::uint32_t amount = 1;
    NimFamily family = {};

    /// Throws Error (Input) if there is no such rule, or it takes no amount.
    CircularRules rules() const;
};

void add_nim_family(Command& command, NimFamily& family);
void add_nim_game(Command& command, NimGame& game);

}  // namespace upstar::cli
