// What a loony endgame consists of, in the words of Berlekamp and Scott.
//
//     very long    a loop of 8 or more coins, a chain of 5 or more; shorter ones are moderate
//     twin         two loops through one joint
//     dipper       a loop at the end of a chain that leads to the ground
//     earmuffs     two loops joined by a chain
//     trinket      a moderate loop with a joint that is not in a twin
//     bracelet     a path of chains between joints with trinkets; see bracelets.h
//     tag          a chain at a trinket that leads to the ground or to a joint without one
//
// A moderate loop has at most one joint: two would leave a chain of at most 2 coins between them.
// So every moderate loop is isolated, in a twin, or in a bracelet. (The paper announces four kinds
// of environments and lists these three.)
//
// Pieces are named as in piece_names.h, so name_joints comes first.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "upstar/games/dots/loony/bracelets.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

inline constexpr int kVeryLongChain = 5;
inline constexpr int kVeryLongLoop = 8;

enum class PieceKind {
    // single ones
    IndependentChain,  ///< both ends at the ground
    Chain,             ///< any other that is in no bracelet
    BraceletChain,     ///< between two trinkets
    Tag,
    IsolatedLoop,
    Trinket,
    TwinLoop,
    JointLoop,  ///< with one joint; very long, or the joint has valence 5 or more; not in a twin
    // groups of them
    Twin,
    Dipper,
    Earmuffs,
    Bracelet,
    CyclicBracelet,
};

/// "twin", "independent chain", ....
const char* name(PieceKind kind);

constexpr bool is_in_bracelet(PieceKind kind) {
    return kind == PieceKind::BraceletChain || kind == PieceKind::Tag || kind == PieceKind::Trinket;
}

/// A part of the picture, with all its coins, joints included where the piece is a loop or a group.
struct NamedPiece {
    PieceKind kind = PieceKind::Chain;
    std::string name;
    int length = 0;  ///< coins of a chain, of a loop with its joint, of a group
    std::vector<int> coins;
};

struct Classification {
    Contracted position;
    std::vector<NamedPiece> chains;   ///< chain by chain of the position
    std::vector<NamedPiece> loops;    ///< isolated loop by isolated loop
    std::vector<NamedPiece> groups;   ///< twins, dippers, earmuffs, and bracelets that are neither
    std::vector<Bracelet> bracelets;  ///< all of them, also in dippers and earmuffs
};

/// The two loops of each twin, the shorter one first.
using Twin = std::pair<const NamedPiece*, const NamedPiece*>;
std::vector<Twin> twins(const Classification& pieces);

/// For loony endgames. In other positions, and at joints of valence 5 or more, fewer pieces have
/// names of the theory.
Classification classify(const CoinGraph& graph);

}  // namespace upstar::dots
