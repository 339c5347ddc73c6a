// The one JSON form of an error: {"kind", "message", "offset", "remedy": {"kind", "name",
// "value"}}, without what it does not have.
#pragma once

#include "upstar/base/error.h"
#include "upstar/base/json.h"

namespace upstar {

Json error_json(const Error& error);

}  // namespace upstar
