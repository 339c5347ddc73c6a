#include "upstar/games/dots/loony/flight_plan.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/opening.h"
#include "upstar/games/dots/loony/piece_names.h"

namespace upstar::dots {

const char* name(FlightPhase phase) {
    static constexpr std::array<const char*, 4> kNames = {"ascent", "bracelets", "trees",
                                                          "landing"};
    return kNames[static_cast<std::size_t>(phase)];
}

Flight FlightPlan::flight() const {
    std::vector<FlightPiece> opened;
    for (const PlannedPiece& planned : pieces) opened.push_back(planned.piece);
    return fly(std::move(opened), true);
}

std::optional<std::size_t> FlightPlan::crash() const { return dots::crash(flight(), cv); }

FlightPlan given_plan(const CoinGraph& graph, const std::vector<int>& coins, Context* context) {
    CoinGraph rest = name_joints(graph);
    FlightPlan plan;
    std::vector<int> cvs;  // before each piece
    for (const int coin : coins) {
        if (context != nullptr) context->poll();
        if (coin < 1 || coin > rest.coins() || rest.valence(coin) != 2)
            throw Error(ErrorKind::Input,
                        "no piece can be opened at coin " + std::to_string(coin) + " after " +
                            std::to_string(plan.pieces.size()) +
                            " pieces of the plan; name a coin that has two strings then");
        cvs.push_back(controlled_value(contract(rest), context).value);
        CoinOpening opening = open_at(rest, coin);
        plan.pieces.push_back({std::move(opening.piece), coin, std::move(opening.coins)});
        rest = std::move(opening.rest);
    }
    if (rest.live_coins() > 0)
        throw Error(ErrorKind::Input, "the plan leaves " + std::to_string(rest.live_coins()) +
                                          " coins; go on until none is left");
    plan.proves_cv = true;
    for (std::size_t i = plan.pieces.size(); i-- > 0;) {
        const FlightPiece& piece = plan.pieces[i].piece;
        plan.value = value_of_opening(piece.is_loop, piece.length, plan.value);
        plan.proves_cv = plan.proves_cv && plan.value == cvs[i];
    }
    plan.cv = cvs.empty() ? 0 : cvs.front();
    return plan;
}

FlightPlan exact_plan(const CoinGraph& graph, LoonyValues& values, Context* context) {
    std::vector<int> coins;
    CoinGraph rest = graph;
    while (rest.live_coins() > 0) {
        if (context != nullptr) context->poll();
        const auto [joints, origins] = contract(rest);
        const std::vector<LoonyMove> moves = values.moves(joints);
        const auto best = std::min_element(
            moves.begin(), moves.end(),
            [](const LoonyMove& a, const LoonyMove& b) { return a.value < b.value; });
        const auto& runs = best->is_loop ? origins.loops : origins.chains;
        coins.push_back(runs[static_cast<std::size_t>(best->index)].coins.front());
        rest = open_at(rest, coins.back()).rest;
    }
    FlightPlan plan = given_plan(graph, coins, context);
    plan.method = FlightPlan::Method::Exact;
    return plan;
}

FlightPlan plan_flight(const CoinGraph& graph, LoonyValues& values, Context* context,
                       std::vector<PlannedPiece>* begun) {
    FlightPlan plan = theory_plan(graph, context, begun);
    return plan.proves_cv ? plan : exact_plan(graph, values, context);
}

}  // namespace upstar::dots
