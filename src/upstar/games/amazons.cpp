#include "upstar/games/amazons.h"

#include <array>
#include <bit>

#include "upstar/base/bits.h"
#include "upstar/base/hash.h"
#include "upstar/positions/grid_images.h"
#include "upstar/positions/grid_steps.h"

namespace upstar::amazons {
namespace {

constexpr std::array<std::string_view, 4> kLetters = {".", "xX", "oO", "~#"};

// The squares of `free` that a queen on `from` can go to.
CellSet queen_moves(const Grid& grid, CellSet from, CellSet free) {
    CellSet reached = 0;
    for (const GridStep step : kCompassSteps)
        for (CellSet at = stepped(grid, from, step) & free; at != 0;
             at = stepped(grid, at, step) & free)
            reached |= at;
    return reached;
}

CellSet neighbours(const Grid& grid, CellSet set) {
    CellSet around = 0;
    for (const GridStep step : kCompassSteps) around |= stepped(grid, set, step);
    return around;
}

std::string name_of(const Grid& grid, CellSet square) {
    const int i = lowest_bit(square);
    if (grid.rows() == 1) return std::to_string(i + 1);
    return column_letters(i % grid.columns()) + std::to_string(i / grid.columns() + 1);
}

}  // namespace

void Amazons::Position::options(Player player, std::vector<Position>& out) const {
    const CellSet free = empty();
    for (CellSet movers = amazons(player); movers != 0; movers &= movers - 1) {
        const CellSet from = lowest(movers);
        for (CellSet places = queen_moves(grid_, from, free); places != 0; places &= places - 1) {
            const CellSet to = lowest(places);
            CellSet arrows = queen_moves(grid_, to, (free | from) & ~to);
            for (; arrows != 0; arrows &= arrows - 1) {
                Position next = *this;
                CellSet& own = player == Player::Left ? next.left_ : next.right_;
                own ^= from | to;
                next.blocked_ |= lowest(arrows);
                out.push_back(next);
            }
        }
    }
}

void Amazons::Position::decompose(std::vector<Position>& out) const {
    const CellSet free = empty();
    for (CellSet rest = grid_.all() & ~blocked_; rest != 0;) {
        CellSet region = lowest(rest);
        for (CellSet before = 0; before != region;) {
            before = region;
            region |= neighbours(grid_, before) & rest;
        }
        rest &= ~region;
        if ((region & free) == 0 || (region & (left_ | right_)) == 0) continue;
        const auto part = part_of<2>({grid_, {left_, right_}}, region);
        const CellSet open = cropped(grid_, region).set;
        out.emplace_back(part.grid, part.sets[0], part.sets[1], part.grid.all() & ~open);
    }
}

Amazons::Position Amazons::Position::canonical() const {
    const auto least = least_image<3>({grid_, {left_, right_, blocked_}}, GridSymmetry::AllTurns);
    return {least.grid, least.sets[0], least.sets[1], least.sets[2]};
}

// Whether the player, alone here, can shoot at every empty square, one a move; false if that is not
// found within the effort.
bool Amazons::Position::fills_all(Player player, int& effort) const {
    if (empty() == 0) return true;
    if (--effort < 0) return false;
    std::vector<Position> all;
    options(player, all);
    for (const Position& option : all) {
        // A square that nobody can reach any more is lost.
        CellSet region = option.amazons(player);
        for (CellSet before = 0; before != region;) {
            before = region;
            region |= neighbours(grid_, before) & option.empty();
        }
        if ((option.empty() & ~region) == 0 && option.fills_all(player, effort)) return true;
        if (effort < 0) return false;
    }
    return false;
}

std::optional<Game> Amazons::Position::known_value(Arena& arena) const {
    constexpr int kEffort = 300;
    if (left_ != 0 && right_ != 0) return std::nullopt;
    const Player player = left_ != 0 ? Player::Left : Player::Right;
    const CellSet own = amazons(player);
    if ((neighbours(grid_, own) & empty()) == 0) return Game();
    int effort = kEffort;
    if (!fills_all(player, effort)) return std::nullopt;
    return arena.integer(sign(player) * std::popcount(empty()));
}

std::string Amazons::Position::to_string() const {
    return upstar::to_string(GridText{grid_, {empty(), left_, right_, blocked_}}, kLetters);
}

BoardDescription Amazons::Position::describe() const {
    return board_of_squares(to_string(), {{'x', Player::Left}, {'o', Player::Right}});
}

std::string Amazons::Position::move_to(const Position& option) const {
    for (const Player player : kPlayers) {
        const CellSet from = amazons(player) & ~option.amazons(player);
        const CellSet to = option.amazons(player) & ~amazons(player);
        const CellSet arrow = option.blocked_ & ~blocked_;
        if (from == 0 || to == 0 || arrow == 0) continue;
        return name_of(grid_, from) + "-" + name_of(grid_, to) + "/" + name_of(grid_, arrow);
    }
    return {};
}

std::size_t hash_value(const Amazons::Position& p) {
    const auto shape = static_cast<std::uint64_t>(p.grid_.rows() << 8 | p.grid_.columns());
    const std::uint64_t amazons = combine(combine(mix(shape), p.left_), p.right_);
    return static_cast<std::size_t>(combine(amazons, p.blocked_));
}

Amazons::Position Amazons::parse(std::string_view text) const {
    const GridText board = parse_grid(text, kLetters);
    return {board.grid, board.sets[1], board.sets[2], board.sets[3]};
}

const About& Amazons::about() {
    static const About kAbout = {
        .name = "Amazons",
        .aliases = {"game.grid.Amazons", "Game of the Amazons"},
        .summary = "Move an amazon like a queen, then shoot an arrow that blocks a square.",
        .rules =
            "Amazons stand on the squares of a board, Left's black ones (x) and Right's white ones "
            "(o). In a move one takes one of one's own amazons any number of squares in a row, a "
            "column or a diagonal, over empty squares only, and then shoots an arrow from there in "
            "the same way. The square that the arrow hits, which was empty or the one that the "
            "amazon has just left, is blocked for ever. Whoever cannot move loses.",
        .left = "moves the amazons x",
        .right = "moves the amazons o",
        .notation =
            "Rows from the top, joined by '|': 'x' is an amazon of Left, 'o' one of Right, '~' (or "
            "'#') a blocked square, '.' an empty one: x..~|....|.~.o. A board has at most 64 "
            "squares. A move is written d1-b3/b1: from, to, and the square that the arrow hits.",
        .parameters = {},
        .variants = {},
        .examples = {"x..o", "x.|.o", "x..|~.o"},
    };
    return kAbout;
}

}  // namespace upstar::amazons
