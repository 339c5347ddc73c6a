// Destroying nested values without recursion.
//
// A list in a list in a list ... would be destroyed by as many nested destructors as it is deep.
// Instead each destructor hands its parts to `dispose`: the outermost call destroys them one after
// the other, the calls inside it only put theirs in the queue.
#pragma once

#include <memory>

#include "upstar/lang/value.h"

namespace upstar {

void dispose(std::shared_ptr<const void> part);

/// Disposes of what `value` shares with others, if anything.
void dispose(Value& value);

}  // namespace upstar
