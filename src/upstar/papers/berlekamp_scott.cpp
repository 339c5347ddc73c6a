// E. Berlekamp and K. Scott, Forcing Your Opponent to Stay in Control of a Loony Dots-and-Boxes
// Endgame, 2002.
//
// Left opens one piece after another, Right is in control; v and cv are Right's margins. The
// pictures of the paper are lost in the known scans, but its text gives every length in them.
#include <algorithm>

#include "upstar/loony/certificate.h"
#include "upstar/loony/controlled_value.h"
#include "upstar/loony/flight_plan.h"
#include "upstar/loony/loony_value.h"
#include "upstar/loony/pieces.h"
#include "upstar/papers/berlekamp_endgames.h"
#include "upstar/papers/berlekamp_flights.h"
#include "upstar/papers/papers.h"
#include "upstar/rulesets/coin_graph_text.h"

namespace upstar {
namespace {

using Numbers = std::vector<PrintedNumber>;

constexpr EndgameSize kMixed{4, 4, 3, 9, 2};
constexpr EndgameSize kFewGrounds{4, 2, 3, 14, 1};  // where v > cv is not so rare
constexpr EndgameSize kVeryLong{6, 4, 5, 14, 2};
constexpr EndgameSize kSmall{3, 3, 3, 6, 2};

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

// n chains of 3 alone are the only graphs with p = 1/4.
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

Check environments(int kinds) {
    return numbers("isolated loops, twins and bracelets", [=] {
        const Classification pieces = classify(
            parse_coin_graph("loop:4 A@4 A@5 B@4 B-g:5 C@4 C-D:5 D@4 E@4 E-F:5 F@4 F-E:6"));
        int found = pieces.loops.empty() ? 0 : 1;
        found += twins(pieces).empty() ? 0 : 1;
        found += pieces.bracelets.empty() ? 0 : 1;
        return Numbers{{"the number of kinds of moderate loops", kinds, found}};
    });
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

Flight direct_flight() {
    const Bracelet bracelet = figure_3();
    return fly(pieces_of(bracelet, direct_plan(bracelet, whole(bracelet))));
}

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

// How many moves before the end of E the bump ends.
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

// CD and what follows keep v = 10; AB does too, and BC after AB and A loses it.
Check play_of_figure_2() {
    return [](const Examination& examination) -> Finding {
        LoonyValues values(examination.session.context());
        const CoinGraph graph = figure_2();
        const FlightPlan plan = plan_flight(graph, values);
        const Contracted position = contract(graph);
        Numbers found = {{"v", 10, values.value(position.graph)},
                         {"what the plan from CD proves", 10, plan.proves_cv ? plan.value : -1}};
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
        return numbers("13 first moves, and those after AB and A",
                       [&] { return found; })(examination);
    };
}

// Earmuffs with 4-loops, and a chain of k as K.
Check tight_at_ten() {
    return [](const Examination& examination) -> Finding {
        LoonyValues values(examination.session.context());
        Numbers found;
        for (const int band : {12, 13, 14, 16, 20}) {
            const Bracelet earmuffs{{{4}, {4}}, {{0}, {band}, {0}}};
            const auto plan = direct_plan(earmuffs, whole(earmuffs));
            found.push_back({"the bump of earmuffs with a band of " + std::to_string(band), 10,
                             largest_bump(fly(pieces_of(earmuffs, plan)).altitude)});
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

bool has_profitable_part(const Bracelet& bracelet) {
    const auto parts = sub_bracelets(bracelet);
    return std::any_of(parts.begin(), parts.end(), [&](SubBracelet part) {
        return part.count < bracelet.trinkets.size() && gain(bracelet, part) > 0;
    });
}

int bump_of(const Bracelet& bracelet, const std::vector<BraceletStep>& plan) {
    return largest_bump(fly(pieces_of(bracelet, plan)).altitude);
}

// Every direct flight without a profitable part inside is smooth; of a ring, the safest one.
Check smooth_without_profit(bool any_cut) {
    return random_bracelets(
        {2000, 20000, 200000}, any_cut ? "" : "rings cut open at the safest place",
        [=](const Bracelet& bracelet) -> std::string {
            if (has_profitable_part(bracelet)) return "";
            int bump = bump_of(bracelet, safest_direct_plan(bracelet, whole(bracelet)));
            if (any_cut || !bracelet.is_cyclic())
                for (const auto& plan : direct_plans(bracelet, whole(bracelet)))
                    bump = std::max(bump, bump_of(bracelet, plan));
            return bump <= 10 ? "" : "a bump of " + std::to_string(bump);
        });
}

Check minimal_parts_are_smooth() {
    return random_bracelets({2000, 20000, 200000}, "", [](const Bracelet& bracelet) -> std::string {
        for (const SubBracelet part : minimal_profitable(bracelet)) {
            const int bump = bump_of(bracelet, safest_direct_plan(bracelet, part));
            if (bump > 10) return "a bump of " + std::to_string(bump);
        }
        return "";
    });
}

void add_model(std::vector<Claim>& claims) {
    claims.push_back({"DB-1.1",
                      "the board of Figure 2: 36 + 56 boxes in the bracelet, 11 taken, 12 in a "
                      "loop, 6 in a chain, 121 in all",
                      {numbers("Figure 2", boxes_of_figure_2)}});
    claims.push_back({"DB-1.2",
                      "every move is loony if no coin has valence 1 and every coin of valence 2 is "
                      "in a chain of at least 3 or a loop of at least 4 of them",
                      {loony_sentence(true, {2000, 20000, 200000})},
                      "and if no string joins two joints, or a joint and the ground",
                      {loony_sentence(false, {2000, 20000, 200000})}});
    claims.push_back({"DB-1.3",
                      "cv = 8 + c + 4j - 2v - 8p if p > 1/4; p = 1/4 only for chains of 3; v >= cv",
                      {numbers("Figure 2: 8 + 110 + 32 - 64 - 76 = 10", formula_of_figure_2),
                       numbers("n chains of 3 have cv = 4 - n, as if p were 1/2", quarter_cases),
                       random_endgames(kMixed, {500, 5000, 50000},
                                       "cv <= v, 0 <= v, v and c have "
                                       "the same parity",
                                       value_is_in_bounds)}});
    claims.push_back({"DB-1.3b",
                      "cv is what Right scores if he stays in control until the last or "
                      "second-last turn, and Left knows it",
                      {random_endgames(kSmall, {500, 3000, 20000}, "", formula_is_kept_control)},
                      "unless p has a quarter and two or more chains of 3 are left: cv is then "
                      "what the formula says, still at most v",
                      {random_endgames(kSmall, {500, 3000, 20000}, "",
                                       formula_is_kept_control_without_quarters)}});
    claims.push_back({"DB-1.4",
                      "a moderate loop has at most one joint",
                      {random_endgames({6, 4, 3, 6, 2}, {200, 1000, 10000}, "",
                                       moderate_loops_have_one_joint)}});
    claims.push_back({"DB-1.4b",
                      "moderate loops have four kinds of environments",
                      {environments(4)},
                      "three: they are isolated, in twins or in bracelets",
                      {environments(3)}});
    claims.push_back({"DB-1.4c",
                      "the pieces of Figure 3: 28 points for the trinkets, 28 against the chains",
                      {numbers("15 pieces", table_of_figure_3)}});
}

void add_flights(std::vector<Claim>& claims) {
    claims.push_back({"DB-1.5",
                      "the flights of Figures 4 and 5: a 3-chain dips by 1 and gains 1, a 4-loop "
                      "gains 4, a 5-chain dips by 3 and loses 1",
                      {numbers("four pieces", single_pieces)}});
    claims.push_back({"DB-1.5b",
                      "v = cv if and only if Left can force Right to stay in control",
                      {random_endgames(kMixed, {300, 3000, 30000},
                                       "plans for all with v = cv, confirmed by certificates",
                                       plans_prove_equality)}});
    claims.push_back(
        {"DB-1.6",
         "a bump of 11 or more on a direct flight means a playable profitable proper "
         "sub-bracelet (and Corollary 1)",
         {smooth_without_profit(true)},
         "if the bracelet is open; a ring has to be cut open at the right place, since "
         "its last trinket needs the chain that was opened first",
         {smooth_without_profit(false)}});
    claims.push_back({"DB-1.6b",
                      "Corollary 2: a minimal profitable sub-bracelet has no bump of more than 10",
                      {minimal_parts_are_smooth()}});
    claims.push_back({"DB-1.6c",
                      "with minimal profitable sub-bracelets first, no flight through bracelets "
                      "has a bump of more than 10",
                      {random_endgames(kVeryLong, {200, 2000, 20000}, "", bracelets_are_smooth)}});
}

void add_theorem(std::vector<Claim>& claims) {
    claims.push_back(
        {"DB-1.7",
         "the theorem: v(G) = cv(G) if cv(G) >= 0, cv(H) >= 10 and cv(K) >= 10 for "
         "compatible H and K, nothing moderate in K, and an ascent to H",
         {random_endgames(kFewGrounds, {20000, 20000, 200000},
                          "every H on the way, "
                          "every K",
                          theorem_holds(true))},
         "if K has all loops of a heaviest set of H that are not moderate, and nothing "
         "of a bracelet",
         {random_endgames(kFewGrounds, {5000, 20000, 200000},
                          "every H on the way, "
                          "every K",
                          theorem_holds(false))}});
    claims.push_back({"DB-1.7b",
                      "the abstract: v = cv if cv >= 10, and this is best possible",
                      {random_endgames(kFewGrounds, {5000, 20000, 200000}, "", ten_suffices)},
                      "if cv(K) >= 10 in the theorem, and this is best possible",
                      {tight_at_ten()}});
    claims.push_back(
        {"DB-1.7c",
         "the older condition: v = cv if cv(K) >= c/2 for the loops K (the abstract "
         "prints c for c/2 once)",
         {random_endgames(kMixed, {1000, 10000, 100000}, "", old_condition_suffices),
          random_endgames(kFewGrounds, {1000, 10000, 100000}, "", old_condition_suffices)}});
    claims.push_back({"DB-1.8",
                      "what is left without the loops of a heaviest set is a forest",
                      {random_endgames({8, 5, 3, 9, 2}, {500, 5000, 50000}, "", rest_is_forest)}});
    claims.push_back({"DB-1.8b",
                      "the detachment of trees plays a maximal set of moderate chains",
                      {random_trees(3, {100, 500, 3000}, "as many as by trying all orders",
                                    detachment_plays_most)}});
}

void add_figure_2(std::vector<Claim>& claims) {
    claims.push_back({"DB-1.9",
                      "the direct flight of Figure 7: -5, -3, -9, ..., 0; it crashes in BC, by 1, "
                      "after a descent of 11; then it rises by 12",
                      {numbers("15 pieces", direct_flight_of_figure_7)}});
    claims.push_back({"DB-1.9b",
                      "its bump of 11 ends one move before the end of E",
                      {end_of_bump(1)},
                      "with the last move of E: one move before, Left has only -1",
                      {end_of_bump(0)}});
    claims.push_back({"DB-1.9c",
                      "CD, DE, D, EF, E gains 2, with a bump of 7",
                      {numbers("Figure 3", winning_sub_bracelet)}});
    claims.push_back({"DB-1.9d",
                      "Left, 11 boxes ahead, wins Figure 2 by 1: v = 10, by CD, DE, D, EF, E first",
                      {play_of_figure_2()}});
}

}  // namespace

Paper berlekamp_scott() {
    Paper paper{"berlekamp-scott",
                "E. Berlekamp and K. Scott, Forcing Your Opponent to Stay in Control of a Loony "
                "Dots-and-Boxes Endgame, 2002",
                "DB",
                0,
                {}};
    add_model(paper.claims);
    add_flights(paper.claims);
    add_theorem(paper.claims);
    add_figure_2(paper.claims);
    return paper;
}

}  // namespace upstar
