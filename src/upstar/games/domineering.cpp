#include "upstar/games/domineering.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "upstar/base/hash.h"

namespace upstar::domineering {
namespace {

constexpr std::array<std::string_view, 2> kLetters = {".", "x#"};

constexpr Axis axis(Player player) {
    return player == Player::Left ? Axis::Vertical : Axis::Horizontal;
}

constexpr CellSet lowest(CellSet set) { return set & (~set + 1); }

}  // namespace

CellSet Domineering::Position::places(Player player) const {
    return empty_ & grid_.before(empty_, axis(player));
}

CellSet Domineering::Position::domino(Player player, CellSet place) const {
    return place | place << grid_.stride(axis(player));
}

void Domineering::Position::options(Player player, std::vector<Position>& out) const {
    for (CellSet rest = places(player); rest != 0; rest &= rest - 1)
        out.emplace_back(grid_, empty_ & ~domino(player, lowest(rest)));
}

void Domineering::Position::decompose(std::vector<Position>& out) const {
    for (CellSet rest = empty_; rest != 0;) {
        const CellSet region = grid_.connected(lowest(rest), rest);
        rest &= ~region;
        if (region == lowest(region)) continue;
        const Cropped board = cropped(grid_, region);
        out.emplace_back(board.grid, board.set);
    }
}

Domineering::Position Domineering::Position::canonical() const {
    const CellSet mirrored = grid_.mirrored(empty_);
    return {grid_,
            std::min({empty_, mirrored, grid_.upside_down(empty_), grid_.upside_down(mirrored)})};
}

std::optional<Game> Domineering::Position::known_value(Arena& arena) const {
    for (const Player player : kPlayers) {
        if (places(opponent(player)) != 0) continue;
        // Filling each run of cells from its end wastes none of its moves.
        std::int64_t moves = 0;
        Position p = *this;
        for (CellSet free = p.places(player); free != 0; free = p.places(player)) {
            p.empty_ &= ~domino(player, lowest(free));
            ++moves;
        }
        return arena.integer(sign(player) * moves);
    }
    return std::nullopt;
}

std::string Domineering::Position::to_string() const {
    return upstar::to_string(GridText{grid_, {empty_, grid_.all() & ~empty_}}, kLetters);
}

std::size_t hash_value(const Domineering::Position& p) {
    const auto shape = static_cast<std::uint64_t>(p.grid_.rows() << 8 | p.grid_.columns());
    return static_cast<std::size_t>(combine(mix(shape), p.empty_));
}

Domineering::Position Domineering::parse(std::string_view text) const {
    if (const auto grid = parse_grid_size(text)) return {*grid, grid->all()};
    const GridText board = parse_grid(text, kLetters);
    return {board.grid, board.sets[0]};
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
