// The one JSON form of an error: {"kind", "message", "offset", "remedy": {"kind", "name",
// "value"}}, without what it does not have.
#pragma once

#include "upstar/base/error.h"
#include "upstar/base/json.h"

namespace upstar {

Json error_json(const Error& error);

/// The error that has this form. Throws Error (Input) if there is none.
Error error_from_json(const Json& json);

}  // namespace upstar
