#include "upstar/games/konane/solver/jump_board.h"

#include <string>
#include <utility>

#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

Remedy ask_what_takes_any_board() { return Remedy::ask("analyse", "konane"); }

CellSet squares_of_parity(const Grid& grid, int parity) {
    CellSet set = 0;
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column)
            if ((row + column) % 2 == parity) set |= grid.cell(row, column);
    return set;
}

Grid grid_of(const KonaneBoard& board) {
    if (board.size() > Grid::kMostCells) {
        throw Error(ErrorKind::Input,
                    "this board has " + std::to_string(board.size()) +
                        " squares; the solver takes at most 64: take a smaller board",
                    ask_what_takes_any_board());
    }
    return {board.rows, board.columns};
}

CellSet bits(const KonaneBoard::Set& set) { return set.words[0]; }

}  // namespace

JumpBoard::JumpBoard(const Grid& grid, Konane::Jumps jumps)
    : grid_(grid),
      jumps_(jumps),
      squares_(grid.all()),
      of_{squares_of_parity(grid, 0), squares_of_parity(grid, 1)} {
    set_directions();
}

JumpBoard::JumpBoard(const Konane::Position& position)
    : JumpBoard(grid_of(position.board()), position.rules().jumps) {
    const KonaneBoard& board = position.board();
    if (position.rules().edge != KonaneEdge::Bounded) {
        throw Error(ErrorKind::Input,
                    "the solver plays on bounded boards only, not in the open plane: draw the "
                    "whole board",
                    ask_what_takes_any_board());
    }
    squares_ &= ~bits(board.blocked());
    const CellSet black = bits(board.of(Player::Left));
    const CellSet white = bits(board.of(Player::Right));
    const bool swapped = (black & of_[1]) != 0 || (white & of_[0]) != 0;
    if (swapped) std::swap(of_[0], of_[1]);
    const CellSet misplaced = (black & of_[1]) | (white & of_[0]);
    if (misplaced != 0) {
        const int square = std::countr_zero(misplaced);
        throw Error(ErrorKind::Input,
                    "the colours of this board do not alternate: the stone in row " +
                        std::to_string(square / grid_.columns() + 1) + ", column " +
                        std::to_string(square % grid_.columns() + 1) +
                        " should have the other one; an analysis takes any board",
                    ask_what_takes_any_board());
    }
    of_[0] &= squares_;
    of_[1] &= squares_;
}

bool JumpBoard::takes(const Konane::Position& position) {
    const KonaneBoard& board = position.board();
    if (board.size() > Grid::kMostCells || position.rules().edge != KonaneEdge::Bounded)
        return false;
    const Grid grid(board.rows, board.columns);
    const CellSet even = squares_of_parity(grid, 0);
    const CellSet black = bits(board.of(Player::Left));
    const CellSet white = bits(board.of(Player::Right));
    const CellSet odd = grid.all() & ~even;
    return ((black & odd) == 0 && (white & even) == 0) ||
           ((black & even) == 0 && (white & odd) == 0);
}

void JumpBoard::set_directions() {
    const int columns = grid_.columns();
    const std::array<int, 4> steps = {1, -1, columns, -columns};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const int row_step = i < 2 ? 0 : i == 2 ? 1 : -1;
        const int column_step = i == 0 ? 1 : i == 1 ? -1 : 0;
        Direction& direction = directions_[i];
        for (int row = 0; row < grid_.rows(); ++row) {
            for (int column = 0; column < columns; ++column) {
                const auto on_board = [&](int distance) {
                    const int r = row + distance * row_step;
                    const int c = column + distance * column_step;
                    return r >= 0 && r < grid_.rows() && c >= 0 && c < columns;
                };
                if (on_board(1)) direction.has_next |= grid_.cell(row, column);
                if (on_board(2)) direction.inside |= grid_.cell(row, column);
            }
        }
        // On a long board of one or two rows these would be shifts by a word or more.
        if (direction.has_next != 0) direction.step = steps[i];
        if (direction.inside != 0) direction.jump = 2 * steps[i];
    }
}

CellSet JumpBoard::widened(CellSet set) const {
    CellSet wide = set;
    for (const Direction& direction : directions_)
        wide |= shifted(set & direction.has_next, direction.step);
    return wide;
}

Konane::Position JumpBoard::position(CellSet stones) const {
    KonaneBoard board;
    board.rows = grid_.rows();
    board.columns = grid_.columns();
    const CellSet blocked = grid_.all() & ~squares_;
    for (const Player player : kPlayers)
        board.planes[index(player)].words[0] = (stones & of(player)) | blocked;
    Konane::Rules rules;
    rules.jumps = jumps_;
    return {board, rules};
}

CellSet JumpBoard::stones_of(const Konane::Position& position) const {
    return bits(position.board().stones());
}

}  // namespace upstar::konane
