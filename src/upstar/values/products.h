// Products and compounds of values: Norton, Conway, ordinal sums and what is built on them.
#pragma once

#include <vector>

#include "upstar/values/arena.h"

namespace upstar {

/// The undominated incentives of the given players: G^L - G for Left, G - G^R for Right.
std::vector<Game> incentives(Arena& arena, Game g, bool of_left, bool of_right);

/// Norton's product g . u: integers are copies of u, every other move brings u plus an incentive.
Game norton_product(Arena& arena, Game g, Game u);

/// Conway's product of canonical forms (ONAG, ch. 1); on nimbers it is nim multiplication.
Game conway_product(Arena& arena, Game g, Game h);

/// G : H, in which a move in the base G ends play in H. It depends on the form of G; this uses the
/// canonical one.
Game ordinal_sum(Arena& arena, Game g, Game h);
/// The same for a base given by its options, canonical or not.
Game ordinal_sum(Arena& arena, const std::vector<Game>& base_left,
                 const std::vector<Game>& base_right, Game h);

/// The h with g = base : h, for a base given by its options. Throws Error (Input) if there is none.
Game subordinate(Arena& arena, Game g, const std::vector<Game>& base_left,
                 const std::vector<Game>& base_right);

/// "G to the x", G^(->x) = G : (x - 1 subordinated), and "G to the power x", G^x (Winning Ways,
/// ch. 8): ^.PowTo(3) is ^[3], ^.Pow(3) is ^<3>.
Game pow_to(Arena& arena, Game g, const Dyadic& x);
Game pow(Arena& arena, Game g, const Dyadic& x);

/// Tiny(g) = {0||0|-g}; Miny(g) is its negative.
Game tiny(Arena& arena, Game g);

}  // namespace upstar
