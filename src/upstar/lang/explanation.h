// How a canonical form arises, step by step, from what the user wrote.
#pragma once

#include <string>

#include "upstar/lang/session.h"

namespace upstar {

/// The query that keeps the form of a game: {0,*|*} is a canonical form as soon as it is read,
/// '{0,*|*}' is what was written. Any other expression stays as it is.
std::string as_written(const std::string& expression);

/// The canonical form that the query gives. Throws Error (Input) if it gives no game.
Game explained_game(Session& session, const std::string& query);

/// The steps, a list of texts. Throws Error (Input) if the query gives no game.
Value explanation(Session& session, const std::string& query);

/// The same as lines.
std::string explanation_text(Session& session, const Value& steps);

}  // namespace upstar
