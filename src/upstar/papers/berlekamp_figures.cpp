#include "upstar/papers/berlekamp_figures.h"

#include <algorithm>
#include <iterator>

#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/loony/loony_value.h"
#include "upstar/games/dots/loony/pieces.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar {

using namespace dots;

Numbers boxes_of_figure_2() {
    const Classification pieces = classify(figure_2());
    int trinkets = 0;
    int chains = 0;
    for (const NamedPiece& piece : pieces.chains) {
        if (piece.kind == PieceKind::Trinket) trinkets += piece.length;
        if (piece.kind == PieceKind::BraceletChain) chains += piece.length;
    }
    return {{"boxes in trinkets", 36, trinkets},
            {"boxes in the bracelet's chains", 56, chains},
            {"boxes in the bracelet", 92, pieces.groups.at(0).length},
            {"boxes of the board", 121, figure_2().coins() + 11}};
}

Numbers formula_of_figure_2() {
    const ControlledValue cv = controlled_value(contract(figure_2()).graph);
    return {{"c", 110, cv.coins},
            {"j", 8, cv.joints},
            {"the total valence", 32, cv.valence},
            {"4p", 38, cv.p4},
            {"cv", 10, cv.value}};
}

Numbers quarter_cases() {
    Numbers found;
    for (int n = 1; n <= 6; ++n) {
        const std::string text = std::to_string(n) + "*chain:3";
        const ControlledValue cv = controlled_value(contract(parse_coin_graph(text)).graph);
        found.push_back({"4p of " + text, 1, cv.p4});
        found.push_back({"cv of " + text, 4 - n, cv.value});
    }
    return found;
}

Numbers table_of_figure_3() {
    Numbers found;
    const Bracelet bracelet = figure_3();
    const int chains[] = {-5, -6, -1, -4, -1, -6, -5};
    const int trinkets[] = {2, 4, 4, 4, 4, 4, 4, 2};
    int sum = 0;
    for (std::size_t i = 0; i < bracelet.trinkets.size(); ++i) {
        const FlightPiece trinket{true, bracelet.trinkets[i].length};
        found.push_back(
            {"the net of trinket " + std::to_string(i + 1), trinkets[i], trinket.net()});
        sum += trinket.net();
    }
    found.push_back({"the net of all trinkets", 28, sum});
    for (std::size_t i = 1; i + 1 < bracelet.chains.size(); ++i) {
        const FlightPiece chain{false, bracelet.chains[i].length};
        found.push_back({"the net of chain " + std::to_string(i), chains[i - 1], chain.net()});
        sum += chain.net();
    }
    found.push_back({"the net of the bracelet", 0, sum});
    return found;
}

Numbers single_pieces() {
    const auto lowest = [](bool is_loop, int length) { return fly({{is_loop, length}}).lowest(); };
    const auto net = [](bool is_loop, int length) {
        return fly({{is_loop, length}}).final_altitude();
    };
    return {{"the dip of a 3-chain", -1, lowest(false, 3)}, {"its net", 1, net(false, 3)},
            {"the dip of a 4-loop", 0, lowest(true, 4)},    {"its net", 4, net(true, 4)},
            {"the dip of a 4-chain", -2, lowest(false, 4)}, {"its net", 0, net(false, 4)},
            {"the dip of a 5-chain", -3, lowest(false, 5)}, {"its net", -1, net(false, 5)}};
}

namespace {

Flight direct_flight() {
    const Bracelet bracelet = figure_3();
    return fly(pieces_of(bracelet, direct_plan(bracelet, whole(bracelet))));
}

}  // namespace

Numbers direct_flight_of_figure_7() {
    const Flight flight = direct_flight();
    const int sums[] = {-5, -3, -9, -5, -6, -2, -6, -2, -3, 1, -5, -1, -6, -2, 0};
    Numbers found;
    for (std::size_t i = 0; i < flight.pieces.size(); ++i)
        found.push_back({"the altitude after piece " + std::to_string(i + 1), sums[i],
                         flight.altitude[flight.start[i + 1]]});
    const auto at = crash(flight, 10);
    const Bump bump = bumps(flight.altitude).at(0);
    const auto top = *std::max_element(flight.altitude.begin(), flight.altitude.end());
    found.push_back({"the lowest point over the ground", -1, flight.lowest() + 10});
    found.push_back({"the piece it crashes in (BC)", 3,
                     static_cast<int>(move_at(flight, at.value_or(1)).piece) + 1});
    found.push_back({"the bump", 11, bump.size});
    found.push_back({"the piece it begins in (AB)", 1,
                     static_cast<int>(move_at(flight, bump.begin).piece) + 1});
    found.push_back(
        {"the piece it ends in (E)", 10, static_cast<int>(move_at(flight, bump.end).piece) + 1});
    found.push_back({"the rise to the beginning of FG", 12, top - flight.lowest()});
    return found;
}

Check end_of_bump(int moves_before) {
    return numbers("from -11 past -1 to +1, in the last move of E", [=] {
        const Flight flight = direct_flight();
        const Bump bump = bumps(flight.altitude).at(0);
        const std::size_t end_of_e = flight.start[move_at(flight, bump.end).piece + 1];
        return Numbers{{"the number of moves from the end of the bump to the end of E",
                        moves_before, static_cast<int>(end_of_e - bump.end)}};
    });
}

Numbers winning_sub_bracelet() {
    const Bracelet bracelet = figure_3();
    const SubBracelet part{3, 2};  // D and E
    const auto minimal = minimal_profitable(bracelet);
    const Flight flight = fly(pieces_of(bracelet, direct_plan(bracelet, part)));
    return {{"the gain of CD, DE, D, EF, E", 2, gain(bracelet, part)},
            {"its largest bump", 7, largest_bump(flight.altitude)},
            {"minimal profitable sub-bracelets", 1, static_cast<int>(minimal.size())},
            {"its first trinket (D)", 4, static_cast<int>(minimal.at(0).first) + 1}};
}

Check play_of_figure_2() {
    return [](const Examination& examination) -> Finding {
        LoonyValues values(examination.session.context());
        const CoinGraph graph = figure_2();
        const FlightPlan plan = plan_flight(graph, values);
        const Contracted position = contract(graph);
        Numbers found = {{"v", 10, values.value(position.graph)},
                         {"what the plan from CD proves", 10, plan.proves_cv ? plan.value : -1}};
        const FlightPiece begin[] = {{false, 5}, {false, 8}, {true, 4}, {false, 5}, {true, 4}};
        for (std::size_t i = 0; i < std::size(begin); ++i) {
            const FlightPiece& piece = plan.pieces.at(i).piece;
            const std::string number = " of piece " + std::to_string(i + 1) + " of the plan";
            found.push_back({"the length" + number, begin[i].length, piece.length});
            found.push_back({"the loops" + number, begin[i].is_loop, piece.is_loop});
        }
        for (const LoonyMove& move : values.moves(position.graph)) {
            const auto& chain = position.graph.chains[static_cast<std::size_t>(move.index)];
            const bool is_inside = !move.is_loop && !chain.is_independent() && !chain.is_loop();
            const bool is_trinket = !move.is_loop && chain.is_loop();
            found.push_back({"v after opening a piece of " + std::to_string(move.length),
                             is_inside    ? 10
                             : is_trinket ? 18
                                          : 14,
                             move.value});
        }
        const Contracted later = contract(
            parse_coin_graph("B@4 C@4 D@4 E@4 F@4 G@4 H@6 B-C:10 C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 "
                             "loop:12 chain:6"));
        found.push_back({"v after AB and A", 7, values.value(later.graph)});
        for (const LoonyMove& move : values.moves(later.graph)) {
            if (move.is_loop) continue;
            const std::string name =
                chain_name(later.graph.chains[static_cast<std::size_t>(move.index)], later.origins);
            if (name == "BC") found.push_back({"v if BC is next", 9, move.value});
            if (name == "CD" || name == "DE" || name == "EF")
                found.push_back({"v if " + name + " is next", 7, move.value});
        }
        return numbers("17 first moves, and those after AB and A",
                       [&] { return found; })(examination);
    };
}

Check tight_at_ten() {
    return [](const Examination& examination) -> Finding {
        LoonyValues values(examination.session.context());
        Numbers found;
        for (const int band : {12, 13, 14, 16, 20}) {
            for (int k = 7; k <= 13; ++k) {
                const std::string text =
                    "A@4 A-B:" + std::to_string(band) + " B@4 chain:" + std::to_string(k);
                const JointGraph graph = contract(parse_coin_graph(text)).graph;
                const bool is_equal = values.value(graph) == controlled_value(graph).value;
                found.push_back({"whether v = cv for " + text, k >= 10 ? 1 : 0, is_equal ? 1 : 0});
            }
        }
        return numbers("earmuffs with bands of 12 to 20 and a chain of 7 to 13",
                       [&] { return found; })(examination);
    };
}

}  // namespace upstar
