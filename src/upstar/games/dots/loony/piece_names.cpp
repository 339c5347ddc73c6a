#include "upstar/games/dots/loony/piece_names.h"

#include <algorithm>

#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {
namespace {

std::vector<std::string> names_of(const CoinGraph& graph, const std::vector<int>& coins) {
    std::vector<std::string> names;
    for (const int coin : coins)
        if (!graph.name(coin).empty()) names.push_back(graph.name(coin));
    return names;
}

std::string name_of_end(const CoinGraph& graph, int coin) {
    return coin == CoinGraph::kGround ? "ground" : graph.name(coin);
}

}  // namespace

CoinGraph name_joints(CoinGraph graph) {
    const Origins origins = contract(graph).origins;
    for (std::size_t i = 1; i < origins.joint_coin.size(); ++i)
        graph.set_name(origins.joint_coin[i], origins.joint_name[i]);
    return graph;
}

std::string joined_names(const std::vector<std::string>& names) {
    const bool are_letters =
        std::all_of(names.begin(), names.end(), [](const auto& name) { return name.size() == 1; });
    std::string text;
    for (const std::string& name : names) text += (text.empty() || are_letters ? "" : "-") + name;
    return text;
}

std::string name_of_chain(const CoinGraph& graph, int from, const std::vector<int>& coins, int to) {
    auto names = names_of(graph, coins);
    if (names.empty() && from == CoinGraph::kGround && to == CoinGraph::kGround)
        return std::to_string(coins.size()) + "-chain";
    names.insert(names.begin(), name_of_end(graph, from));
    names.push_back(name_of_end(graph, to));
    if (to < from) std::reverse(names.begin(), names.end());
    return joined_names(names);
}

std::string name_of_loop(const CoinGraph& graph, const std::vector<int>& coins) {
    auto names = names_of(graph, coins);
    if (names.empty()) return std::to_string(coins.size()) + "-loop";
    std::rotate(names.begin(), std::min_element(names.begin(), names.end()), names.end());
    if (names.size() > 1) names.push_back(names.front());
    return joined_names(names);
}

}  // namespace upstar::dots
