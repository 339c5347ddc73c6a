#include "upstar/games/dots/loony/disjoint_loops.h"

#include <algorithm>

#include "upstar/games/dots/loony/loop_sweep.h"

namespace upstar::dots {
namespace {

using Chain = JointGraph::Chain;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The chains left for a sweep, and where they come from.
struct Rest {
    std::vector<SweepEdge> edges;
    std::vector<int> chains;

    void add(const JointGraph& graph, int chain, bool is_favoured) {
        const Chain& c = graph.chains[at(chain)];
        edges.push_back({c.a, c.b, c.length, is_favoured});
        chains.push_back(chain);
    }
};

/// The loops that some chains form. Requires that no two of the loops share a node.
std::vector<Loop> loops_of(const JointGraph& graph, const std::vector<int>& chains) {
    std::vector<std::vector<int>> around(graph.valence.size());
    for (const int i : chains) {
        around[at(graph.chains[at(i)].a)].push_back(i);
        around[at(graph.chains[at(i)].b)].push_back(i);
    }
    std::vector<bool> used(graph.chains.size());
    std::vector<Loop> loops;
    for (const int first : chains) {
        if (used[at(first)]) continue;
        Loop loop;
        const std::int32_t start = graph.chains[at(first)].a;
        std::int32_t node = start;
        int chain = first;
        do {
            const Chain& c = graph.chains[at(chain)];
            used[at(chain)] = true;
            loop.chains.push_back(chain);
            loop.length += c.length + (node != JointGraph::kGround ? 1 : 0);
            loop.is_grounded |= node == JointGraph::kGround;
            node = c.a == node ? c.b : c.a;
            const auto& next = around[at(node)];
            chain = next[0] == chain ? next[1] : next[0];
        } while (node != start);
        loops.push_back(std::move(loop));
    }
    return loops;
}

LoopSet isolated_loops(const JointGraph& graph, const Pieces& part) {
    LoopSet set;
    for (std::size_t i = 0; i < graph.loops.size(); ++i)
        if (part.loops[i]) set.loops.push_back({{}, static_cast<int>(i), false, graph.loops[i]});
    return set;
}

SweepResult sweep(const JointGraph& graph, const Rest& rest, Context* context) {
    return sweep_loops(graph.joints(), rest.edges, context);
}

}  // namespace

int LoopSet::quarters() const {
    int sum = 0;
    for (const Loop& loop : loops) sum += loop.quarters();
    return sum;
}

LoopSet disjoint_loops(const JointGraph& graph, const Pieces& part, Context* context) {
    LoopSet set = isolated_loops(graph, part);
    const int chains = static_cast<int>(graph.chains.size());
    std::vector<bool> is_settled(graph.valence.size());
    std::vector<int> chosen;
    for (int i = 0; i < chains; ++i) {
        const Chain& chain = graph.chains[at(i)];
        if (!part.chains[at(i)] || !chain.is_loop() || is_settled[at(chain.a)]) continue;
        is_settled[at(chain.a)] = true;
        chosen.push_back(i);
    }
    Rest rest;
    for (int i = 0; i < chains; ++i) {
        const Chain& chain = graph.chains[at(i)];
        if (part.chains[at(i)] && !is_settled[at(chain.a)] && !is_settled[at(chain.b)])
            rest.add(graph, i, false);
    }
    const SweepResult swept = sweep(graph, rest, context);
    for (std::size_t i = 0; i < rest.chains.size(); ++i)
        if (swept.used[i]) chosen.push_back(rest.chains[i]);
    for (Loop& loop : loops_of(graph, chosen)) set.loops.push_back(std::move(loop));
    return set;
}

LoopSet disjoint_loops(const JointGraph& graph, Context* context) {
    return disjoint_loops(graph, Pieces::all(graph), context);
}

// The loops of a set of `outer` that lie in `inner` are a set of `inner`. So a heaviest set of
// `outer` contains a heaviest one of `inner` if and only if, among all heaviest sets of `outer`,
// the greatest weight of loops in `inner` is that of a heaviest set of `inner`.
bool is_compatible(const JointGraph& graph, const Pieces& outer, const Pieces& inner,
                   Context* context) {
    Rest rest;
    for (int i = 0; i < static_cast<int>(graph.chains.size()); ++i)
        if (outer.chains[at(i)]) rest.add(graph, i, inner.chains[at(i)]);
    return sweep(graph, rest, context).favoured + isolated_loops(graph, inner).quarters() ==
           disjoint_loops(graph, inner, context).quarters();
}

}  // namespace upstar::dots
