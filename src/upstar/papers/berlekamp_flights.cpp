#include "upstar/papers/berlekamp_flights.h"

#include <algorithm>
#include <numeric>

#include "upstar/games/dots/loony/certificate.h"
#include "upstar/games/dots/loony/certificate_check.h"
#include "upstar/games/dots/loony/coin_opening.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/loony/flight_theorem.h"
#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/loony/opening.h"
#include "upstar/games/dots/loony/pieces.h"
#include "upstar/games/dots/loony/tree_detachment.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar {

using namespace dots;
namespace {

std::string unequal(const std::string& a, int x, const std::string& b, int y) {
    return a + " = " + std::to_string(x) + ", " + b + " = " + std::to_string(y);
}

// What Right scores if he keeps control to the last piece or the one before, and Left knows it.
int kept_control(const JointGraph& graph) {
    if (graph.is_empty()) return 0;
    int least = graph.coins();
    const auto try_piece = [&](GraphPiece piece) {
        const OpenedPiece opening = open_piece(graph, piece);
        const JointGraph rest = subgraph(graph, opening.rest).graph;
        const int left = left_to_keep_control(piece.is_loop);
        const int after = kept_control(rest);
        const bool is_single = rest.chains.size() + rest.loops.size() == 1;
        const int kept = rest.is_empty() || is_single ? std::abs(after - left) : after - left;
        least = std::min(least, opening.length - left + kept);
    };
    for (std::size_t i = 0; i < graph.chains.size(); ++i) try_piece({false, static_cast<int>(i)});
    for (std::size_t i = 0; i < graph.loops.size(); ++i) try_piece({true, static_cast<int>(i)});
    return least;
}

// The most joints on a loop of at most 7 coins that passes this coin.
int most_joints(const CoinGraph& graph, std::vector<int>& path, int from) {
    int most = 0;
    for (const int string : graph.incident(path.back())) {
        const int next = graph.strings()[static_cast<std::size_t>(string)].other(path.back());
        if (string == from || next == CoinGraph::kGround) continue;
        if (next == path.front())
            most = std::max(most,
                            static_cast<int>(std::count_if(path.begin(), path.end(), [&](int coin) {
                                return graph.valence(coin) > 2;
                            })));
        if (path.size() == kVeryLongLoop - 1 ||
            std::find(path.begin(), path.end(), next) != path.end())
            continue;
        path.push_back(next);
        most = std::max(most, most_joints(graph, path, string));
        path.pop_back();
    }
    return most;
}

int most_moderate(const CoinGraph& graph) {
    const auto [joints, origins] = contract(graph);
    int most = 0;
    for (std::size_t i = 0; i < joints.chains.size(); ++i)
        if (joints.chains[i].length < kVeryLongChain)
            most = std::max(
                most, 1 + most_moderate(open_at(graph, origins.chains[i].coins.front()).rest));
    return most;
}

// The chain or the loop that the string belongs to, "B-C".
std::string piece_of(const CoinGraph& graph, std::int32_t string) {
    const auto [joints, origins] = contract(graph);
    const auto has_it = [&](const Origins::Run& run) {
        return std::find(run.strings.begin(), run.strings.end(), string) != run.strings.end();
    };
    for (std::size_t i = 0; i < joints.chains.size(); ++i)
        if (has_it(origins.chains[i])) return piece_text(joints.chains[i], origins);
    for (std::size_t i = 0; i < joints.loops.size(); ++i)
        if (has_it(origins.loops[i])) return "loop:" + std::to_string(joints.loops[i]);
    return "a lone coin";
}

}  // namespace

Check loony_sentence(bool as_printed, Trials trials) {
    const auto is_printed_loony = [](const CoinGraph& graph) {
        const Contracted position = contract(graph);
        const auto reason = why_not_loony(position.graph);
        if (!reason) return true;
        if (reason->fault != NotLoony::Fault::ShortChain) return false;
        return std::all_of(position.graph.chains.begin(), position.graph.chains.end(),
                           [](const auto& chain) { return chain.length == 0 || chain.length > 2; });
    };
    return random_endgames(
        {4, 4, 0, 4, 1}, trials, "the loony ones, every move",
        [=](const CoinGraph& graph, LoonyValues&) -> Fault {
            const bool is_called_loony =
                as_printed ? is_printed_loony(graph) : is_loony(contract(graph).graph);
            if (!is_called_loony) return std::nullopt;
            for (std::size_t i = 0; i < graph.strings().size(); ++i) {
                // Loony: whoever is to move now may take all, or leave 2 or 4 coins.
                if (forced_play(graph.without({static_cast<int>(i)})).give != 0) continue;
                return "cutting a string of " + piece_of(graph, static_cast<std::int32_t>(i)) +
                       " leaves no choice";
            }
            return "";
        });
}

Fault value_is_in_bounds(const CoinGraph& graph, LoonyValues& values) {
    const JointGraph joints = contract(graph).graph;
    const int v = values.value(joints);
    const int cv = controlled_value(joints).value;
    if (cv > v) return unequal("cv", cv, "v", v);
    if (v < 0 || (v - joints.coins()) % 2 != 0) return "v = " + std::to_string(v);
    return "";
}

Fault formula_is_kept_control(const CoinGraph& graph, LoonyValues&) {
    const JointGraph joints = contract(graph).graph;
    if (joints.chains.size() + joints.loops.size() > 6) return std::nullopt;
    const int formula = controlled_value(joints).value;
    const int kept = kept_control(joints);
    return formula == kept ? "" : unequal("by the formula cv", formula, "by keeping control", kept);
}

Fault formula_is_kept_control_without_quarters(const CoinGraph& graph, LoonyValues& values) {
    const JointGraph joints = contract(graph).graph;
    const auto threes = std::count_if(
        joints.chains.begin(), joints.chains.end(),
        [](const auto& chain) { return chain.is_independent() && chain.length == 3; });
    const bool has_quarter = controlled_value(joints).p4 % 2 == 1;
    return has_quarter && threes >= 2 ? value_is_in_bounds(graph, values)
                                      : formula_is_kept_control(graph, values);
}

Fault moderate_loops_have_one_joint(const CoinGraph& graph, LoonyValues&) {
    for (int coin = 1; coin <= graph.coins(); ++coin) {
        std::vector<int> path = {coin};
        if (most_joints(graph, path, -1) > 1) return "a moderate loop has two joints";
    }
    return "";
}

Fault plans_prove_equality(const CoinGraph& graph, LoonyValues& values) {
    const WrittenEndgame endgame = as_written(graph);
    const FlightPlan plan = plan_flight(endgame.graph, values);
    const int v = values.value(contract(endgame.graph).graph);
    if (plan.proves_cv != (v == plan.cv)) return unequal("cv", plan.cv, "v", v);
    if (!plan.proves_cv) return std::nullopt;
    const auto made = certificate(endgame, plan);
    if (!made) return "no certificate";
    const CertificateVerdict verdict = check_certificate(to_text(*made));
    return verdict.holds() ? "" : "the certificate fails: " + verdict.fault;
}

Fault landing_is_safe(const CoinGraph& graph, LoonyValues& values) {
    const JointGraph joints = contract(graph).graph;
    const int cv = controlled_value(joints).value;
    const bool is_very_long = std::all_of(joints.chains.begin(), joints.chains.end(),
                                          [](const auto& chain) {
                                              return chain.is_loop()
                                                         ? chain.length + 1 >= kVeryLongLoop
                                                         : chain.length >= kVeryLongChain;
                                          }) &&
                              std::all_of(joints.loops.begin(), joints.loops.end(),
                                          [](int length) { return length >= kVeryLongLoop; });
    if (!is_very_long || joints.joints() == 0) return std::nullopt;
    const int v = values.value(joints);
    return v == cv ? "" : unequal("v", v, "cv", cv);
}

Fault bracelets_are_smooth(const CoinGraph& graph, LoonyValues&) {
    CoinGraph high = graph;
    high.add_loop(500);
    if (classify(high).bracelets.empty()) return std::nullopt;
    std::vector<FlightPiece> pieces;
    for (const PlannedPiece& planned : theory_plan(high).pieces)
        if (planned.phase == FlightPhase::Ascent || planned.phase == FlightPhase::Bracelets)
            pieces.push_back(planned.piece);
    const int bump = largest_bump(fly(pieces).altitude);
    return bump <= 10 ? "" : "a bump of " + std::to_string(bump);
}

Fault rest_is_forest(const CoinGraph& graph, LoonyValues&) {
    const JointGraph joints = contract(graph).graph;
    std::vector<bool> is_used(joints.valence.size());
    is_used[JointGraph::kGround] = true;
    for (const Loop& loop : disjoint_loops(joints).loops)
        for (const int i : loop.chains) {
            is_used[static_cast<std::size_t>(joints.chains[static_cast<std::size_t>(i)].a)] = true;
            is_used[static_cast<std::size_t>(joints.chains[static_cast<std::size_t>(i)].b)] = true;
        }
    std::vector<std::size_t> tree(is_used.size());
    std::iota(tree.begin(), tree.end(), std::size_t{0});
    for (const auto& chain : joints.chains) {
        const auto a = static_cast<std::size_t>(chain.a);
        const auto b = static_cast<std::size_t>(chain.b);
        if (is_used[a] || is_used[b]) continue;
        if (tree[a] == tree[b]) return "a loop is left";
        const std::size_t merged = tree[b];
        std::replace(tree.begin(), tree.end(), merged, tree[a]);
    }
    return "";
}

Fault detachment_plays_most(const CoinGraph& graph, LoonyValues&) {
    const std::vector<bool> none(static_cast<std::size_t>(graph.coins()) + 1);
    const auto played = moderate_tree_chains(graph, none, none, TreeGoal::MostModerate);
    const int most = most_moderate(graph);
    if (static_cast<int>(played.size()) == most) return "";
    return unequal("chains played", static_cast<int>(played.size()), "possible", most);
}

EndgameTest theorem_holds(bool as_printed) {
    return [=](const CoinGraph& graph, LoonyValues& values) -> Fault {
        const Contracted position = contract(graph);
        const JointGraph& joints = position.graph;
        const std::size_t size = joints.chains.size() + joints.loops.size();
        const int cv = controlled_value(joints).value;
        const int v = values.value(joints);
        if (v == cv || cv < 0 || size > 9) return std::nullopt;
        // Every H on the way up, and every part K of it.
        const FlightPlan plan = theory_plan(graph);
        FlightTheorem input{Pieces::all(joints), Pieces::all(joints), {}};
        CoinGraph rest = graph;
        for (const PlannedPiece& planned : plan.pieces) {
            for (std::uint32_t set = 0; set < std::uint32_t{1} << size; ++set) {
                bool is_part = true;
                for (std::size_t i = 0; i < size; ++i) {
                    const bool is_in = (set >> i & 1) != 0;
                    const bool is_loop = i >= joints.chains.size();
                    const std::size_t at = is_loop ? i - joints.chains.size() : i;
                    (is_loop ? input.k.loops : input.k.chains)[at] = is_in;
                    is_part = is_part && (!is_in || (is_loop ? input.h.loops : input.h.chains)[at]);
                }
                if (!is_part) continue;
                const TheoremVerdict verdict = check_theorem(graph, input);
                if (as_printed ? verdict.applies_as_printed() : verdict.applies())
                    return unequal("cv", cv, "v", v) +
                           ", and the theorem applies with cv(K) = " + std::to_string(verdict.cv_k);
            }
            if (planned.phase != FlightPhase::Ascent) break;
            input.ascent.push_back(planned.coin);
            rest = open_at(rest, planned.coin).rest;
            for (std::size_t i = 0; i < joints.chains.size(); ++i)
                input.h.chains[i] = rest.valence(position.origins.chains[i].coins.front()) > 0;
            for (std::size_t i = 0; i < joints.loops.size(); ++i)
                input.h.loops[i] = rest.valence(position.origins.loops[i].coins.front()) > 0;
        }
        return "";
    };
}

Fault old_condition_suffices(const CoinGraph& graph, LoonyValues& values) {
    const JointGraph joints = contract(graph).graph;
    if (!old_condition_holds(joints)) return std::nullopt;
    const int cv = controlled_value(joints).value;
    const int v = values.value(joints);
    return v == cv ? "" : unequal("cv", cv, "v", v);
}

Fault ten_suffices(const CoinGraph& graph, LoonyValues& values) {
    const JointGraph joints = contract(graph).graph;
    const int cv = controlled_value(joints).value;
    if (cv < 10) return std::nullopt;
    const int v = values.value(joints);
    return v == cv ? "" : unequal("cv", cv, "v", v);
}

}  // namespace upstar
