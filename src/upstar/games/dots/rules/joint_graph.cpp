#include "upstar/games/dots/rules/joint_graph.h"

#include <numeric>
#include <set>

namespace upstar::dots {

int JointGraph::coins() const {
    int sum = std::accumulate(loops.begin(), loops.end(), joints());
    for (const Chain& chain : chains) sum += chain.length;
    return sum;
}

std::string joint_letters(int n) {
    std::string name;
    for (; n > 0; n = (n - 1) / 26)
        name.insert(name.begin(), static_cast<char>('A' + (n - 1) % 26));
    return name;
}

namespace {

class Contraction {
public:
    explicit Contraction(const CoinGraph& graph)
        : graph_(graph),
          joint_(static_cast<std::size_t>(graph.coins()) + 1, kNoJoint),
          used_(graph.strings().size()) {}

    Contracted run() {
        joint_[CoinGraph::kGround] = JointGraph::kGround;
        result_.graph.valence[JointGraph::kGround] = 0;
        number_joints();
        for (int coin = 0; coin <= graph_.coins(); ++coin)
            if (joint_at(coin) != kNoJoint) follow_all(coin);
        for (std::size_t string = 0; string < used_.size(); ++string)
            if (!used_[string]) follow_loop(static_cast<int>(string));
        return std::move(result_);
    }

private:
    static constexpr int kNoJoint = -1;

    int joint_at(int coin) const { return joint_[static_cast<std::size_t>(coin)]; }

    void number_joints() {
        auto& [graph, origins] = result_;
        std::set<std::string> taken;
        for (int coin = 1; coin <= graph_.coins(); ++coin) taken.insert(graph_.name(coin));
        int unnamed = 0;
        for (int coin = 1; coin <= graph_.coins(); ++coin) {
            const int valence = graph_.valence(coin);
            if (valence == 0 || valence == 2) continue;
            joint_[static_cast<std::size_t>(coin)] = static_cast<int>(graph.valence.size());
            graph.valence.push_back(valence);
            origins.joint_coin.push_back(coin);
            std::string name = graph_.name(coin);
            while (name.empty()) {
                name = joint_letters(++unnamed);
                if (taken.count(name) > 0) name.clear();
            }
            origins.joint_name.push_back(std::move(name));
        }
    }

    // From `coin` along `string` to the next joint; `coin` itself if the run is a ring.
    Origins::Run follow(int coin, int string, int& end) {
        Origins::Run run;
        const int start = coin;
        for (;;) {
            used_[static_cast<std::size_t>(string)] = true;
            run.strings.push_back(string);
            coin = graph_.strings()[static_cast<std::size_t>(string)].other(coin);
            if (joint_at(coin) != kNoJoint || coin == start) break;
            run.coins.push_back(coin);
            const auto& at = graph_.incident(coin);
            string = at[0] == string ? at[1] : at[0];
        }
        end = coin;
        return run;
    }

    void follow_all(int coin) {
        auto& [graph, origins] = result_;
        for (const int string : graph_.incident(coin)) {
            if (used_[static_cast<std::size_t>(string)]) continue;
            int end = coin;
            auto run = follow(coin, string, end);
            graph.chains.push_back(
                {joint_at(coin), joint_at(end), static_cast<std::int32_t>(run.coins.size())});
            if (coin == CoinGraph::kGround) ++graph.valence[JointGraph::kGround];
            if (end == CoinGraph::kGround) ++graph.valence[JointGraph::kGround];
            origins.chains.push_back(std::move(run));
        }
    }

    void follow_loop(int string) {
        const int start = graph_.strings()[static_cast<std::size_t>(string)].a;
        int end = start;
        auto run = follow(start, string, end);
        run.coins.push_back(start);
        result_.graph.loops.push_back(static_cast<std::int32_t>(run.coins.size()));
        result_.origins.loops.push_back(std::move(run));
    }

    const CoinGraph& graph_;
    std::vector<int> joint_;  // by coin
    std::vector<bool> used_;  // by string
    Contracted result_;
};

}  // namespace

Contracted contract(const CoinGraph& graph) { return Contraction(graph).run(); }

CoinGraph expand(const JointGraph& graph) {
    CoinGraph expanded(graph.joints());
    for (const auto& chain : graph.chains) expanded.add_chain(chain.a, chain.b, chain.length);
    for (const int length : graph.loops) expanded.add_loop(length);
    return expanded;
}

}  // namespace upstar::dots
