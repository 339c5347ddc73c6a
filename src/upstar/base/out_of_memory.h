// What std::bad_alloc tells a user: the machine has less memory than the limit of the work allows.
#pragma once

#include "upstar/base/error.h"

namespace upstar {

inline Error out_of_memory() {
    return {ErrorKind::Limit, "out of memory: the machine has no more; ask for less",
            Remedy::set_memory_limit()};
}

}  // namespace upstar
