// Moves on boards of letters, written out square by square, to test the engine's bits against. It
// shares no code with the library.
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace naive {

/// Rows joined by '|'.
using Board = std::string;
using Steps = std::vector<std::pair<int, int>>;

inline const Steps kOrthogonal = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
inline const Steps kDiagonal = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
inline const Steps kCompass = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1},
                               {0, 1},   {1, -1}, {1, 0},  {1, 1}};
inline const Steps kKnight = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2},
                              {1, -2},  {1, 2},  {2, -1},  {2, 1}};

/// The letter at a square; a space outside the board.
inline char at(const Board& board, int row, int column) {
    const int columns =
        static_cast<int>(board.find('|') == Board::npos ? board.size() : board.find('|'));
    const int rows = (static_cast<int>(board.size()) + 1) / (columns + 1);
    if (row < 0 || column < 0 || row >= rows || column >= columns) return ' ';
    return board[static_cast<std::size_t>(row * (columns + 1) + column)];
}

inline Board with(Board board, int row, int column, char letter) {
    const std::size_t bar = board.find('|');
    const std::size_t columns = bar == Board::npos ? board.size() : bar;
    board[static_cast<std::size_t>(row) * (columns + 1) + static_cast<std::size_t>(column)] =
        letter;
    return board;
}

/// Clobber's kin: `onto` are the letters that may be moved onto, `behind` is what is left.
inline std::multiset<Board> clobber_moves(const Board& board, char own, const Steps& steps,
                                          int distance, const std::string& onto, char behind) {
    std::multiset<Board> moves;
    for (int r = 0; at(board, r, 0) != ' '; ++r)
        for (int c = 0; at(board, r, c) != ' '; ++c) {
            if (at(board, r, c) != own) continue;
            for (const auto& [dr, dc] : steps)
                for (int n = 1; n <= distance; ++n) {
                    const char there = at(board, r + n * dr, c + n * dc);
                    if (onto.find(there) != std::string::npos)
                        moves.insert(with(with(board, r, c, behind), r + n * dr, c + n * dc, own));
                    if (there != '.') break;
                }
        }
    return moves;
}

inline std::multiset<Board> amazons_moves(const Board& board, char own) {
    std::multiset<Board> moves;
    const auto ways = [](const Board& b, int r, int c, const std::function<void(int, int)>& take) {
        for (const auto& [dr, dc] : kCompass)
            for (int n = 1; at(b, r + n * dr, c + n * dc) == '.'; ++n) take(r + n * dr, c + n * dc);
    };
    for (int r = 0; at(board, r, 0) != ' '; ++r)
        for (int c = 0; at(board, r, c) != ' '; ++c) {
            if (at(board, r, c) != own) continue;
            ways(board, r, c, [&](int r2, int c2) {
                const Board moved = with(with(board, r, c, '.'), r2, c2, own);
                ways(moved, r2, c2,
                     [&](int r3, int c3) { moves.insert(with(moved, r3, c3, '~')); });
            });
        }
    return moves;
}

/// All boards of this shape with these letters.
inline std::vector<Board> all_boards(int rows, int columns, const std::string& letters) {
    std::vector<Board> boards = {""};
    for (int i = 0; i < rows * columns; ++i) {
        std::vector<Board> longer;
        for (const Board& board : boards)
            for (const char letter : letters)
                longer.push_back(board + (i > 0 && i % columns == 0 ? "|" : "") + letter);
        boards = std::move(longer);
    }
    return boards;
}

}  // namespace naive
