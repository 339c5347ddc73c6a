#include "upstar/games/dots/loony/loony_position.h"

#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

constexpr int kShortestChain = 3;
constexpr int kShortestLoop = 4;

std::string coins(int count) { return std::to_string(count) + (count == 1 ? " coin" : " coins"); }

}  // namespace

std::optional<NotLoony> why_not_loony(const JointGraph& graph) {
    for (int joint = 1; joint <= graph.joints(); ++joint)
        if (graph.valence[static_cast<std::size_t>(joint)] == 1)
            return NotLoony{NotLoony::Fault::CapturableCoin, joint};
    for (std::size_t i = 0; i < graph.chains.size(); ++i)
        if (graph.chains[i].length < kShortestChain)
            return NotLoony{NotLoony::Fault::ShortChain, static_cast<int>(i)};
    for (std::size_t i = 0; i < graph.loops.size(); ++i)
        if (graph.loops[i] < kShortestLoop)
            return NotLoony{NotLoony::Fault::ShortLoop, static_cast<int>(i)};
    return std::nullopt;
}

std::string describe(const NotLoony& reason, const Contracted& position) {
    const auto at = static_cast<std::size_t>(reason.index);
    switch (reason.fault) {
        case NotLoony::Fault::CapturableCoin:
            return "coin " + position.origins.joint_name[at] + " can be captured at once";
        case NotLoony::Fault::ShortLoop:
            return "a loop has only " + coins(position.graph.loops[at]) +
                   ": opening it is not a loony move";
        case NotLoony::Fault::ShortChain:
            break;
    }
    const auto& chain = position.graph.chains[at];
    const std::string name = chain_name(chain, position.origins);
    if (chain.is_independent())
        return "an independent chain has only " + coins(chain.length) +
               ": opening it is not a loony move";
    if (chain.length == 0)
        return "the single string " + name + " can be cut: that is not a loony move";
    return "the chain " + name + " has only " + coins(chain.length) +
           ": opening it is not a loony move";
}

std::optional<int> heavy_joint(const JointGraph& graph) {
    for (int joint = 1; joint <= graph.joints(); ++joint)
        if (graph.valence[static_cast<std::size_t>(joint)] > 4) return joint;
    return std::nullopt;
}

}  // namespace upstar::dots
