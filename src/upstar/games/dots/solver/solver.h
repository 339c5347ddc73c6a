// The exact score of any position of Strings-and-Coins and Dots-and-Boxes, move by move.
//
// Margins are coins of the player to move minus those of the other, from here on, both playing
// their best. What can be captured at once is played by rule (forced_play.h); chains from ground to
// ground and rings are kept as a sum (piece_sums.h); the rest is searched (margin_search.h), and
// may have 64 strings. Results are kept while the questions stay within one graph: a position, then
// what becomes of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/captures_played.h"
#include "upstar/games/dots/solver/margin_search.h"
#include "upstar/games/dots/solver/piece_sums.h"

namespace upstar::dots {

struct DotsMove {
    int string = 0;
    /// The final margin of the player to move, from here, if he cuts this string now.
    int value = 0;
};

class DotsSolver {
public:
    struct Settings {
        unsigned threads = 1;
        /// What the table of positions grows to; 0: half of what the context allows.
        std::size_t most_table_bytes = 0;
        /// Called now and then while a search runs, by one thread or another.
        std::function<void()> now_and_then;
    };

    /// The context bounds the work and outlives the solver.
    explicit DotsSolver(Context& context) : DotsSolver(context, Settings()) {}
    DotsSolver(Context& context, const Settings& settings);

    /// Throws Error (Limit) for a position too large, and when the context says so.
    int margin(const CapturesPlayed& position);
    int margin(const CoinGraph& graph) { return margin(CapturesPlayed(graph)); }
    bool is_at_least(const CoinGraph& graph, int least);
    /// All moves with their values, by string.
    std::vector<DotsMove> moves(const CapturesPlayed& position);
    std::vector<DotsMove> moves(const CoinGraph& graph) { return moves(CapturesPlayed(graph)); }
    /// Strings in the order in which they are cut, to the end, if both play their best.
    std::vector<int> line(const CoinGraph& graph);

    /// Takes up a search of this graph that was saved (bound_file.h); how many positions it knows.
    /// Throws Error (Input) if the file is of another graph or damaged.
    std::size_t load(const CoinGraph& graph, const std::string& path);
    /// Saves the search of the graph asked about last, also while it runs.
    void save(const std::string& path) const;

    /// How many positions were expanded since the solver was made.
    std::uint64_t nodes() const;

private:
    /// The position in the frame of the search, which is made anew if it lies in no frame so far.
    QuietPosition quiet(const CapturesPlayed& position);
    std::size_t most_table_bytes() const;
    int margin(const CapturesPlayed& position, int guess);
    int value_of_move(const CoinGraph& graph, int string, int guess);
    bool move_is_at_least(const CoinGraph& graph, int string, int least);
    int best_move(const CoinGraph& graph, int margin);

    Context& context_;
    Settings settings_;
    PieceSums sums_;
    std::unique_ptr<StringFrame> frame_;
    std::unique_ptr<MarginSearch> search_;
    std::uint64_t nodes_before_ = 0;  // of searches in former frames
};

}  // namespace upstar::dots
