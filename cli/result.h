// Values of the language as results of the program, in every format.
#pragma once

#include <memory>
#include <string>

#include "command.h"
#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

/// A result in the chosen format, without the final newline.
std::string format_result(Session& session, const std::string& input, const Value& value,
                          const CommonOptions& common);
/// The same for an error, in JSON, which has errors among the results.
std::string format_error(const std::string& input, const Error& error);

/// The thermograph that is drawn of a value, or null if it has none.
std::shared_ptr<const Thermograph> pictured(Session& session, const Value& value);

}  // namespace upstar::cli
