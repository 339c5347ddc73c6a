#include "upstar/games/dots/loony/component_form.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace upstar::dots {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

using Chain = JointGraph::Chain;

bool precedes(const Chain& x, const Chain& y) {
    return std::tie(x.a, x.b, x.length) < std::tie(y.a, y.b, y.length);
}

// Trials take the longer the more joints there are.
constexpr std::size_t kMostTrials = 256;
constexpr std::size_t kMostTrialsTimesJoints = 8192;

class Labelling {
public:
    Labelling(const JointGraph& component, Context* context)
        : graph_(component), context_(context), around_(component.valence.size()) {
        for (const Chain& chain : component.chains) {
            around_[at(chain.a)].push_back({chain.length, chain.b});
            if (chain.b != chain.a) around_[at(chain.b)].push_back({chain.length, chain.a});
        }
    }

    JointGraph run() {
        Colours start(around_.size(), 1);
        start[JointGraph::kGround] = 0;
        std::vector<Colours> left{std::move(start)};
        const std::size_t most_trials =
            std::clamp(kMostTrialsTimesJoints / around_.size(), std::size_t{1}, kMostTrials);
        for (std::size_t trials = 0; !left.empty() && (trials < most_trials || !best_); ++trials) {
            Colours colours = std::move(left.back());
            left.pop_back();
            refine(colours);
            const int alike = first_shared(colours);
            if (alike < 0) {
                consider(colours);
                continue;
            }
            for (std::size_t node = 1; node < colours.size(); ++node) {
                if (colours[node] != alike) continue;
                if (left.size() > most_trials) break;
                left.push_back(colours);
                for (std::size_t other = 1; other < colours.size(); ++other)
                    if (other != node && colours[other] >= alike) ++left.back()[other];
            }
        }
        return std::move(*best_);
    }

private:
    using Colours = std::vector<int>;  // by node; equal colours 1, 1, 1 then 4: places in an order

    struct Signature {
        int colour = 0;
        std::vector<std::pair<int, int>> around;  // lengths and colours
        std::size_t node = 0;

        auto tied() const { return std::tie(colour, around); }
    };

    // A colour is one more than the number of joints with a lesser one.
    void refine(Colours& colours) const {
        std::vector<Signature> signatures(colours.size() - 1);
        int classes = 0;
        for (;;) {
            if (context_ != nullptr) context_->poll();
            for (std::size_t node = 1; node < colours.size(); ++node) {
                auto& signature = signatures[node - 1];
                signature.node = node;
                signature.colour = colours[node];
                signature.around.clear();
                for (const auto& [length, other] : around_[node])
                    signature.around.emplace_back(length,
                                                  at(other) == node ? kItself : colours[at(other)]);
                std::sort(signature.around.begin(), signature.around.end());
            }
            std::sort(signatures.begin(), signatures.end(),
                      [](const auto& x, const auto& y) { return x.tied() < y.tied(); });
            int now = 0;
            for (std::size_t i = 0; i < signatures.size(); ++i) {
                const bool is_new = i == 0 || signatures[i - 1].tied() != signatures[i].tied();
                if (is_new) ++now;
                colours[signatures[i].node] =
                    is_new ? static_cast<int>(i) + 1 : colours[signatures[i - 1].node];
            }
            if (now == classes) return;
            classes = now;
        }
    }

    // The least colour that several joints have; -1 if none.
    static int first_shared(const Colours& colours) {
        Colours sorted(colours.begin() + 1, colours.end());
        std::sort(sorted.begin(), sorted.end());
        const auto pair = std::adjacent_find(sorted.begin(), sorted.end());
        return pair == sorted.end() ? -1 : *pair;
    }

    void consider(const Colours& numbers) {
        JointGraph form;
        form.valence.resize(numbers.size());
        for (std::size_t node = 0; node < numbers.size(); ++node)
            form.valence[at(numbers[node])] = graph_.valence[node];
        for (const Chain& chain : graph_.chains) {
            const auto [low, high] = std::minmax({numbers[at(chain.a)], numbers[at(chain.b)]});
            form.chains.push_back({low, high, chain.length});
        }
        std::sort(form.chains.begin(), form.chains.end(), precedes);
        if (!best_ ||
            std::lexicographical_compare(form.chains.begin(), form.chains.end(),
                                         best_->chains.begin(), best_->chains.end(), precedes))
            best_ = std::move(form);
    }

    static constexpr int kItself = -1;

    const JointGraph& graph_;
    Context* context_;
    std::vector<std::vector<std::pair<int, int>>> around_;  // by node: lengths and other ends
    std::optional<JointGraph> best_;
};

/// The joints by component: for each joint the least that it is connected with.
std::vector<int> leaders(const JointGraph& graph) {
    std::vector<int> leader(graph.valence.size());
    for (std::size_t i = 0; i < leader.size(); ++i) leader[i] = static_cast<int>(i);
    const auto find = [&](int joint) {
        while (leader[at(joint)] != joint)
            joint = leader[at(joint)] = leader[at(leader[at(joint)])];
        return joint;
    };
    for (const Chain& chain : graph.chains) {
        if (chain.a == JointGraph::kGround || chain.b == JointGraph::kGround) continue;
        const auto [low, high] = std::minmax({find(chain.a), find(chain.b)});
        leader[at(high)] = low;
    }
    for (int joint = 1; joint <= graph.joints(); ++joint) leader[at(joint)] = find(joint);
    return leader;
}

}  // namespace

std::vector<JointGraph> components(const JointGraph& graph) {
    std::vector<JointGraph> parts;
    const std::vector<int> leader = leaders(graph);
    std::vector<std::size_t> part_of(leader.size());
    std::vector<int> number(leader.size());
    for (int joint = 1; joint <= graph.joints(); ++joint) {
        const auto first = at(leader[at(joint)]);
        if (first == at(joint)) {
            part_of[first] = parts.size();
            parts.emplace_back();
        }
        JointGraph& part = parts[part_of[first]];
        part.valence.push_back(graph.valence[at(joint)]);
        number[at(joint)] = part.joints();
    }
    for (const Chain& chain : graph.chains) {
        if (chain.is_independent()) {
            parts.emplace_back();
            parts.back().valence[0] = 2;
            parts.back().chains.push_back(chain);
            continue;
        }
        JointGraph& part = parts[part_of[at(leader[at(std::max(chain.a, chain.b))])]];
        part.chains.push_back({number[at(chain.a)], number[at(chain.b)], chain.length});
        if (std::min(chain.a, chain.b) == JointGraph::kGround) ++part.valence[0];
    }
    for (const int length : graph.loops) {
        parts.emplace_back();
        parts.back().loops.push_back(length);
    }
    return parts;
}

JointGraph canonical_form(const JointGraph& component, Context* context) {
    return component.joints() == 0 ? component : Labelling(component, context).run();
}

}  // namespace upstar::dots
