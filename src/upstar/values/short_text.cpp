#include "upstar/values/short_text.h"

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/values/thermograph.h"

namespace upstar {

std::string short_text(Arena& arena, Game g, Notation notation, std::size_t most) {
    try {
        if (to_string(arena, g).size() <= most) return to_string(arena, g, notation);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
    }
    return "mean " + mean(arena, g).to_string() + ", temperature " +
           temperature(arena, g).to_string();
}

}  // namespace upstar
