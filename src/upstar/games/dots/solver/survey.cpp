#include "upstar/games/dots/solver/survey.h"

#include <algorithm>
#include <set>

#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/solver/forced_play.h"
#include "upstar/games/dots/solver/nimstring.h"

namespace upstar::dots {
namespace {

bool is_safe(const CoinGraph& graph, const CoinGraph::String& string) {
    const auto stays = [&](int coin) {
        return coin == CoinGraph::kGround || graph.valence(coin) > 2;
    };
    return stays(string.a) && stays(string.b);
}

// The region as a graph of its own, in time that does not grow with the rest.
CoinGraph alone(const CoinGraph& graph, const DotsRegion& region) {
    CoinGraph part(static_cast<int>(region.coins.size()));
    const auto number = [&](int coin) {
        if (coin == CoinGraph::kGround) return coin;
        const auto at = std::lower_bound(region.coins.begin(), region.coins.end(), coin);
        return static_cast<int>(at - region.coins.begin()) + 1;
    };
    for (const int coin : region.coins)
        if (!graph.name(coin).empty()) part.set_name(number(coin), graph.name(coin));
    for (const int string : region.strings) {
        const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
        part.add_string(number(a), number(b));
    }
    return part;
}

DotsRegion region_of(const CoinGraph& graph, std::vector<int> strings) {
    DotsRegion region;
    region.strings = std::move(strings);
    std::set<int> coins;
    for (const int string : region.strings) {
        const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
        for (const int coin : {a, b})
            if (coin != CoinGraph::kGround) coins.insert(coin);
    }
    region.coins.assign(coins.begin(), coins.end());
    region.joints = static_cast<int>(std::count_if(
        coins.begin(), coins.end(), [&](int coin) { return graph.valence(coin) != 2; }));
    region.text = to_text(alone(graph, region));
    if (region.joints == 0)
        region.kind = region.strings.size() > region.coins.size() ? DotsRegion::Kind::Chain
                                                                  : DotsRegion::Kind::Loop;
    return region;
}

DotsPhase phase_of(const CoinGraph& graph, const DotsSurvey& survey) {
    if (graph.strings().empty()) return DotsPhase::Over;
    if (survey.capturable > 0) return DotsPhase::Capturing;
    if (!survey.safe_strings.empty()) return DotsPhase::Safe;
    return survey.not_loony.empty() ? DotsPhase::Loony : DotsPhase::HandOuts;
}

}  // namespace

const char* describe(DotsPhase phase) {
    switch (phase) {
        case DotsPhase::Over:
            return "the game is over";
        case DotsPhase::Capturing:
            return "there is something to capture";
        case DotsPhase::Safe:
            return "there are safe moves";
        case DotsPhase::HandOuts:
            return "no safe moves; hand-outs of short chains are left";
        case DotsPhase::Loony:
            break;
    }
    return "a loony endgame: every move gives the opponent control";
}

DotsSurvey survey(const CapturesPlayed& position) {
    const CoinGraph& graph = position.graph();
    DotsSurvey result;
    result.contracted = position.play().cut.empty() ? position.contracted_rest() : contract(graph);
    result.coins = graph.live_coins();
    result.capturable = position.play().taken;
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string)
        if (is_safe(graph, graph.strings()[static_cast<std::size_t>(string)]))
            result.safe_strings.push_back(string);
    for (std::vector<int>& strings : regions_of(graph))
        result.regions.push_back(region_of(graph, std::move(strings)));
    std::stable_sort(result.regions.begin(), result.regions.end(),
                     [](const auto& a, const auto& b) { return a.coins.size() > b.coins.size(); });
    for (const DotsRegion& region : result.regions) {
        if (region.is_long_chain()) ++result.long_chains;
        if (region.kind == DotsRegion::Kind::Loop) ++result.loops;
    }
    result.mover_wants_odd = (static_cast<int>(graph.strings().size()) - result.coins) % 2 == 0;
    if (const auto reason = why_not_loony(result.contracted.graph))
        result.not_loony = describe(*reason, result.contracted);
    result.phase = phase_of(graph, result);
    return result;
}

}  // namespace upstar::dots
