#include "upstar/answers/lookahead.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <unordered_set>

namespace upstar {
namespace {

constexpr std::int32_t kWin = 2 * ForeseenMove::kSure;
constexpr std::int32_t kInfinite = std::numeric_limits<std::int32_t>::max() / 2;

class Search {
public:
    Search(const Lookahead& lookahead, Context& context)
        : left_(lookahead.most), context_(context) {}

    bool has_run_out() const { return left_ == 0; }

    // The score of a move for its player; exact above `alpha`, else at most that.
    std::int32_t of(const AnyOption& option, Player player, int depth, int ply,
                    std::int32_t alpha) {
        const Player next = option.moves_again ? player : opponent(player);
        const std::int32_t rest =
            option.moves_again
                ? best(*option.position, next, depth, ply, alpha - option.points, kInfinite)
                : -best(*option.position, next, depth, ply, -kInfinite, option.points - alpha);
        return option.points + rest;
    }

private:
    // What the player to move gets from here on; exact between alpha and beta.
    std::int32_t best(const AnyPosition& position, Player mover, int depth, int ply,
                      std::int32_t alpha, std::int32_t beta) {
        context_.poll();
        if (left_ > 0) --left_;
        if (has_run_out()) return 0;
        const std::vector<AnyOption> options = position.options(mover);
        const bool is_scoring = position.kind() == PositionKind::Scoring;
        if (options.empty()) return is_scoring ? 0 : ply - kWin;
        if (depth == 0) return 0;
        std::int32_t found = -kInfinite;
        for (const AnyOption& option : options) {
            found = std::max(found, of(option, mover, depth - 1, ply + 1, std::max(alpha, found)));
            if (found >= beta || has_run_out()) break;
        }
        return found;
    }

    std::size_t left_;
    Context& context_;
};

}  // namespace

std::vector<ForeseenMove> foreseen(const PositionPtr& position, Player player,
                                   const Lookahead& lookahead, Context& context) {
    std::vector<AnyOption> options;
    std::vector<ForeseenMove> moves;
    std::unordered_set<std::string> seen;
    for (AnyOption& option : position->options(player)) {
        if (!seen.insert(option.position->to_string()).second) continue;
        moves.push_back({option.position});
        options.push_back(std::move(option));
    }
    for (int depth = 0; depth < lookahead.depth; ++depth) {
        Search search(lookahead, context);
        std::vector<std::int32_t> scores;
        std::int32_t most = -kInfinite;
        for (const AnyOption& option : options) {
            scores.push_back(search.of(option, player, depth, 1, most - 1));
            most = std::max(most, scores.back());
            if (search.has_run_out()) return moves;
        }
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i].score = scores[i];
    }
    return moves;
}

}  // namespace upstar
