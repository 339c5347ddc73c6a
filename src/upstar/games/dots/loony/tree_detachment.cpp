#include "upstar/games/dots/loony/tree_detachment.h"

#include <algorithm>
#include <optional>

#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {
namespace {

// The graph without some coins. Where they are cut off, what is left ends at the ground.
CoinGraph detached(const CoinGraph& graph, const std::vector<bool>& is_gone) {
    CoinGraph rest(graph.coins());
    const auto end = [&](int coin) {
        return is_gone[static_cast<std::size_t>(coin)] ? CoinGraph::kGround : coin;
    };
    for (const auto& string : graph.strings()) {
        const int a = end(string.a);
        const int b = end(string.b);
        if (a != CoinGraph::kGround || b != CoinGraph::kGround) rest.add_string(a, b);
    }
    return rest;
}

CoinGraph forest(const CoinGraph& graph, const std::vector<bool>& is_late,
                 const std::vector<bool>& is_bracelet) {
    std::vector<int> cut;
    for (std::size_t i = 0; i < graph.strings().size(); ++i) {
        const auto& string = graph.strings()[i];
        if (is_bracelet[static_cast<std::size_t>(string.a)] ||
            is_bracelet[static_cast<std::size_t>(string.b)])
            cut.push_back(static_cast<int>(i));
    }
    return detached(graph.without(cut), is_late);
}

bool is_grounded(const JointGraph::Chain& chain) {
    return chain.a == JointGraph::kGround || chain.b == JointGraph::kGround;
}

std::optional<std::size_t> grounded_chain(const JointGraph& graph, int length) {
    for (std::size_t i = 0; i < graph.chains.size(); ++i)
        if (is_grounded(graph.chains[i]) && graph.chains[i].length == length) return i;
    return std::nullopt;
}

// The coins of the first joint with two chains to the ground, and of these chains.
std::vector<int> settled_joint(const Contracted& position) {
    const auto& [graph, origins] = position;
    for (int joint = 1; joint <= graph.joints(); ++joint) {
        std::vector<int> coins = {origins.joint_coin[static_cast<std::size_t>(joint)]};
        int chains = 0;
        for (std::size_t i = 0; i < graph.chains.size(); ++i) {
            const auto& chain = graph.chains[i];
            if (!is_grounded(chain) || chain.a + chain.b != joint) continue;
            ++chains;
            coins.insert(coins.end(), origins.chains[i].coins.begin(),
                         origins.chains[i].coins.end());
        }
        if (chains >= 2) return coins;
    }
    return {};
}

std::vector<int> play(CoinGraph rest, TreeGoal goal, std::size_t most) {
    std::vector<int> played;
    const auto open = [&](const Origins::Run& run) {
        played.push_back(run.coins.front());
        rest = rest.without({run.strings.begin(), run.strings.end()});
    };
    while (played.size() < most) {
        const Contracted position = contract(rest);
        const auto& chains = position.origins.chains;
        const auto three = grounded_chain(position.graph, 3);
        const auto four = grounded_chain(position.graph, 4);
        const bool fours_wait = goal == TreeGoal::MostThrees;
        if (three || (four && !fours_wait)) {
            open(chains[three ? *three : *four]);
        } else if (const auto settled = settled_joint(position); !settled.empty()) {
            std::vector<bool> is_gone(static_cast<std::size_t>(rest.coins()) + 1);
            for (const int coin : settled) is_gone[static_cast<std::size_t>(coin)] = true;
            rest = detached(rest, is_gone);
        } else if (four) {
            open(chains[*four]);
        } else {
            break;
        }
    }
    return played;
}

}  // namespace

std::vector<int> moderate_tree_chains(const CoinGraph& graph, const std::vector<bool>& is_late,
                                      const std::vector<bool>& is_bracelet, TreeGoal goal) {
    return play(forest(graph, is_late, is_bracelet), goal, graph.strings().size());
}

std::optional<int> first_tree_chain(const CoinGraph& graph, const std::vector<bool>& is_late,
                                    const std::vector<bool>& is_bracelet) {
    const auto played = play(forest(graph, is_late, is_bracelet), TreeGoal::MostThrees, 1);
    return played.empty() ? std::nullopt : std::optional(played.front());
}

}  // namespace upstar::dots
