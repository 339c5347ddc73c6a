#include "upstar/answers/analysis_picture.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/answers/reasoning.h"
#include "upstar/base/words.h"
#include "upstar/catalog/moves.h"
#include "upstar/draw/board_picture.h"
#include "upstar/draw/board_words.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/picture.h"
#include "upstar/draw/value_words.h"

namespace upstar {
namespace {

using Verdict = MoveMark::Verdict;

constexpr std::size_t kMostListed = 12;
constexpr double kBorder = 16;
constexpr double kLeastWidth = 250;  // of a column
constexpr double kGap = 28;          // between the columns
constexpr double kSign = 26;         // the tick or the cross before a move in the list
constexpr double kLeastName = 70;
constexpr double kStone = 18;  // the stone before the heading of a column
constexpr double kRow = 24;
constexpr double kText = 13;
constexpr double kHeadline = 19;
constexpr double kBold = 1.12;  // bold letters are wider

// A move in the list and on the board.
struct ListedMove {
    std::string name;
    std::string result;
    MoveMark mark;
};

// The board for one player, and his moves.
struct Column {
    std::string heading;
    std::optional<Player> stones;  // of this player's colour on the board, as stands beside it
    std::string verdict;
    BoardPicture picture;
    BoardLayout layout;
    std::vector<ListedMove> moves;

    std::size_t listed() const { return std::min(moves.size(), kMostListed); }
    // Where the results stand in the list, behind the names.
    double results() const {
        double widest = kLeastName;
        for (std::size_t i = 0; i < listed(); ++i)
            widest = std::max(widest, kBold * text_width(moves[i].name, kText) + 12);
        return kSign + widest;
    }
    double width() const {
        double widest = std::max(layout.width, kLeastWidth);
        for (std::size_t i = 0; i < listed(); ++i)
            widest = std::max(widest, results() + text_width(moves[i].result, kText) + 12 +
                                          text_width(moves[i].mark.label.text, kText));
        return widest;
    }
};

Verdict verdict_of(const Analysis& analysis, const Advice& advice, const RatedMove& move) {
    if (analysis.is_scoring()) {
        if (!move.margin || !advice.margin) return Verdict::Unknown;
        return *move.margin == *advice.margin ? Verdict::Wins : Verdict::Loses;
    }
    if (!move.wins) return Verdict::Unknown;
    return *move.wins ? Verdict::Wins : Verdict::Loses;
}

ListedMove listed(Arena& arena, const Analysis& analysis, const Advice& advice,
                  const BoardDescription& board, const RatedMove& move) {
    ListedMove row;
    row.name = move_name(*analysis.position, *move.position).text;
    MoveOnBoard seen = move_on_board(*analysis.position, board, *move.position);
    row.mark.move.changed = std::move(seen.changed);
    row.mark.move.from = std::move(seen.from);
    row.mark.move.name = row.name;
    row.mark.marks_after = std::move(seen.left);
    row.mark.verdict = verdict_of(analysis, advice, move);
    if (analysis.is_scoring()) {
        if (move.margin)
            row.mark.label = (*move.margin > 0 ? "+" : "") + std::to_string(*move.margin);
        row.result = row.mark.verdict == Verdict::Wins ? "best" : "";
    } else {
        if (move.value) row.mark.label = value_words(arena, *move.value);
        row.result = !move.wins ? "not decided" : *move.wins ? "wins" : "loses";
    }
    return row;
}

std::string side(const Analysis& analysis, Player player) {
    if (!analysis.is_partizan()) return "Whoever moves";
    const About& about = analysis.position->ruleset().about();
    const std::string& does = player == Player::Left ? about.left : about.right;
    return std::string(name(player)) + (does.empty() ? " to move" : " " + does);
}

// Pieces stand on squares, and are known by their colour.
bool has_stones(const BoardDescription& board) {
    if (board.shape != BoardShape::Strip && board.shape != BoardShape::Grid) return false;
    return std::any_of(board.places.begin(), board.places.end(),
                       [](const BoardPlace& place) { return place.owner && !place.is_empty; });
}

std::string verdict_text(const Analysis& analysis, const Advice& advice) {
    if (advice.moves.empty()) return "no move: whoever must move here loses";
    if (analysis.is_scoring())
        return advice.margin ? "gets " +
                                   points_text(analysis.position->ruleset().about(),
                                               std::abs(*advice.margin)) +
                                   (*advice.margin < 0 ? " fewer" : " more") + " than the other"
                             : "";
    if (!advice.wins()) return "";
    const std::string moves =
        std::to_string(advice.moves.size()) + (advice.moves.size() == 1 ? " move" : " moves");
    const std::size_t winning = advice.winning_moves();
    return std::to_string(winning) + " of " + moves + (winning == 1 ? " wins" : " win");
}

Column column_of(Arena& arena, const Analysis& analysis, const Advice& advice) {
    Column column;
    column.heading = side(analysis, advice.player);
    column.verdict = verdict_text(analysis, advice);
    column.picture.board = analysis.position->board();
    if (has_stones(column.picture.board)) column.stones = advice.player;
    column.layout = lay_out(column.picture.board);
    for (const RatedMove& move : advice.moves) {
        column.moves.push_back(listed(arena, analysis, advice, column.picture.board, move));
        column.picture.marks.push_back(column.moves.back().mark);
    }
    return column;
}

std::vector<Column> columns_of(Arena& arena, const Analysis& analysis) {
    std::vector<Column> columns;
    for (const Advice& advice : analysis.advice) {
        columns.push_back(column_of(arena, analysis, advice));
        if (!analysis.is_partizan()) break;
    }
    return columns;
}

std::string headline(const Analysis& analysis) {
    if (analysis.is_scoring()) {
        const std::int32_t margin = *analysis.margin;
        if (margin == 0) return "Both get as much.";
        return "Whoever moves first gets " +
               points_text(analysis.position->ruleset().about(), std::abs(margin)) +
               (margin > 0 ? " more." : " fewer.");
    }
    return capital(in_words(*analysis.outcome)) + ".";
}

// "Value 1/2"; "A long value: mean 0, temperature 1".
Words value_line(Arena& arena, Game value) {
    Words words = value_words(arena, value);
    const bool is_long = words.tex.empty();
    words.text = (is_long ? "A long value: " : "Value ") + words.text;
    if (!is_long) words.tex = "Value " + words.tex;
    return words;
}

struct Size {
    double width = 0;
    double height = 0;
};

constexpr double kTop = 64;      // headline and value
constexpr double kHeading = 44;  // of a column

double top_of(const Analysis& analysis) { return analysis.value ? kTop : kTop - 20; }

Size size_of(const Analysis& analysis, const std::vector<Column>& columns) {
    Size size{2 * kBorder - kGap, 0};
    for (const Column& column : columns) {
        size.width += column.width() + kGap;
        const std::size_t more = column.moves.size() > kMostListed ? 1 : 0;
        size.height =
            std::max(size.height, top_of(analysis) + kHeading + column.layout.height +
                                      kRow * static_cast<double>(column.listed() + more) + kBorder);
    }
    size.width =
        std::max(size.width, 2 * kBorder + text_width(headline(analysis), kHeadline) * kBold);
    return size;
}

constexpr Lettering kStart{
    .anchor = Lettering::Anchor::Start, .size = kText, .color = palette::kInk};
constexpr Lettering kSecond{
    .anchor = Lettering::Anchor::Start, .size = kText, .color = palette::kInkSecond};

void draw_list(Canvas& canvas, Point at, const Column& column) {
    for (std::size_t i = 0; i < column.listed(); ++i) {
        const ListedMove& move = column.moves[i];
        const double y = at.y + kRow * static_cast<double>(i);
        const bool wins = move.mark.verdict == Verdict::Wins;
        canvas.line({at.x, y}, {at.x + column.width(), y}, {.color = palette::kHairline});
        draw_verdict(canvas, {at.x + 10, y + kRow / 2}, move.mark.verdict);
        Lettering bold = kStart;
        bold.is_bold = wins;
        canvas.text({at.x + kSign, y + 16}, move.name, bold);
        canvas.text({at.x + column.results(), y + 16}, move.result, kSecond);
        Lettering end = kStart;
        end.anchor = Lettering::Anchor::End;
        canvas.text({at.x + column.width(), y + 16}, move.mark.label, end);
    }
    if (column.moves.size() > kMostListed)
        canvas.text({at.x + kSign, at.y + kRow * static_cast<double>(kMostListed) + 16},
                    "and " + std::to_string(column.moves.size() - kMostListed) + " more", kSecond);
}

void draw_column(Canvas& canvas, Point at, const Column& column) {
    Lettering bold = kStart;
    bold.is_bold = true;
    if (column.stones) {
        const bool is_left = column.stones == Player::Left;
        canvas.circle({at.x + 6, at.y + 9.5}, 6,
                      {.color = is_left ? palette::kBlackStone : palette::kWhiteStone},
                      {.color = palette::kStoneRim, .width = 1.2});
    }
    canvas.text({at.x + (column.stones ? kStone : 0), at.y + 14}, column.heading, bold);
    canvas.text({at.x, at.y + 32}, column.verdict, kSecond);
    const double indent = (column.width() - column.layout.width) / 2;
    draw(canvas, {at.x + indent, at.y + kHeading}, column.picture);
    draw_list(canvas, {at.x, at.y + kHeading + column.layout.height}, column);
}

void draw_all(Canvas& canvas, Arena& arena, const Analysis& analysis,
              const std::vector<Column>& columns) {
    canvas.text({kBorder, 30}, headline(analysis),
                {.anchor = Lettering::Anchor::Start,
                 .size = kHeadline,
                 .color = palette::kInk,
                 .is_bold = true});
    if (analysis.value) {
        canvas.text({kBorder, 52}, value_line(arena, *analysis.value), kSecond);
    }
    double x = kBorder;
    for (const Column& column : columns) {
        draw_column(canvas, {x, top_of(analysis)}, column);
        x += column.width() + kGap;
    }
}

std::string title(const Analysis& analysis) {
    return analysis.position->ruleset().about().name + ", " + analysis.position->to_string();
}

}  // namespace

std::string analysis_picture(Arena& arena, const Analysis& analysis, Format format) {
    const std::vector<Column> columns = columns_of(arena, analysis);
    const auto [width, height] = size_of(analysis, columns);
    const std::string description =
        headline(analysis) + " " + described_in_words(analysis.position->board());
    return picture({width, height, title(analysis), description}, format,
                   [&](Canvas& canvas) { draw_all(canvas, arena, analysis, columns); });
}

}  // namespace upstar
