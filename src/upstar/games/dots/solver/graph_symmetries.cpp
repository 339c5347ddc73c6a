#include "upstar/games/dots/solver/graph_symmetries.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace upstar::dots {
namespace {

constexpr int kMostSteps = 20000;

class SymmetrySearch {
public:
    SymmetrySearch(const CoinGraph& graph, std::size_t most)
        : graph_(graph), most_(most), image_(size(), kNone), used_(size()) {
        for (std::size_t i = 0; i < graph.strings().size(); ++i) {
            const auto [a, b] = graph.strings()[i];
            bundles_[std::minmax(a, b)].push_back(static_cast<std::uint8_t>(i));
        }
        order_coins();
        image_[0] = 0;
    }

    std::vector<std::vector<std::uint8_t>> run() {
        std::vector<std::uint8_t> identity(graph_.strings().size());
        std::iota(identity.begin(), identity.end(), std::uint8_t{0});
        found_.push_back(std::move(identity));
        extend(0);
        return std::move(found_);
    }

private:
    static constexpr int kNone = -1;
    using Ends = std::pair<int, int>;

    std::size_t size() const { return static_cast<std::size_t>(graph_.coins()) + 1; }
    int& image(int coin) { return image_[static_cast<std::size_t>(coin)]; }

    std::size_t strings_between(int a, int b) const {
        const auto found = bundles_.find(std::minmax(a, b));
        return found == bundles_.end() ? 0 : found->second.size();
    }

    // Breadth first, so that each coin soon has neighbours that are mapped already.
    void order_coins() {
        std::vector<bool> seen(size());
        for (int first = 1; first <= graph_.coins(); ++first) {
            if (seen[static_cast<std::size_t>(first)] || graph_.valence(first) == 0) continue;
            std::size_t next = order_.size();
            order_.push_back(first);
            seen[static_cast<std::size_t>(first)] = true;
            for (; next < order_.size(); ++next) {
                for (const int string : graph_.incident(order_[next])) {
                    const int other =
                        graph_.strings()[static_cast<std::size_t>(string)].other(order_[next]);
                    if (other == 0 || seen[static_cast<std::size_t>(other)]) continue;
                    seen[static_cast<std::size_t>(other)] = true;
                    order_.push_back(other);
                }
            }
        }
    }

    bool fits(std::size_t depth, int target) {
        const int coin = order_[depth];
        if (used_[static_cast<std::size_t>(target)] ||
            graph_.valence(coin) != graph_.valence(target) ||
            strings_between(0, coin) != strings_between(0, target))
            return false;
        for (std::size_t i = 0; i < depth; ++i)
            if (strings_between(order_[i], coin) != strings_between(image(order_[i]), target))
                return false;
        return true;
    }

    // As deep as there are coins, of which a frame has 64 at most.
    void extend(std::size_t depth) {
        if (found_.size() == most_ || ++steps_ > kMostSteps) return;
        if (depth == order_.size()) {
            keep();
            return;
        }
        for (const int target : order_) {
            if (!fits(depth, target)) continue;
            image(order_[depth]) = target;
            used_[static_cast<std::size_t>(target)] = true;
            extend(depth + 1);
            used_[static_cast<std::size_t>(target)] = false;
        }
    }

    void keep() {
        std::vector<std::uint8_t> map(graph_.strings().size());
        for (const auto& [ends, strings] : bundles_) {
            const auto& images = bundles_.at(std::minmax(image(ends.first), image(ends.second)));
            for (std::size_t i = 0; i < strings.size(); ++i) map[strings[i]] = images[i];
        }
        if (map != found_.front()) found_.push_back(std::move(map));
    }

    const CoinGraph& graph_;
    std::size_t most_;
    std::map<Ends, std::vector<std::uint8_t>> bundles_;
    std::vector<int> order_;
    std::vector<int> image_;
    std::vector<bool> used_;
    int steps_ = 0;
    std::vector<std::vector<std::uint8_t>> found_;
};

}  // namespace

std::vector<std::vector<std::uint8_t>> graph_symmetries(const CoinGraph& graph, std::size_t most) {
    return SymmetrySearch(graph, most).run();
}

}  // namespace upstar::dots
