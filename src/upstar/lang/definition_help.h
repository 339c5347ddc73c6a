// Help on what a session has defined: classes and games by the comments above them, functions by
// their texts, variables by their values.
#pragma once

#include <string>

namespace upstar {

class Session;

/// A page of text for 80 columns; empty if the session knows no such name. Throws Error where the
/// file of a class of that name is wrong.
std::string definition_help(Session& session, const std::string& name);

}  // namespace upstar
