#include "upstar/games/dots/rules/strings_and_coins.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/games/dots/rules/board_description.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {
namespace {

// A, B, ..., Z, AA, ...: shorter names first.
bool precedes(const std::string& a, const std::string& b) {
    return std::make_tuple(a.size(), std::cref(a)) < std::make_tuple(b.size(), std::cref(b));
}

// By joint: its place in the order of the names; the ground stays.
std::vector<std::int32_t> places_by_name(const Origins& origins) {
    std::vector<std::size_t> joints(origins.joint_name.size());
    std::iota(joints.begin(), joints.end(), std::size_t{0});
    std::sort(joints.begin() + 1, joints.end(), [&](std::size_t a, std::size_t b) {
        return precedes(origins.joint_name[a], origins.joint_name[b]);
    });
    std::vector<std::int32_t> place(joints.size());
    for (std::size_t i = 0; i < joints.size(); ++i) place[joints[i]] = static_cast<std::int32_t>(i);
    return place;
}

JointGraph in_order(const Contracted& contracted) {
    const std::vector<std::int32_t> place = places_by_name(contracted.origins);
    JointGraph graph = contracted.graph;
    for (std::size_t joint = 0; joint < place.size(); ++joint)
        graph.valence[static_cast<std::size_t>(place[joint])] = contracted.graph.valence[joint];
    for (auto& chain : graph.chains) {
        const auto ends = std::minmax(place[static_cast<std::size_t>(chain.a)],
                                      place[static_cast<std::size_t>(chain.b)]);
        chain.a = ends.first;
        chain.b = ends.second;
    }
    std::sort(graph.chains.begin(), graph.chains.end(), [](const auto& x, const auto& y) {
        return std::tie(x.a, x.b, x.length) < std::tie(y.a, y.b, y.length);
    });
    std::sort(graph.loops.begin(), graph.loops.end());
    return graph;
}

}  // namespace

StringsAndCoins::Position::Position(const CoinGraph& graph) : graph_(in_order(contract(graph))) {}

void StringsAndCoins::Position::options(std::vector<ScoringOption<Position>>& out) const {
    const CoinGraph coins = graph();
    for (int string = 0; string < static_cast<int>(coins.strings().size()); ++string) {
        const auto& [a, b] = coins.strings()[static_cast<std::size_t>(string)];
        std::int32_t points = 0;
        for (const int coin : {a, b})
            if (coin != CoinGraph::kGround && coins.valence(coin) == 1) ++points;
        out.push_back({Position(coins.without({string})), points, points > 0});
    }
}

std::size_t StringsAndCoins::Position::memory() const {
    return (graph_.valence.size() + graph_.loops.size()) * sizeof(std::int32_t) +
           graph_.chains.size() * sizeof(JointGraph::Chain);
}

std::string StringsAndCoins::Position::to_string() const { return to_text(graph()); }

BoardDescription StringsAndCoins::Position::describe() const { return dots::describe(graph()); }

std::string StringsAndCoins::Position::move_to(const Position& after) const {
    const CoinGraph coins = graph();
    const std::vector<std::string> names = string_names(coins);
    for (int string = 0; string < static_cast<int>(names.size()); ++string)
        if (Position(coins.without({string})) == after)
            return names[static_cast<std::size_t>(string)];
    return {};
}

std::size_t hash_value(const StringsAndCoins::Position& p) {
    auto hash = mix(p.graph_.chains.size());
    const auto add = [&](std::int32_t n) { hash = combine(hash, static_cast<std::uint64_t>(n)); };
    for (const auto& chain : p.graph_.chains) {
        add(chain.a);
        add(chain.b);
        add(chain.length);
    }
    for (const std::int32_t length : p.graph_.loops) add(length);
    return static_cast<std::size_t>(hash);
}

StringsAndCoins::Position StringsAndCoins::parse(std::string_view text) const {
    if (text.empty() || text.back() == ' ')
        throw Error(ErrorKind::Input, "a graph ends with a part such as chain:6, not with a blank",
                    text.size() - (text.empty() ? 0 : 1));
    const CoinGraph graph = parse_dots(text).graph();
    if (graph.strings().size() > kMostStrings)
        throw Error(ErrorKind::Input,
                    "too large: here a graph has at most " + std::to_string(kMostStrings) +
                        " strings; an analysis takes larger ones",
                    0, Remedy::ask("analyse", "dots"));
    return Position(graph);
}

const About& StringsAndCoins::about() {
    static const About kAbout = {
        .name = "Strings and Coins",
        .aliases = {"strings"},
        .summary = "Cut strings; whoever frees a coin has it and moves again.",
        .rules =
            "Coins are tied to each other and to the ground by strings. A move cuts a string. "
            "Whoever cuts the last string of a coin captures it, one point, and must move again, "
            "if there is a string left. When all are cut, the player with more coins wins. "
            "Dots-and-Boxes is this game: its boxes are the coins, its open lines the strings.",
        .point = "coin",
        .points = "coins",
        .notation =
            "Parts joined by commas: A-B:9 is nine coins in a row between the coins A and B, A-B "
            "a single string, A@6 a loop of six coins through A, chain:6 six coins in a row with "
            "both ends at the ground, loop:4 a ring of four; `ground` is one end of a part, as "
            "in ground-A:3; 2*loop:4 is two. A board such as 3x3 is read as the graph of its "
            "boxes. At most 2000 strings.",
        .parameters = {},
        .variants = {},
        .examples = {"chain:3", "loop:4", "2*chain:3,loop:4", "A-B:2,A@3,ground-B,ground-B:1"},
    };
    return kAbout;
}

}  // namespace upstar::dots
