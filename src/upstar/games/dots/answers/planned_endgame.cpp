#include "upstar/games/dots/answers/planned_endgame.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "upstar/games/dots/loony/certificate_check.h"
#include "upstar/games/dots/loony/flight_drawing.h"
#include "upstar/games/dots/loony/given_order.h"
#include "upstar/games/dots/loony/loony_value.h"

namespace upstar::dots {
namespace {

// In the graph and its copies, in the plan, and in the drawing.
constexpr std::size_t kBytesOfCoin = 1200;

std::size_t bytes_for(const CoinGraph& graph) {
    return static_cast<std::size_t>(graph.coins()) * kBytesOfCoin;
}

PlannedEndgame without_plan(const CoinGraph& graph, Context& context) {
    PlannedEndgame planned;
    planned.endgame = as_written(graph);
    planned.controlled = controlled_value(contract(planned.endgame.graph), &context);
    return planned;
}

}  // namespace

std::vector<FlightLeg> PlannedEndgame::legs() const {
    std::vector<FlightLeg> all;
    const auto at = [&](std::size_t i) {
        return flight.altitude.begin() + static_cast<std::ptrdiff_t>(flight.start[i]);
    };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const int before = *at(i);
        const int after = *at(i + 1);
        all.push_back({pieces[i], after - before, after, *std::min_element(at(i), at(i + 1) + 1)});
    }
    return all;
}

PlannedEndgame plan_endgame(const CoinGraph& graph, Context& context) {
    Charge charge(context);
    charge.add(bytes_for(graph));
    PlannedEndgame planned = without_plan(graph, context);
    LoonyValues values(context);
    try {
        planned.plan = plan_flight(planned.endgame.graph, values, &context, &planned.pieces);
        planned.pieces = planned.plan->pieces;
        planned.flight = planned.plan->flight();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Input || planned.pieces.empty()) throw;
        planned.limit = error;
        std::vector<FlightPiece> opened;
        opened.reserve(planned.pieces.size());
        for (const PlannedPiece& each : planned.pieces) opened.push_back(each.piece);
        planned.flight = fly(std::move(opened));
    }
    return planned;
}

PlannedEndgame plan_endgame(const CoinGraph& graph, const std::string& order, Context& context) {
    Charge charge(context);
    charge.add(bytes_for(graph));
    PlannedEndgame planned = without_plan(graph, context);
    LoonyValues values(context);
    planned.plan = ordered_plan(planned.endgame.graph, order, values, &context);
    planned.pieces = planned.plan->pieces;
    planned.flight = planned.plan->flight();
    return planned;
}

FlightPicture picture(const PlannedEndgame& planned) {
    return planned.plan ? flight_picture(*planned.plan)
                        : flight_picture(planned.flight, planned.controlled.value);
}

std::vector<std::string> verdict(const PlannedEndgame& planned) {
    const FlightPlan& plan = *planned.plan;
    std::vector<std::string> sentences = {
        "The largest bump is " + std::to_string(largest_bump(planned.flight.altitude)) +
        ", the lowest point " + std::to_string(planned.flight.lowest()) + ", the ground at " +
        std::to_string(-plan.cv) + "."};
    if (plan.proves_cv) {
        sentences.push_back("The plan proves that the value is the controlled value, " +
                            std::to_string(plan.cv) + ".");
    } else if (plan.method == FlightPlan::Method::Exact) {
        sentences.push_back("The value is " + std::to_string(plan.value) +
                            ", more than the controlled value: no plan can prove them equal.");
    } else {
        sentences.push_back("Against it the player in control gets " + std::to_string(plan.value) +
                            ".");
    }
    return sentences;
}

std::string checked_certificate(const PlannedEndgame& planned, Context& context) {
    const auto proof = certificate(planned.endgame, *planned.plan);
    if (!proof)
        throw Error(ErrorKind::Input,
                    "there is no certificate: the value is not the controlled value");
    std::string text = to_text(*proof);
    const CertificateVerdict checked = check_certificate(text, &context);
    if (!checked.holds())
        throw Error(ErrorKind::Limit,
                    "no certificate was written, since the check cannot follow so many loops: " +
                        checked.fault);
    return text;
}

}  // namespace upstar::dots
