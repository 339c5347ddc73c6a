// A graph of strings and coins with its runs of valence 2 contracted: what players see of it.
//
//     joint    a coin of any valence but 2; those of valence 1 can be captured at once
//     chain    a run of `length` coins of valence 2 between two ends, each a joint or the ground;
//              length 0 is a single string. With both ends at one joint, the run and the joint
//              form a loop of length + 1 coins; with both at the ground, it is independent
//     loop     a ring of coins of valence 2, without a joint
//
// Berlekamp and Scott call only coins of valence 3 and 4 joints; in a loony endgame there are no
// others. Coins and strings of the graph that each piece was made from are kept apart, in Origins,
// for pictures: searches copy JointGraphs by the thousand.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

struct JointGraph {
    static constexpr int kGround = CoinGraph::kGround;

    struct Chain {
        std::int32_t a = kGround;  ///< joints count from 1
        std::int32_t b = kGround;
        std::int32_t length = 0;

        bool is_independent() const { return a == kGround && b == kGround; }
        bool is_loop() const { return a == b && a != kGround; }  ///< through its joint
        friend bool operator==(const Chain&, const Chain&) = default;
    };

    std::vector<std::int32_t> valence = {0};  ///< of the ground and of each joint
    std::vector<Chain> chains;
    std::vector<std::int32_t> loops;  ///< the lengths of the loops without a joint

    int joints() const { return static_cast<int>(valence.size()) - 1; }
    bool is_empty() const { return chains.empty() && loops.empty(); }
    /// All coins: of chains, of loops, and the joints.
    int coins() const;

    friend bool operator==(const JointGraph&, const JointGraph&) = default;
};

/// Where the parts of a JointGraph come from, index by index.
struct Origins {
    std::vector<std::int32_t> joint_coin = {CoinGraph::kGround};
    std::vector<std::string> joint_name = {"ground"};  ///< the user's names, or A, B, C, ...

    struct Run {
        std::vector<std::int32_t> coins;    ///< in order from end a to end b
        std::vector<std::int32_t> strings;  ///< likewise; one more than coins in a chain
    };
    std::vector<Run> chains;
    std::vector<Run> loops;
};

struct Contracted {
    JointGraph graph;
    Origins origins;
};

Contracted contract(const CoinGraph& graph);

/// The strings and coins that a JointGraph stands for; joints are coins 1, 2, ....
CoinGraph expand(const JointGraph& graph);

/// A, B, ..., Z, AA, AB, ...: the name of the n-th joint that nobody named; n counts from 1.
std::string joint_letters(int n);

}  // namespace upstar::dots
