#include "upstar/catalog/any_position.h"

#include <functional>

#include "upstar/base/hash.h"

namespace upstar {

const char* name(PositionKind kind) {
    switch (kind) {
        case PositionKind::Partizan:
            return "partizan";
        case PositionKind::Impartial:
            return "impartial";
        case PositionKind::Scoring:
            break;
    }
    return "scoring";
}

bool operator==(const AnyRuleset& a, const AnyRuleset& b) {
    return a.id() == b.id() && a.settings() == b.settings();
}

bool operator==(const AnyPosition& a, const AnyPosition& b) {
    return a.ruleset() == b.ruleset() && a.to_string() == b.to_string();
}

std::size_t hash_value(const AnyPosition& p) {
    const std::hash<std::string> hash;
    return static_cast<std::size_t>(combine(hash(p.ruleset().id()), hash(p.to_string())));
}

}  // namespace upstar
