// What a position of a game against the machine is worth, and why, in sentences.
#pragma once

#include <chrono>
#include <string>

#include "upstar/catalog/any_position.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

/// For you, who are to move. Throws Error if cancelled.
std::string worth(const PositionPtr& position, Player you, Session& session,
                  std::chrono::milliseconds time);

}  // namespace upstar::cli
