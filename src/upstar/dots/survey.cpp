#include "upstar/dots/survey.h"

#include <algorithm>

#include "upstar/dots/forced_play.h"
#include "upstar/loony/loony_position.h"
#include "upstar/rulesets/coin_graph_text.h"

namespace upstar {
namespace {

bool is_safe(const CoinGraph& graph, const CoinGraph::String& string) {
    const auto stays = [&](int coin) {
        return coin == CoinGraph::kGround || graph.valence(coin) > 2;
    };
    return stays(string.a) && stays(string.b);
}

class RegionFinder {
public:
    explicit RegionFinder(const CoinGraph& graph)
        : graph_(graph), seen_(static_cast<std::size_t>(graph.coins()) + 1) {}

    std::vector<DotsRegion> run() {
        std::vector<DotsRegion> regions;
        for (int coin = 1; coin <= graph_.coins(); ++coin)
            if (graph_.valence(coin) > 0 && !seen_[static_cast<std::size_t>(coin)])
                regions.push_back(region_of(coin));
        std::stable_sort(regions.begin(), regions.end(), [](const auto& a, const auto& b) {
            return a.coins.size() > b.coins.size();
        });
        for (int string = 0; string < static_cast<int>(graph_.strings().size()); ++string) {
            const auto& [a, b] = graph_.strings()[static_cast<std::size_t>(string)];
            if (a == b) regions.push_back({DotsRegion::Kind::Chain, {}, {string}, 0, "chain:0"});
        }
        return regions;
    }

private:
    DotsRegion region_of(int first) {
        DotsRegion region;
        std::vector<int> to_visit = {first};
        seen_[static_cast<std::size_t>(first)] = true;
        while (!to_visit.empty()) {
            const int coin = to_visit.back();
            to_visit.pop_back();
            region.coins.push_back(coin);
            if (graph_.valence(coin) != 2) ++region.joints;
            for (const int string : graph_.incident(coin)) {
                region.strings.push_back(string);
                const int next = graph_.strings()[static_cast<std::size_t>(string)].other(coin);
                if (next == CoinGraph::kGround || seen_[static_cast<std::size_t>(next)]) continue;
                seen_[static_cast<std::size_t>(next)] = true;
                to_visit.push_back(next);
            }
        }
        std::sort(region.coins.begin(), region.coins.end());
        std::sort(region.strings.begin(), region.strings.end());
        region.strings.erase(std::unique(region.strings.begin(), region.strings.end()),
                             region.strings.end());
        describe(region);
        return region;
    }

    void describe(DotsRegion& region) const {
        std::vector<int> others;
        for (int string = 0; string < static_cast<int>(graph_.strings().size()); ++string)
            if (!std::binary_search(region.strings.begin(), region.strings.end(), string))
                others.push_back(string);
        region.text = to_text(graph_.without(others));
        if (region.joints > 0) return;
        region.kind = region.strings.size() > region.coins.size() ? DotsRegion::Kind::Chain
                                                                  : DotsRegion::Kind::Loop;
    }

    const CoinGraph& graph_;
    std::vector<bool> seen_;
};

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

DotsSurvey survey(const CoinGraph& graph) {
    DotsSurvey result;
    result.contracted = contract(graph);
    result.coins = graph.live_coins();
    result.capturable = forced_play(graph).taken;
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string)
        if (is_safe(graph, graph.strings()[static_cast<std::size_t>(string)]))
            result.safe_strings.push_back(string);
    result.regions = RegionFinder(graph).run();
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

}  // namespace upstar
