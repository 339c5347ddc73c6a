#include "upstar/games/konane/army/army.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <string>

#include "upstar/base/error.h"
#include "upstar/positions/grid.h"

namespace upstar::konane {
namespace {

constexpr std::array<std::string_view, 3> kLetters = {".", "x", "o"};

Square turned(Square cell, Direction direction) {
    switch (direction) {
        case Direction::Up:
            return cell;
        case Direction::Down:
            return {-cell.row, -cell.column};
        case Direction::Left:
            return {-cell.column, cell.row};
        case Direction::Right:
            return {cell.column, -cell.row};
    }
    return cell;
}

}  // namespace

Army::Army(std::vector<Square> stones) : stones_(std::move(stones)) {
    assert(!stones_.empty());
    int top = stones_.front().row;
    int left = stones_.front().column;
    for (const Square& stone : stones_) {
        top = std::max(top, stone.row);
        left = std::min(left, stone.column);
    }
    for (Square& stone : stones_) {
        stone = {stone.row - top, stone.column - left};
        bounds_.bottom = std::min(bounds_.bottom, stone.row);
        bounds_.right = std::max(bounds_.right, stone.column);
    }
    std::sort(stones_.begin(), stones_.end());
}

Army Army::rectangle(int depth, int width) {
    std::vector<Square> stones;
    for (int row = 0; row > -depth; --row)
        for (int column = 0; column < width; ++column) stones.push_back({row, column});
    return Army(std::move(stones));
}

Army Army::parse(std::string_view text, Direction direction) {
    const GridText board = parse_grid(text, kLetters);
    const int columns = board.grid.columns();
    std::vector<Square> stones;
    int parity_of_x = -1;  // of row + column, where it is known
    for (int row = 0; row < board.grid.rows(); ++row)
        for (int column = 0; column < columns; ++column) {
            const CellSet cell = board.grid.cell(row, column);
            if ((board.sets[0] & cell) != 0) continue;
            const int colour = (board.sets[1] & cell) != 0 ? 0 : 1;
            const int parity = (row + column + colour) % 2;
            if (parity_of_x < 0) parity_of_x = parity;
            if (parity != parity_of_x)
                throw Error(ErrorKind::Input,
                            "the colours are not those of a checkerboard: x and o alternate along "
                            "every row and column, also across empty cells",
                            static_cast<std::size_t>(row * (columns + 1) + column));
            stones.push_back(turned({-row, column}, direction));
        }
    if (stones.empty()) throw Error(ErrorKind::Input, "the group has no stone; write x or o", 0);
    return Army(std::move(stones));
}

bool Army::contains(Square cell) const {
    return std::binary_search(stones_.begin(), stones_.end(), cell);
}

bool Army::is_symmetric() const {
    return std::all_of(stones_.begin(), stones_.end(), [&](const Square& stone) {
        return contains({stone.row, bounds_.right - stone.column});
    });
}

bool is_jump(const Jump& jump) {
    const int rows = jump.over.row - jump.from.row;
    const int columns = jump.over.column - jump.from.column;
    return rows * rows + columns * columns == 1 && jump.to.row == jump.over.row + rows &&
           jump.to.column == jump.over.column + columns;
}

std::vector<Jump> jumps_before(const Region& region, Square goal) {
    std::vector<Jump> jumps;
    for (int row = region.bottom; row < goal.row; ++row)
        for (int column = region.left; column <= region.right; ++column)
            for (const auto& [up, right] :
                 {Square{-1, 0}, Square{0, -1}, Square{0, 1}, Square{1, 0}}) {
                const Square over = {row + up, column + right};
                const Square to = {over.row + up, over.column + right};
                if (region.contains(to) && (to.row < goal.row || to == goal))
                    jumps.push_back({{row, column}, over, to});
            }
    return jumps;
}

std::vector<Square> replay(const std::vector<Square>& stones, const std::vector<Jump>& jumps) {
    std::set<Square> board(stones.begin(), stones.end());
    for (std::size_t i = 0; i < jumps.size(); ++i) {
        const Jump& jump = jumps[i];
        if (!is_jump(jump) || board.count(jump.from) == 0 || board.count(jump.over) == 0 ||
            board.count(jump.to) != 0)
            throw Error(ErrorKind::Input, "jump " + std::to_string(i + 1) + " is not possible");
        board.erase(jump.from);
        board.erase(jump.over);
        board.insert(jump.to);
    }
    return {board.begin(), board.end()};
}

}  // namespace upstar::konane
