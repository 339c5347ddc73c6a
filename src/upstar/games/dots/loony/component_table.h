// The connected components that come up in loony endgames, each kept once.
//
// Opening a piece changes one component, and the same few come up in very many positions. So each
// has a number and is stored with all that positions need: what it adds to the controlled value,
// and the openings worth considering with the components they leave. The controlled value of a sum
// of components needs no new search for loops: loops of different components share at most the
// ground, so the heaviest sets add up, save that only one loop through the ground counts.
//
// Openings that are never better than another are left out; both rules are proved from the fact
// that a change of a length by k changes no value by more than k (chains_and_loops.h):
// - the longer of two chains with the same ends. Whichever is opened, the rests differ only in the
//   length of the other;
// - a chain of length l from a joint of valence 3 to itself, which takes the stem of length s with
//   it: that costs l + s - 1 + |v(X) - 2| where X is the rest. Opening the stem leaves X and a loop
//   of l + 1 coins, so v(X + loop) <= l - 3 + |v(X) - 4|, and costs s - 2 + |v(X + loop) - 2|,
//   which is no more.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <deque>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/component_sum.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

struct ComponentOpening {
    bool is_loop = false;
    int length = 0;
    ComponentSum rest;  ///< of the component
};

struct Component {
    JointGraph graph;  ///< in canonical form
    int coins = 0;
    int joints = 0;
    int valence = 0;
    int ungrounded4 = 0;  ///< weight of most disjoint loops that avoid the ground, in quarters
    int grounded4 = 0;    ///< what one loop through the ground can add to it

    bool is_loop() const { return joints == 0 && !graph.loops.empty(); }
};

class ComponentTable {
public:
    explicit ComponentTable(Context& context) : context_(context), charge_(context) {}

    /// Requires a loony endgame.
    ComponentSum decompose(const JointGraph& graph);

    const Component& component(ComponentNumber number) const { return entries_[number].component; }
    const std::vector<ComponentOpening>& openings(ComponentNumber number);

    std::size_t size() const { return entries_.size(); }

private:
    struct Entry {
        Component component;
        bool has_openings = false;
        std::vector<ComponentOpening> openings;
    };
    struct FormHash {
        std::size_t operator()(const JointGraph& graph) const;
    };

    ComponentNumber number_of(const JointGraph& component);
    void find_openings(Entry& entry);

    Context& context_;
    Charge charge_;
    std::deque<Entry> entries_;  // stays in place while openings of one number others
    boost::unordered_flat_map<JointGraph, ComponentNumber, FormHash> numbers_;
};

/// The controlled value by the formula, for joints of any valence, where it is a lower bound too.
int controlled_value(const ComponentTable& table, const ComponentSum& sum);

}  // namespace upstar::dots
