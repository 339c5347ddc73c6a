#include "upstar/games/dots/solver/solver.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "upstar/base/error.h"
#include "upstar/games/dots/rules/joint_graph.h"
#include "upstar/games/dots/solver/best_line.h"
#include "upstar/games/dots/solver/bound_file.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {
namespace {

// What is left after the captures, in two parts.
struct Parts {
    CoinGraph undecided;
    std::vector<Piece> pieces;
};

Parts parts_of(const CoinGraph& quiet, const Contracted& position) {
    std::vector<int> decided;
    Parts parts;
    const auto take = [&](Piece piece, const Origins::Run& run) {
        parts.pieces.push_back(piece);
        decided.insert(decided.end(), run.strings.begin(), run.strings.end());
    };
    for (std::size_t i = 0; i < position.graph.chains.size(); ++i) {
        const auto& chain = position.graph.chains[i];
        if (chain.is_independent()) take(Piece::chain(chain.length), position.origins.chains[i]);
    }
    for (std::size_t i = 0; i < position.graph.loops.size(); ++i)
        take(Piece::ring(position.graph.loops[i]), position.origins.loops[i]);
    parts.undecided = quiet.without(decided);
    return parts;
}

}  // namespace

DotsSolver::DotsSolver(Context& context, const Settings& settings)
    : context_(context), settings_(settings), sums_(context) {}

std::uint64_t DotsSolver::nodes() const { return nodes_before_ + (search_ ? search_->nodes() : 0); }

std::size_t DotsSolver::most_table_bytes() const {
    if (settings_.most_table_bytes != 0) return settings_.most_table_bytes;
    return (context_.memory_limit() -
            std::min(context_.memory_limit(), context_.memory_charged())) /
           2;
}

QuietPosition DotsSolver::quiet(const CapturesPlayed& position) {
    if (position.graph().live_coins() > PieceSums::kMostCoins)
        throw Error(ErrorKind::Limit,
                    "the solver takes at most " + std::to_string(PieceSums::kMostCoins) + " coins");
    const Parts parts = parts_of(position.rest(), position.contracted_rest());
    const std::size_t strings = parts.undecided.strings().size();
    auto uncut = frame_ ? frame_->strings_of(parts.undecided) : std::nullopt;
    if (!uncut) {
        if (strings > static_cast<std::size_t>(StringFrame::kMostStrings))
            throw Error(ErrorKind::Limit,
                        "the position has " + std::to_string(strings) +
                            " strings outside independent chains and loops; the solver takes " +
                            std::to_string(StringFrame::kMostStrings) +
                            " at most: draw some of these lines first");
        nodes_before_ = nodes();
        search_.reset();
        frame_ = std::make_unique<StringFrame>(parts.undecided);
        search_ = std::make_unique<MarginSearch>(
            context_, *frame_, sums_,
            MarginSearch::Settings{settings_.threads, most_table_bytes(), settings_.now_and_then});
        uncut = frame_->strings_of(parts.undecided);
    }
    return QuietPosition(*frame_, sums_, *uncut, sums_.number_of(parts.pieces));
}

int DotsSolver::margin(const CapturesPlayed& position) { return margin(position, 0); }

// What is left is worth guess - taken if the player to move takes all.
int DotsSolver::margin(const CapturesPlayed& position, int guess) {
    const ForcedPlay& play = position.play();
    const QuietPosition left = quiet(position);
    return play.margin(search_->margin(left, guess - play.taken));
}

bool DotsSolver::is_at_least(const CoinGraph& graph, int least) {
    const CapturesPlayed position(graph);
    const ForcedPlay& play = position.play();
    const QuietPosition left = quiet(position);
    if (search_->is_at_least(left, least - play.taken)) return true;
    // Or else he gives the last ones away: taken - 2 give - margin >= least.
    return play.give != 0 && !search_->is_at_least(left, play.taken - 2 * play.give - least + 1);
}

int DotsSolver::value_of_move(const CoinGraph& graph, int string, int guess) {
    const int captured = captured_by_cutting(graph, string);
    const CoinGraph after = graph.without({string});
    const CapturesPlayed position(after);
    return captured > 0 ? captured + margin(position, guess - captured) : -margin(position, -guess);
}

bool DotsSolver::move_is_at_least(const CoinGraph& graph, int string, int least) {
    const int captured = captured_by_cutting(graph, string);
    const CoinGraph after = graph.without({string});
    return captured > 0 ? is_at_least(after, least - captured) : !is_at_least(after, 1 - least);
}

std::vector<DotsMove> DotsSolver::moves(const CapturesPlayed& position) {
    const CoinGraph& graph = position.graph();
    const int best = margin(position);
    std::vector<DotsMove> moves;
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string)
        moves.push_back({string, value_of_move(graph, string, best)});
    return moves;
}

// Captures first, then the move that the search remembers, then the others in order.
int DotsSolver::best_move(const CoinGraph& graph, int margin) {
    const int strings = static_cast<int>(graph.strings().size());
    std::vector<int> candidates;
    for (int string = 0; string < strings; ++string)
        if (captured_by_cutting(graph, string) > 0) candidates.push_back(string);
    if (const auto ends = search_->best_move(quiet(CapturesPlayed(graph)))) {
        for (int string = 0; string < strings; ++string) {
            const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
            if (std::minmax(a, b) == std::minmax(ends->a, ends->b)) candidates.push_back(string);
        }
    }
    for (int string = 0; string < strings; ++string) candidates.push_back(string);
    for (const int string : candidates)
        if (move_is_at_least(graph, string, margin)) return string;
    assert(false);
    return 0;
}

std::vector<int> DotsSolver::line(const CoinGraph& graph) {
    return best_line(graph, margin(graph), [this](const CoinGraph& left, int margin_left) {
        return best_move(left, margin_left);
    });
}

std::size_t DotsSolver::load(const CoinGraph& graph, const std::string& path) {
    quiet(CapturesPlayed(graph));
    const std::vector<BoundTable::Entry> entries = load_bounds(sums_, *frame_, path);
    search_->remember(entries);
    return entries.size();
}

void DotsSolver::save(const std::string& path) const {
    if (search_) save_bounds(search_->table(), sums_, *frame_, path);
}

}  // namespace upstar::dots
