#include "upstar/values/short_text.h"

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

bool is_short(Arena& arena, Game g, std::size_t most) {
    try {
        return to_string(arena, g).size() <= most;
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
    }
    return false;
}

}  // namespace

std::string short_text(Arena& arena, Game g, Notation notation, std::size_t most) {
    if (is_short(arena, g, most)) return to_string(arena, g, notation);
    return "mean " + mean(arena, g).to_string() + ", temperature " +
           temperature(arena, g).to_string();
}

std::string worth_in_words(Arena& arena, Game g, std::size_t most) {
    if (is_short(arena, g, most)) return "worth " + to_string(arena, g);
    return "of mean " + mean(arena, g).to_string() + " and temperature " +
           temperature(arena, g).to_string();
}

}  // namespace upstar
