#include "upstar/games/dots/loony/controlled_value.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "upstar/base/error.h"
#include "upstar/games/dots/loony/loony_position.h"

namespace upstar::dots {
namespace {

bool is_covered(const JointGraph& graph) { return is_loony(graph) && !heavy_joint(graph); }

[[noreturn]] void refuse(const Contracted& position) {
    throw Error(ErrorKind::Input, "there is no controlled value (" +
                                      why_no_controlled_value(position).value_or("") +
                                      "); ask for the exact value instead");
}

}  // namespace

std::optional<std::string> why_no_controlled_value(const Contracted& position) {
    if (const auto fault = why_not_loony(position.graph))
        return "the position is no loony endgame: " + describe(*fault, position);
    const auto joint = heavy_joint(position.graph);
    if (!joint) return std::nullopt;
    const auto i = static_cast<std::size_t>(*joint);
    return "joint " + position.origins.joint_name[i] + " has valence " +
           std::to_string(position.graph.valence[i]) +
           ", and the theory is for joints of valence 3 and 4";
}

int controlled_value(int coins, int joints, int valence, int p4) {
    if (p4 == 0) return 0;
    return 8 + coins + 4 * joints - 2 * valence - 2 * std::max(p4, 2);
}

ControlledValue controlled_value(const JointGraph& graph, Context* context) {
    if (!is_covered(graph)) refuse(contract(expand(graph)));
    ControlledValue cv;
    cv.coins = graph.coins();
    cv.joints = graph.joints();
    cv.valence = std::accumulate(graph.valence.begin(), graph.valence.end(), 0);
    cv.loops = disjoint_loops(graph, context);
    cv.p4 = cv.loops.quarters();
    cv.value = controlled_value(cv.coins, cv.joints, cv.valence, cv.p4);
    return cv;
}

ControlledValue controlled_value(const Contracted& position, Context* context) {
    if (!is_covered(position.graph)) refuse(position);
    return controlled_value(position.graph, context);
}

int controlled_value(const std::vector<int>& chains, const std::vector<int>& loops) {
    if (chains.empty() && loops.empty()) return 0;
    int value = 0;
    for (const int length : chains) value += length - 4;
    for (const int length : loops) value += length - 8;
    if (chains.empty()) return value + 8;
    const bool has_longer = std::any_of(chains.begin(), chains.end(), [](int n) { return n > 3; });
    return value + (loops.empty() || has_longer ? 4 : 6);
}

}  // namespace upstar::dots
