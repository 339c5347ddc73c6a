// Penetration by plain forward search: every position that jumps can lead to, on an unbounded
// board. It shares nothing with games/konane/army but the type of a cell.
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "upstar/games/konane/army/army.h"

namespace upstar::konane {

using Board = std::set<Square>;

/// Every position that jumps lead to; a position for which `is_last` is true is not left.
template <typename IsLast>
std::set<Board> plain_positions(const std::vector<Square>& army, IsLast is_last) {
    std::set<Board> seen;
    std::vector<Board> open = {Board(army.begin(), army.end())};
    while (!open.empty()) {
        const Board board = open.back();
        open.pop_back();
        if (!seen.insert(board).second || is_last(board)) continue;
        for (const Square& stone : board)
            for (const Square& step : {Square{1, 0}, Square{-1, 0}, Square{0, 1}, Square{0, -1}}) {
                const Square over{stone.row + step.row, stone.column + step.column};
                const Square to{over.row + step.row, over.column + step.column};
                if (board.count(over) == 0 || board.count(to) != 0) continue;
                Board next = board;
                next.erase(stone);
                next.erase(over);
                next.insert(to);
                open.push_back(std::move(next));
            }
    }
    return seen;
}

inline int plain_penetration(const std::vector<Square>& army) {
    int best = 0;
    for (const Board& board : plain_positions(army, [](const Board&) { return false; }))
        best = std::max(best, board.rbegin()->row);
    return best;
}

/// Where stones can be the first in their row.
inline std::set<Square> plain_first_arrivals(const std::vector<Square>& army, int row) {
    const auto has_arrived = [&](const Board& board) { return board.rbegin()->row >= row; };
    std::set<Square> arrivals;
    for (const Board& board : plain_positions(army, has_arrived))
        if (has_arrived(board)) arrivals.insert(*board.rbegin());
    return arrivals;
}

/// The fewest of the stones that reach the row, by trying all subsets; 0 if none does.
inline std::size_t plain_fewest_stones(const std::vector<Square>& army, int row) {
    std::size_t fewest = 0;
    for (unsigned long subset = 1; subset < 1ul << army.size(); ++subset) {
        std::vector<Square> stones;
        for (std::size_t i = 0; i < army.size(); ++i)
            if ((subset >> i & 1) != 0) stones.push_back(army[i]);
        if ((fewest == 0 || stones.size() < fewest) && plain_penetration(stones) >= row)
            fewest = stones.size();
    }
    return fewest;
}

}  // namespace upstar::konane
