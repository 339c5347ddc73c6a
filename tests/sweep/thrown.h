// What a call that must fail says.
#pragma once

#include <optional>
#include <string>

#include "upstar/base/error.h"

namespace upstar {

/// "message" or "message @offset" of the Error that `call` throws; empty if it throws none.
template <class Call>
std::string thrown(const Call& call) {
    try {
        call();
    } catch (const Error& error) {
        return error.message() +
               (error.offset() ? " @" + std::to_string(*error.offset()) : std::string());
    }
    return {};
}

}  // namespace upstar
