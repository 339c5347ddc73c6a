#include "upstar/games/dots/loony/loony_search.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

#include "upstar/games/dots/loony/chains_and_loops.h"
#include "upstar/games/dots/loony/opening.h"

namespace upstar::dots {
namespace {

int coins(const ComponentTable& table, const ComponentSum& sum) {
    int coins = 0;
    for (const auto& [number, count] : sum)
        coins += static_cast<int>(count) * table.component(number).coins;
    return coins;
}

/// Places of the components worth opening: all those with joints, and of the independent
/// chains and of the loops a shortest one.
std::vector<std::size_t> places_worth_opening(const ComponentTable& table,
                                              const ComponentSum& sum) {
    std::vector<std::size_t> places;
    std::array<std::size_t, 2> shortest{sum.size(), sum.size()};
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const Component& component = table.component(sum[i].number);
        if (component.joints > 0) {
            places.push_back(i);
            continue;
        }
        std::size_t& place = shortest[component.is_loop() ? 1 : 0];
        if (place == sum.size() || component.coins < table.component(sum[place].number).coins)
            place = i;
    }
    for (const std::size_t place : shortest)
        if (place < sum.size()) places.push_back(place);
    return places;
}

}  // namespace

struct LoonySearch::Candidate {
    bool is_loop = false;
    int length = 0;
    ComponentSum rest;
    int least_cost = 0;  // as far as was known
    int least_rest = 0;

    int cost(int rest_value) const { return value_of_opening(is_loop, length, rest_value); }
    int most_cost(ValueRange range) const { return std::max(cost(range.least), cost(range.most)); }
    int least_cost_in(ValueRange range) const {
        const int left = left_to_keep_control(is_loop);
        if (range.least > left) return cost(range.least);
        if (range.most < left) return cost(range.most);
        return cost(left) + (range.least % 2 == 0 ? 0 : 1);
    }
    // How far the value of the rest may be from what is left to keep control.
    int room(int most) const { return most - cost(left_to_keep_control(is_loop)); }
};

struct LoonySearch::Frame {
    ComponentSum sum;
    int most = 0;  // the question: is the value at most this?
    std::vector<Candidate> candidates;
    std::size_t next = 0;
};

ValueRange LoonySearch::range_without_search(const ComponentSum& sum) const {
    ChainsAndLoops simple;
    bool has_joints = false;
    for (const auto& [number, count] : sum) {
        const Component& component = table_.component(number);
        if (component.joints > 0) {
            has_joints = true;
            break;
        }
        auto& lengths = component.is_loop() ? simple.loops : simple.chains;
        lengths.insert(lengths.end(), count, component.coins);
    }
    if (!has_joints) {
        const int exact = dots::value(simple);
        return {exact, exact};
    }
    const int all = coins(table_, sum);
    return {std::max(controlled_value(table_, sum), all % 2), all};
}

ValueRange LoonySearch::range(const ComponentSum& sum) const {
    const auto known = known_.find(sum);
    return known != known_.end() ? known->second : range_without_search(sum);
}

void LoonySearch::learn(const ComponentSum& sum, ValueRange range) {
    if (const auto known = known_.find(sum); known != known_.end()) {
        known->second = range;
        return;
    }
    charge_.add(2 * (sizeof(ComponentSum) + sizeof(ValueRange)) + 16 +
                sum.size() * sizeof(ComponentTerm));
    known_.emplace(sum, range);
}

/// Openings that may cost `most` or less: the cheapest first, by what is known, and of those the
/// one that leaves most, that is, leads highest over the ground.
std::vector<LoonySearch::Candidate> LoonySearch::candidates(const ComponentSum& sum, int most) {
    std::vector<Candidate> found;
    for (const std::size_t place : places_worth_opening(table_, sum))
        for (const ComponentOpening& opening : table_.openings(sum[place].number)) {
            Candidate candidate{opening.is_loop, opening.length, {}, 0, 0};
            if (candidate.room(most) < 0) continue;
            candidate.rest = replaced(sum, place, opening.rest);
            const ValueRange known = range(candidate.rest);
            candidate.least_cost = candidate.least_cost_in(known);
            candidate.least_rest = known.least;
            if (candidate.least_cost <= most) found.push_back(std::move(candidate));
        }
    std::stable_sort(found.begin(), found.end(), [](const Candidate& x, const Candidate& y) {
        return std::tie(x.least_cost, y.least_rest) < std::tie(y.least_cost, x.least_rest);
    });
    return found;
}

/// Plays the first candidates to the end, for an upper bound.
void LoonySearch::play_out(ComponentSum sum) {
    std::vector<std::pair<ComponentSum, Candidate>> line;
    while (!range(sum).is_exact()) {
        context_.poll();
        auto all = candidates(sum, coins(table_, sum));
        ComponentSum rest = all.front().rest;
        line.emplace_back(std::move(sum), std::move(all.front()));
        sum = std::move(rest);
    }
    for (; !line.empty(); line.pop_back()) {
        const auto& [before, candidate] = line.back();
        const ValueRange known = range(before);
        learn(before,
              {known.least, std::min(known.most, candidate.most_cost(range(candidate.rest)))});
    }
}

/// Goes on with the question on top of the stack: answers it, or puts one about a rest on top.
/// True if there was a new one.
bool LoonySearch::step(std::vector<Frame>& stack) {
    Frame& frame = stack.back();
    for (; frame.next < frame.candidates.size(); ++frame.next) {
        const Candidate& candidate = frame.candidates[frame.next];
        const ValueRange known = range(candidate.rest);
        if (candidate.least_cost_in(known) > frame.most) continue;
        if (candidate.most_cost(known) <= frame.most) {
            learn(frame.sum, {range(frame.sum).least, candidate.most_cost(known)});
            stack.pop_back();
            return false;
        }
        // The value of the rest has to be at most left + room, and not less than left - room.
        const int left = left_to_keep_control(candidate.is_loop);
        const int room = candidate.room(frame.most);
        const int most = known.most > left + room ? left + room : left - room - 1;
        stack.push_back({candidate.rest, most, candidates(candidate.rest, most)});
        return true;
    }
    ValueRange learnt = range(frame.sum);
    while (learnt.least <= frame.most) learnt.least += 2;
    learn(frame.sum, learnt);
    stack.pop_back();
    return false;
}

ValueRange LoonySearch::narrow(const ComponentSum& sum, std::size_t most_positions) {
    play_out(sum);
    std::size_t seen = 0;
    for (;;) {
        const ValueRange known = range(sum);
        if (known.is_exact() || seen >= most_positions) return known;
        std::vector<Frame> stack;
        stack.push_back({sum, known.least, candidates(sum, known.least)});
        while (!stack.empty()) {
            context_.poll();
            if (step(stack) && ++seen >= most_positions) break;
        }
    }
}

int LoonySearch::value(const ComponentSum& sum) {
    return narrow(sum, std::numeric_limits<std::size_t>::max()).least;
}

}  // namespace upstar::dots
