#include "upstar/games/konane/solver/openings.h"

#include <algorithm>

#include "upstar/games/konane/solver/square_map.h"

namespace upstar::konane {
namespace {

CellSet centre_of(const Grid& grid) {
    const auto middle = [](int n) { return n % 2 == 0 ? 2 : 1; };
    const int top = (grid.rows() - 1) / 2;
    const int left = (grid.columns() - 1) / 2;
    CellSet set = 0;
    for (int row = top; row < top + middle(grid.rows()); ++row)
        for (int column = left; column < left + middle(grid.columns()); ++column)
            set |= grid.cell(row, column);
    return set;
}

CellSet corners_of(const Grid& grid) {
    const int bottom = grid.rows() - 1;
    const int right = grid.columns() - 1;
    return grid.cell(0, 0) | grid.cell(0, right) | grid.cell(bottom, 0) | grid.cell(bottom, right);
}

template <class Visit>
void for_each_square(CellSet set, const Visit& visit) {
    for (; set != 0; set &= set - 1) visit(set & -set);
}

// Whether an image of the opening is in the list. Which player begins follows from the colour.
bool has_image(const std::vector<KonaneOpening>& list, const std::vector<SquareMap>& maps,
               const KonaneOpening& opening) {
    return std::any_of(list.begin(), list.end(), [&](const KonaneOpening& known) {
        return std::any_of(maps.begin(), maps.end(), [&](const SquareMap& map) {
            return map(known.first) == opening.first && map(known.second) == opening.second;
        });
    });
}

}  // namespace

std::vector<KonaneOpening> openings(const JumpBoard& board) {
    const Grid& grid = board.grid();
    const CellSet centre = centre_of(grid);
    const CellSet beside = board.widened(centre) & ~centre;
    const std::vector<SquareMap> maps = symmetries(board, board.squares());
    std::vector<KonaneOpening> found;
    const auto add = [&](CellSet first, CellSet seconds) {
        for_each_square(seconds & ~first, [&](CellSet second) {
            const Player starter =
                (first & board.of(Player::Left)) != 0 ? Player::Left : Player::Right;
            const KonaneOpening opening{first, second, starter};
            const auto same = [&](const KonaneOpening& known) {
                return known.first == first && known.second == second;
            };
            if (std::none_of(found.begin(), found.end(), same) && !has_image(found, maps, opening))
                found.push_back(opening);
        });
    };
    for_each_square(corners_of(grid), [&](CellSet s) { add(s, board.widened(s)); });
    for_each_square(centre, [&](CellSet s) { add(s, board.widened(s)); });
    for_each_square(beside, [&](CellSet s) { add(s, board.widened(s) & centre); });
    return found;
}

std::vector<CellSet> gaps(const JumpBoard& board) {
    const std::vector<SquareMap> maps = symmetries(board, board.squares());
    std::vector<CellSet> found;
    for (const KonaneOpening& opening : openings(board)) {
        const CellSet gap = opening.gap();
        const auto alike = [&](CellSet known) {
            return known == gap || std::any_of(maps.begin(), maps.end(), [&](const SquareMap& map) {
                       return map(known) == gap;
                   });
        };
        if (std::none_of(found.begin(), found.end(), alike)) found.push_back(gap);
    }
    return found;
}

}  // namespace upstar::konane
