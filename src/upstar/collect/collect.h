// From positions to a dictionary: each is evaluated, on all cores, and added under the text of the
// one that stands for all symmetric ones. Those that the dictionary has are left out, so that what
// was stopped goes on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "upstar/base/error.h"
#include "upstar/catalog/any_position.h"
#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary.h"

namespace upstar {

/// What is known of a position, to be added to a dictionary. `value` may be nothing.
DictionaryEntry entry_of(const AnyPosition& position, const std::optional<Game>& value);

/// Calls its argument with the text of one position after the other.
using PositionSource = std::function<void(const std::function<void(std::string)>&)>;

struct CollectOptions {
    unsigned threads = 1;
    bool one_of_each_value = false;  ///< only the first position of each value and its negative
};

struct Collected {
    std::int64_t positions = 0;    ///< that came from the source
    std::int64_t added = 0;        ///< to the dictionary
    std::optional<Error> stopped;  ///< what ended the work early
};

/// Evaluates what comes from `source`; of games that count points, the margin. Throws Error (Input)
/// for a text that is no position, or a contradiction.
Collected collect(Session& session, const AnyRuleset& ruleset, const PositionSource& source,
                  DictionaryWriter& writer, const CollectOptions& options);

}  // namespace upstar
