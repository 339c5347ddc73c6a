#include "upstar/games/dots/loony/subgraph.h"

#include <utility>

namespace upstar::dots {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

class Fusion {
public:
    Fusion(const JointGraph& graph, const Pieces& part)
        : graph_(graph), around_(graph.valence.size()), is_done_(graph.chains.size(), true) {
        for (std::size_t i = 0; i < graph.chains.size(); ++i) {
            if (!part.chains[i]) continue;
            is_done_[i] = false;
            around_[at(graph.chains[i].a)].push_back(static_cast<int>(i));
            around_[at(graph.chains[i].b)].push_back(static_cast<int>(i));
        }
    }

    Subgraph run(const Pieces& part) {
        number_joints();
        for (int node = 0; node <= graph_.joints(); ++node)
            if (is_end(node))
                for (const int chain : around_[at(node)]) follow(node, chain);
        for (std::size_t i = 0; i < graph_.loops.size(); ++i)
            if (part.loops[i]) add_loop(graph_.loops[i], {}, static_cast<int>(i));
        for (std::size_t i = 0; i < is_done_.size(); ++i)
            if (!is_done_[i]) follow(graph_.chains[i].a, static_cast<int>(i));
        return std::move(result_);
    }

private:
    bool is_end(int node) const { return new_number_[at(node)] >= 0; }

    void number_joints() {
        new_number_.assign(around_.size(), -1);
        new_number_[JointGraph::kGround] = JointGraph::kGround;
        result_.joints = {JointGraph::kGround};
        result_.graph.valence = {static_cast<std::int32_t>(around_[0].size())};
        for (int joint = 1; joint <= graph_.joints(); ++joint) {
            const auto valence = around_[at(joint)].size();
            if (valence == 0 || valence == 2) continue;
            new_number_[at(joint)] = static_cast<int>(result_.joints.size());
            result_.joints.push_back(joint);
            result_.graph.valence.push_back(static_cast<std::int32_t>(valence));
        }
    }

    // From a node along a chain to the next end, or once around.
    void follow(int start, int chain) {
        if (is_done_[at(chain)]) return;
        std::vector<int> fused;
        int length = 0;
        int node = start;
        for (;;) {
            const auto& c = graph_.chains[at(chain)];
            is_done_[at(chain)] = true;
            fused.push_back(chain);
            length += c.length;
            node = c.a == node ? c.b : c.a;
            if (is_end(node) || node == start) break;
            ++length;  // the joint is a coin of the run
            const auto& both = around_[at(node)];
            chain = both[0] == chain ? both[1] : both[0];
        }
        if (is_end(start)) {
            result_.graph.chains.push_back({new_number_[at(start)], new_number_[at(node)], length});
            result_.chains.push_back(std::move(fused));
        } else {
            add_loop(length + 1, std::move(fused), -1);
        }
    }

    void add_loop(int length, std::vector<int> chains, int loop) {
        result_.graph.loops.push_back(length);
        result_.loop_chains.push_back(std::move(chains));
        result_.loops.push_back(loop);
    }

    const JointGraph& graph_;
    std::vector<std::vector<int>>
        around_;                   // the chains at a node, twice those with both ends there
    std::vector<bool> is_done_;    // by chain
    std::vector<int> new_number_;  // by node; -1 if it is no end any more
    Subgraph result_;
};

}  // namespace

Subgraph subgraph(const JointGraph& graph, const Pieces& part) {
    return Fusion(graph, part).run(part);
}

}  // namespace upstar::dots
