// The nim values of the heaps of a ruleset of the language, whose `HeapOptions(n)` lists what a
// heap of n becomes: lists of heaps. Sums of heaps are never made: G(n) is the least number that is
// not the xor of the values of an option's heaps. Asked for at any depth, they take no depth of
// stack.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "upstar/lang/cell.h"

namespace upstar {

class Machine;

/// Threads may share it.
class HeapValues {
public:
    /// Throws Error (Input) if `HeapOptions` gives no lists of heaps, or if a heap comes back.
    std::uint32_t value(Machine& machine, const Cell& ruleset, std::int64_t heap);

private:
    using Values = std::unordered_map<std::int64_t, std::uint32_t>;

    std::mutex mutex_;  // of what values_ points to as well
    std::shared_ptr<Values> values_ = std::make_shared<Values>();
    std::uint64_t assignments_ = 0;  // of the world when these were found
};

}  // namespace upstar
