// Recursion without stack overflow.
//
// A few algorithms on games (comparison, sums, parsing) are naturally recursive, with a depth that
// grows with the input. Each guards its entry:
//
//     if (stack_is_low())
//         return on_fresh_stack(arena.context(), [&] { return sum(arena, g, h); });
//
// The test is one comparison of an address. When little of the current stack is left, the rest of
// the recursion runs on a new thread with a stack of its own, while this one waits; so depth is
// bounded by memory, to which each stack is charged, and not by the stack the caller happened to
// have. An explicit stack of frames was rejected: it triples the code of every such algorithm and
// slows the common, shallow case.
#pragma once

#include <functional>
#include <type_traits>
#include <utility>

#include "upstar/base/context.h"

namespace upstar {

/// True when the calling thread has little stack left.
bool stack_is_low() noexcept;

/// Runs `work` on a fresh stack, charged to the context, and waits; an exception thrown by it is
/// thrown here. Throws Error (Limit) where no further stack can be had.
void run_on_fresh_stack(Context& context, const std::function<void()>& work);

template <class Work>
auto on_fresh_stack(Context& context, Work&& work) {
    using Result = std::invoke_result_t<Work>;
    if constexpr (std::is_void_v<Result>) {
        run_on_fresh_stack(context, std::forward<Work>(work));
    } else {
        Result result{};
        run_on_fresh_stack(context, [&] { result = work(); });
        return result;
    }
}

}  // namespace upstar
