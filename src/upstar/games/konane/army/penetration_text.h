// What is known of penetration, in words and pictures: several lines each, the last with its end.
#pragma once

#include <string>

#include "upstar/games/konane/army/penetration_answer.h"

namespace upstar::konane {

std::string describe(const RectangleAnswer& answer);
std::string describe(const GroupAnswer& answer);
std::string describe(const FewestAnswer& answer);
std::string describe(const PenetrationTable& table);

}  // namespace upstar::konane
