// Values of the language as results of the program, in every format.
#pragma once

#include <string>

#include "command.h"
#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

/// A result in the chosen format, without the final newline.
std::string format_result(Session& session, const std::string& input, const Value& value,
                          const CommonOptions& common);
/// The same for an error, for formats that report errors among results (JSON).
std::string format_error(const std::string& input, const Error& error);

}  // namespace upstar::cli
