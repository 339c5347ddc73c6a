// Set Nim (B. Kadam, M. Dufour and S. Heubach): stacks a, b, c, ... and a family of sets of them. A
// move chooses a set of the family and takes tokens from its stacks, one or more in total, or what
// another of Circular Nim's variations says.
//
// It is Nim if the sets are a, b, c, ...; Moore's Nim if they are all sets of k stacks; Circular
// Nim if they are the windows of a circle; and Nim on a simplicial complex if they are its facets.
// A position is one of Circular Nim's, with the family written behind the stacks: 3,5,7/ab,bc.
#pragma once

#include <string_view>

#include "upstar/games/circular_nim/rules/circular_nim.h"

namespace upstar::circular_nim {

class SetNim {
public:
    using Position = CircularNim::Position;

    SetNim() = default;
    explicit SetNim(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const;

private:
    CircularRules rules_;  // what a move takes
};

}  // namespace upstar::circular_nim
