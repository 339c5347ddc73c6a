// The plan of Berlekamp and Scott; flight_plan.h has its outline.
#include <algorithm>
#include <utility>

#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/loony/piece_names.h"
#include "upstar/games/dots/loony/pieces.h"
#include "upstar/games/dots/loony/tree_detachment.h"

namespace upstar::dots {
namespace {

// Pieces that are opened one after the other, what they leave, and how that flies.
struct Manoeuvre {
    FlightPhase phase = FlightPhase::Landing;
    std::vector<PlannedPiece> pieces;
    CoinGraph rest;
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
        : graph_(name_joints(graph)),
          context_(context),
          kept_(static_cast<std::size_t>(graph.coins()) + 1) {
        const Contracted position = contract(graph_);
        const ControlledValue cv = controlled_value(position, context);
        altitude_ = cv.value;
        for (const Loop& loop : cv.loops.loops) keep(position, loop);
        keep_longer_of_twins();
    }

    // Appends the pieces in the order in which they are opened.
    void run(std::vector<PlannedPiece>& plan) {
        while (graph_.live_coins() > 0) {
            if (context_ != nullptr) context_->poll();
            Manoeuvre next = choose();
            for (PlannedPiece& planned : next.pieces) {
                planned.phase = next.phase;
                plan.push_back(std::move(planned));
            }
            graph_ = std::move(next.rest);
            altitude_ += next.net;
        }
    }

private:
    enum class Kept : std::uint8_t { No, Loop, Grounded };

    Kept& kept(int coin) { return kept_[static_cast<std::size_t>(coin)]; }
    Kept kept(int coin) const { return kept_[static_cast<std::size_t>(coin)]; }

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

    // Opens pieces one after the other, each given by a coin.
    Manoeuvre manoeuvre(FlightPhase phase, const std::vector<int>& coins) const {
        if (context_ != nullptr) context_->poll();
        Manoeuvre made{.phase = phase, .pieces = {}, .rest = graph_};
        std::vector<FlightPiece> opened;
        for (const int coin : coins) {
            CoinOpening opening = open_at(made.rest, coin);
            opened.push_back(opening.piece);
            made.pieces.push_back(
                {std::move(opening.piece), coin, std::move(opening.coins), phase});
            made.rest = std::move(opening.rest);
        }
        const Flight flight = fly(std::move(opened), made.rest.live_coins() == 0);
        made.net = flight.final_altitude();
        made.lowest = flight.lowest();
        made.bump = largest_bump(flight.altitude);
        return made;
    }

    // The safest manoeuvre of the first kind, in the order of the plan, that has one which does not
    // crash; if all crash, of the first kind there is.
    Manoeuvre choose() const {
        using Kind = std::vector<Manoeuvre> (TheoryPlanner::*)(const Classification&) const;
        static constexpr Kind kKinds[] = {
            &TheoryPlanner::moderate_loop,  &TheoryPlanner::profitable_twins,
            &TheoryPlanner::three_of_trees, &TheoryPlanner::profitable_flights,
            &TheoryPlanner::three_at_tags,  &TheoryPlanner::direct_flights,
            &TheoryPlanner::chain_of_trees, &TheoryPlanner::landing_chain,
            &TheoryPlanner::landing_loop,   &TheoryPlanner::last_chain,
        };
        const Classification pieces = classify(graph_);
        std::optional<Manoeuvre> first;
        for (const Kind kind : kKinds) {
            std::vector<Manoeuvre> candidates = (this->*kind)(pieces);
            if (candidates.empty()) continue;
            Manoeuvre best = safest(std::move(candidates));
            if (altitude_ + best.lowest >= 0) return best;
            if (!first) first = std::move(best);
        }
        return *std::move(first);
    }

    static Manoeuvre safest(std::vector<Manoeuvre> candidates) {
        return std::move(*std::min_element(
            candidates.begin(), candidates.end(),
            [](const Manoeuvre& a, const Manoeuvre& b) { return a.is_safer_than(b); }));
    }

    // The shortest piece of a kind, which dips least.
    template <class IsOne>
    std::vector<Manoeuvre> shortest(FlightPhase phase, const std::vector<NamedPiece>& pieces,
                                    IsOne&& is_one) const {
        const NamedPiece* found = nullptr;
        for (const NamedPiece& piece : pieces)
            if (is_one(piece) && (found == nullptr || piece.length < found->length)) found = &piece;
        if (found == nullptr) return {};
        return {manoeuvre(phase, {found->coins.front()})};
    }

    // A chain outside the loops of the set.
    bool is_free(const NamedPiece& chain) const { return kept(chain.coins.front()) == Kept::No; }

    std::vector<Manoeuvre> moderate_loop(const Classification& pieces) const {
        return shortest(FlightPhase::Ascent, pieces.loops,
                        [](const NamedPiece& loop) { return loop.length < kVeryLongLoop; });
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

    std::vector<Manoeuvre> three_of_trees(const Classification& pieces) const {
        auto found = chain_of_trees(pieces);
        if (found.empty() || found.front().net <= 0) return {};
        found.front().phase = FlightPhase::Ascent;
        return found;
    }

    std::vector<Manoeuvre> chain_of_trees(const Classification& pieces) const {
        std::vector<bool> is_late(kept_.size());
        std::vector<bool> is_bracelet(kept_.size());
        for (std::size_t coin = 1; coin < kept_.size(); ++coin)
            is_late[coin] = kept_[coin] != Kept::No;
        for (const NamedPiece& chain : pieces.chains)
            if (is_in_bracelet(chain.kind))
                for (const int coin : chain.coins)
                    is_bracelet[static_cast<std::size_t>(coin)] = true;
        const auto chain = first_tree_chain(graph_, is_late, is_bracelet);
        if (!chain) return {};
        return {manoeuvre(FlightPhase::Trees, {*chain})};
    }

    // Chains of 3 that the trees leave out: those that would fuse a tag.
    std::vector<Manoeuvre> three_at_tags(const Classification& pieces) const {
        return shortest(FlightPhase::Ascent, pieces.chains, [&](const NamedPiece& chain) {
            return chain.length == 3 && is_free(chain);
        });
    }

    std::vector<Manoeuvre> profitable_flights(const Classification& pieces) const {
        std::vector<Manoeuvre> found;
        for (const Bracelet& bracelet : pieces.bracelets)
            for (const SubBracelet part : minimal_profitable(bracelet)) {
                Manoeuvre flight = safest_flight(pieces, bracelet, part);
                if (flight.net > 0) found.push_back(std::move(flight));
            }
        return found;
    }

    std::vector<Manoeuvre> direct_flights(const Classification& pieces) const {
        std::vector<Manoeuvre> found;
        for (const Bracelet& bracelet : pieces.bracelets)
            found.push_back(safest_flight(pieces, bracelet, whole(bracelet)));
        return found;
    }

    // As it really flies: tags that meet in a joint fuse while they are played.
    Manoeuvre safest_flight(const Classification& pieces, const Bracelet& bracelet,
                            SubBracelet part) const {
        std::vector<Manoeuvre> ways;
        for (const auto& plan : direct_plans(bracelet, part))
            ways.push_back(manoeuvre(FlightPhase::Bracelets, coins_of(pieces, bracelet, plan)));
        return safest(std::move(ways));
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

    std::vector<Manoeuvre> landing_chain(const Classification& pieces) const {
        return shortest(FlightPhase::Landing, pieces.chains,
                        [&](const NamedPiece& chain) { return is_free(chain); });
    }

    std::vector<Manoeuvre> landing_loop(const Classification& pieces) const {
        return shortest(FlightPhase::Landing, pieces.loops, [](const NamedPiece&) { return true; });
    }

    // The loop of the set through the ground, once nothing else is left.
    std::vector<Manoeuvre> last_chain(const Classification& pieces) const {
        if (pieces.chains.size() + pieces.loops.size() > 1) return {};
        return shortest(FlightPhase::Landing, pieces.chains,
                        [](const NamedPiece&) { return true; });
    }

    CoinGraph graph_;
    Context* context_;
    std::vector<Kept> kept_;  // by coin, in which loops of the set it lies
    int altitude_ = 0;        // over the ground
};

}  // namespace

FlightPlan theory_plan(const CoinGraph& graph, Context* context, std::vector<PlannedPiece>* begun) {
    std::vector<PlannedPiece> own;
    std::vector<PlannedPiece>& pieces = begun == nullptr ? own : *begun;
    TheoryPlanner(graph, context).run(pieces);
    std::vector<int> coins;
    coins.reserve(pieces.size());
    for (const PlannedPiece& planned : pieces) coins.push_back(planned.coin);
    FlightPlan plan = given_plan(graph, coins, context);
    for (std::size_t i = 0; i < pieces.size(); ++i) plan.pieces[i].phase = pieces[i].phase;
    return plan;
}

}  // namespace upstar::dots
