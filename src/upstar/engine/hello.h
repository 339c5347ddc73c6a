// The first line that the engine says, unasked: its version, what can be asked, and the games.
#pragma once

#include <cstddef>
#include <vector>

#include "upstar/base/json.h"
#include "upstar/catalog/catalog.h"
#include "upstar/engine/question.h"

namespace upstar {

/// What a client can rely on.
struct EngineBounds {
    std::size_t sessions;
    std::size_t waiting;
};

Json hello(const Catalog& catalog, const std::vector<EngineQuestion>& questions,
           const EngineBounds& bounds);

}  // namespace upstar
