// The one JSON form of an error: {"kind":"input","message":"syntax error: ...","offset":3}.
#pragma once

#include "upstar/base/error.h"
#include "upstar/base/json.h"

namespace upstar {

Json error_json(const Error& error);

}  // namespace upstar
