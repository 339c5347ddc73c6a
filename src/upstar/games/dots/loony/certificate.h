// Certificates of v = cv for loony endgames, as text.
//
//     {"certificate":2,"kind":"dots flight","claim":"the value of ... is 10",
//         "statement":{"graph":"A@4,A-B:12,B@4,chain:10","value":10}}
//     blockers ground 1 2
//     chain 12 6 AB
//     loop 4 3 A
//     loop 4 18 B
//     chain 10 21 10-chain
//
// The first line, here two, is the head of all certificates (certificate_head.h). The graph is as
// in coin_graph_text.h, and coins have the numbers that reading it gives them. Then come the
// blockers (blockers.h), and piece by piece what Left opens: its kind, its length, the
// number of one of its coins, and its name for the reader. certificate_check.h says what is proved
// by them, and checks it without any of the code that finds them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

struct Certificate {
    std::string graph;
    int value = 0;
    std::vector<int> blockers;  ///< 0 is the ground; empty where none are known
    std::vector<PlannedPiece> pieces;
};

/// An endgame as text, and with the numbers that reading the text gives its coins: plan on this.
struct WrittenEndgame {
    std::string text;
    CoinGraph graph;
};
WrittenEndgame as_written(const CoinGraph& graph);

/// The certificate of a plan for the graph as written; nothing if the plan does not prove v = cv.
std::optional<Certificate> certificate(const WrittenEndgame& endgame, const FlightPlan& plan);

std::string to_text(const Certificate& certificate);

}  // namespace upstar::dots
