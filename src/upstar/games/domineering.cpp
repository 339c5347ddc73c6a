#include "upstar/games/domineering.h"

#include <algorithm>
#include <cstdint>

namespace upstar::domineering {
namespace {

constexpr Axis axis(Player player) {
    return player == Player::Left ? Axis::Vertical : Axis::Horizontal;
}

}  // namespace

CellSet Domineering::Position::places(Player player) const {
    return cells_.free & cells_.grid.before(cells_.free, axis(player));
}

CellSet Domineering::Position::domino(Player player, CellSet place) const {
    return place | place << cells_.grid.stride(axis(player));
}

void Domineering::Position::options(Player player, std::vector<Position>& out) const {
    for (CellSet rest = places(player); rest != 0; rest &= rest - 1)
        out.emplace_back(cells_.grid, cells_.free & ~domino(player, lowest(rest)));
}

Domineering::Position Domineering::Position::canonical() const {
    const CellSet mirrored = cells_.grid.mirrored(cells_.free);
    return {cells_.grid, std::min({cells_.free, mirrored, cells_.grid.upside_down(cells_.free),
                                   cells_.grid.upside_down(mirrored)})};
}

std::optional<Game> Domineering::Position::known_value(Arena& arena) const {
    for (const Player player : kPlayers) {
        if (places(opponent(player)) != 0) continue;
        // Filling each run of cells from its end wastes none of its moves.
        std::int64_t moves = 0;
        Position p = *this;
        for (CellSet free = p.places(player); free != 0; free = p.places(player)) {
            p.cells_.free &= ~domino(player, lowest(free));
            ++moves;
        }
        return arena.integer(sign(player) * moves);
    }
    return std::nullopt;
}

const About& Domineering::about() {
    static const About kAbout = {
        .name = "Domineering",
        .aliases = {"game.grid.Domineering", "Crosscram", "Stop-Gate"},
        .summary = "Left places vertical dominoes on a board, Right horizontal ones.",
        .rules =
            "The board is a grid of cells, some of which may be blocked. A move places a "
            "domino on two empty neighbouring cells: Left places hers upright, one cell above "
            "the other, Right places his lying, one cell beside the other. Dominoes stay "
            "where they are. Whoever cannot move loses.",
        .left = "places upright dominoes",
        .right = "places lying dominoes",
        .notation =
            "Rows from the top, joined by '|': '.' is an empty cell, 'x' (or '#') a blocked "
            "or covered one. A size, rows by columns, stands for an empty board: 4x4. A "
            "board has at most 64 cells.",
        .parameters = {},
        .variants = {},
        .examples = {"2x2", "3x3", "..x|..x|...", "4x4"},
    };
    return kAbout;
}

}  // namespace upstar::domineering
