#include "upstar/games/dots/rules/dots_and_boxes.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/games/dots/rules/board_description.h"
#include "upstar/games/dots/rules/dots_bits.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_picture.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {
namespace {

// Bit 0 of a symmetry reflects left and right, bit 1 top and bottom, bit 2 in the diagonal.
constexpr unsigned kSymmetries = 8;

int image(const DotsGrid& grid, int line, unsigned symmetry) {
    auto [is_horizontal, row, column] = grid.place(line);
    if ((symmetry & 1) != 0) column = grid.columns() - (is_horizontal ? 1 : 0) - column;
    if ((symmetry & 2) != 0) row = grid.rows() - (is_horizontal ? 0 : 1) - row;
    if ((symmetry & 4) != 0) {
        is_horizontal = !is_horizontal;
        std::swap(row, column);
    }
    return is_horizontal ? grid.horizontal(row, column) : grid.vertical(row, column);
}

}  // namespace

DotsAndBoxes::Position::Position(const DotsBoard& board) : grid_(board) {
    for (int line = 0; line < board.lines(); ++line)
        if (board.is_drawn(line)) draw(line);
}

bool DotsAndBoxes::Position::is_drawn(int line) const {
    return (drawn_[static_cast<std::size_t>(line) / 64] >> (line % 64) & 1) != 0;
}

void DotsAndBoxes::Position::draw(int line) {
    drawn_[static_cast<std::size_t>(line) / 64] |= std::uint64_t{1} << (line % 64);
}

void DotsAndBoxes::Position::options(std::vector<ScoringOption<Position>>& out) const {
    for (int line = 0; line < grid_.lines(); ++line) {
        if (is_drawn(line)) continue;
        Position next = *this;
        next.draw(line);
        std::int32_t points = 0;
        for (const int box : grid_.sides(line)) {
            if (box < 0) continue;
            const auto around = grid_.around(box);
            if (std::all_of(around.begin(), around.end(), [&](int l) { return next.is_drawn(l); }))
                ++points;
        }
        out.push_back({next, points, points > 0});
    }
}

DotsAndBoxes::Position DotsAndBoxes::Position::canonical() const {
    Position least = *this;
    const unsigned symmetries = grid_.rows() == grid_.columns() ? kSymmetries : kSymmetries / 2;
    for (unsigned symmetry = 1; symmetry < symmetries; ++symmetry) {
        Position turned = *this;
        turned.drawn_ = {};
        for (int line = 0; line < grid_.lines(); ++line)
            if (is_drawn(line)) turned.draw(image(grid_, line, symmetry));
        if (turned.drawn_ < least.drawn_) least = turned;
    }
    return least;
}

DotsBoard DotsAndBoxes::Position::board() const {
    DotsBoard board(grid_.rows(), grid_.columns());
    for (int line = 0; line < grid_.lines(); ++line)
        if (is_drawn(line)) board.draw(line);
    return board;
}

std::string DotsAndBoxes::Position::to_string() const { return to_bits(board()); }

std::string DotsAndBoxes::Position::board_text() const {
    std::string text = to_picture(board());
    text.pop_back();  // the last line end
    return text;
}

BoardDescription DotsAndBoxes::Position::describe() const { return dots::describe(board()); }

std::size_t hash_value(const DotsAndBoxes::Position& p) {
    auto hash = mix(static_cast<std::uint64_t>(p.grid_.rows() << 8 | p.grid_.columns()));
    for (const std::uint64_t word : p.drawn_) hash = combine(hash, word);
    return static_cast<std::size_t>(hash);
}

DotsAndBoxes::Position DotsAndBoxes::parse(std::string_view text) const {
    if (text.empty() || text.back() == ' ')
        throw Error(ErrorKind::Input, "a board ends with its last line or bit, not with a blank",
                    text.size() - (text.empty() ? 0 : 1));
    const DotsPosition position = parse_dots(text);
    if (!position.board())
        throw Error(ErrorKind::Input,
                    "this is a graph of strings and coins, not a board; write a size such as 3x3, "
                    "or ask strings_and_coins",
                    0);
    if (position.board()->lines() > kMostLines)
        throw Error(ErrorKind::Input,
                    "too large: here a board has at most " + std::to_string(kMostLines) +
                        " lines; an analysis takes larger ones",
                    0, Remedy::ask("analyse", "dots"));
    return Position(*position.board());
}

Standing DotsAndBoxes::standing(std::string_view text) const {
    const DotsPosition position = parse_dots(text);
    Standing standing;
    if (!position.board()) return standing;
    standing.points = {position.board()->captured_by(Scorer::A),
                       position.board()->captured_by(Scorer::B)};
    standing.mover = player_of(position.mover());
    for (const BoardPlace& place : dots::describe(*position.board()).places)
        standing.owners.push_back(place.owner);
    return standing;
}

const About& DotsAndBoxes::about() {
    static const About kAbout = {
        .name = "Dots and Boxes",
        .aliases = {"dots"},
        .summary = "Draw lines between dots; whoever completes a box has it and moves again.",
        .rules =
            "The board is a grid of dots. A move draws a line between two dots next to each "
            "other. Whoever draws the fourth side of a box captures it, one point, and must move "
            "again, if there is a line left. When all lines are drawn, the player with more "
            "boxes wins.",
        .point = "box",
        .points = "boxes",
        .notation =
            "A size in boxes, rows by columns, is an empty board: 3x3. Drawn lines follow a "
            "colon as bits, the horizontal ones row by row, a slash, the vertical ones row by "
            "row: 1x2:1101/010. A picture of +, - and | and a record such as 3x3 1. a1b1 2. "
            "b1b2 are read too. A line is two neighbouring dots, columns a, b, ... from the left, "
            "rows 1, 2, ... from the bottom; or h(r,c) or v(r,c), row and column from 0 at the top "
            "left. At most 256 lines.",
        .parameters = {},
        .variants = {},
        .examples = {"1x1", "1x2:1101/010", "2x2", "3x3"},
    };
    return kAbout;
}

}  // namespace upstar::dots
