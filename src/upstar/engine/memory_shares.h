// How much memory each piece of work may use, so that all of them together stay within one limit.
//
// Whoever begins is promised an equal part of what no session holds, as many parts as there may be
// at work at once. A common account that all charge would bound it more closely; but then the
// greediest work would end that of the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>

#include "upstar/base/context.h"

namespace upstar {

class MemoryShares {
public:
    MemoryShares(std::size_t all, unsigned workers) : all_(all), workers_(workers) {}

    /// Sets the limit of what begins: its share, or `asked` bytes if they are fewer (0: its share).
    void begin(Context& context, std::size_t asked) const {
        const std::size_t share = (all_ - std::min(all_, held_)) / workers_;
        context.set_memory_limit(context.memory_charged() +
                                 (asked == 0 ? share : std::min(asked, share)));
    }

    /// A session holds `now` bytes, and held `before` when it was last looked at.
    void note(std::size_t before, std::size_t now) { held_ += now - before; }

    /// Whether a session that nobody has a name for is better made anew.
    bool is_much(std::size_t bytes) const {
        constexpr std::size_t kPart = 8;
        return bytes > all_ / workers_ / kPart;
    }

private:
    std::size_t all_;
    unsigned workers_;
    std::size_t held_ = 0;
};

}  // namespace upstar
