#include "upstar/games/dots/loony/blockers.h"

#include <algorithm>
#include <numeric>

namespace upstar::dots {
namespace {

constexpr int kMostTests = 100000;

class BlockerSearch {
public:
    BlockerSearch(const JointGraph& graph, const LoopSet& loops)
        : graph_(graph), is_blocked_(graph.valence.size()) {
        for (const Loop& loop : loops.loops) {
            if (loop.isolated >= 0) continue;
            if (loop.is_grounded) {
                is_grounded_ = true;
                is_quarter_ = loop.quarters() == 1;
                is_blocked_[JointGraph::kGround] = !is_quarter_;
            } else {
                choices_.push_back(joints_of(loop));
            }
        }
        std::sort(choices_.begin(), choices_.end(),
                  [](const auto& a, const auto& b) { return a.size() < b.size(); });
    }

    // Joints, the ground among them; nothing if there is no such set.
    std::optional<std::vector<int>> run() {
        for (const auto& choice : choices_) block(choice, true);
        std::vector<std::size_t> next(choices_.size(), 0);  // what to pick, loop by loop
        std::size_t depth = 0;
        if (!all_blocked()) return std::nullopt;
        while (depth < choices_.size()) {
            const auto& choice = choices_[depth];
            block(choice, false);
            if (next[depth] == choice.size()) {
                next[depth] = 0;
                block(choice, true);
                if (depth == 0) return std::nullopt;
                --depth;
                continue;
            }
            block({choice[next[depth]++]}, true);
            if (++tests_ > kMostTests) return std::nullopt;
            if (all_blocked()) ++depth;
        }
        std::vector<int> found;
        if (is_grounded_) found.push_back(JointGraph::kGround);
        for (std::size_t i = 0; i < next.size(); ++i) found.push_back(choices_[i][next[i] - 1]);
        return found;
    }

private:
    std::vector<int> joints_of(const Loop& loop) const {
        std::vector<int> joints;
        for (const int i : loop.chains) {
            const auto& chain = graph_.chains[static_cast<std::size_t>(i)];
            joints.push_back(chain.a);
            joints.push_back(chain.b);
        }
        std::sort(joints.begin(), joints.end());
        joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
        return joints;
    }

    void block(const std::vector<int>& joints, bool on) {
        for (const int joint : joints) is_blocked_[static_cast<std::size_t>(joint)] = on;
    }

    // Whether no loop avoids the blocked joints; the ground that counts 1/4 blocks chains of 3.
    bool all_blocked() const {
        std::vector<int> root(graph_.valence.size());
        std::iota(root.begin(), root.end(), 0);
        const auto find = [&](int joint) {
            auto at = static_cast<std::size_t>(joint);
            while (root[at] != static_cast<int>(at)) at = static_cast<std::size_t>(root[at]);
            return static_cast<int>(at);
        };
        for (const auto& chain : graph_.chains) {
            if (is_quarter_ && chain.is_independent() && chain.length == 3) continue;
            if (is_blocked_[static_cast<std::size_t>(chain.a)] ||
                is_blocked_[static_cast<std::size_t>(chain.b)])
                continue;
            const int a = find(chain.a);
            const int b = find(chain.b);
            if (a == b) return false;
            root[static_cast<std::size_t>(a)] = b;
        }
        return true;
    }

    const JointGraph& graph_;
    std::vector<std::vector<int>> choices_;  // loop by loop, its joints
    std::vector<bool> is_blocked_;           // by joint; before they are decided, whole loops
    bool is_grounded_ = false;               // a loop of the set passes the ground,
    bool is_quarter_ = false;                // and has 3 coins
    int tests_ = 0;
};

}  // namespace

std::optional<std::vector<int>> blockers(const Contracted& position, const LoopSet& loops) {
    const auto& [graph, origins] = position;
    const auto joints = BlockerSearch(graph, loops).run();
    if (!joints) return std::nullopt;
    std::vector<int> coins;
    for (const int joint : *joints)
        coins.push_back(origins.joint_coin[static_cast<std::size_t>(joint)]);
    for (const auto& loop : origins.loops) coins.push_back(loop.coins.front());
    std::sort(coins.begin(), coins.end());
    return coins;
}

}  // namespace upstar::dots
