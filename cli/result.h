// Results of queries as eval and the calculator write them.
#pragma once

#include <string>

#include "command.h"
#include "upstar/lang/result_text.h"

namespace upstar::cli {

/// A result in the chosen format, without the final newline.
inline std::string format_result(Session& session, const std::string& input, const Value& value,
                                 const CommonOptions& common) {
    if (common.format == Format::Csv)
        throw Error(ErrorKind::Input, "--format csv is for tables: see upstar table --help");
    return result_text(session, input, value, common.format, {.ascii = common.draws_in_ascii()});
}

}  // namespace upstar::cli
