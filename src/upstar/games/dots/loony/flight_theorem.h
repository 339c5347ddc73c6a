// The theorem of Berlekamp and Scott, clause by clause.
//
// Let G be a loony endgame, H a compatible part of it, and K a compatible part of H, with
//
//     cv(G) >= 0,   cv(H) >= 10,   cv(K) >= 10,
//
// let K have no moderate loops and no moderate chains, and let Left have a flight plan from G to H
// that does not crash. Then v(G) = cv(G).
//
// A part is compatible if some heaviest set of node-disjoint loops of it is a subset of some
// heaviest set of the whole. Read as it stands the theorem is false: with g-A:10, g-A:10, A@4 and a
// chain of 5, K may be that chain and the two tags of A, fused to 21; cv = 13, but v = 15. The
// proof, and the discussion behind it, take K to be what is left when all moderate loops and all
// bracelets are played: it holds all other loops of a heaviest set of H, and nothing of a bracelet.
// These are two more clauses here.
//
// The older condition, which this one improves, is cv(K) >= c/2 for the
// K that consists of the loops of a heaviest set (the abstract prints c for c/2 once).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/subgraph.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

struct FlightTheorem {
    Pieces h;                 ///< of the chains and loops of G
    Pieces k;                 ///< likewise
    std::vector<int> ascent;  ///< what Left opens between G and H, each piece by one of its coins
};

enum class TheoremClause {
    LoonyG,
    PartsNested,  ///< K in H
    LoonyH,
    LoonyK,
    CompatibleH,
    CompatibleK,
    ValueOfG,
    ValueOfH,
    ValueOfK,
    NothingModerateInK,
    AscentReachesH,
    AscentStaysUp,
    LateLoopsInK,  ///< this and the next are not asked for in print
    NoBraceletInK,
};

struct TheoremVerdict {
    std::optional<TheoremClause> failed;  ///< the first clause that fails
    std::string reason;                   ///< as a sentence; empty if the theorem applies
    int cv_g = 0;                         ///< as far as they were computed
    int cv_h = 0;
    int cv_k = 0;

    bool applies() const { return !failed; }
    bool applies_as_printed() const { return !failed || *failed >= TheoremClause::LateLoopsInK; }
};

TheoremVerdict check_theorem(const CoinGraph& graph, const FlightTheorem& input,
                             Context* context = nullptr);

/// Whether cv(K) >= c/2 for the loops K of a heaviest set of G; then v(G) = cv(G), too.
bool old_condition_holds(const JointGraph& graph, Context* context = nullptr);

}  // namespace upstar::dots
