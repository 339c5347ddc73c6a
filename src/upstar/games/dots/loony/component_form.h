// Connected components of loony endgames, and a form of each that isomorphic ones share.
//
// The ground does not connect: a component is a loop, an independent chain, or joints with all
// their chains. Its form numbers the joints by colour refinement (valences; then lengths and
// colours around a joint, until nothing splits) and, where joints are still alike, by trying each
// of them first and keeping the least list of chains (McKay, Practical Graph Isomorphism, 1981,
// without its pruning: joints of one component are few and rarely alike). The form is the whole
// component, so that two with the same form are isomorphic whatever happens. In a component with
// very many symmetries the trials stop early; then isomorphic ones may differ in form, which costs
// time only.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

std::vector<JointGraph> components(const JointGraph& graph);

/// The component with its joints in canonical order and its chains sorted. Requires one component.
/// The context, if there is one, is polled.
JointGraph canonical_form(const JointGraph& component, Context* context = nullptr);

}  // namespace upstar::dots
