// The result of a query in the formats that front ends offer.
#pragma once

#include <memory>
#include <string>

#include "upstar/base/error.h"
#include "upstar/base/format.h"
#include "upstar/draw/thermograph_picture.h"
#include "upstar/lang/session.h"

namespace upstar {

/// The result without a final newline. Values have no CSV, and an SVG only if they are pictured:
/// throws Error (Input) otherwise. The style is that of plots in characters.
std::string result_text(Session& session, const std::string& input, const Value& value,
                        Format format, const ThermographStyle& style = {});

/// The same for an error, in JSON, which has errors among the results.
std::string error_result(const std::string& input, const Error& error);

/// The thermograph that is drawn of a value, or null if it has none.
std::shared_ptr<const Thermograph> pictured(Session& session, const Value& value);

}  // namespace upstar
