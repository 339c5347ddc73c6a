#include "upstar/games/dots/answers/game_review.h"

#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/search/turn_cost.h"

namespace upstar::dots {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// The position before each line, and at the end.
using Positions = std::vector<DotsPosition>;

// The time that is left; nothing when it is up.
class Deadline {
public:
    explicit Deadline(milliseconds time) : time_(time), end_(Clock::now() + time) {}

    std::optional<milliseconds> left() const {
        if (time_.count() == 0) return time_;
        const auto rest = std::chrono::duration_cast<milliseconds>(end_ - Clock::now());
        return rest.count() > 0 ? std::optional(rest) : std::nullopt;
    }

private:
    milliseconds time_;
    Clock::time_point end_;
};

// Judges the turn whose first line is played in positions[first]; false if the time does not do.
bool judge(ReviewedTurn& turn, const Positions& positions, std::size_t first, DotsAdviser& adviser,
           const Deadline& deadline) {
    std::vector<ScoredMove<CoinGraph>> moves;
    for (std::size_t i = first; i < first + turn.lines.size(); ++i) {
        const CoinGraph& before = positions[i].graph();
        const CoinGraph& after = positions[i + 1].graph();
        const int captured = before.live_coins() - after.live_coins();
        moves.push_back({before, after, captured, captured > 0});
    }
    const auto margin_of = [&](const CoinGraph& graph) -> std::optional<int> {
        if (graph.strings().empty()) return 0;
        const auto left = deadline.left();
        return left ? adviser.margin(graph, *left) : std::nullopt;
    };
    const auto found = cost_of_turn(moves, margin_of);
    if (!found) return false;
    if (found->slip) {
        const auto left = deadline.left();
        if (!left) return false;
        const DotsPosition& before = positions[first + *found->slip];
        const int string = adviser.advise(before.graph(), *left).string;
        turn.better.assign(turn.lines.begin(),
                           turn.lines.begin() + static_cast<std::ptrdiff_t>(*found->slip));
        turn.better.push_back(before.lines()[static_cast<std::size_t>(string)]);
    }
    turn.margin = found->margin;
    turn.cost = found->cost;
    return true;
}

}  // namespace

std::size_t GameReview::unknown() const {
    return static_cast<std::size_t>(std::count_if(
        turns.begin(), turns.end(), [](const ReviewedTurn& turn) { return !turn.margin; }));
}

int GameReview::given_away(Scorer player) const {
    int cost = 0;
    for (const ReviewedTurn& turn : turns)
        if (turn.player == player) cost += turn.cost;
    return cost;
}

std::vector<std::string> GameReview::names(const std::vector<int>& lines,
                                           LineNames line_names) const {
    std::vector<std::string> all;
    for (const int line : lines) all.push_back(line_name(board, line, line_names));
    return all;
}

GameReview review_game(const DotsPosition& game, DotsAdviser& adviser, milliseconds time) {
    if (!game.record() || game.record()->empty())
        throw Error(ErrorKind::Input,
                    "to review a game takes its lines in the order of play: 3x3 1. a1b1 2. b1b2");
    DotsBoard board(game.board()->rows(), game.board()->columns());
    GameReview review{board, {}};
    Positions positions;
    Scorer player = Scorer::A;
    bool goes_on = false;
    for (const int line : *game.record()) {
        if (!goes_on) review.turns.push_back({player, {}, {}, 0, {}});
        review.turns.back().lines.push_back(line);
        positions.emplace_back(board, player);
        goes_on = board.draw(line, player) > 0;
        if (!goes_on) player = other(player);
    }
    positions.emplace_back(board, player);
    const Deadline deadline(time);
    std::size_t first = positions.size() - 1;
    try {
        for (std::size_t i = review.turns.size(); i-- > 0;) {
            first -= review.turns[i].lines.size();
            if (!judge(review.turns[i], positions, first, adviser, deadline)) break;
        }
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Cancelled) throw;  // what is known so far stands
    }
    return review;
}

}  // namespace upstar::dots
