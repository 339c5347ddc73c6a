#include "upstar/games/dots/loony/bracelets.h"

#include <algorithm>
#include <utility>

namespace upstar::dots {
namespace {

// The parts of a sub-bracelet in a row, as numbers of the bracelet.
struct Row {
    std::vector<std::size_t> chains;  // one more than trinkets, or as many if cut open anywhere
    std::vector<std::size_t> trinkets;
};

Row row_of(const Bracelet& bracelet, SubBracelet part) {
    const std::size_t size = bracelet.chains.size();
    const bool is_round = bracelet.is_cyclic() && part.count == size;
    Row row;
    for (std::size_t i = 0; i < part.count; ++i)
        row.trinkets.push_back((part.first + i) % bracelet.trinkets.size());
    for (std::size_t i = 0; i < part.count + (is_round ? 0 : 1); ++i)
        row.chains.push_back((part.first + i) % size);
    return row;
}

// gain(part) as a difference of two sums; the numbers run twice around a cyclic bracelet.
class PrefixSums {
public:
    explicit PrefixSums(const Bracelet& bracelet) : bracelet_(bracelet) {
        const std::size_t k = bracelet.trinkets.size();
        for (std::size_t i = 0; i < (bracelet.is_cyclic() ? 2 * k : k); ++i) {
            const int trinket = 8 - bracelet.trinkets[i % k].length;
            sums_.push_back(sums_.back() + chain_net(i) + trinket);
        }
    }

    int gain(SubBracelet part) const {
        const std::size_t end = part.first + part.count;
        const int inner = sums_[end] - sums_[part.first];
        const bool is_round = bracelet_.is_cyclic() && part.count == bracelet_.chains.size();
        return is_round ? inner : inner + chain_net(end);
    }

private:
    int chain_net(std::size_t i) const {
        const int length = bracelet_.chains[i % bracelet_.chains.size()].length;
        return length == 0 ? 0 : 4 - length;
    }

    const Bracelet& bracelet_;
    std::vector<int> sums_ = {0};  // over chain i and trinket i
};

bool lies_in(const Bracelet& bracelet, SubBracelet inner, SubBracelet outer) {
    if (inner.count >= outer.count) return inner == outer;
    const std::size_t k = bracelet.trinkets.size();
    if (bracelet.is_cyclic() && outer.count == k) return true;
    const std::size_t offset = (inner.first + k - outer.first) % k;
    return offset + inner.count <= outer.count;
}

}  // namespace

std::vector<SubBracelet> sub_bracelets(const Bracelet& bracelet) {
    const std::size_t k = bracelet.trinkets.size();
    std::vector<SubBracelet> parts;
    for (std::size_t count = 1; count <= k; ++count) {
        const bool can_turn = bracelet.is_cyclic() && count < k;
        for (std::size_t first = 0; first < (can_turn ? k : k - count + 1); ++first)
            parts.push_back({first, count});
    }
    return parts;
}

int gain(const Bracelet& bracelet, SubBracelet part) { return PrefixSums(bracelet).gain(part); }

std::vector<SubBracelet> minimal_profitable(const Bracelet& bracelet) {
    const PrefixSums sums(bracelet);
    std::vector<SubBracelet> minimal;
    for (const SubBracelet part : sub_bracelets(bracelet)) {
        if (sums.gain(part) <= 0) continue;
        const bool has_smaller =
            std::any_of(minimal.begin(), minimal.end(),
                        [&](SubBracelet inner) { return lies_in(bracelet, inner, part); });
        if (!has_smaller) minimal.push_back(part);
    }
    return minimal;
}

std::vector<BraceletStep> direct_plan(const Bracelet& bracelet, SubBracelet part,
                                      FlightDirection direction) {
    Row row = row_of(bracelet, part);
    if (direction == FlightDirection::Backward) {
        std::reverse(row.chains.begin(), row.chains.end());
        std::reverse(row.trinkets.begin(), row.trinkets.end());
    }
    std::vector<BraceletStep> plan;
    const auto add_chain = [&](std::size_t i) {
        if (bracelet.chains[i].length > 0) plan.push_back({false, i});
    };
    // In a ring the chain that is opened first lies between the first trinket and the last.
    const bool is_round = row.chains.size() == row.trinkets.size();
    if (is_round && direction == FlightDirection::Backward)
        std::rotate(row.chains.begin(), row.chains.end() - 1, row.chains.end());
    add_chain(row.chains.front());
    for (std::size_t i = 0; i < row.trinkets.size(); ++i) {
        if (i + 1 < row.chains.size()) add_chain(row.chains[i + 1]);
        plan.push_back({true, row.trinkets[i]});
    }
    return plan;
}

std::vector<FlightPiece> pieces_of(const Bracelet& bracelet,
                                   const std::vector<BraceletStep>& plan) {
    std::vector<FlightPiece> pieces;
    for (const BraceletStep step : plan) {
        const auto& parts = step.is_trinket ? bracelet.trinkets : bracelet.chains;
        pieces.push_back({step.is_trinket, parts[step.index].length});
    }
    return pieces;
}

std::vector<std::vector<BraceletStep>> direct_plans(const Bracelet& bracelet, SubBracelet part) {
    const bool is_round = bracelet.is_cyclic() && part.count == bracelet.chains.size();
    std::vector<std::vector<BraceletStep>> plans;
    for (std::size_t turn = 0; turn < (is_round ? part.count : 1); ++turn)
        for (const FlightDirection direction :
             {FlightDirection::Forward, FlightDirection::Backward})
            plans.push_back(direct_plan(bracelet, {part.first + turn, part.count}, direction));
    return plans;
}

std::vector<BraceletStep> safest_direct_plan(const Bracelet& bracelet, SubBracelet part) {
    std::vector<BraceletStep> best;
    std::pair<int, int> least;  // how far it dips, and its bump
    for (auto& plan : direct_plans(bracelet, part)) {
        const Flight flight = fly(pieces_of(bracelet, plan));
        const std::pair<int, int> danger{-flight.lowest(), largest_bump(flight.altitude)};
        if (!best.empty() && danger >= least) continue;
        least = danger;
        best = std::move(plan);
    }
    return best;
}

}  // namespace upstar::dots
