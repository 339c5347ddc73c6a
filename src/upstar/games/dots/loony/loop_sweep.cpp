#include "upstar/games/dots/loony/loop_sweep.h"

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <optional>
#include <string>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/games/dots/loony/sweep_order.h"

namespace upstar::dots {
namespace {

// The bytes of a state: by place of an open node, the place of the other end of its path, then what
// is to be known about the path.
constexpr unsigned char kNobody = 255;  // no node has this place now
constexpr unsigned char kInside = 254;  // the node has two edges already
constexpr int kMostPlaces = 254;
constexpr unsigned char kGrounded = 1;
constexpr unsigned char kNotFavoured = 2;

class Paths {
public:
    explicit Paths(std::size_t places) : bytes_(2 * places, '\0') {
        for (std::size_t place = 0; place < places; ++place) set(place, kNobody, 0);
    }

    unsigned char mate(std::size_t place) const {
        return static_cast<unsigned char>(bytes_[2 * place]);
    }
    unsigned char trait(std::size_t place) const {
        return static_cast<unsigned char>(bytes_[2 * place + 1]);
    }
    void set(std::size_t place, std::size_t mate, unsigned trait) {
        bytes_[2 * place] = static_cast<char>(mate);
        bytes_[2 * place + 1] = static_cast<char>(trait);
    }
    bool is_unused(std::size_t place) const { return mate(place) == place; }
    const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

struct Candidate {
    Paths paths;
    int quarters = 0;
    int favoured = 0;

    std::pair<int, int> weight() const { return {quarters, favoured}; }
};

/// Adds an edge between two places; false where the nodes cannot take it.
bool join(Candidate& c, std::size_t a, std::size_t b, const SweepEdge& edge) {
    Paths& paths = c.paths;
    if (paths.mate(a) == kInside || paths.mate(b) == kInside) return false;
    if (a == b && !paths.is_unused(a)) return false;
    const bool touches_ground = edge.a == 0 || edge.b == 0;
    const unsigned trait = paths.trait(a) | paths.trait(b) | (touches_ground ? kGrounded : 0u) |
                           (edge.is_favoured ? 0u : kNotFavoured);
    const std::size_t far_a = paths.mate(a);
    const std::size_t far_b = paths.mate(b);
    if (far_a == b) {  // a cycle, be it of this edge alone
        const bool is_short = a == b && edge.length < 4;
        const int quarters = (trait & kGrounded) == 0 ? 4 : is_short ? 1 : 2;
        c.quarters += quarters;
        if ((trait & kNotFavoured) == 0) c.favoured += quarters;
        paths.set(a, kInside, 0);
        paths.set(b, kInside, 0);
        return true;
    }
    if (far_a != a) paths.set(a, kInside, 0);
    if (far_b != b) paths.set(b, kInside, 0);
    paths.set(far_a, far_b, trait);
    paths.set(far_b, far_a, trait);
    return true;
}

/// Forgets a node; false where a path would end there.
bool leave(Paths& paths, std::size_t place) {
    if (paths.mate(place) != kInside && !paths.is_unused(place)) return false;
    paths.set(place, kNobody, 0);
    return true;
}

class Sweep {
public:
    Sweep(int nodes, const std::vector<SweepEdge>& edges, Context* context)
        : edges_(edges),
          context_(context),
          order_(sweep_order(nodes, edges, context)),
          first_(static_cast<std::size_t>(nodes) + 1, -1),
          last_(first_),
          place_(first_.size()) {
        if (context != nullptr) charge_.emplace(*context);
        for (std::size_t step = 0; step < order_.size(); ++step)
            for (const auto node : ends(step)) {
                if (first_[node] < 0) first_[node] = static_cast<int>(step);
                last_[node] = static_cast<int>(step);
            }
        assign_places();
    }

    SweepResult run() {
        layer_.push_back({Paths(places_)});
        for (std::size_t step = 0; step < order_.size(); ++step) advance(step);
        SweepResult result;
        result.quarters = layer_[0].quarters;
        result.favoured = layer_[0].favoured;
        result.used.resize(edges_.size());
        std::uint32_t at = 0;
        for (std::size_t step = order_.size(); step-- > 0;) {
            const Step& chosen = history_[step][at];
            if (chosen.used) result.used[static_cast<std::size_t>(order_[step])] = true;
            at = chosen.parent;
        }
        return result;
    }

private:
    struct Step {
        std::uint32_t parent = 0;
        bool used = false;
    };

    const SweepEdge& edge(std::size_t step) const {
        return edges_[static_cast<std::size_t>(order_[step])];
    }
    std::vector<std::size_t> ends(std::size_t step) const {
        const SweepEdge& e = edge(step);
        std::vector<std::size_t> nodes{static_cast<std::size_t>(e.a)};
        if (e.b != e.a) nodes.push_back(static_cast<std::size_t>(e.b));
        return nodes;
    }

    // Every node gets the lowest place that is free from its first edge to its last.
    void assign_places() {
        std::vector<bool> is_taken;
        for (std::size_t step = 0; step < order_.size(); ++step) {
            for (const auto node : ends(step))
                if (first_[node] == static_cast<int>(step)) {
                    const auto free = std::find(is_taken.begin(), is_taken.end(), false);
                    place_[node] = static_cast<std::size_t>(free - is_taken.begin());
                    if (free == is_taken.end()) is_taken.push_back(false);
                    is_taken[place_[node]] = true;
                }
            for (const auto node : ends(step))
                if (last_[node] == static_cast<int>(step)) is_taken[place_[node]] = false;
        }
        places_ = is_taken.size();
        if (places_ > kMostPlaces)
            throw Error(ErrorKind::Limit,
                        "the joints are too entangled to find disjoint loops; try a smaller graph");
    }

    void advance(std::size_t step) {
        next_.clear();
        index_.clear();
        history_.emplace_back();
        const SweepEdge& e = edge(step);
        const std::size_t a = place_[static_cast<std::size_t>(e.a)];
        const std::size_t b = place_[static_cast<std::size_t>(e.b)];
        for (std::size_t i = 0; i < layer_.size(); ++i) {
            if (context_ != nullptr) context_->poll();
            Candidate without = layer_[i];
            for (const auto node : ends(step))
                if (first_[node] == static_cast<int>(step))
                    without.paths.set(place_[node], place_[node], 0);
            Candidate with = without;
            if (join(with, a, b, e))
                keep(std::move(with), step, {static_cast<std::uint32_t>(i), true});
            keep(std::move(without), step, {static_cast<std::uint32_t>(i), false});
        }
        layer_.swap(next_);
        charge();
    }

    void keep(Candidate candidate, std::size_t step, Step origin) {
        for (const auto node : ends(step))
            if (last_[node] == static_cast<int>(step) && !leave(candidate.paths, place_[node]))
                return;
        auto& steps = history_.back();
        const auto [known, is_new] = index_.try_emplace(candidate.paths.bytes(), steps.size());
        if (is_new) {
            next_.push_back(std::move(candidate));
            steps.push_back(origin);
        } else if (next_[known->second].weight() < candidate.weight()) {
            next_[known->second] = std::move(candidate);
            steps[known->second] = origin;
        }
    }

    // Steps are kept to the end, states only while the sweep is at them.
    void charge() {
        if (!charge_) return;
        charge_->add(history_.back().size() * sizeof(Step));
        if (layer_.size() <= most_states_) return;
        charge_->add((layer_.size() - most_states_) * 2 * (sizeof(Candidate) + 4 * places_));
        most_states_ = layer_.size();
    }

    const std::vector<SweepEdge>& edges_;
    Context* context_;
    std::vector<int> order_;
    std::vector<int> first_;  // by node, the first step at it
    std::vector<int> last_;
    std::vector<std::size_t> place_;  // by node
    std::size_t places_ = 0;
    std::vector<Candidate> layer_;
    std::vector<Candidate> next_;
    boost::unordered_flat_map<std::string, std::size_t> index_;  // of the states in next_
    std::vector<std::vector<Step>> history_;
    std::optional<Charge> charge_;
    std::size_t most_states_ = 0;
};

}  // namespace

SweepResult sweep_loops(int nodes, const std::vector<SweepEdge>& edges, Context* context) {
    return Sweep(nodes, edges, context).run();
}

}  // namespace upstar::dots
