#include "upstar/games/clobber.h"

#include <algorithm>
#include <array>
#include <span>

#include "upstar/base/bits.h"
#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/positions/grid_images.h"
#include "upstar/positions/grid_steps.h"

namespace upstar::clobber {
namespace {

constexpr std::array<std::string_view, 3> kLetters = {".", "xX", "oO"};
constexpr std::uint8_t kAnyDistance = Grid::kMostCells;

std::span<const GridStep> steps(Directions directions) {
    switch (directions) {
        case Directions::Orthogonal:
            return kOrthogonalSteps;
        case Directions::Diagonal:
            return kDiagonalSteps;
        case Directions::Compass:
            return kCompassSteps;
        case Directions::Knight:
            break;
    }
    return kKnightSteps;
}

std::string square_name(const Grid& grid, CellSet square) {
    const int i = lowest_bit(square);
    if (grid.rows() == 1) return std::to_string(i + 1);
    return column_letters(i % grid.columns()) + std::to_string(i / grid.columns() + 1);
}

}  // namespace

// What may be moved onto; the walls of a board with '#' are in no set.
CellSet Clobber::Position::targets(Player player) const {
    switch (rules_.clobbered) {
        case Clobbered::Enemy:
            return stones(opponent(player));
        case Clobbered::Any:
            return left_ | right_;
        case Clobbered::Own:
            return stones(player);
        case Clobbered::Empty:
            break;
    }
    return empty();
}

void Clobber::Position::options(Player player, std::vector<Position>& out) const {
    const CellSet own = stones(player);
    const CellSet onto = targets(player);
    const CellSet free = empty();
    for (const GridStep step : steps(rules_.directions)) {
        // `reached` are the squares that stones arrive at after n steps, each with its origin n
        // steps back.
        CellSet reached = own;
        for (int n = 1; n <= rules_.max_distance && reached != 0; ++n) {
            reached = stepped(grid_, reached, step);
            for (CellSet rest = reached & onto; rest != 0; rest &= rest - 1) {
                const CellSet to = lowest(rest);
                const int bits = n * (step.rows * grid_.columns() + step.columns);
                const CellSet from = bits >= 0 ? to >> bits : to << -bits;
                Position next = *this;
                CellSet& mine = player == Player::Left ? next.left_ : next.right_;
                CellSet& theirs = player == Player::Left ? next.right_ : next.left_;
                theirs &= ~to;
                mine = (mine | to) & ~from;
                if (rules_.left_behind == LeftBehind::Enemy) theirs |= from;
                if (rules_.left_behind == LeftBehind::Own) mine |= from;
                out.push_back(next);
            }
            reached &= free;
        }
    }
}

bool Clobber::Position::can_move(Player player) const {
    const CellSet own = stones(player);
    const CellSet onto = targets(player);
    const CellSet free = empty();
    for (const GridStep step : steps(rules_.directions)) {
        CellSet reached = own;
        for (int n = 1; n <= rules_.max_distance && reached != 0; ++n) {
            reached = stepped(grid_, reached, step);
            if ((reached & onto) != 0) return true;
            reached &= free;
        }
    }
    return false;
}

void Clobber::Position::decompose(std::vector<Position>& out) const {
    if (rules_.max_distance > 1 || rules_.clobbered == Clobbered::Empty) {
        if (can_move(Player::Left) || can_move(Player::Right)) out.push_back(*this);
        return;
    }
    const bool takes_own = rules_.clobbered != Clobbered::Enemy;
    for (CellSet rest = left_ | right_; rest != 0;) {
        CellSet group = lowest(rest);
        for (CellSet before = 0; before != group;) {
            before = group;
            for (const GridStep step : steps(rules_.directions))
                group |= stepped(grid_, before, step) & rest;
        }
        rest &= ~group;
        const bool both = (group & left_) != 0 && (group & right_) != 0;
        if (group != lowest(group) && (both || takes_own)) {
            const auto part = part_of<2>({grid_, {left_, right_}}, group);
            out.emplace_back(part.grid, part.sets[0], part.sets[1], rules_);
        }
    }
}

Clobber::Position Clobber::Position::canonical() const {
    const auto least = least_image<2>({grid_, {left_, right_}}, GridSymmetry::AllTurns);
    return {least.grid, least.sets[0], least.sets[1], rules_};
}

std::optional<Game> Clobber::Position::known_value(Arena& arena) const {
    if (rules_.clobbered == Clobbered::Enemy && rules_.left_behind == LeftBehind::Empty &&
        left_ == lowest(left_) && right_ == lowest(right_))
        return can_move(Player::Left) ? arena.nimber(1) : Game();
    if (!can_move(Player::Left) && !can_move(Player::Right)) return Game();
    return std::nullopt;
}

std::string Clobber::Position::to_string() const {
    return upstar::to_string(GridText{grid_, {empty(), left_, right_}}, kLetters);
}

BoardDescription Clobber::Position::describe() const {
    return board_of_squares(to_string(), {{'x', Player::Left}, {'o', Player::Right}});
}

// The mover's stone stands afterwards where it did not, or where an own one was taken; what it left
// has changed too.
std::string Clobber::Position::move_to(const Position& option) const {
    for (const Player player : kPlayers) {
        const CellSet changed = (left_ ^ option.left_) | (right_ ^ option.right_);
        const CellSet to = changed & option.stones(player) & ~stones(player);
        CellSet from = changed & stones(player) & ~to;
        if (rules_.left_behind == LeftBehind::Own) from = 0;
        if (to != lowest(to) || from != lowest(from) || to == 0 || from == 0) continue;
        if ((option.stones(opponent(player)) & to) != 0) continue;
        if (rules_.left_behind == LeftBehind::Empty && (option.empty() & from) == 0) continue;
        return square_name(grid_, from) + "-" + square_name(grid_, to);
    }
    return {};
}

std::size_t hash_value(const Clobber::Position& p) {
    const Rules& rules = p.rules_;
    std::uint64_t head = static_cast<std::uint64_t>(p.grid_.rows());
    for (const int field :
         {p.grid_.columns(), static_cast<int>(rules.directions), static_cast<int>(rules.clobbered),
          static_cast<int>(rules.left_behind), static_cast<int>(rules.max_distance)})
        head = head << 8 | static_cast<std::uint64_t>(field);
    return static_cast<std::size_t>(combine(combine(mix(head), p.left_), p.right_));
}

Clobber::Clobber(const Settings& settings) {
    const auto choice = [&](const char* name) {
        for (const Parameter& parameter : about().parameters)
            if (parameter.name == name)
                return std::find(parameter.words.begin(), parameter.words.end(),
                                 settings.word(name)) -
                       parameter.words.begin();
        return std::ptrdiff_t{0};
    };
    rules_.directions = static_cast<Directions>(choice("directions"));
    rules_.clobbered = static_cast<Clobbered>(choice("clobbered"));
    rules_.left_behind = static_cast<LeftBehind>(choice("leftBehind"));
    const std::string& distance = settings.word("maxDistance");
    rules_.max_distance =
        distance == "inf" ? kAnyDistance : static_cast<std::uint8_t>(distance[0] - '0');
    if (!rules_.play_ends())
        throw Error(ErrorKind::Input,
                    "play would not end: stones that take pieces leave an empty square behind "
                    "(leftBehind => empty), those that step onto empty squares leave a stone "
                    "(leftBehind => enemy or own)");
}

Clobber::Position Clobber::parse(std::string_view text) const {
    if (const auto grid = parse_grid_size(text)) {
        CellSet left = 0;
        for (int r = 0; r < grid->rows(); ++r)
            for (int c = 0; c < grid->columns(); ++c)
                if ((r + c) % 2 == 0) left |= grid->cell(r, c);
        return {*grid, left, grid->all() & ~left, rules_};
    }
    const GridText board = parse_grid(text, kLetters);
    return {board.grid, board.sets[1], board.sets[2], rules_};
}

const About& Clobber::about() {
    static const About kAbout = {
        .name = "Clobber",
        .aliases = {"game.grid.Clobber"},
        .summary = "Move a stone onto a neighbouring enemy stone, which is taken.",
        .rules =
            "Stones stand on the squares of a board, Left's black ones (x) and Right's white ones "
            "(o). A move takes one of one's own stones onto a neighbouring square, up, down, left "
            "or right, where an enemy stands; that stone is removed. Whoever cannot move loses.\n\n"
            "In the general game stones go in other directions, or several steps over empty "
            "squares; they take stones of either colour, or step onto empty squares; and they may "
            "leave a stone behind. Kings, Knights, Rooks and Queens move like pieces of chess. In "
            "HotClobber one may take one's own stones too. In AntiClobber a stone steps onto an "
            "empty square and leaves an enemy behind.",
        .left = "moves the stones x",
        .right = "moves the stones o",
        .notation =
            "Rows from the top, joined by '|': 'x' is a stone of Left, 'o' one of Right, '.' an "
            "empty square. A size, rows by columns, stands for a board full of alternating stones: "
            "4x4. A board has at most 64 squares.",
        .parameters =
            {
                Parameter::word("directions", {"orthogonal", "diagonal", "compass", "knight"},
                                "which way stones go"),
                Parameter::word("clobbered", {"enemy", "any", "own", "empty"},
                                "what they may move onto"),
                Parameter::word("leftBehind", {"empty", "enemy", "own"},
                                "what is left where they came from"),
                Parameter::word("maxDistance", {"1", "2", "3", "4", "5", "6", "7", "8", "inf"},
                                "how many steps they go, over empty squares"),
            },
        .variants =
            {
                {"AntiClobber", {{"clobbered", "empty"}, {"leftBehind", "enemy"}}},
                {"game.grid.AntiClobber", {{"clobbered", "empty"}, {"leftBehind", "enemy"}}},
                {"HotClobber", {{"clobbered", "any"}}},
                {"game.grid.HotClobber", {{"clobbered", "any"}}},
                {"Kings", {{"directions", "compass"}}},
                {"game.grid.Kings", {{"directions", "compass"}}},
                {"Knights", {{"directions", "knight"}}},
                {"game.grid.Knights", {{"directions", "knight"}}},
                {"Rooks", {{"maxDistance", "inf"}}},
                {"game.grid.Rooks", {{"maxDistance", "inf"}}},
                {"Queens", {{"directions", "compass"}, {"maxDistance", "inf"}}},
                {"game.grid.Queens", {{"directions", "compass"}, {"maxDistance", "inf"}}},
            },
        .examples = {"xo", "xox|ox.", "xoxo|oxox", "3x3"},
    };
    return kAbout;
}

}  // namespace upstar::clobber
