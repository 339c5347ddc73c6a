// E. Berlekamp and K. Scott, Forcing Your Opponent to Stay in Control of a Loony Dots-and-Boxes
// Endgame, 2002.
#include "upstar/papers/papers.h"

namespace upstar {

Paper berlekamp_scott() {
    return {"berlekamp-scott",
            "E. Berlekamp and K. Scott, Forcing Your Opponent to Stay in Control of a Loony "
            "Dots-and-Boxes Endgame, 2002",
            "DB",
            9,
            {}};
}

}  // namespace upstar
