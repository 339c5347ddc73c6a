#include "upstar/games/dots/answers/analysed_position.h"

#include <cstdint>
#include <utility>

#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_picture.h"

namespace upstar::dots {
namespace {

// In the graph, in what is contracted from it, and in the regions and their names.
constexpr std::size_t kBytesOfCoin = 320;

}  // namespace

AnalysedPosition analyse(DotsPosition position, Context& context, const AnalysisLimits& limits) {
    Charge charge(context);
    charge.add(static_cast<std::size_t>(position.graph().coins()) * kBytesOfCoin);
    DotsAnalysis analysis = analyse(position.graph(), context, limits);
    return {std::move(position), std::move(analysis)};
}

DotsPicture picture(const AnalysedPosition& analysed) {
    const auto& [position, analysis] = analysed;
    DotsPicture picture{*position.board(), {}, {}, {}};
    const auto add = [&](const std::string& name, const std::vector<std::int32_t>& coins) {
        picture.pieces.push_back({{}, name});
        for (const int coin : coins) picture.pieces.back().boxes.push_back(coin - 1);
    };
    const auto& [graph, origins] = analysis.survey.contracted;
    for (std::size_t i = 0; i < graph.chains.size(); ++i) {
        const auto& chain = graph.chains[i];
        if (chain.length < kLongChain) continue;
        const bool is_named = !chain.is_independent();
        add((is_named ? chain_name(chain, origins) + " " : "") +
                std::to_string(chain.is_loop() ? chain.length + 1 : chain.length),
            origins.chains[i].coins);
    }
    for (std::size_t i = 0; i < graph.loops.size(); ++i)
        add("loop " + std::to_string(graph.loops[i]), origins.loops[i].coins);
    if (graph.joints() > 0 && analysis.controlled)
        for (std::size_t joint = 1; joint < origins.joint_coin.size(); ++joint)
            add(origins.joint_name[joint], {origins.joint_coin[joint]});
    for (const DotsMove& move : analysis.moves)
        picture.notes.push_back({position.lines()[static_cast<std::size_t>(move.string)],
                                 std::to_string(move.value),
                                 move.value == analysis.moves.front().value});
    picture.legend = {"On each line: how many boxes more than the",
                      "other the player to move gets by drawing it,",
                      "from here on. Filled: the best."};
    return picture;
}

std::string valued_board(const DotsPosition& position, const std::vector<DotsMove>& moves) {
    std::vector<std::string> on_lines(static_cast<std::size_t>(position.board()->lines()));
    for (const DotsMove& move : moves)
        on_lines[static_cast<std::size_t>(
            position.lines()[static_cast<std::size_t>(move.string)])] = std::to_string(move.value);
    return to_picture(*position.board(), on_lines);
}

}  // namespace upstar::dots
