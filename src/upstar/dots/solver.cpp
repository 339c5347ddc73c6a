#include "upstar/dots/solver.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "upstar/base/error.h"
#include "upstar/dots/forced_play.h"
#include "upstar/rulesets/joint_graph.h"

namespace upstar {
namespace {

constexpr std::size_t kLeastTable = std::size_t{1} << 15;

// What is left after the captures, in two parts.
struct Parts {
    CoinGraph undecided;
    std::vector<Piece> pieces;
};

Parts parts_of(const CoinGraph& quiet) {
    const Contracted position = contract(quiet);
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

struct DotsSolver::Reduced {
    ForcedPlay play;
    QuietPosition left;
};

DotsSolver::DotsSolver(Context& context, const Settings& settings)
    : context_(context), settings_(settings), sums_(context) {}

std::uint64_t DotsSolver::nodes() const { return nodes_before_ + (search_ ? search_->nodes() : 0); }

std::size_t DotsSolver::table_bytes(std::size_t strings) const {
    if (settings_.table_bytes != 0) return settings_.table_bytes;
    const std::size_t free =
        context_.memory_limit() - std::min(context_.memory_limit(), context_.memory_charged());
    const std::size_t doublings = strings > 20 ? strings - 20 : 0;
    std::size_t bytes = kLeastTable;
    for (std::size_t i = 0; i < doublings && bytes < free / 2; ++i) bytes *= 2;
    return bytes;
}

DotsSolver::Reduced DotsSolver::reduced(const CoinGraph& graph) {
    if (graph.live_coins() > PieceSums::kMostCoins)
        throw Error(ErrorKind::Limit,
                    "the solver takes at most " + std::to_string(PieceSums::kMostCoins) + " coins");
    ForcedPlay play = forced_play(graph);
    Parts parts = parts_of(play.cut.empty() ? graph : graph.without(play.cut));
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
            MarginSearch::Settings{settings_.threads, table_bytes(strings),
                                   settings_.now_and_then});
        uncut = frame_->strings_of(parts.undecided);
    }
    PieceSums::Number pieces = PieceSums::kEmpty;
    for (const Piece& piece : parts.pieces) pieces = sums_.with(pieces, piece);
    return {std::move(play), QuietPosition(*frame_, sums_, *uncut, pieces)};
}

int DotsSolver::margin(const CoinGraph& graph) {
    const Reduced position = reduced(graph);
    return position.play.margin(search_->margin(position.left));
}

int DotsSolver::value_of_move(const CoinGraph& graph, int string, int guess) {
    const auto& ends = graph.strings()[static_cast<std::size_t>(string)];
    int captured = 0;
    for (const int coin : {ends.a, ends.b})
        if (coin != CoinGraph::kGround && graph.valence(coin) == 1) ++captured;
    const Reduced after = reduced(graph.without({string}));
    (void)guess;
    const int margin = after.play.margin(search_->margin(after.left));
    return captured > 0 ? captured + margin : -margin;
}

std::vector<DotsMove> DotsSolver::moves(const CoinGraph& graph) {
    reduced(graph);  // one frame for all
    std::vector<DotsMove> moves;
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string)
        moves.push_back({string, value_of_move(graph, string, 0)});
    return moves;
}

std::vector<int> DotsSolver::line(const CoinGraph& graph) {
    reduced(graph);
    std::vector<int> number(graph.strings().size());
    for (std::size_t i = 0; i < number.size(); ++i) number[i] = static_cast<int>(i);
    std::vector<int> line;
    CoinGraph left = graph;
    int margin = this->margin(graph);
    while (!left.strings().empty()) {
        int best = 0;
        while (value_of_move(left, best, margin) != margin) ++best;
        const auto& ends = left.strings()[static_cast<std::size_t>(best)];
        int captured = 0;
        for (const int coin : {ends.a, ends.b})
            if (coin != CoinGraph::kGround && left.valence(coin) == 1) ++captured;
        margin = captured > 0 ? margin - captured : -margin;
        line.push_back(number[static_cast<std::size_t>(best)]);
        number.erase(number.begin() + best);
        left = left.without({best});
    }
    return line;
}

}  // namespace upstar
