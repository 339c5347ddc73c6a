#include "upstar/games/cram.h"

#include "upstar/positions/grid_images.h"

namespace upstar::cram {

void Cram::Position::options(std::vector<Position>& out) const {
    for (const Axis axis : {Axis::Vertical, Axis::Horizontal})
        for (CellSet places = cells_.free & cells_.grid.before(cells_.free, axis); places != 0;
             places &= places - 1) {
            const CellSet first = lowest(places);
            out.emplace_back(cells_.grid,
                             cells_.free & ~(first | first << cells_.grid.stride(axis)));
        }
}

Cram::Position Cram::Position::canonical() const {
    const auto least = least_image<1>({cells_.grid, {cells_.free}}, GridSymmetry::AllTurns);
    return {least.grid, least.sets[0]};
}

const About& Cram::about() {
    static const About kAbout = {
        .name = "Cram",
        .aliases = {"game.grid.Cram"},
        .summary = "Place a domino on a board, upright or lying.",
        .rules =
            "The board is a grid of cells, some of which may be blocked. A move of either player "
            "places a domino on two empty neighbouring cells, one above the other or side by side. "
            "Whoever cannot move loses.",
        .notation =
            "Rows from the top, joined by '|': '.' is an empty cell, 'x' (or '#') a blocked or "
            "covered one. A size, rows by columns, stands for an empty board: 4x4. A board has at "
            "most 64 cells.",
        .parameters = {},
        .variants = {},
        .examples = {"2x2", "2x3", "..x|..x|...", "3x3"},
    };
    return kAbout;
}

}  // namespace upstar::cram
