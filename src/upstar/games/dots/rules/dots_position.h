// A position of Dots-and-Boxes or Strings-and-Coins as people write it down.
//
// It is a board with its drawn lines, or an abstract graph without one; either way the graph of
// strings and coins is what the theory speaks of. Notations differ in what else they know: who
// captured which box, who is to move, the order of the lines. What is known is kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {

class DotsPosition {
public:
    explicit DotsPosition(CoinGraph graph) : graph_(std::move(graph)) {}
    explicit DotsPosition(DotsBoard board, Scorer mover = Scorer::Unknown);
    /// A game from the empty board, line by line; A begins.
    DotsPosition(int rows, int columns, std::vector<int> record);

    const std::optional<DotsBoard>& board() const { return board_; }
    const CoinGraph& graph() const { return graph_; }
    /// By string: the line of the board that it is.
    const std::vector<int>& lines() const { return lines_; }
    /// Unknown where only the position was written down.
    Scorer mover() const { return mover_; }
    /// Every line in the order of play, where that is known.
    const std::optional<std::vector<int>>& record() const { return record_; }

    /// Gives a box a name, as coins of graphs have. Requires a board.
    void name_box(int box, std::string name) { graph_.set_name(box + 1, std::move(name)); }

    /// The string of a line that is not drawn. Requires a board.
    int string_of(int line) const;

private:
    std::optional<DotsBoard> board_;
    CoinGraph graph_;
    std::vector<int> lines_;
    Scorer mover_ = Scorer::Unknown;
    std::optional<std::vector<int>> record_;
};

/// The other player; Unknown of Unknown.
Scorer other(Scorer scorer);

/// "A", "B", or "?" where nobody knows.
const char* scorer_letter(Scorer scorer);

/// The names of the strings of a graph without a board: "A-B:9/3" is the third string of the chain
/// A-B:9, counted from A; "chain:6(2)/1" the first of the second of several equal pieces; "A-B" a
/// string between joints.
std::vector<std::string> string_names(const CoinGraph& graph);

}  // namespace upstar::dots
