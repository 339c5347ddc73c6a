// What one heap of tokens may become by a move. A ruleset whose positions are independent heaps
// offers it as `heap_moves()`, so that other games can be made of it: joins, products, cakes.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"

namespace upstar {

class HeapMoves {
public:
    virtual ~HeapMoves() = default;

    /// The moves as a code of Guy and Smith, such as 0.77, as it was given.
    virtual std::string code() const = 0;
    /// The shortest code of the same moves.
    virtual std::string normal_code() const = 0;

    /// Calls `take` with the heaps of each option of a heap; an option without heaps is the end.
    /// `take` returns false to stop.
    virtual void for_each_option(
        std::uint32_t heap,
        const std::function<bool(const std::vector<std::uint32_t>&)>& take) const = 0;

    struct Period {
        std::uint64_t period;
        std::uint64_t preperiod;
    };
    /// When the nim values repeat, proved from those of the heaps up to `most`; nothing if they
    /// prove no period.
    virtual std::optional<Period> period(std::uint32_t most, Context& context) const = 0;
};

using HeapMovesPtr = std::shared_ptr<const HeapMoves>;

template <class R>
concept HasHeapMoves = requires(const R& rules) {
    { rules.heap_moves() } -> std::same_as<HeapMovesPtr>;
};

}  // namespace upstar
