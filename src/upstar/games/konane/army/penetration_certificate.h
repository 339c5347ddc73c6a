// Writes certificates of penetration; penetration_check.h says what they look like and checks them.
#pragma once

#include <string>

#include "upstar/games/konane/army/penetration_answer.h"

namespace upstar::konane {

/// Throw Error (Input) if a search, not a function, has excluded a goal: that has no certificate.
std::string certificate_text(const RectangleAnswer& answer);
std::string certificate_text(const GroupAnswer& answer);

}  // namespace upstar::konane
