#include "upstar/games/fission.h"

#include <array>

#include "upstar/base/hash.h"
#include "upstar/positions/grid_images.h"

namespace upstar::fission {
namespace {

constexpr std::array<std::string_view, 3> kLetters = {".", "xX", "~#"};

}  // namespace

void Fission::Position::options(Player player, std::vector<Position>& out) const {
    const Axis axis = player == Player::Left ? Axis::Vertical : Axis::Horizontal;
    const CellSet free = grid_.all() & ~(stones_ | blocked_);
    CellSet split = stones_ & grid_.before(free, axis) & grid_.after(free, axis);
    for (; split != 0; split &= split - 1) {
        const CellSet stone = lowest(split);
        const int stride = grid_.stride(axis);
        out.emplace_back(grid_, (stones_ & ~stone) | stone << stride | stone >> stride, blocked_);
    }
}

Fission::Position Fission::Position::canonical() const {
    const auto least = least_image<2>({grid_, {stones_, blocked_}}, GridSymmetry::Reflections);
    return {least.grid, least.sets[0], least.sets[1]};
}

std::string Fission::Position::to_string() const {
    return upstar::to_string(
        GridText{grid_, {grid_.all() & ~(stones_ | blocked_), stones_, blocked_}}, kLetters);
}

BoardDescription Fission::Position::describe() const {
    BoardDescription board = board_of_squares(to_string());
    for (BoardPlace& place : board.places) place.count = place.mark == "x" ? 1 : 0;
    return board;
}

std::size_t hash_value(const Fission::Position& p) {
    const auto shape = static_cast<std::uint64_t>(p.grid_.rows() << 8 | p.grid_.columns());
    return static_cast<std::size_t>(combine(combine(mix(shape), p.stones_), p.blocked_));
}

Fission::Position Fission::parse(std::string_view text) const {
    const GridText board = parse_grid(text, kLetters);
    return {board.grid, board.sets[1], board.sets[2]};
}

const About& Fission::about() {
    static const About kAbout = {
        .name = "Fission",
        .aliases = {"game.grid.Fission"},
        .summary = "Split a stone into its two neighbours, upright for Left, lying for Right.",
        .rules =
            "Stones that belong to nobody stand on the cells of a board. Left takes a stone whose "
            "neighbours above and below are both empty and puts a stone on each of these cells; "
            "Right does the same with the neighbours to the left and to the right. Whoever cannot "
            "move loses.",
        .left = "splits stones upright",
        .right = "splits stones sideways",
        .notation =
            "Rows from the top, joined by '|': 'x' is a stone, '~' (or '#') a blocked cell, '.' an "
            "empty one: ....|..x.|~..~. A board has at most 64 cells.",
        .parameters = {},
        .variants = {},
        .examples = {"...|.x.|...", "....|..x.|....|....", ".x.x|....|..x.|...."},
    };
    return kAbout;
}

}  // namespace upstar::fission
