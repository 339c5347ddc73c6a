#include "upstar/papers/berlekamp_examples.h"

#include <algorithm>
#include <set>

#include "upstar/games/dots/loony/coin_opening.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/loony/flight_theorem.h"
#include "upstar/games/dots/loony/pieces.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/papers/checks.h"

namespace upstar {

using namespace dots;
namespace {

// The environment of a piece; empty if it is no moderate loop.
std::string environment(const NamedPiece& piece) {
    if (piece.length >= kVeryLongLoop) return "";
    switch (piece.kind) {
        case PieceKind::IsolatedLoop:
            return "isolated";
        case PieceKind::TwinLoop:
            return "in a twin";
        case PieceKind::Trinket:
            return "in a bracelet";
        case PieceKind::JointLoop:
            return "at a joint, neither in a twin nor in a bracelet";
        default:
            return "";
    }
}

bool has_profit(const CoinGraph& graph) {
    const Classification pieces = classify(graph);
    return std::any_of(pieces.bracelets.begin(), pieces.bracelets.end(),
                       [](const Bracelet& b) { return !minimal_profitable(b).empty(); });
}

// What is left when all chains that end at this joint are opened; its loop stays, isolated.
CoinGraph without_chains_at(CoinGraph graph, const std::string& joint) {
    for (;;) {
        const Contracted position = contract(graph);
        const auto& chains = position.graph.chains;
        const auto ends_here = [&](std::int32_t end) {
            return position.origins.joint_name[static_cast<std::size_t>(end)] == joint;
        };
        const auto found = std::find_if(chains.begin(), chains.end(), [&](const auto& chain) {
            return !chain.is_loop() && (ends_here(chain.a) || ends_here(chain.b));
        });
        if (found == chains.end()) return graph;
        const auto i = static_cast<std::size_t>(found - chains.begin());
        graph = open_at(graph, position.origins.chains[i].coins.front()).rest;
    }
}

int direct_bump(const Bracelet& bracelet, FlightDirection direction) {
    const auto plan = direct_plan(bracelet, whole(bracelet), direction);
    return largest_bump(fly(pieces_of(bracelet, plan)).altitude);
}

bool flies_alike(const Bracelet& bracelet) {
    return direct_bump(bracelet, FlightDirection::Forward) ==
           direct_bump(bracelet, FlightDirection::Backward);
}

// The bracelet with its mirror image behind it, joined by its last chain.
Bracelet palindrome(Bracelet half) {
    half.chains.back().length = std::max(half.chains.back().length, kVeryLongChain);
    Bracelet both = half;
    both.trinkets.insert(both.trinkets.end(), half.trinkets.rbegin(), half.trinkets.rend());
    both.chains.insert(both.chains.end(), half.chains.rbegin() + 1, half.chains.rend());
    return both;
}

// Calls visit with the text of every sum of at most `most` pieces " name:length".
void for_each_sum(const std::string& name, const std::vector<int>& lengths, int most,
                  const std::function<void(const std::string&)>& visit,
                  const std::string& begun = "", std::size_t from = 0) {
    visit(begun);
    if (most == 0) return;
    for (std::size_t i = from; i < lengths.size(); ++i)
        for_each_sum(name, lengths, most - 1, visit,
                     begun + " " + name + ":" + std::to_string(lengths[i]), i);
}

}  // namespace

Fault quarter_means_threes(const CoinGraph& graph, LoonyValues&) {
    const JointGraph joints = contract(graph).graph;
    if (controlled_value(joints).p4 != 1) return std::nullopt;
    const bool only_threes =
        joints.loops.empty() &&
        std::all_of(joints.chains.begin(), joints.chains.end(),
                    [](const auto& chain) { return chain.is_independent() && chain.length == 3; });
    return only_threes ? "" : "p = 1/4";
}

Check environments(std::size_t kinds, Trials trials) {
    return [=](const Examination& examination) -> Finding {
        RandomEndgames random(2002);
        std::set<std::string> found;
        std::size_t loops = 0;
        const int most = examination.choose(trials.quick, trials.usual, trials.full);
        for (int i = 0; i < most; ++i) {
            examination.session.context().poll();
            const Classification pieces = classify(random.endgame({6, 4, 3, 7, 2}));
            for (const auto* list : {&pieces.chains, &pieces.loops})
                for (const NamedPiece& piece : *list) {
                    const std::string kind = environment(piece);
                    if (kind.empty()) continue;
                    ++loops;
                    found.insert(kind);
                }
        }
        std::string text;
        for (const std::string& kind : found) text += (text.empty() ? "" : ", ") + kind;
        const std::string scope = counted(loops, "moderate loop") + " of " +
                                  counted(static_cast<std::size_t>(most), "random endgame") +
                                  " with at most 6 joints: " + text;
        return {scope, found.size() == kinds ? "" : "there are " + scope};
    };
}

Check twins_are_dippers() {
    return [](const Examination& examination) -> Finding {
        LoonyValues values(examination.session.context());
        const int most = examination.choose(1, 2, 3);
        std::size_t sums = 0;
        std::string fault;
        const auto check = [&](const std::string& text) {
            if (!fault.empty()) return;
            ++sums;
            const JointGraph graph = contract(parse_coin_graph(text)).graph;
            int shorter = 0;  // the values of the two moves in the twin
            int longer = 0;
            int length = 0;
            for (const LoonyMove& move : values.moves(graph)) {
                if (move.is_loop || !graph.chains[static_cast<std::size_t>(move.index)].is_loop())
                    continue;
                const bool is_first = length == 0;
                if (is_first || move.length < length) {
                    longer = is_first ? move.value : shorter;
                    shorter = move.value;
                    length = move.length;
                } else {
                    longer = move.value;
                }
            }
            if (shorter > longer)
                fault = text + ": the shorter loop first gives " + std::to_string(shorter) +
                        ", the longer " + std::to_string(longer);
        };
        for (int a = 4; a <= 9; ++a)
            for (int b = a; b <= 9; ++b) {
                const std::string twin = "A@" + std::to_string(a) + " A@" + std::to_string(b);
                for_each_sum("chain", {3, 4, 5, 6, 8}, most, [&](const std::string& chains) {
                    for_each_sum("loop", {4, 6, 8, 10}, most,
                                 [&](const std::string& loops) { check(twin + chains + loops); });
                });
            }
        return {"twins of loops of 4 to 9 beside " + counted(sums, "sum") +
                    " of chains and loops, at most " + std::to_string(most) + " of each",
                fault};
    };
}

Check naive_flight_crashes() {
    return [](const Examination&) -> Finding {
        const Bracelet bracelet = figure_3();
        std::vector<FlightPiece> pieces;
        for (const auto& chain : bracelet.chains)
            if (chain.length > 0) pieces.push_back({false, chain.length});
        for (const auto& trinket : bracelet.trinkets) pieces.push_back({true, trinket.length});
        const Flight flight = fly(pieces);
        const int cv = controlled_value(contract(figure_2()).graph).value;
        const std::string scope =
            "lowest " + std::to_string(flight.lowest()) + ", ground " + std::to_string(-cv);
        return {scope, crash(flight, cv) ? "" : scope};
    };
}

Check earmuffs_have_a_bump_of_ten() {
    return numbers("bands of 12 to 40", [] {
        std::vector<PrintedNumber> found;
        for (int band = 12; band <= 40; ++band) {
            const Bracelet earmuffs{{{4}, {4}}, {{0}, {band}, {0}}};
            found.push_back({"the bump of earmuffs with a band of " + std::to_string(band), 10,
                             direct_bump(earmuffs, FlightDirection::Forward)});
        }
        return found;
    });
}

Check six_loops_are_smooth(Trials trials) {
    constexpr int kSmall = 6;
    const auto test = [](Bracelet bracelet) -> Fault {
        for (auto& trinket : bracelet.trinkets) trinket.length = 6;
        if (bracelet.is_cyclic() || !minimal_profitable(bracelet).empty()) return std::nullopt;
        const int bump = std::max(direct_bump(bracelet, FlightDirection::Forward),
                                  direct_bump(bracelet, FlightDirection::Backward));
        return bump <= kSmall ? "" : "with 6-loops, a bump of " + std::to_string(bump);
    };
    return random_bracelets(5, trials,
                            "the open ones without a profit, with 6-loops for trinkets, have no "
                            "bump of more than " +
                                std::to_string(kSmall),
                            test);
}

Check palindromes_fly_alike(Trials trials) {
    return [=](const Examination& examination) -> Finding {
        if (!flies_alike(figure_3())) return {"", "Figure 3 flies differently backwards"};
        const Finding alike = random_bracelets(
            5, trials, "the open ones, made palindromes", [](const Bracelet& bracelet) -> Fault {
                if (bracelet.is_cyclic()) return std::nullopt;
                return flies_alike(palindrome(bracelet))
                           ? ""
                           : "its palindrome flies differently backwards";
            })(examination);
        if (!alike.holds()) return alike;
        const Finding others =
            random_bracelets(5, trials, "", [](const Bracelet& bracelet) -> Fault {
                if (bracelet.is_cyclic()) return std::nullopt;
                if (flies_alike(bracelet)) return "";
                return "bumps of " +
                       std::to_string(direct_bump(bracelet, FlightDirection::Forward)) + " and " +
                       std::to_string(direct_bump(bracelet, FlightDirection::Backward));
            })(examination);
        if (others.holds()) return {"", "no bracelet flies differently backwards"};
        return {"Figure 3, " + alike.scope + "; differently: " + others.counterexample, ""};
    };
}

Check theorem_applies_to_figure_2() {
    return [](const Examination& examination) -> Finding {
        const CoinGraph graph = figure_2();
        const JointGraph joints = contract(graph).graph;
        FlightTheorem input{Pieces::all(joints), Pieces::all(joints), {}};
        for (std::size_t i = 0; i < joints.chains.size(); ++i)
            input.k.chains[i] = joints.chains[i].is_independent();
        const TheoremVerdict verdict = check_theorem(graph, input, &examination.session.context());
        return {"cv(G) = cv(H) = " + std::to_string(verdict.cv_g) +
                    ", cv(K) = " + std::to_string(verdict.cv_k),
                verdict.reason};
    };
}

Check landings_are_safe() {
    return [](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        LoonyValues values(context);
        const int most = examination.choose(2, 3, 4);
        std::size_t sums = 0;
        std::string fault;
        const auto check = [&](const std::string& text) {
            if (!fault.empty() || text.empty()) return;
            ++sums;
            const JointGraph graph = contract(parse_coin_graph(text)).graph;
            const int cv = controlled_value(graph).value;
            const int v = values.value(graph);
            if (v != cv)
                fault = text + ": v = " + std::to_string(v) + ", cv = " + std::to_string(cv);
        };
        for_each_sum("chain", {5, 6, 7, 8, 9, 12}, most, [&](const std::string& chains) {
            for_each_sum("loop", {8, 9, 10, 12, 15}, most,
                         [&](const std::string& loops) { check(chains + loops); });
        });
        if (!fault.empty()) return {"", fault};
        const FlightPlan plan = plan_flight(parse_coin_graph("loop:12 chain:6"), values);
        if (!plan.proves_cv || plan.crash()) return {"", "the landing of Figure 8 crashes"};
        return {counted(sums, "sum") + " of at most " + std::to_string(most) +
                    " chains of 5 to 12 and loops of 8 to 15; the loop of 12 and the chain of 6 " +
                    "from an altitude of " + std::to_string(plan.cv),
                ""};
    };
}

Check merged_bracelets_lose_their_profit() {
    return [](const Examination&) -> Finding {
        const std::string text = "A@4 B@4 C@4 A-J:5 B-J:5 C-J:5 A-g:6 B-g:6 C-g:6";
        const CoinGraph graph = parse_coin_graph(text);
        const Classification pieces = classify(graph);
        const bool all_profit =
            pieces.bracelets.size() == 3 &&
            std::all_of(pieces.bracelets.begin(), pieces.bracelets.end(),
                        [](const Bracelet& b) { return !minimal_profitable(b).empty(); });
        if (!all_profit) return {"", "no three profitable bracelets in " + text};
        if (has_profit(without_chains_at(graph, "A")))
            return {"", "a profit is left when the bracelet at A is played in " + text};
        return {text, ""};
    };
}

Check chains_of_three_fuse() {
    return [](const Examination&) -> Finding {
        const std::string text = "J-g:3 J-g:3 J-g:3";
        const CoinGraph graph = parse_coin_graph(text);
        const Contracted position = contract(graph);
        const int coin = position.origins.chains.at(0).coins.front();
        const JointGraph rest = contract(open_at(graph, coin).rest).graph;
        if (rest.chains.size() != 1 || rest.chains[0].length < kVeryLongChain)
            return {"", "no single very long chain is left of " + text};
        return {text + ": one is played, the others are a chain of " +
                    std::to_string(rest.chains[0].length),
                ""};
    };
}

Check moderate_chain_may_cost_a_profit() {
    return [](const Examination&) -> Finding {
        const std::string text = "A@4 A-J:5 A-g:4 J-g:3 J-g:9";
        const CoinGraph graph = parse_coin_graph(text);
        const Bracelet bracelet = classify(graph).bracelets.at(0);
        const auto minimal = minimal_profitable(bracelet);
        const int profit = minimal.empty() ? 0 : gain(bracelet, minimal.front());
        const FlightPiece moderate{false, 3};
        if (profit <= moderate.net()) return {"", "the bracelet of " + text + " gains too little"};
        const Contracted position = contract(graph);
        for (std::size_t i = 0; i < position.graph.chains.size(); ++i) {
            if (position.graph.chains[i].length != moderate.length ||
                position.graph.chains[i].is_loop())
                continue;
            const int coin = position.origins.chains[i].coins.front();
            if (has_profit(open_at(graph, coin).rest)) return {"", "the profit stays in " + text};
        }
        return {text + ": the chain of 3 gains " + std::to_string(moderate.net()) +
                    " and ends a profit of " + std::to_string(profit),
                ""};
    };
}

}  // namespace upstar
