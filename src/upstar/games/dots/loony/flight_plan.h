// Flight plans: in which order Left opens the pieces of a loony endgame, so that Right has nothing
// better than to stay in control. Then the value is the controlled value.
//
// The plan of Berlekamp and Scott leaves the loops of a heaviest set to the end, and plays
//
//     ascent       isolated moderate loops, profitable twins, chains of 3 away from tags
//     bracelets    minimal profitable sub-bracelets while there are any, then chains of 3 at tags,
//                  then direct flights through the bracelets that are left
//     trees        the other moderate chains
//     landing      very long chains, very long loops, and the loop through the ground last
//
// The structure is derived anew after every manoeuvre, since joints vanish and chains fuse. What
// would crash waits while anything later in the list would not. Every order of the same pieces ends
// at the same altitude: a chain outside the loops of the set costs Left its length less 4, and an
// isolated loop its length less 8, whenever they are played. So only the dips matter.
//
// The plan proves v = cv if, from the end backwards, what it gives is the controlled value of every
// position on the way. Where it does not, exact_plan follows the best moves that a search finds; if
// v = cv then these prove it.
#pragma once

#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/coin_opening.h"
#include "upstar/games/dots/loony/flight.h"
#include "upstar/games/dots/loony/loony_value.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

enum class FlightPhase { Ascent, Bracelets, Trees, Landing };

/// "ascent", ....
const char* name(FlightPhase phase);

struct PlannedPiece {
    FlightPiece piece;
    int coin = 0;                           ///< one of valence 2 in it, by which it can be found
    std::vector<int> coins;                 ///< all that it has when it is opened
    std::optional<FlightPhase> phase = {};  ///< of the theory's plan
};

struct FlightPlan {
    enum class Method { Theory, Exact, Given };

    Method method = Method::Theory;
    int cv = 0;
    std::vector<PlannedPiece> pieces;  ///< of the whole game
    int value = 0;  ///< what Right gets against the plan, keeping and giving up control as he likes
    bool proves_cv = false;  ///< that v = cv

    Flight flight() const;
    /// Where the plane crashes, as an index into the altitudes of the flight.
    std::optional<std::size_t> crash() const;
};

// Each requires a loony endgame without joints of valence 5 or more, and throws Error if it is not.
// Joints that have no name yet are named as contract() does.

/// The plan of the theory, whether it crashes or not. `begun` gets every piece as soon as it is
/// planned: what there is of the plan if a limit ends the work.
FlightPlan theory_plan(const CoinGraph& graph, Context* context = nullptr,
                       std::vector<PlannedPiece>* begun = nullptr);

/// The plan that opens these pieces, each given by a coin. Throws Error (Input) if it cannot.
FlightPlan given_plan(const CoinGraph& graph, const std::vector<int>& coins,
                      Context* context = nullptr);

/// The plan that follows the best moves a search finds. Its value is v.
FlightPlan exact_plan(const CoinGraph& graph, LoonyValues& values, Context* context = nullptr);

/// The plan of the theory if it proves v = cv, else the exact one: then v is known, and no plan
/// proves v = cv if it does not. `begun` is as above.
FlightPlan plan_flight(const CoinGraph& graph, LoonyValues& values, Context* context = nullptr,
                       std::vector<PlannedPiece>* begun = nullptr);

}  // namespace upstar::dots
