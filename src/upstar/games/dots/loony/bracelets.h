// Bracelets: a path of chains whose inner joints each carry a trinket, a loop of 4 to 7 coins.
//
//     open      chains[0] trinkets[0] chains[1] trinkets[1] ... trinkets[k-1] chains[k]
//     cyclic    chains[0] trinkets[0] ... chains[k-1] trinkets[k-1], and around to chains[0]
//
// The end chains of an open bracelet are its tags; one that is missing has length 0, and its
// trinket is then an end of the bracelet. Two tags may end at one joint.
//
// Left loses by the chains and gains by the trinkets, which she can play once all their chains are
// gone. A sub-bracelet is some consecutive trinkets with all chains at them: these are the playable
// ones of Berlekamp and Scott, with tags or ends of the whole bracelet at both ends. It is
// profitable if it gains, minimal if no smaller one inside it does. Their theorem: a bump of more
// than 10 on the direct flight through a bracelet of very long chains means that a profitable one
// lies inside (a ring must be cut open at the right place for it; with chains of 4 it holds as
// well, with chains of 3 not). So whoever plays minimal profitable ones as long as there are any,
// and flies directly through what is left of such bracelets, meets no bump of more than 10.
#pragma once

#include <cstddef>
#include <vector>

#include "upstar/games/dots/loony/flight.h"

namespace upstar::dots {

struct Bracelet {
    struct Part {
        int length = 0;  ///< of a trinket with its joint
        int chain = -1;  ///< its index in the JointGraph, where the bracelet comes from one
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> trinkets;
    std::vector<Part> chains;  ///< one more than trinkets, or as many in a cyclic bracelet
    bool tags_meet = false;    ///< both tags end at the same joint

    bool is_cyclic() const { return chains.size() == trinkets.size(); }
    friend bool operator==(const Bracelet&, const Bracelet&) = default;
};

/// `count` trinkets from number `first` on, around the corner in a cyclic bracelet.
struct SubBracelet {
    std::size_t first = 0;
    std::size_t count = 0;
    friend bool operator==(const SubBracelet&, const SubBracelet&) = default;
};

/// One piece of a plan through a bracelet: a chain or a trinket by its number.
struct BraceletStep {
    bool is_trinket = false;
    std::size_t index = 0;
    friend bool operator==(const BraceletStep&, const BraceletStep&) = default;
};

enum class FlightDirection { Forward, Backward };

inline SubBracelet whole(const Bracelet& bracelet) { return {0, bracelet.trinkets.size()}; }

/// All sub-bracelets, the whole one too: the shortest first.
std::vector<SubBracelet> sub_bracelets(const Bracelet& bracelet);

/// What Left gains by a sub-bracelet while Right stays in control.
int gain(const Bracelet& bracelet, SubBracelet part);

/// Those that gain something, and contain no smaller one that does.
std::vector<SubBracelet> minimal_profitable(const Bracelet& bracelet);

/// The chains from one end to the other, each trinket as soon as all its chains are gone. A whole
/// cyclic bracelet is cut open before its trinket number `first`.
std::vector<BraceletStep> direct_plan(const Bracelet& bracelet, SubBracelet part,
                                      FlightDirection direction = FlightDirection::Forward);

/// Both directions, and all places where a ring can be cut open.
std::vector<std::vector<BraceletStep>> direct_plans(const Bracelet& bracelet, SubBracelet part);

/// The pieces that Left opens by a plan through the bracelet.
std::vector<FlightPiece> pieces_of(const Bracelet& bracelet, const std::vector<BraceletStep>& plan);

/// The direct plan that stays highest; of several, one with the smallest bump.
std::vector<BraceletStep> safest_direct_plan(const Bracelet& bracelet, SubBracelet part);

}  // namespace upstar::dots
