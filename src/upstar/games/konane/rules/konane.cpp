#include "upstar/games/konane/rules/konane.h"

#include <algorithm>
#include <limits>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/games/konane/rules/konane_key.h"
#include "upstar/games/konane/rules/konane_lifts.h"
#include "upstar/games/konane/rules/konane_moves.h"
#include "upstar/games/konane/rules/konane_reasons.h"
#include "upstar/games/konane/rules/konane_text.h"

namespace upstar::konane {

void Konane::Position::lifts(Player player, std::vector<Position>& out) const {
    const KonaneLifts lifts{board_.rows, board_.columns};
    const bool is_first = stage_ == Stage::FirstLift;
    const auto square = [&](int i) { return KonaneSquare{i / board_.columns, i % board_.columns}; };
    const KonaneBoard::Set empty = KonaneBoard::Set::first(board_.size()) - board_.stones();
    for (KonaneBoard::Set own = board_.of(player); own.any();) {
        const KonaneSquare lifted = square(own.take_lowest());
        if (is_first ? !lifts.may_be_first(lifted)
                     : !lifts.may_be_second(square(empty.lowest()), lifted))
            continue;
        KonaneBoard after = board_;
        after.put(lifted.row, lifted.column, '.');
        out.emplace_back(after, rules_, is_first ? Stage::SecondLift : Stage::Jumps);
    }
}

// Next to a stone that was lifted are stones of the other colour only.
void Konane::Position::options(Player player, std::vector<Position>& out) const {
    if (stage_ != Stage::Jumps) return lifts(player, out);
    const int most = rules_.jumps == Jumps::Modern ? 1 : std::numeric_limits<int>::max();
    for_each_konane_move(board_, rules_.edge, player, most,
                         [&](const KonaneBoard& board) { out.emplace_back(board, rules_); });
}

void Konane::Position::decompose(std::vector<Position>& out) const {
    if (stage_ != Stage::Jumps) return out.push_back(*this);
    for_each_part(board_, rules_.edge, rules_.bounds,
                  [&](const KonaneBoard& part) { out.emplace_back(part, rules_); });
}

Konane::Position Konane::Position::canonical() const {
    const bool is_open = rules_.edge == KonaneEdge::Open;
    return {(is_open ? board_.cut(board_.contents()) : board_).canonical(), rules_, stage_};
}

ValueBounds Konane::Position::bounds() const {
    const auto most = [&](Player player) {
        const int taken = board_.of(opponent(player)).count();
        if (stage_ != Stage::Jumps) return 1 + taken;
        return has_konane_move(board_, rules_.edge, player) ? taken : 0;
    };
    return {-most(Player::Right), most(Player::Left)};
}

std::optional<SmallKonane> Konane::Position::compact() const {
    if (rules_.edge != KonaneEdge::Bounded || !(rules_.bounds == KonaneBounds::all()) ||
        stage_ != Stage::Jumps)
        return std::nullopt;
    return SmallKonane::of(board_, rules_.jumps == Jumps::Modern);
}

std::optional<std::uint64_t> Konane::Position::packed() const {
    if (!(rules_.bounds == KonaneBounds::all()) || stage_ != Stage::Jumps) return std::nullopt;
    const unsigned game =
        (rules_.jumps == Jumps::Modern ? 1u : 0u) | (rules_.edge == KonaneEdge::Open ? 2u : 0u);
    return konane_key(board_, game);
}

std::vector<std::string> Konane::Position::reasons() const {
    if (stage_ != Stage::Jumps) return {};
    return konane_reasons(board_, rules_.edge, rules_.bounds);
}

std::string Konane::Position::to_string() const {
    return stage_ == Stage::Jumps ? to_text(board_) : whole_board_text(board_);
}

std::string Konane::Position::board_text() const {
    std::string text = to_text(board_);
    std::replace(text.begin(), text.end(), '|', '\n');
    return text;
}

BoardDescription Konane::Position::describe() const {
    BoardDescription board =
        board_of_squares(to_text(board_), {{'x', Player::Left}, {'o', Player::Right}});
    if (stage_ == Stage::FirstLift) board.text = "a stone is lifted first";
    if (stage_ == Stage::SecondLift) board.text = "a stone next to the gap is lifted";
    return board;
}

std::size_t hash_value(const Konane::Position& p) {
    const KonaneBoard& board = p.board_;
    std::uint64_t hash = static_cast<std::uint64_t>(board.rows << 8 | board.columns) |
                         static_cast<std::uint64_t>(p.rules_.jumps) << 16 |
                         static_cast<std::uint64_t>(p.rules_.edge) << 17 |
                         static_cast<std::uint64_t>(p.stage_) << 18;
    for (int i = 0; 64 * i < board.size(); ++i)
        hash = combine(combine(hash, board.planes[0].words[i]), board.planes[1].words[i]);
    return static_cast<std::size_t>(hash);
}

Konane::Konane(const Settings& settings) {
    if (settings.word("rules") == "modern") rules_.jumps = Jumps::Modern;
    if (settings.word("board") == "open") rules_.edge = KonaneEdge::Open;
    for (const KonaneBoundText& text : kKonaneBounds)
        if (settings.word(text.key) == "off") rules_.bounds = rules_.bounds.without(text.bound);
}

Konane::Position Konane::parse(std::string_view text) const {
    if (const auto whole = parse_whole_konane_board(text)) {
        if (rules_.edge == KonaneEdge::Open)
            throw Error(ErrorKind::Input,
                        "a game that begins with a full board ends at its edge; take board => "
                        "bounded, or draw the stones",
                        0);
        const bool is_full = whole->stones().count() == whole->size();
        return {*whole, rules_, is_full ? Stage::FirstLift : Stage::SecondLift};
    }
    const KonaneBoard board = parse_konane_board(text);
    if (rules_.edge == KonaneEdge::Open) {
        // The potential never rises, so what it bounds now bounds all that follows.
        const KonaneBox reach =
            konane_reach(board, rules_.edge, KonaneBounds().with(KonaneBound::Shape));
        if (reach.rows * reach.columns > KonaneBoard::kMostSquares)
            throw Error(ErrorKind::Input,
                        "too large for the open plane: its stones may spread over " +
                            std::to_string(reach.rows) + "x" + std::to_string(reach.columns) +
                            " squares, and at most " + std::to_string(KonaneBoard::kMostSquares) +
                            " are possible; take board => bounded, or fewer stones",
                        0);
    }
    return {board, rules_};
}

const About& Konane::about() {
    static const About kAbout = [] {
        About about = {
            .name = "Konane",
            .aliases = {"Mu"},
            .summary = "Stones jump over adjacent enemies and take them away.",
            .rules =
                "Black and white stones lie on the squares of a board. Left moves black stones, "
                "Right white ones. A move jumps with one stone over an adjacent enemy, along a row "
                "or a column, into the empty square just beyond; the enemy is taken away. By the "
                "ancient rules the stone may go on jumping in the same direction, by the modern "
                "ones it jumps once. Whoever cannot move loses.\n\n"
                "A game begins on a full board. The first player lifts a stone of his: one in the "
                "centre, next to it, or in a corner. The other lifts one next to that, a centre "
                "stone if the first was not in the centre or a corner. Then they jump.\n\n"
                "The board is what is drawn, or part of an open plane on which stones may also "
                "leave the drawing.",
            .left = "moves the black stones x",
            .right = "moves the white stones o",
            .notation =
                "Rows from the top, joined by '|': x black, o white, . empty, # blocked (also X b "
                "B ●, O w W ○, _ and ~; a blocked square prints as ~). Powers repeat: "
                "ox.xo.(.x)^2o. Colours need not alternate. A board has at most 256 squares. "
                "A size, rows by columns, is a full board before the two lifts: 6x6, with black at "
                "a1 (white: 6x6:o); 6x6-c3 has c3 lifted. Names "
                "with a number stand for the families of Ernst's paper: L(n), LOT1(n), LOT2(n), "
                "LT1(n), LT2(n), LT3(n), L2(n), D2(n), triangle(n), half(n), hot(n), tiny(n); all "
                "but triangle are meant for the open plane.",
            .parameters = {Parameter::word("rules", {"ancient", "modern"},
                                           "several jumps in a line per move, or one"),
                           Parameter::word("board", {"bounded", "open"},
                                           "whether the board ends at the edge of the drawing")},
            .variants = {{"Modern Konane", {{"rules", "modern"}}},
                         {"Ancient Konane", {{"rules", "ancient"}}},
                         {"Open Konane", {{"board", "open"}}}},
            .examples = {"xo..xo", "xo.|.xo", ".oxo.", "triangle(4)", "3x3"},
        };
        for (const KonaneBoundText& text : kKonaneBounds)
            about.parameters.push_back(
                Parameter::word(std::string(text.key), {"on", "off"},
                                "the bound on penetration by " + std::string(text.name)));
        return about;
    }();
    return kAbout;
}

}  // namespace upstar::konane
