#include "upstar/games/dots/loony/flight_theorem.h"

#include "upstar/games/dots/loony/coin_opening.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/disjoint_loops.h"
#include "upstar/games/dots/loony/flight.h"
#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/loony/pieces.h"

namespace upstar::dots {
namespace {

constexpr int kEnough = 10;

std::string value_text(const char* graph, int cv) {
    return std::string("cv(") + graph + ") is " + std::to_string(cv);
}

bool contains(const std::vector<bool>& outer, const std::vector<bool>& inner) {
    for (std::size_t i = 0; i < outer.size(); ++i)
        if (inner[i] && !outer[i]) return false;
    return true;
}

bool is_theory_graph(const JointGraph& graph) { return is_loony(graph) && !heavy_joint(graph); }

std::string moderate_piece(const JointGraph& graph) {
    const auto text = [](const char* kind, int length) {
        return "K has a " + std::string(kind) + " of " + std::to_string(length) +
               ", which is moderate";
    };
    for (const auto& chain : graph.chains) {
        if (chain.is_loop() && chain.length + 1 < kVeryLongLoop)
            return text("loop", chain.length + 1);
        if (chain.length < kVeryLongChain) return text("chain", chain.length);
    }
    for (const int loop : graph.loops)
        if (loop < kVeryLongLoop) return text("loop", loop);
    return "";
}

class TheoremCheck {
public:
    TheoremCheck(const CoinGraph& coins, const FlightTheorem& input, Context* context)
        : coins_(coins), input_(input), context_(context), position_(contract(coins)) {}

    TheoremVerdict run() {
        check_graphs();
        if (verdict_.applies()) check_values();
        if (verdict_.applies()) check_ascent();
        if (verdict_.applies()) check_late_pieces();
        return verdict_;
    }

private:
    void demand(bool holds, TheoremClause clause, const std::string& reason) {
        if (holds || verdict_.failed) return;
        verdict_.failed = clause;
        verdict_.reason = reason;
    }

    void check_graphs() {
        const JointGraph& g = position_.graph;
        demand(is_theory_graph(g), TheoremClause::LoonyG,
               "G is not a loony endgame with joints of valence 3 and 4");
        const bool fits =
            input_.h.chains.size() == g.chains.size() && input_.h.loops.size() == g.loops.size() &&
            input_.k.chains.size() == g.chains.size() && input_.k.loops.size() == g.loops.size();
        demand(fits && contains(input_.h.chains, input_.k.chains) &&
                   contains(input_.h.loops, input_.k.loops),
               TheoremClause::PartsNested, "K is not a part of H");
        if (verdict_.failed) return;
        h_ = subgraph(g, input_.h).graph;
        k_ = subgraph(g, input_.k).graph;
        demand(is_theory_graph(h_), TheoremClause::LoonyH, "H is not a loony endgame");
        demand(is_theory_graph(k_), TheoremClause::LoonyK, "K is not a loony endgame");
        if (verdict_.failed) return;
        demand(is_compatible(g, Pieces::all(g), input_.h, context_), TheoremClause::CompatibleH,
               "H is not compatible with G");
        if (verdict_.failed) return;
        demand(is_compatible(g, input_.h, input_.k, context_), TheoremClause::CompatibleK,
               "K is not compatible with H");
    }

    void check_values() {
        verdict_.cv_g = controlled_value(position_.graph, context_).value;
        verdict_.cv_h = controlled_value(h_, context_).value;
        verdict_.cv_k = controlled_value(k_, context_).value;
        demand(verdict_.cv_g >= 0, TheoremClause::ValueOfG,
               value_text("G", verdict_.cv_g) + ", less than 0");
        demand(verdict_.cv_h >= kEnough, TheoremClause::ValueOfH,
               value_text("H", verdict_.cv_h) + ", less than 10");
        demand(verdict_.cv_k >= kEnough, TheoremClause::ValueOfK,
               value_text("K", verdict_.cv_k) + ", less than 10");
        const std::string moderate = moderate_piece(k_);
        demand(moderate.empty(), TheoremClause::NothingModerateInK, moderate);
    }

    // G without the pieces that are not in H.
    CoinGraph coins_of_h() const {
        std::vector<int> cut;
        const auto cut_others = [&](const std::vector<Origins::Run>& runs,
                                    const std::vector<bool>& part) {
            for (std::size_t i = 0; i < runs.size(); ++i)
                if (!part[i]) cut.insert(cut.end(), runs[i].strings.begin(), runs[i].strings.end());
        };
        cut_others(position_.origins.chains, input_.h.chains);
        cut_others(position_.origins.loops, input_.h.loops);
        return coins_.without(cut);
    }

    void check_late_pieces() {
        const Classification pieces = classify(coins_of_h());
        int moderate = 0;  // loops of any heaviest set
        for (const NamedPiece& loop : pieces.loops)
            if (loop.length < kVeryLongLoop) ++moderate;
        for (const auto& [shorter, longer] : twins(pieces))
            if (longer->length < kVeryLongLoop) ++moderate;
        std::vector<bool> is_bracelet(static_cast<std::size_t>(coins_.coins()) + 1);
        for (const NamedPiece& chain : pieces.chains) {
            if (chain.kind == PieceKind::Trinket) ++moderate;
            if (is_in_bracelet(chain.kind))
                for (const int coin : chain.coins)
                    is_bracelet[static_cast<std::size_t>(coin)] = true;
        }
        demand(disjoint_loops(k_, context_).quarters() + 4 * moderate ==
                   disjoint_loops(h_, context_).quarters(),
               TheoremClause::LateLoopsInK,
               "K lacks a loop of a heaviest set of H that is not moderate");
        const auto& runs = position_.origins.chains;
        for (std::size_t i = 0; i < runs.size(); ++i)
            demand(!input_.k.chains[i] ||
                       !is_bracelet[static_cast<std::size_t>(runs[i].coins.front())],
                   TheoremClause::NoBraceletInK, "K has a chain of a bracelet");
    }

    void check_ascent() {
        CoinGraph rest = coins_;
        std::vector<FlightPiece> opened;
        for (const int coin : input_.ascent) {
            const bool can_open = coin >= 1 && coin <= rest.coins() && rest.valence(coin) == 2;
            demand(can_open, TheoremClause::AscentReachesH,
                   "the ascent cannot open a piece at coin " + std::to_string(coin));
            if (!can_open) return;
            CoinOpening opening = open_at(rest, coin);
            opened.push_back(opening.piece);
            rest = std::move(opening.rest);
        }
        demand(is_left(rest, position_.origins.chains, input_.h.chains) &&
                   is_left(rest, position_.origins.loops, input_.h.loops),
               TheoremClause::AscentReachesH, "the ascent does not end at H");
        const Flight flight = fly(opened);
        if (const auto at = crash(flight, verdict_.cv_g))
            demand(false, TheoremClause::AscentStaysUp,
                   "the ascent crashes in piece " + std::to_string(move_at(flight, *at).piece + 1));
    }

    // Whether just the runs of the part still have their coins.
    static bool is_left(const CoinGraph& rest, const std::vector<Origins::Run>& runs,
                        const std::vector<bool>& part) {
        for (std::size_t i = 0; i < runs.size(); ++i)
            if ((rest.valence(runs[i].coins.front()) > 0) != part[i]) return false;
        return true;
    }

    const CoinGraph& coins_;
    const FlightTheorem& input_;
    Context* context_;
    Contracted position_;
    JointGraph h_;
    JointGraph k_;
    TheoremVerdict verdict_;
};

}  // namespace

TheoremVerdict check_theorem(const CoinGraph& graph, const FlightTheorem& input, Context* context) {
    return TheoremCheck(graph, input, context).run();
}

bool old_condition_holds(const JointGraph& graph, Context* context) {
    const ControlledValue cv = controlled_value(graph, context);
    Pieces k{std::vector<bool>(graph.chains.size()), std::vector<bool>(graph.loops.size())};
    for (const Loop& loop : cv.loops.loops) {
        for (const int chain : loop.chains) k.chains[static_cast<std::size_t>(chain)] = true;
        if (loop.isolated >= 0) k.loops[static_cast<std::size_t>(loop.isolated)] = true;
    }
    return 2 * controlled_value(subgraph(graph, k).graph, context).value >= cv.coins;
}

}  // namespace upstar::dots
