// Random loony endgames on a board: lines are drawn at random as long as no
// box has three; then, since chains of one or two boxes are left, such chains are played out until
// there are none. Of some random tries at a line the one is drawn that touches the boxes with most
// lines, which changes what boards come up: with one try alone they are alike.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar {
using namespace upstar::dots;

class RandomLoonyGrid {
public:
    RandomLoonyGrid(int rows, int columns, unsigned seed)
        : rows_(rows), columns_(columns), random_(seed) {}

    /// An endgame of strings and coins. `bias` is the number of tries at each line.
    JointGraph next(int bias) {
        CoinGraph graph = coin_graph(DotsBoard(rows_, columns_)).graph;
        cut_safe_strings(graph, bias);
        for (;;) {
            const Contracted position = contract(graph);
            const auto fault = why_not_loony(position.graph);
            if (!fault) return position.graph;
            graph = played_out(graph, position, *fault);
        }
    }

private:
    static bool is_safe(const CoinGraph& graph, const CoinGraph::String& string) {
        return (string.a == 0 || graph.valence(string.a) > 2) &&
               (string.b == 0 || graph.valence(string.b) > 2);
    }

    void cut_safe_strings(CoinGraph& graph, int bias) {
        for (;;) {
            std::vector<int> safe;
            for (std::size_t i = 0; i < graph.strings().size(); ++i)
                if (is_safe(graph, graph.strings()[i])) safe.push_back(static_cast<int>(i));
            if (safe.empty()) return;
            std::vector<int> tries;
            for (int i = 0; i < bias; ++i) tries.push_back(safe[random_() % safe.size()]);
            const auto valences = [&](int i) {
                const auto& string = graph.strings()[static_cast<std::size_t>(i)];
                return (string.a == 0 ? 3 : graph.valence(string.a)) +
                       (string.b == 0 ? 3 : graph.valence(string.b));
            };
            const int cut = *std::min_element(tries.begin(), tries.end(), [&](int x, int y) {
                return valences(x) < valences(y);
            });
            graph = graph.without({cut});
        }
    }

    /// After the piece at fault was opened and taken.
    static CoinGraph played_out(const CoinGraph& graph, const Contracted& position,
                                const NotLoony& fault) {
        const auto index = static_cast<std::size_t>(fault.index);
        if (fault.fault == NotLoony::Fault::CapturableCoin)
            return graph.without({graph.incident(position.origins.joint_coin[index])[0]});
        const auto& runs = fault.fault == NotLoony::Fault::ShortChain ? position.origins.chains
                                                                      : position.origins.loops;
        return graph.without({runs[index].strings.begin(), runs[index].strings.end()});
    }

    int rows_;
    int columns_;
    std::mt19937 random_;
};

}  // namespace upstar
