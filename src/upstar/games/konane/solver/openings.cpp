#include "upstar/games/konane/solver/openings.h"

#include <algorithm>

#include "upstar/games/konane/rules/konane_lifts.h"
#include "upstar/games/konane/solver/square_map.h"

namespace upstar::konane {
namespace {

template <class Visit>
void for_each_square(const Grid& grid, const Visit& visit) {
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns(); ++column) visit(KonaneSquare{row, column});
}

// Whether the opening or an image of it is in the list. Which player begins follows from the
// colour.
bool has_image(const std::vector<KonaneOpening>& list, const std::vector<SquareMap>& maps,
               const KonaneOpening& opening) {
    return std::any_of(list.begin(), list.end(), [&](const KonaneOpening& known) {
        if (known.first == opening.first && known.second == opening.second) return true;
        return std::any_of(maps.begin(), maps.end(), [&](const SquareMap& map) {
            return map(known.first) == opening.first && map(known.second) == opening.second;
        });
    });
}

}  // namespace

std::vector<KonaneOpening> openings(const JumpBoard& board) {
    const Grid& grid = board.grid();
    const KonaneLifts lifts{grid.rows(), grid.columns()};
    const std::vector<SquareMap> maps = symmetries(board, board.squares());
    std::vector<KonaneOpening> found;
    const auto add_those = [&](const auto& is_meant) {
        for_each_square(grid, [&](KonaneSquare lifted) {
            if (!is_meant(lifted)) return;
            const CellSet first = grid.cell(lifted.row, lifted.column);
            const Player starter =
                (first & board.of(Player::Left)) != 0 ? Player::Left : Player::Right;
            for_each_square(grid, [&](KonaneSquare answer) {
                if (!lifts.may_be_second(lifted, answer)) return;
                const KonaneOpening opening{first, grid.cell(answer.row, answer.column), starter};
                if (!has_image(found, maps, opening)) found.push_back(opening);
            });
        });
    };
    add_those([&](KonaneSquare s) { return lifts.is_corner(s); });
    add_those([&](KonaneSquare s) { return lifts.is_centre(s); });
    add_those([&](KonaneSquare s) { return lifts.is_beside_centre(s); });
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
