#include "upstar/games/dots/solver/forced_play.h"

#include <cstddef>

namespace upstar::dots {
namespace {

constexpr int kGround = CoinGraph::kGround;

class Capture {
public:
    explicit Capture(const CoinGraph& graph)
        : graph_(graph),
          valence_(static_cast<std::size_t>(graph.coins()) + 1),
          taken_(valence_.size()),
          is_cut_(graph.strings().size()) {}

    ForcedPlay run() {
        std::vector<int> open;
        for (int coin = 1; coin <= graph_.coins(); ++coin) {
            valence_[index(coin)] = graph_.valence(coin);
            if (graph_.valence(coin) == 1) open.push_back(coin);
        }
        while (!open.empty()) {
            const int coin = open.back();
            open.pop_back();
            if (taken_[index(coin)]) continue;
            taken_[index(coin)] = true;
            ++play_.taken;
            for (const int string : graph_.incident(coin)) {
                if (is_cut_[index(string)]) continue;
                is_cut_[index(string)] = true;
                play_.cut.push_back(string);
                const int other = other_end(string, coin);
                if (other == kGround || taken_[index(other)]) continue;
                if (--valence_[index(other)] <= 1) open.push_back(other);
            }
        }
        for (int coin = 1; coin <= graph_.coins(); ++coin)
            if (taken_[index(coin)] && !seen(coin)) offer(give_of_tree(coin));
        return play_;
    }

private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    int other_end(int string, int coin) const {
        return graph_.strings()[index(string)].other(coin);
    }
    bool is_taken(int coin) const { return coin != kGround && taken_[index(coin)]; }
    bool seen(int coin) const { return !seen_.empty() && seen_[index(coin)]; }

    void offer(int give) {
        if (give != 0 && (play_.give == 0 || give < play_.give)) play_.give = give;
    }

    // What may be left of the tree that the coin is in.
    int give_of_tree(int first) {
        if (seen_.empty()) seen_.resize(taken_.size());
        std::vector<int> tree = {first};
        seen_[index(first)] = true;
        bool hangs = false;
        bool has_path_of_four = false;
        for (std::size_t i = 0; i < tree.size(); ++i) {
            const int coin = tree[i];
            for (const int string : graph_.incident(coin)) {
                const int other = other_end(string, coin);
                if (!is_taken(other)) {
                    hangs = true;
                    continue;
                }
                if (graph_.valence(coin) >= 2 && graph_.valence(other) >= 2)
                    has_path_of_four = true;
                if (seen_[index(other)]) continue;
                seen_[index(other)] = true;
                tree.push_back(other);
            }
        }
        if (hangs) return tree.size() >= 2 ? 2 : 0;
        return has_path_of_four ? 4 : 0;
    }

    const CoinGraph& graph_;
    std::vector<int> valence_;
    std::vector<bool> taken_;
    std::vector<bool> is_cut_;
    std::vector<bool> seen_;
    ForcedPlay play_;
};

}  // namespace

ForcedPlay forced_play(const CoinGraph& graph) { return Capture(graph).run(); }

int captured_by_cutting(const CoinGraph& graph, int string) {
    const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
    int captured = 0;
    for (const int coin : {a, b})
        if (coin != CoinGraph::kGround && graph.valence(coin) == 1) ++captured;
    return captured;
}

}  // namespace upstar::dots
