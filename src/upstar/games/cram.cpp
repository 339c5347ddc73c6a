#include "upstar/games/cram.h"

#include <array>

#include "upstar/base/hash.h"
#include "upstar/positions/grid_images.h"

namespace upstar::cram {
namespace {

constexpr std::array<std::string_view, 2> kLetters = {".", "x#"};

constexpr CellSet lowest(CellSet set) { return set & (~set + 1); }

}  // namespace

void Cram::Position::options(std::vector<Position>& out) const {
    for (const Axis axis : {Axis::Vertical, Axis::Horizontal})
        for (CellSet places = empty_ & grid_.before(empty_, axis); places != 0;
             places &= places - 1) {
            const CellSet first = lowest(places);
            out.emplace_back(grid_, empty_ & ~(first | first << grid_.stride(axis)));
        }
}

void Cram::Position::decompose(std::vector<Position>& out) const {
    for (CellSet rest = empty_; rest != 0;) {
        const CellSet region = grid_.connected(lowest(rest), rest);
        rest &= ~region;
        if (region == lowest(region)) continue;
        const Cropped board = cropped(grid_, region);
        out.emplace_back(board.grid, board.set);
    }
}

Cram::Position Cram::Position::canonical() const {
    const auto least = least_image<1>({grid_, {empty_}}, GridSymmetry::AllTurns);
    return {least.grid, least.sets[0]};
}

std::string Cram::Position::to_string() const {
    return upstar::to_string(GridText{grid_, {empty_, grid_.all() & ~empty_}}, kLetters);
}

std::size_t hash_value(const Cram::Position& p) {
    const auto shape = static_cast<std::uint64_t>(p.grid_.rows() << 8 | p.grid_.columns());
    return static_cast<std::size_t>(combine(mix(shape), p.empty_));
}

Cram::Position Cram::parse(std::string_view text) const {
    if (const auto grid = parse_grid_size(text)) return {*grid, grid->all()};
    const GridText board = parse_grid(text, kLetters);
    return {board.grid, board.sets[0]};
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
