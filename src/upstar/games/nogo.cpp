#include "upstar/games/nogo.h"

#include <array>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/positions/grid_images.h"

namespace upstar::nogo {
namespace {

constexpr std::array<std::string_view, 3> kLetters = {".", "xX", "oO"};

CellSet neighbours(const Grid& grid, CellSet set) {
    CellSet around = 0;
    for (const Axis axis : {Axis::Vertical, Axis::Horizontal})
        around |= grid.before(set, axis) | grid.after(set, axis);
    return around;
}

}  // namespace

// A stone beside an empty cell breathes for its group.
bool NoGo::Position::all_breathe() const {
    const CellSet beside = neighbours(grid_, grid_.all() & ~(left_ | right_));
    for (const CellSet stones : {left_, right_})
        if ((stones & ~grid_.connected(stones & beside, stones)) != 0) return false;
    return true;
}

void NoGo::Position::options(Player player, std::vector<Position>& out) const {
    for (CellSet rest = grid_.all() & ~(left_ | right_); rest != 0; rest &= rest - 1) {
        Position next = *this;
        (player == Player::Left ? next.left_ : next.right_) |= lowest(rest);
        if (next.all_breathe()) out.push_back(next);
    }
}

NoGo::Position NoGo::Position::canonical() const {
    const auto least = least_image<2>({grid_, {left_, right_}}, GridSymmetry::AllTurns);
    return {least.grid, least.sets[0], least.sets[1]};
}

std::string NoGo::Position::to_string() const {
    return upstar::to_string(GridText{grid_, {grid_.all() & ~(left_ | right_), left_, right_}},
                             kLetters);
}

BoardDescription NoGo::Position::describe() const {
    return board_of_squares(to_string(), {{'x', Player::Left}, {'o', Player::Right}});
}

std::size_t hash_value(const NoGo::Position& p) {
    const auto shape = static_cast<std::uint64_t>(p.grid_.rows() << 8 | p.grid_.columns());
    return static_cast<std::size_t>(combine(combine(mix(shape), p.left_), p.right_));
}

NoGo::Position NoGo::parse(std::string_view text) const {
    if (const auto grid = parse_grid_size(text)) return {*grid, 0, 0};
    const GridText board = parse_grid(text, kLetters);
    const Position position(board.grid, board.sets[1], board.sets[2]);
    if (!position.all_breathe())
        throw Error(ErrorKind::Input, "a group of stones has no empty cell beside it", 0);
    return position;
}

const About& NoGo::about() {
    static const About kAbout = {
        .name = "NoGo",
        .aliases = {"Anti-Atari Go"},
        .summary = "Place stones so that every group keeps an empty cell beside it.",
        .rules =
            "Left has black stones (x), Right white ones (o). A move places a stone of one's own "
            "on "
            "an empty cell. Afterwards every group on the board, stones of one colour that are "
            "joined along rows and columns, must have an empty cell beside it: nothing is ever "
            "captured. Whoever cannot move loses.",
        .left = "places the stones x",
        .right = "places the stones o",
        .notation =
            "Rows from the top, joined by '|': 'x' is a stone of Left, 'o' one of Right, '.' an "
            "empty cell. A size, rows by columns, stands for an empty board: 3x3. A board has at "
            "most 64 cells.",
        .parameters = {},
        .variants = {},
        .examples = {"1x3", "2x2", "x..|..o", "1x5"},
    };
    return kAbout;
}

}  // namespace upstar::nogo
