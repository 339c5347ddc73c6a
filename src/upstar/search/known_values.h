// Values of positions that were found before and kept elsewhere, such as in a dictionary on disk.
//
// What keeps them knows no game: a position is its ruleset and the text of the one that stands for
// all symmetric ones.
#pragma once

#include <optional>
#include <string>

#include "upstar/values/game.h"

namespace upstar {

class KnownValues {
public:
    virtual ~KnownValues() = default;

    /// Whether positions of this ruleset are known at all.
    virtual bool has(const std::string& ruleset) = 0;
    /// The value, made in the arena of the session that asks. Threads may ask at once.
    virtual std::optional<Game> find(const std::string& ruleset, const std::string& position) = 0;
};

}  // namespace upstar
