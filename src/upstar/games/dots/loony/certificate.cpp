#include "upstar/games/dots/loony/certificate.h"

#include <utility>

#include "upstar/games/dots/loony/blockers.h"
#include "upstar/games/dots/loony/certificate_text.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/piece_names.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {

WrittenEndgame as_written(const CoinGraph& graph) {
    std::string text = to_text(name_joints(graph));
    CoinGraph read = parse_coin_graph(text);
    return {std::move(text), std::move(read)};
}

std::optional<Certificate> certificate(const WrittenEndgame& endgame, const FlightPlan& plan) {
    if (!plan.proves_cv) return std::nullopt;
    const Contracted position = contract(endgame.graph);
    const auto found = blockers(position, controlled_value(position).loops);
    return Certificate{endgame.text, plan.cv, found.value_or(std::vector<int>{}), plan.pieces};
}

std::string to_text(const Certificate& certificate) {
    std::string text = to_line(flight_head(certificate.graph, certificate.value)) + "\n";
    if (!certificate.blockers.empty()) {
        text += "blockers";
        for (const int coin : certificate.blockers)
            text += coin == CoinGraph::kGround ? " ground" : " " + std::to_string(coin);
        text += "\n";
    }
    for (const PlannedPiece& planned : certificate.pieces)
        text += std::string(planned.piece.is_loop ? "loop " : "chain ") +
                std::to_string(planned.piece.length) + " " + std::to_string(planned.coin) + " " +
                planned.piece.name + "\n";
    return text;
}

}  // namespace upstar::dots
