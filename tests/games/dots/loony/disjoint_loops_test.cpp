#include "upstar/games/dots/loony/disjoint_loops.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <utility>

#include "random_loony.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

/// Every set of node-disjoint loops as a mask of chains: those where each node has 0 or 2 of them.
class AllLoopSets {
public:
    explicit AllLoopSets(const JointGraph& graph) : graph_(graph) {
        for (unsigned mask = 0; mask < 1u << graph.chains.size(); ++mask) {
            std::vector<int> degree(graph.valence.size());
            each_chain(mask, [&](const JointGraph::Chain& chain) {
                ++degree[static_cast<std::size_t>(chain.a)];
                ++degree[static_cast<std::size_t>(chain.b)];
            });
            bool is_set = true;
            for (const int d : degree) is_set &= d == 0 || d == 2;
            if (is_set) sets_.push_back(mask);
        }
    }

    int quarters(unsigned mask) const {
        int sum = 0;
        while (mask != 0) {  // one loop: the chains that hang together with the lowest
            unsigned loop = mask & -mask;
            std::set<int> nodes;
            for (unsigned before = 0; before != loop;) {
                before = loop;
                each_chain(loop, [&](const JointGraph::Chain& c) { nodes.insert({c.a, c.b}); });
                for (unsigned left = mask; left != 0; left &= left - 1) {
                    const auto& chain =
                        graph_.chains[static_cast<unsigned>(std::countr_zero(left))];
                    if (nodes.count(chain.a) + nodes.count(chain.b) > 0) loop |= left & -left;
                }
            }
            int coins = 0;
            each_chain(loop, [&](const JointGraph::Chain& chain) { coins += chain.length + 1; });
            sum += nodes.count(0) == 0 ? 4 : coins - 1 >= 4 ? 2 : 1;
            mask &= ~loop;
        }
        return sum;
    }

    int most(unsigned within) const {
        int most = 0;
        for (const unsigned set : sets_)
            if ((set & ~within) == 0) most = std::max(most, quarters(set));
        return most;
    }

    std::vector<unsigned> heaviest(unsigned within) const {
        const int weight = most(within);
        std::vector<unsigned> sets;
        for (const unsigned set : sets_)
            if ((set & ~within) == 0 && quarters(set) == weight) sets.push_back(set);
        return sets;
    }

    const std::vector<unsigned>& sets() const { return sets_; }

private:
    template <class Visit>
    void each_chain(unsigned mask, Visit visit) const {
        for (; mask != 0; mask &= mask - 1)
            visit(graph_.chains[static_cast<unsigned>(std::countr_zero(mask))]);
    }

    const JointGraph& graph_;
    std::vector<unsigned> sets_;
};

unsigned mask_of(const LoopSet& set) {
    unsigned mask = 0;
    for (const Loop& loop : set.loops)
        for (const int chain : loop.chains) mask |= 1u << chain;
    return mask;
}

Pieces part_of(const JointGraph& graph, unsigned mask) {
    Pieces part = Pieces::all(graph);
    for (std::size_t i = 0; i < graph.chains.size(); ++i) part.chains[i] = (mask >> i & 1) != 0;
    return part;
}

constexpr LoonyShape kShape{.most_joints = 6, .most_valence = 5, .most_isolated = 1};

TEST(DisjointLoops, AreAHeaviestSetOfAllSets) {
    RandomLoony random(1);
    for (int i = 0; i < 1500; ++i) {
        const JointGraph graph = random.graph(kShape);
        if (graph.chains.size() > 14) continue;
        SCOPED_TRACE(to_text(expand(graph)));
        const AllLoopSets all(graph);
        const LoopSet set = disjoint_loops(graph);
        const int isolated = 4 * static_cast<int>(graph.loops.size());
        EXPECT_EQ(set.quarters(), all.most(~0u) + isolated);
        EXPECT_EQ(all.quarters(mask_of(set)) + isolated, set.quarters());
    }
}

/// The weight of a heaviest set, joint by joint: no loop has this joint for its least, or one of
/// the loops that do. Joints in no loop are left to one through the ground, at the end.
class LoopsByLeastJoint {
public:
    explicit LoopsByLeastJoint(const JointGraph& graph)
        : graph_(graph), next_(graph.valence.size()), used_(graph.valence.size()) {
        for (int i = 0; i < static_cast<int>(graph.chains.size()); ++i) {
            const auto& chain = graph.chains[static_cast<std::size_t>(i)];
            next_[static_cast<std::size_t>(chain.a)].push_back({chain.b, i});
            if (chain.b != chain.a)
                next_[static_cast<std::size_t>(chain.b)].push_back({chain.a, i});
        }
    }

    int quarters() {
        choose(1, 0);
        return best_;
    }

private:
    void choose(int joint, int weight) {
        while (joint <= graph_.joints() && used_[static_cast<std::size_t>(joint)]) ++joint;
        if (weight + 4 * (graph_.joints() + 1 - joint) + 2 <= best_) return;
        if (joint > graph_.joints()) {
            best_ = std::max(best_, weight + through_ground());
            return;
        }
        extend(joint, joint, -1, weight);
        choose(joint + 1, weight);
    }

    // A path from `least` has come to `end` along a chain.
    void extend(int least, int end, int along, int weight) {
        used_[static_cast<std::size_t>(end)] = true;
        for (const auto& [other, chain] : next_[static_cast<std::size_t>(end)]) {
            if (chain == along || other < least) continue;
            if (other == least) {
                choose(least + 1, weight + 4);
            } else if (!used_[static_cast<std::size_t>(other)]) {
                extend(least, other, chain, weight);
            }
        }
        used_[static_cast<std::size_t>(end)] = false;
    }

    // What joints that hang together without the ground and have two strings to it are worth.
    int through_ground() const {
        int most = 0;
        for (const auto& chain : graph_.chains)
            if (chain.is_independent()) most = std::max(most, chain.length >= 4 ? 2 : 1);
        std::vector<bool> seen = used_;
        for (int start = 1; start <= graph_.joints(); ++start) {
            int to_ground = 0;
            for (std::vector<int> left{start}; !left.empty();) {
                const auto joint = static_cast<std::size_t>(left.back());
                left.pop_back();
                if (seen[joint]) continue;
                seen[joint] = true;
                for (const auto& [other, chain] : next_[joint]) {
                    if (other == 0) ++to_ground;
                    if (other != 0) left.push_back(other);
                }
            }
            if (to_ground >= 2) return 2;
        }
        return most;
    }

    const JointGraph& graph_;
    std::vector<std::vector<std::pair<int, int>>> next_;  // by node: other ends, and chains
    std::vector<bool> used_;
    int best_ = 0;
};

TEST(DisjointLoops, AreAHeaviestSetOfLargerGraphs) {
    RandomLoony random(5);
    int graphs = 0;
    for (int i = 0; i < 1500; ++i) {
        const JointGraph graph = random.graph({.most_joints = random.up_to(10, 24),
                                               .most_valence = random.up_to(3, 4),
                                               .most_ground = random.up_to(0, 8),
                                               .most_isolated = 1});
        if (graph.joints() < 8 || graph.chains.size() > 32) continue;
        ++graphs;
        EXPECT_EQ(disjoint_loops(graph).quarters(),
                  LoopsByLeastJoint(graph).quarters() + 4 * static_cast<int>(graph.loops.size()))
            << to_text(expand(graph));
    }
    EXPECT_GT(graphs, 300);
}

TEST(DisjointLoops, NameTheirChainsInOrderAndTheirLengths) {
    const auto graph = contract(parse_coin_graph("g-A:3 A-B:4 g-B:5 A@9 B-C:3 C@4 C-g:3")).graph;
    const LoopSet set = disjoint_loops(graph);
    ASSERT_EQ(set.loops.size(), 2u);  // A and C shut off every other
    EXPECT_EQ(set.quarters(), 8);
    const auto ring = contract(parse_coin_graph("A-B:3 B-C:4 C-A:5 A-g:3 B-g:3 C-g:3")).graph;
    const LoopSet only = disjoint_loops(ring);
    ASSERT_EQ(only.loops.size(), 1u);
    EXPECT_EQ(only.loops[0].length, 15);
    EXPECT_EQ(only.loops[0].chains.size(), 3u);
    EXPECT_FALSE(only.loops[0].is_grounded);
}

TEST(DisjointLoops, OfAPartAreThoseWithinIt) {
    RandomLoony random(2);
    for (int i = 0; i < 300; ++i) {
        const JointGraph graph = random.graph(kShape);
        if (graph.chains.empty() || graph.chains.size() > 12) continue;
        const AllLoopSets all(graph);
        const unsigned mask =
            static_cast<unsigned>(random.up_to(0, (1 << graph.chains.size()) - 1));
        EXPECT_EQ(disjoint_loops(graph, part_of(graph, mask)).quarters() -
                      4 * static_cast<int>(graph.loops.size()),
                  all.most(mask));
    }
}

TEST(DisjointLoops, MakeAPartCompatibleIfAHeaviestSetOfItIsInOneOfTheWhole) {
    RandomLoony random(4);
    int compatible = 0;
    int others = 0;
    for (int i = 0; i < 1500; ++i) {
        const JointGraph graph = random.graph(kShape);
        if (graph.chains.empty() || graph.chains.size() > 11) continue;
        const AllLoopSets all(graph);
        const int most = (1 << graph.chains.size()) - 1;
        const unsigned outer = static_cast<unsigned>(random.up_to(0, most) | random.up_to(0, most) |
                                                     random.up_to(0, most));
        const unsigned inner =
            outer & static_cast<unsigned>(random.up_to(0, most) | random.up_to(0, most));
        bool expected = false;
        for (const unsigned small : all.heaviest(inner))
            for (const unsigned large : all.heaviest(outer)) expected |= (small & ~large) == 0;
        EXPECT_EQ(is_compatible(graph, part_of(graph, outer), part_of(graph, inner)), expected)
            << to_text(expand(graph)) << " outer " << outer << " inner " << inner;
        ++(expected ? compatible : others);
    }
    EXPECT_GT(compatible, 50);
    EXPECT_GT(others, 50);
}

}  // namespace
}  // namespace upstar::dots
