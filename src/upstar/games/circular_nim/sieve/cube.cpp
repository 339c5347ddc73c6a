#include "upstar/games/circular_nim/sieve/cube.h"

#include <algorithm>
#include <string>

#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint64_t kMostPositions = std::uint64_t{1} << 62;

[[noreturn]] void refuse(const std::string& message) { throw Error(ErrorKind::Input, message); }

}  // namespace

Cube::Cube(const CircularRules& rules, std::uint32_t most) : rules_(rules), most_(most) {
    const auto text = [](std::uint32_t n) { return std::to_string(n); };
    if (rules.stacks < 1 || rules.stacks > kMostStacks)
        refuse("a board of " + text(rules.stacks) + " stacks: there may be 1 to " +
               text(kMostStacks));
    if (rules.window < 1 || rules.window > rules.stacks)
        refuse("moves in " + text(rules.window) + " neighbouring stacks of " + text(rules.stacks) +
               ": take 1 <= k <= n");
    if (rules.amount < 1) refuse("a move takes at least a = 1 tokens, not 0");
    if (most > kHighest)
        refuse("stacks of up to " + text(most) + " tokens: a sieve takes at most " +
               text(kHighest));
    for (std::uint32_t i = 0; i < rules.stacks; ++i) {
        if (positions_ > kMostPositions / (most + 1))
            refuse("a cube of " + text(most + 1) + "^" + text(rules.stacks) +
                   " positions; a sieve takes at most 2^62: take smaller stacks");
        positions_ *= most + 1;
    }
}

bool Cube::holds(const Stacks& stacks) const {
    return stacks.size() == rules_.stacks &&
           std::all_of(stacks.begin(), stacks.end(), [&](std::uint32_t s) { return s <= most_; });
}

std::uint64_t Cube::number(const Stacks& stacks) const {
    std::uint64_t number = 0;
    for (const std::uint32_t stack : stacks) number = number * (most_ + 1) + stack;
    return number;
}

Stacks Cube::stacks(std::uint64_t number) const {
    Stacks stacks(rules_.stacks);
    for (std::size_t i = stacks.size(); i-- > 0; number /= most_ + 1)
        stacks[i] = static_cast<std::uint32_t>(number % (most_ + 1));
    return stacks;
}

}  // namespace upstar::circular_nim
