// Who wins Konane on the small boards that Ernst names, from every opening, by both rules.
#pragma once

#include "upstar/papers/claims.h"

namespace upstar {

/// On 4x4, 4x5 and 4x6: whatever the first player lifts, the second wins by lifting well.
Check second_player_wins();

/// On 5x5, after every opening, the player with the stones in the corners wins.
Check corner_colour_wins();

}  // namespace upstar
