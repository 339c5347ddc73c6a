#include "upstar/games/dots/loony/pieces.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "upstar/games/dots/loony/piece_names.h"

namespace upstar::dots {
namespace {

using Chain = JointGraph::Chain;

class Classifier {
public:
    explicit Classifier(const CoinGraph& graph) : coins_(graph) {
        pieces_.position = contract(graph);
        at_.resize(joints().valence.size());
        for (std::size_t i = 0; i < joints().chains.size(); ++i) {
            const Chain& chain = joints().chains[i];
            at(chain.a).push_back(static_cast<int>(i));
            if (chain.b != chain.a) at(chain.b).push_back(static_cast<int>(i));
        }
    }

    Classification run() {
        for (std::size_t i = 0; i < joints().loops.size(); ++i) add_isolated_loop(i);
        for (std::size_t i = 0; i < joints().chains.size(); ++i) add_chain(i);
        find_bracelets();
        for (int joint = 1; joint <= joints().joints(); ++joint) add_loops_at(joint);
        for (const Bracelet& bracelet : pieces_.bracelets) add_bracelet(bracelet);
        return std::move(pieces_);
    }

private:
    const JointGraph& joints() const { return pieces_.position.graph; }
    const Origins& origins() const { return pieces_.position.origins; }
    std::vector<int>& at(int joint) { return at_[static_cast<std::size_t>(joint)]; }
    const Chain& chain(int i) const { return joints().chains[static_cast<std::size_t>(i)]; }
    NamedPiece& piece(int i) { return pieces_.chains[static_cast<std::size_t>(i)]; }
    const std::string& joint_name(int joint) const {
        return origins().joint_name[static_cast<std::size_t>(joint)];
    }

    int joint_coin(int joint) const {
        return origins().joint_coin[static_cast<std::size_t>(joint)];
    }

    void add_isolated_loop(std::size_t i) {
        const Origins::Run& run = origins().loops[i];
        const std::vector<int> coins(run.coins.begin(), run.coins.end());
        pieces_.loops.push_back(
            {PieceKind::IsolatedLoop, name_of_loop(coins_, coins), joints().loops[i], coins});
    }

    void add_chain(std::size_t i) {
        const Chain& chain = joints().chains[i];
        const Origins::Run& run = origins().chains[i];
        NamedPiece piece{PieceKind::Chain, "", chain.length, {run.coins.begin(), run.coins.end()}};
        if (chain.is_loop()) {
            piece.coins.push_back(joint_coin(chain.a));
            ++piece.length;
            const int valence = joints().valence[static_cast<std::size_t>(chain.a)];
            const bool is_trinket = piece.length < kVeryLongLoop && valence <= 4;
            piece.kind = is_trinket ? PieceKind::Trinket : PieceKind::JointLoop;
            piece.name = name_of_loop(coins_, piece.coins);
        } else {
            if (chain.is_independent()) piece.kind = PieceKind::IndependentChain;
            piece.name =
                name_of_chain(coins_, joint_coin(chain.a), piece.coins, joint_coin(chain.b));
        }
        pieces_.chains.push_back(std::move(piece));
    }

    std::vector<int> loops_at(int joint) {
        std::vector<int> loops;
        for (const int i : at(joint))
            if (chain(i).is_loop()) loops.push_back(i);
        return loops;
    }

    bool has_trinket(int joint) {
        if (joint == JointGraph::kGround) return false;
        const auto loops = loops_at(joint);
        return loops.size() == 1 && piece(loops[0]).kind == PieceKind::Trinket;
    }

    // The chain by which a path that came along `from` leaves a joint with a trinket; -1 if none.
    int onward(int joint, int from) {
        for (const int i : at(joint))
            if (i != from && !chain(i).is_loop()) return i;
        return -1;
    }

    int far_end(int i, int joint) const { return chain(i).a == joint ? chain(i).b : chain(i).a; }

    Bracelet::Part chain_part(int i) const {
        return i < 0 ? Bracelet::Part{} : Bracelet::Part{chain(i).length, i};
    }

    void find_bracelets() {
        std::set<int> seen;
        for (int joint = 1; joint <= joints().joints(); ++joint) {
            if (seen.count(joint) > 0 || !has_trinket(joint)) continue;
            // Back to an end, or all around to where the walk began.
            int first = joint;
            int before = onward(joint, -1);
            bool is_cyclic = false;
            while (before >= 0 && has_trinket(far_end(before, first)) && !is_cyclic) {
                first = far_end(before, first);
                before = onward(first, before);
                is_cyclic = first == joint;
            }
            Bracelet bracelet;
            bracelet.chains.push_back(chain_part(before));
            int last = first;
            int after = before;
            for (int next = first;;) {
                last = next;
                seen.insert(last);
                const int trinket = loops_at(last)[0];
                bracelet.trinkets.push_back({piece(trinket).length, trinket});
                after = onward(last, after);
                if (is_cyclic && after == before) break;
                bracelet.chains.push_back(chain_part(after));
                if (after < 0 || !has_trinket(far_end(after, last))) break;
                next = far_end(after, last);
            }
            if (!is_cyclic && first > last) {
                std::reverse(bracelet.trinkets.begin(), bracelet.trinkets.end());
                std::reverse(bracelet.chains.begin(), bracelet.chains.end());
            }
            if (!is_cyclic && before >= 0 && after >= 0) {
                const int meeting = far_end(before, first);
                bracelet.tags_meet =
                    meeting != JointGraph::kGround && meeting == far_end(after, last);
            }
            pieces_.bracelets.push_back(std::move(bracelet));
        }
    }

    void add_group(PieceKind kind, const std::vector<int>& chains, const std::string& name) {
        NamedPiece group{kind, name, 0, {}};
        std::set<int> coins;
        for (const int i : chains) coins.insert(piece(i).coins.begin(), piece(i).coins.end());
        group.coins.assign(coins.begin(), coins.end());
        group.length = static_cast<int>(coins.size());
        pieces_.groups.push_back(std::move(group));
    }

    void add_loops_at(int joint) {
        const auto loops = loops_at(joint);
        if (loops.size() == 2 && at(joint).size() == 2) {
            for (const int i : loops) piece(i).kind = PieceKind::TwinLoop;
            add_group(PieceKind::Twin, loops, joint_name(joint));
        }
        if (loops.size() != 1 || at(joint).size() != 2) return;
        const int stem = onward(joint, loops[0]);
        const int end = far_end(stem, joint);
        const auto others = loops_at(end);
        if (end == JointGraph::kGround) {
            add_group(PieceKind::Dipper, {loops[0], stem}, joint_name(joint));
        } else if (others.size() == 1 && at(end).size() == 2 && joint < end) {
            add_group(PieceKind::Earmuffs, {loops[0], stem, others[0]}, piece(stem).name);
        }
    }

    void add_bracelet(const Bracelet& bracelet) {
        std::vector<int> chains;
        std::vector<std::string> names;
        const std::size_t last = bracelet.chains.size() - 1;
        for (std::size_t i = 0; i < bracelet.chains.size(); ++i) {
            const int at = bracelet.chains[i].chain;
            if (at < 0) continue;
            const bool is_tag = !bracelet.is_cyclic() && (i == 0 || i == last);
            piece(at).kind = is_tag ? PieceKind::Tag : PieceKind::BraceletChain;
            chains.push_back(at);
        }
        for (const auto& trinket : bracelet.trinkets) {
            chains.push_back(trinket.chain);
            names.push_back(joint_name(chain(trinket.chain).a));
        }
        const int first_joint = chain(bracelet.trinkets[0].chain).a;
        for (const NamedPiece& group : pieces_.groups) {
            const int coin = joint_coin(first_joint);
            if (std::count(group.coins.begin(), group.coins.end(), coin) > 0) return;
        }
        const bool is_ring = bracelet.is_cyclic() || bracelet.tags_meet;
        add_group(is_ring ? PieceKind::CyclicBracelet : PieceKind::Bracelet, chains,
                  joined_names(names));
    }

    const CoinGraph& coins_;
    std::vector<std::vector<int>> at_;  // by joint, its chains
    Classification pieces_;
};

}  // namespace

const char* name(PieceKind kind) {
    static constexpr std::array<const char*, 13> kNames = {
        "independent chain", "chain",          "bracelet chain",    "tag",  "isolated loop",
        "trinket",           "loop of a twin", "loop with a joint", "twin", "dipper",
        "earmuffs",          "bracelet",       "cyclic bracelet"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Twin> twins(const Classification& pieces) {
    std::vector<Twin> found;
    const auto& chains = pieces.position.graph.chains;
    for (std::size_t i = 0; i < chains.size(); ++i)
        for (std::size_t j = 0; j < chains.size(); ++j)
            if (i != j && chains[i].is_loop() && chains[j].is_loop() &&
                chains[i].a == chains[j].a &&
                std::pair(chains[i].length, i) < std::pair(chains[j].length, j))
                found.emplace_back(&pieces.chains[i], &pieces.chains[j]);
    return found;
}

Classification classify(const CoinGraph& graph) { return Classifier(graph).run(); }

}  // namespace upstar::dots
