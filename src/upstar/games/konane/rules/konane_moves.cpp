#include "upstar/games/konane/rules/konane_moves.h"

#include "upstar/games/konane/rules/konane_field.h"

namespace upstar::konane {
namespace {

// The squares where a stone can stand after one move.
KonaneBox field_box(const KonaneBoard& board, KonaneEdge edge) {
    const int border = edge == KonaneEdge::Open ? 1 : 0;
    return {-border, -border, board.rows + 2 * border, board.columns + 2 * border};
}

// The board with room for a square at most one step beyond its edge. A drawing that would become
// too large is cut down to its stones, which always fit (see Konane::parse).
KonaneBoard with_room(const KonaneBoard& board, int& row, int& column) {
    const auto box = [&](const KonaneBox& inside) {
        const int top = std::min(row, inside.top);
        const int left = std::min(column, inside.left);
        return KonaneBox{top, left, std::max(row + 1, inside.top + inside.rows) - top,
                         std::max(column + 1, inside.left + inside.columns) - left};
    };
    KonaneBox larger = box({0, 0, board.rows, board.columns});
    if (larger.rows * larger.columns > KonaneBoard::kMostSquares ||
        std::max(larger.rows, larger.columns) > KonaneBoard::kLongestSide + 8)
        larger = box(board.contents());
    row -= larger.top;
    column -= larger.left;
    return board.cut(larger);
}

struct Jump {
    int row;
    int column;
    int down;  // the direction: rows and columns in one step
    int right;
};

// The board after `count` jumps in a row.
KonaneBoard after(const KonaneBoard& before, const Jump& jump, int count, Player player) {
    KonaneBoard board = before;
    int row = jump.row + 2 * count * jump.down;
    int column = jump.column + 2 * count * jump.right;
    if (row < 0 || column < 0 || row >= board.rows || column >= board.columns)
        board = with_room(before, row, column);
    const auto bit = [&](int steps) {
        return KonaneBoard::Set::one((row - steps * jump.down) * board.columns + column -
                                     steps * jump.right);
    };
    auto& own = board.planes[index(player)];
    auto& enemy = board.planes[index(opponent(player))];
    own = (own - bit(2 * count)) | bit(0);
    for (int i = 1; i < 2 * count; i += 2) enemy = enemy - bit(i);
    return board;
}

}  // namespace

void append_konane_moves(const KonaneBoard& board, KonaneEdge edge, Player player, int in_one_move,
                         std::vector<KonaneBoard>& out) {
    const KonaneBox box = field_box(board, edge);
    with_field(board, box, [&](const auto& field) {
        const auto empty = field.empty();
        const auto& enemy = field.of(opponent(player));
        for (const int d : field.directions()) {
            const auto hops = enemy.shifted(-d) & empty.shifted(-2 * d);
            for (auto movers = field.of(player) & hops; movers.any();) {
                int square = movers.take_lowest();
                const bool upright = d == field.stride || d == -field.stride;
                const int step = d > 0 ? 1 : -1;
                const Jump jump{square / field.stride + box.top, square % field.stride + box.left,
                                upright ? step : 0, upright ? 0 : step};
                for (int count = 1;; ++count) {
                    out.push_back(after(board, jump, count, player));
                    square += 2 * d;
                    if (count == in_one_move || !hops.has(square)) break;
                }
            }
        }
    });
}

bool has_konane_move(const KonaneBoard& board, KonaneEdge edge, Player player) {
    return with_field(board, field_box(board, edge), [&](const auto& field) {
        const auto empty = field.empty();
        for (const int d : field.directions())
            if (field.jumpers(field.of(player), field.of(opponent(player)), empty, d).any())
                return true;
        return false;
    });
}

}  // namespace upstar::konane
