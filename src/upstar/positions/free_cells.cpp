#include "upstar/positions/free_cells.h"

#include <array>
#include <cstdint>

#include "upstar/base/hash.h"

namespace upstar {
namespace {

constexpr std::array<std::string_view, 2> kLetters = {".", "x#"};

}  // namespace

std::size_t hash_value(const FreeCells& cells) {
    const auto shape = static_cast<std::uint64_t>(cells.grid.rows() << 8 | cells.grid.columns());
    return static_cast<std::size_t>(combine(mix(shape), cells.free));
}

std::string to_string(const FreeCells& cells) {
    return to_string(GridText{cells.grid, {cells.free, cells.grid.all() & ~cells.free}}, kLetters);
}

FreeCells parse_free_cells(std::string_view text) {
    if (const auto grid = parse_grid_size(text)) return {*grid, grid->all()};
    const GridText board = parse_grid(text, kLetters);
    return {board.grid, board.sets[0]};
}

}  // namespace upstar
