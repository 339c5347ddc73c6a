// Scripts: texts of several statements whose results are shown one by one.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "upstar/lang/session.h"

namespace upstar {

/// Whether more is to come: a bracket, a `begin`, a class is still open at the end of the text.
bool is_unfinished(std::string_view text);

/// Runs a script. A statement ends with its line, unless something is open there; `show` gets its
/// result, but not if it ends in `;`, defines or assigns something, or gives Nothing. Throws Error
/// with the offset in `text`; what was shown before stays shown.
void run_script(Session& session, std::string_view text,
                const std::function<void(const Value&)>& show);
/// The same; the script sees `arguments` as `Arguments`.
void run_script(Session& session, std::string_view text, const Value& arguments,
                const std::function<void(const Value&)>& show);

}  // namespace upstar
