#include "upstar/games/dots/loony/component_table.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "upstar/base/hash.h"
#include "upstar/games/dots/loony/component_form.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/disjoint_loops.h"
#include "upstar/games/dots/loony/opening.h"

namespace upstar::dots {
namespace {

Component described(JointGraph form, Context& context) {
    Component component;
    component.coins = form.coins();
    component.joints = form.joints();
    component.valence = std::accumulate(form.valence.begin(), form.valence.end(), 0);
    for (const Loop& loop : disjoint_loops(form, &context).loops)
        (loop.is_grounded ? component.grounded4 : component.ungrounded4) += loop.quarters();
    component.graph = std::move(form);
    return component;
}

/// The chains worth opening: the shortest between any two ends, and no loop that has a stem.
std::vector<int> chains_worth_opening(const JointGraph& graph) {
    std::map<std::pair<int, int>, int> shortest;
    for (std::size_t i = 0; i < graph.chains.size(); ++i) {
        const auto& chain = graph.chains[i];
        if (chain.is_loop() && graph.valence[static_cast<std::size_t>(chain.a)] == 3) continue;
        const auto [known, is_new] = shortest.try_emplace({chain.a, chain.b}, static_cast<int>(i));
        if (!is_new && graph.chains[static_cast<std::size_t>(known->second)].length > chain.length)
            known->second = static_cast<int>(i);
    }
    std::vector<int> chains;
    chains.reserve(shortest.size());
    for (const auto& [ends, chain] : shortest) chains.push_back(chain);
    return chains;
}

std::size_t bytes(const JointGraph& graph) {
    return sizeof(JointGraph) + graph.valence.size() * sizeof(std::int32_t) +
           graph.chains.size() * sizeof(JointGraph::Chain) + 64;
}

}  // namespace

std::size_t ComponentTable::FormHash::operator()(const JointGraph& graph) const {
    std::uint64_t hash = graph.valence.size();
    for (const auto& chain : graph.chains) {
        hash = combine(
            hash, static_cast<std::uint64_t>(chain.a) << 32 | static_cast<std::uint32_t>(chain.b));
        hash = combine(hash, static_cast<std::uint64_t>(chain.length));
    }
    for (const int length : graph.loops) hash = combine(hash, static_cast<std::uint64_t>(length));
    return static_cast<std::size_t>(hash);
}

ComponentNumber ComponentTable::number_of(const JointGraph& component) {
    JointGraph form = canonical_form(component, &context_);
    if (const auto known = numbers_.find(form); known != numbers_.end()) return known->second;
    context_.poll();
    charge_.add(2 * bytes(form) + sizeof(Entry));
    const auto number = static_cast<ComponentNumber>(entries_.size());
    entries_.push_back({described(form, context_), false, {}});
    numbers_.emplace(std::move(form), number);
    return number;
}

ComponentSum ComponentTable::decompose(const JointGraph& graph) {
    ComponentSum sum;
    for (const JointGraph& component : components(graph)) add(sum, {number_of(component), 1});
    return sum;
}

const std::vector<ComponentOpening>& ComponentTable::openings(ComponentNumber number) {
    Entry& entry = entries_[number];
    if (!entry.has_openings) find_openings(entry);
    return entry.openings;
}

void ComponentTable::find_openings(Entry& entry) {
    const JointGraph& graph = entry.component.graph;
    std::vector<ComponentOpening> found;
    const auto open = [&](GraphPiece piece) {
        const OpenedPiece opening = open_piece(graph, piece);
        found.push_back(
            {piece.is_loop, opening.length, decompose(subgraph(graph, opening.rest).graph)});
    };
    if (!graph.loops.empty()) open({true, 0});
    for (const int chain : chains_worth_opening(graph)) open({false, chain});
    std::sort(found.begin(), found.end(), [](const auto& x, const auto& y) {
        if (x.length != y.length) return x.length < y.length;
        return std::lexicographical_compare(x.rest.begin(), x.rest.end(), y.rest.begin(),
                                            y.rest.end());
    });
    const auto same = [](const auto& x, const auto& y) {
        return x.length == y.length && x.rest == y.rest;
    };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    std::size_t taken = found.capacity() * sizeof(ComponentOpening);
    for (const auto& opening : found) taken += opening.rest.size() * sizeof(ComponentTerm);
    charge_.add(taken);
    entry.openings = std::move(found);
    entry.has_openings = true;
}

int controlled_value(const ComponentTable& table, const ComponentSum& sum) {
    int coins = 0;
    int joints = 0;
    int valence = 0;
    int ungrounded4 = 0;
    int grounded4 = 0;
    for (const auto& [number, count] : sum) {
        const Component& component = table.component(number);
        const int times = static_cast<int>(count);
        coins += times * component.coins;
        joints += times * component.joints;
        valence += times * component.valence;
        ungrounded4 += times * component.ungrounded4;
        grounded4 = std::max(grounded4, component.grounded4);
    }
    return controlled_value(coins, joints, valence, ungrounded4 + grounded4);
}

}  // namespace upstar::dots
