// The plan of Berlekamp and Scott; flight_plan.h has its outline.
#include <algorithm>
#include <utility>

#include "upstar/loony/controlled_value.h"
#include "upstar/loony/flight_plan.h"
#include "upstar/loony/piece_names.h"
#include "upstar/loony/pieces.h"
#include "upstar/loony/tree_detachment.h"

namespace upstar {
namespace {

// Pieces that are opened one after the other, each given by a coin, and how that flies.
struct Manoeuvre {
    FlightPhase phase = FlightPhase::Landing;
    std::vector<int> coins;
    int net = 0;
    int lowest = 0;
    int bump = 0;

    bool is_safer_than(const Manoeuvre& other) const {
        return std::pair(lowest, -bump) > std::pair(other.lowest, -other.bump);
    }
};

class TheoryPlanner {
public:
    TheoryPlanner(const CoinGraph& graph, Context* context)
        : graph_(name_joints(graph)), kept_(static_cast<std::size_t>(graph.coins()) + 1) {
        const Contracted position = contract(graph_);
        const ControlledValue cv = controlled_value(position, context);
        altitude_ = cv.value;
        for (const Loop& loop : cv.loops.loops) keep(position, loop);
        keep_longer_of_twins();
    }

    // The coins at which pieces are opened, in order, and the phase of each.
    std::vector<std::pair<int, FlightPhase>> run() {
        std::vector<std::pair<int, FlightPhase>> plan;
        while (graph_.live_coins() > 0) {
            const Manoeuvre next = choose();
            for (const int coin : next.coins) {
                plan.emplace_back(coin, next.phase);
                graph_ = open_at(graph_, coin).rest;
            }
            altitude_ += next.net;
        }
        return plan;
    }

private:
    enum class Kept : std::uint8_t { No, Loop, Grounded };

    Kept& kept(int coin) { return kept_[static_cast<std::size_t>(coin)]; }

    void keep(const Contracted& position, const Loop& loop) {
        const auto& [joints, origins] = position;
        const Kept how = loop.is_grounded ? Kept::Grounded : Kept::Loop;
        const auto keep_run = [&](const Origins::Run& run) {
            for (const int coin : run.coins) kept(coin) = how;
        };
        if (loop.isolated >= 0) keep_run(origins.loops[static_cast<std::size_t>(loop.isolated)]);
        for (const int i : loop.chains) {
            const auto& chain = joints.chains[static_cast<std::size_t>(i)];
            keep_run(origins.chains[static_cast<std::size_t>(i)]);
            for (const int joint : {chain.a, chain.b})
                if (joint != JointGraph::kGround)
                    kept(origins.joint_coin[static_cast<std::size_t>(joint)]) = how;
        }
    }

    // A twin is played as a dipper whose handle is the shorter loop.
    void keep_longer_of_twins() {
        const Classification pieces = classify(graph_);
        for (const auto& [handle, loop] : twins(pieces)) {
            for (const int coin : handle->coins) kept(coin) = Kept::No;
            for (const int coin : loop->coins) kept(coin) = Kept::Loop;
        }
    }

    Manoeuvre manoeuvre(FlightPhase phase, std::vector<int> coins) const {
        std::vector<FlightPiece> opened;
        CoinGraph rest = graph_;
        for (const int coin : coins) {
            CoinOpening opening = open_at(rest, coin);
            opened.push_back(std::move(opening.piece));
            rest = std::move(opening.rest);
        }
        const Flight flight = fly(std::move(opened), rest.live_coins() == 0);
        return {phase, std::move(coins), flight.final_altitude(), flight.lowest(),
                largest_bump(flight.altitude)};
    }

    Manoeuvre choose() {
        const Classification pieces = classify(graph_);
        std::optional<Manoeuvre> first;
        std::optional<Manoeuvre> safe;
        const auto offer = [&](std::vector<Manoeuvre> candidates) {
            std::stable_sort(candidates.begin(), candidates.end(),
                             [](const auto& a, const auto& b) { return a.is_safer_than(b); });
            if (candidates.empty() || safe) return;
            if (!first) first = candidates.front();
            if (altitude_ + candidates.front().lowest >= 0) safe = candidates.front();
        };
        offer(moderate_loops(pieces));
        offer(profitable_twins(pieces));
        const std::vector<Manoeuvre> trees = tree_chains(pieces);
        if (!trees.empty() && trees.front().net > 0) offer({trees.front()});
        offer(flights(pieces, true));
        offer(threes(pieces));
        offer(flights(pieces, false));
        if (!trees.empty()) offer({trees.front()});
        for (const Manoeuvre& landing : landings(pieces)) offer({landing});
        return safe ? *safe : *first;
    }

    std::vector<Manoeuvre> moderate_loops(const Classification& pieces) const {
        std::vector<Manoeuvre> found;
        for (const NamedPiece& loop : pieces.loops)
            if (loop.length < kVeryLongLoop)
                found.push_back(manoeuvre(FlightPhase::Ascent, {loop.coins.front()}));
        return found;
    }

    std::vector<Manoeuvre> profitable_twins(const Classification& pieces) const {
        std::vector<Manoeuvre> found;
        for (const auto& [handle, loop] : twins(pieces)) {
            Manoeuvre twin =
                manoeuvre(FlightPhase::Ascent, {handle->coins.front(), loop->coins.front()});
            if (twin.net > 0) found.push_back(std::move(twin));
        }
        return found;
    }

    std::vector<Manoeuvre> tree_chains(const Classification& pieces) {
        std::vector<bool> is_late(kept_.size());
        std::vector<bool> is_bracelet(kept_.size());
        for (std::size_t coin = 1; coin < kept_.size(); ++coin)
            is_late[coin] = kept_[coin] != Kept::No;
        for (const Bracelet& bracelet : pieces.bracelets)
            for (const auto* parts : {&bracelet.chains, &bracelet.trinkets})
                for (const auto& part : *parts)
                    if (part.chain >= 0)
                        for (const int coin :
                             pieces.chains[static_cast<std::size_t>(part.chain)].coins)
                            is_bracelet[static_cast<std::size_t>(coin)] = true;
        std::vector<Manoeuvre> found;
        for (const int coin : moderate_tree_chains(graph_, is_late, is_bracelet))
            if (kept(coin) == Kept::No) found.push_back(manoeuvre(FlightPhase::Trees, {coin}));
        for (Manoeuvre& chain : found)
            if (chain.net > 0) chain.phase = FlightPhase::Ascent;
        return found;
    }

    // Chains of 3 that the trees leave out: those that would fuse a tag.
    std::vector<Manoeuvre> threes(const Classification& pieces) {
        std::vector<Manoeuvre> found;
        for (const NamedPiece& chain : pieces.chains)
            if (chain.length == 3 && kept(chain.coins.front()) == Kept::No)
                found.push_back(manoeuvre(FlightPhase::Ascent, {chain.coins.front()}));
        return found;
    }

    // The safest way through each minimal profitable sub-bracelet, or through each bracelet.
    std::vector<Manoeuvre> flights(const Classification& pieces, bool profitable) const {
        std::vector<Manoeuvre> found;
        for (const Bracelet& bracelet : pieces.bracelets) {
            const auto parts = profitable ? minimal_profitable(bracelet)
                                          : std::vector<SubBracelet>{whole(bracelet)};
            for (const SubBracelet part : parts) {
                std::vector<Manoeuvre> ways;
                for (const auto& plan : direct_plans(bracelet, part))
                    ways.push_back(
                        manoeuvre(FlightPhase::Bracelets, coins_of(pieces, bracelet, plan)));
                const auto best = std::min_element(
                    ways.begin(), ways.end(),
                    [](const auto& a, const auto& b) { return a.is_safer_than(b); });
                if (!profitable || best->net > 0) found.push_back(*best);
            }
        }
        return found;
    }

    static std::vector<int> coins_of(const Classification& pieces, const Bracelet& bracelet,
                                     const std::vector<BraceletStep>& plan) {
        std::vector<int> coins;
        for (const BraceletStep step : plan) {
            const auto& parts = step.is_trinket ? bracelet.trinkets : bracelet.chains;
            const int chain = parts[step.index].chain;
            coins.push_back(pieces.chains[static_cast<std::size_t>(chain)].coins.front());
        }
        return coins;
    }

    // What is outside the loops of the set, these loops, and the one through the ground at last.
    std::vector<Manoeuvre> landings(const Classification& pieces) {
        std::vector<std::pair<int, Manoeuvre>> ranked;
        const auto add = [&](int rank, const NamedPiece& piece) {
            ranked.emplace_back(1000 * rank + piece.length,
                                manoeuvre(FlightPhase::Landing, {piece.coins.front()}));
        };
        for (const NamedPiece& chain : pieces.chains)
            if (kept(chain.coins.front()) == Kept::No) add(0, chain);
        for (const NamedPiece& loop : pieces.loops) add(1, loop);
        for (const NamedPiece& chain : pieces.chains)
            if (ranked.empty() && chain.kind == PieceKind::IndependentChain) add(2, chain);
        std::stable_sort(ranked.begin(), ranked.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<Manoeuvre> found;
        for (auto& [rank, landing] : ranked) found.push_back(std::move(landing));
        return found;
    }

    CoinGraph graph_;
    std::vector<Kept> kept_;  // by coin, in which loops of the set it lies
    int altitude_ = 0;        // over the ground
};

}  // namespace

FlightPlan theory_plan(const CoinGraph& graph, Context* context) {
    const auto steps = TheoryPlanner(graph, context).run();
    std::vector<int> coins;
    for (const auto& [coin, phase] : steps) coins.push_back(coin);
    FlightPlan plan = given_plan(graph, coins, context);
    for (std::size_t i = 0; i < steps.size(); ++i) plan.pieces[i].phase = steps[i].second;
    return plan;
}

}  // namespace upstar
