#include "upstar/draw/board_picture.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "upstar/draw/board_text.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/picture.h"

namespace upstar {
namespace {

using Kind = BoardPlace::Kind;
using Verdict = MoveMark::Verdict;

constexpr double kLetters = 12;

std::size_t shown_tokens(const BoardPlace& stack) {
    return static_cast<std::size_t>(std::min<std::uint64_t>(stack.count, kMostTokens));
}

class Painter {
public:
    Painter(Canvas& canvas, Point corner, const BoardPicture& picture)
        : canvas_(canvas),
          picture_(picture),
          board_(picture.board),
          layout_(lay_out(picture.board)) {
        for (Point& p : layout_.places) p = {p.x + corner.x, p.y + corner.y};
        layout_.corner = {layout_.corner.x + corner.x, layout_.corner.y + corner.y};
        layout_.ground += corner.y;
        corner_ = corner;
    }

    void run() {
        switch (board_.shape) {
            case BoardShape::Strip:
            case BoardShape::Grid:
                squares();
                break;
            case BoardShape::Stacks:
                board_.is_ring ? ring() : stacks();
                break;
            case BoardShape::Dots:
                dots();
                break;
            case BoardShape::Graph:
                graph();
                break;
            case BoardShape::Text:
                text();
                return;
        }
        if (!board_.text.empty())
            canvas_.text({corner_.x + layout_.width / 2, corner_.y + layout_.height - 8},
                         board_.text, {.size = kNoteLetters, .color = palette::kInkSecond});
        marks();
    }

private:
    Point middle(std::size_t place) const { return layout_.places[place]; }

    void label(Point at, const std::string& text) {
        canvas_.text(at, text, {.size = kLetters, .color = palette::kLabel});
    }

    void squares() {
        const double unit = layout_.unit;
        const auto [x, y] = layout_.corner;
        const double width = unit * static_cast<double>(board_.columns);
        const double height = unit * static_cast<double>(board_.rows);
        canvas_.rectangle({x - 4, y - 4}, width + 8, height + 8, 6, {.color = palette::kBoard},
                          {.color = palette::kBoardLine});
        const Stroke hairline{.color = palette::kBoardLine};
        for (std::size_t i = 0; i <= board_.columns; ++i) {
            const double at = x + unit * static_cast<double>(i);
            canvas_.line({at, y}, {at, y + height}, hairline);
        }
        for (std::size_t i = 0; i <= board_.rows; ++i) {
            const double at = y + unit * static_cast<double>(i);
            canvas_.line({x, at}, {x + width, at}, hairline);
        }
        for (std::size_t i = 0; i < board_.columns; ++i)
            label({x + unit * (static_cast<double>(i) + 0.5), y - 9},
                  board_.rows == 1 ? std::to_string(i + 1)
                                   : std::string(1, static_cast<char>('a' + i)));
        for (std::size_t i = 0; i < board_.rows && board_.rows > 1; ++i)
            label({x - 14, y + unit * (static_cast<double>(i) + 0.5) + 4}, std::to_string(i + 1));
        std::vector<bool> is_covered(board_.places.size());
        for (const std::vector<std::size_t>& piece : picture_.pieces)
            for (const std::size_t i : piece) is_covered[i] = true;
        for (std::size_t i = 0; i < board_.places.size(); ++i)
            if (!is_covered[i]) square(i);
        for (const std::vector<std::size_t>& piece : picture_.pieces) long_piece(piece);
        mark_last();
    }

    // Brackets around each square of the last move, or around the long piece that was put there.
    void mark_last() {
        if (std::find(picture_.pieces.begin(), picture_.pieces.end(), picture_.last) !=
            picture_.pieces.end())
            return brackets(middle(picture_.last.front()), middle(picture_.last.back()));
        for (const std::size_t i : picture_.last) brackets(middle(i), middle(i));
    }

    void brackets(Point first, Point last) {
        const double half = 0.45 * layout_.unit;
        const double arm = 0.16 * layout_.unit;
        for (const double x : {-1.0, 1.0})
            for (const double y : {-1.0, 1.0}) {
                const Point corner{(x < 0 ? first.x : last.x) + x * half,
                                   (y < 0 ? first.y : last.y) + y * half};
                canvas_.polyline(
                    {{corner.x - x * arm, corner.y}, corner, {corner.x, corner.y - y * arm}},
                    {.color = palette::kMark, .width = 2});
            }
    }

    // A piece that covers several squares of a row or a column.
    void long_piece(const std::vector<std::size_t>& squares) {
        const BoardPlace& place = board_.places[squares.front()];
        const Point first = middle(squares.front());
        const Point last = middle(squares.back());
        const double half = 0.36 * layout_.unit;
        const bool is_left = place.owner == Player::Left;
        canvas_.rectangle(
            {first.x - half, first.y - half}, last.x - first.x + 2 * half,
            last.y - first.y + 2 * half, 0.14 * layout_.unit,
            {.color = is_left ? palette::kBlackStone : palette::kWhiteStone},
            {.color = is_left ? palette::kBlackStone : palette::kStoneRim, .width = 1.2});
        canvas_.text(
            {(first.x + last.x) / 2, (first.y + last.y) / 2 + 0.3 * half}, place.mark,
            {.size = 0.85 * half, .color = is_left ? palette::kWhiteStone : palette::kBlackStone});
    }

    void square(std::size_t i) {
        const BoardPlace& place = board_.places[i];
        const Point at = middle(i);
        const double unit = layout_.unit;
        if (place.is_empty) {
            canvas_.circle(at, 0.09 * unit, {.color = palette::kPit},
                           {.color = palette::kBoardLine});
        } else if (!place.owner && place.count > 0) {
            canvas_.circle(at, 0.36 * unit, {.color = palette::kStoneRim},
                           {.color = palette::kMark, .width = 1.2});
        } else if (!place.owner) {
            const double side = 0.86 * unit;
            canvas_.rectangle({at.x - side / 2, at.y - side / 2}, side, side, 3,
                              {.color = palette::kBlocked});
        } else {
            piece(at, 0.36 * unit, place);
        }
    }

    void piece(Point at, double radius, const BoardPlace& place) {
        const bool is_left = place.owner == Player::Left;
        const Fill fill{.color = is_left ? palette::kBlackStone : palette::kWhiteStone};
        const Stroke rim{.color = is_left ? palette::kBlackStone : palette::kStoneRim,
                         .width = 1.2};
        if (place.heading != 0) {
            const double way = place.heading * radius;
            canvas_.polygon({{at.x + 1.32 * way, at.y},
                             {at.x + 0.66 * way, at.y - 0.75 * radius},
                             {at.x + 0.66 * way, at.y + 0.75 * radius}},
                            fill, rim);
        }
        canvas_.circle(at, radius, fill, rim);
        const bool has_letter = place.mark != "x" && place.mark != "o" && place.mark != "#";
        if (has_letter)
            canvas_.text({at.x, at.y + 0.3 * radius}, place.mark,
                         {.size = 0.85 * radius,
                          .color = is_left ? palette::kWhiteStone : palette::kBlackStone});
    }

    void stacks() {
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& stack = board_.places[i];
            const Point foot = middle(i);
            constexpr double kWidth = 38;
            const std::size_t tokens = shown_tokens(stack);
            for (std::size_t t = 0; t < tokens; ++t) {
                const double top = foot.y - kTokenHeight * static_cast<double>(t + 1);
                // a high stack has a gap in the middle
                if (stack.count > kMostTokens &&
                    (t == kMostTokens / 2 || t == kMostTokens / 2 - 1)) {
                    canvas_.circle({foot.x, top + kTokenHeight / 2}, 1.6,
                                   {.color = palette::kMark});
                    continue;
                }
                canvas_.rectangle({foot.x - kWidth / 2, top}, kWidth, kTokenHeight - 2, 4,
                                  {.color = palette::kBoard},
                                  {.color = palette::kStoneRim, .width = 1});
            }
            canvas_.line({foot.x - kWidth / 2 - 4, foot.y + 1},
                         {foot.x + kWidth / 2 + 4, foot.y + 1},
                         {.color = palette::kMark, .width = 1.5});
            canvas_.text({foot.x, foot.y - kTokenHeight * static_cast<double>(tokens) - 7},
                         stack.mark, {.size = 15, .color = palette::kInk, .is_bold = true});
            label({foot.x, foot.y + 17}, stack.name);
        }
    }

    void ring() {
        Point centre{0, 0};
        const auto count = static_cast<double>(board_.places.size());
        for (const Point& p : layout_.places)
            centre = {centre.x + p.x / count, centre.y + p.y / count};
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const Point from = middle(i);
            const Point to = middle((i + 1) % board_.places.size());
            canvas_.line(from, to, {.color = palette::kBoardLine, .width = 1.5});
        }
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const Point at = middle(i);
            canvas_.circle(at, layout_.unit / 2 - 3,
                           {.color = board_.places[i].is_empty ? palette::kPaper : palette::kBoard},
                           {.color = palette::kStoneRim, .width = 1.2});
            canvas_.text({at.x, at.y + 6}, board_.places[i].mark,
                         {.size = 17, .color = palette::kInk, .is_bold = true});
            const double dx = at.x - centre.x;
            const double dy = at.y - centre.y;
            const double length = std::max(1.0, std::sqrt(dx * dx + dy * dy));
            label({at.x + 34 * dx / length, at.y + 34 * dy / length + 4}, board_.places[i].name);
        }
    }

    std::pair<Point, Point> line_ends(const BoardPlace& line) const {
        const std::size_t in_a_row = board_.columns + 1;
        const auto dot = [&](std::size_t i) {
            const Point at = in_rows(i, in_a_row, layout_.unit, layout_.unit);
            return Point{layout_.corner.x + at.x, layout_.corner.y + at.y};
        };
        return {dot(line.from), dot(line.to)};
    }

    void dots() {
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& place = board_.places[i];
            if (place.kind != Kind::Box || place.is_empty) continue;
            const Point at = middle(i);
            const double half = layout_.unit / 2;
            canvas_.rectangle({at.x - half, at.y - half}, 2 * half, 2 * half, 0,
                              {.color = palette::kSunken});
            if (place.owner)
                canvas_.text(
                    {at.x, at.y + 7}, std::string(1, owner_letter(*place.owner)),
                    {.size = 20,
                     .color = *place.owner == Player::Left ? palette::kLeft : palette::kRight,
                     .is_bold = true});
        }
        for (const std::size_t i : picture_.last) {
            if (board_.places[i].kind != Kind::Line) continue;
            const auto [from, to] = line_ends(board_.places[i]);
            canvas_.line(from, to, {.color = palette::kBoard, .width = 13});
        }
        for (const BoardPlace& place : board_.places) {
            if (place.kind != Kind::Line) continue;
            const auto [from, to] = line_ends(place);
            canvas_.line(from, to,
                         place.is_empty
                             ? Stroke{.color = palette::kLabel, .width = 1, .dash = "2 5"}
                             : Stroke{.color = palette::kInk, .width = 3.5});
        }
        for (std::size_t row = 0; row <= board_.rows; ++row)
            for (std::size_t column = 0; column <= board_.columns; ++column)
                canvas_.circle({layout_.corner.x + layout_.unit * static_cast<double>(column),
                                layout_.corner.y + layout_.unit * static_cast<double>(row)},
                               4, {.color = palette::kInk});
        for (std::size_t row = 0; row <= board_.rows; ++row)
            label({layout_.corner.x - 16,
                   layout_.corner.y + layout_.unit * static_cast<double>(row) + 4},
                  std::to_string(board_.rows + 1 - row));
        for (std::size_t column = 0; column <= board_.columns; ++column)
            label({layout_.corner.x + layout_.unit * static_cast<double>(column),
                   layout_.corner.y + layout_.unit * static_cast<double>(board_.rows) + 21},
                  column_letters(static_cast<int>(column)));
    }

    void draw_edge(std::size_t i, const Stroke& stroke) {
        const BoardPlace& edge = board_.places[i];
        if (edge.from == BoardPlace::kGround || edge.to == BoardPlace::kGround) {
            const std::size_t node = edge.from == BoardPlace::kGround ? edge.to : edge.from;
            const Point top = node == BoardPlace::kGround
                                  ? Point{middle(i).x, layout_.ground - layout_.unit / 2}
                                  : middle(node);
            canvas_.line(top, {top.x + layout_.bend[i], layout_.ground}, stroke);
        } else if (edge.from == edge.to) {
            canvas_.circle({middle(i).x, middle(i).y - 16}, 12, {.opacity = 0}, stroke);
        } else {
            canvas_.polyline({middle(edge.from), middle(i), middle(edge.to)}, stroke);
        }
    }

    void graph() {
        bool has_ground = false;
        std::vector<bool> won(board_.places.size());  // edges to cut
        for (const MoveMark& mark : picture_.marks)
            if (mark.verdict == Verdict::Wins && !mark.move.changed.empty())
                won[mark.move.changed.front()] = true;
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& edge = board_.places[i];
            if (edge.kind != Kind::Edge) continue;
            has_ground |= edge.from == BoardPlace::kGround || edge.to == BoardPlace::kGround;
            if (won[i] && !edge.mark.empty())
                draw_edge(i, {.color = palette::kAccent, .width = 13});
            draw_edge(i, edge_stroke(edge));
            if (edge.owner == Player::Right)  // a double line
                draw_edge(i, {.color = palette::kPaper, .width = 1.6});
            if (won[i] && edge.mark.empty()) draw_edge(i, {.color = palette::kAccent, .width = 4});
        }
        if (has_ground) {
            const double right = corner_.x + layout_.width - 8;
            canvas_.line({corner_.x + 8, layout_.ground}, {right, layout_.ground},
                         {.color = palette::kMark, .width = 3});
            canvas_.text(
                {right, layout_.ground + 16}, "ground",
                {.anchor = Lettering::Anchor::End, .size = kLetters, .color = palette::kLabel});
        }
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& node = board_.places[i];
            if (node.kind != Kind::Node) continue;
            const bool is_left = node.owner == Player::Left;
            canvas_.circle(middle(i), 11,
                           {.color = is_left      ? palette::kBlackStone
                                     : node.owner ? palette::kWhiteStone
                                                  : palette::kBoard},
                           {.color = palette::kStoneRim, .width = 1.4});
            canvas_.text({middle(i).x, middle(i).y + 4}, node.name,
                         {.size = node.name.size() > 2 ? 8.0 : 11.0,
                          .color = is_left ? palette::kWhiteStone : palette::kInk});
        }
        for (std::size_t i = 0; i < board_.places.size(); ++i)
            if (board_.places[i].kind == Kind::Edge && !board_.places[i].mark.empty())
                label({middle(i).x + 11, middle(i).y + 4}, board_.places[i].name);
    }

    // Edges that are somebody's: Left's solid, Right's double, both players' thick.
    Stroke edge_stroke(const BoardPlace& edge) const {
        if (edge.mark.empty()) return {.color = palette::kInk, .width = 2};
        if (!edge.owner) return {.color = palette::kInk, .width = 6};
        return {.color = edge.owner == Player::Left ? palette::kLeft : palette::kRight, .width = 5};
    }

    void text() {
        double y = layout_.corner.y + 14;
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= board_.text.size(); ++i) {
            if (i < board_.text.size() && board_.text[i] != '|') continue;
            canvas_.text({layout_.corner.x, y}, board_.text.substr(begin, i - begin),
                         {.anchor = Lettering::Anchor::Start, .size = 15, .color = palette::kInk});
            begin = i + 1;
            y += layout_.unit;
        }
    }

    // The place that a piece leaves and the one that it enters; a move may do more to the board
    // than that, as its name says behind a slash.
    std::optional<std::pair<std::size_t, std::size_t>> way(const BoardMove& move) const {
        if (move.from.empty()) return std::nullopt;
        const std::string piece = move.name.substr(0, move.name.find('/'));
        std::optional<std::size_t> from;
        std::optional<std::size_t> to;
        for (const std::size_t i : move.changed) {
            const BoardPlace& place = board_.places[i];
            if (place.name == move.from) from = i;
            const bool is_named = piece == move.from + "-" + place.name;
            if (place.is_empty && (is_named || !to)) to = i;
        }
        if (!from || !to) return std::nullopt;
        return std::pair(*from, *to);
    }

    // Where the mark of a move stands: on the square that it enters, else amid what it changes.
    Point mark_place(const BoardMove& move) const {
        if (const auto ends = way(move)) return middle(ends->second);
        std::vector<Point> points;
        if (board_.shape == BoardShape::Graph) return middle(move.changed.front());
        for (const std::size_t i : move.changed)
            if (board_.places[i].kind != Kind::Box) points.push_back(middle(i));
        Point sum{0, 0};
        for (const Point& p : points) sum = {sum.x + p.x, sum.y + p.y};
        const auto count = static_cast<double>(points.size());
        return {sum.x / count, sum.y / count};
    }

    void marks() {
        if (board_.shape == BoardShape::Stacks) {
            mark_stacks();
            return;
        }
        std::vector<const MoveMark*> best_first;
        for (const MoveMark& mark : picture_.marks)
            if (!mark.move.changed.empty()) best_first.push_back(&mark);
        for (std::size_t i = best_first.size(); i-- > 0;) show_way(*best_first[i], i == 0);
        std::vector<Pill> pills;
        for (const MoveMark* mark : best_first) pills.push_back(pill(*mark, pills));
        for (std::size_t i = pills.size(); i-- > 0;) pills[i].draw(canvas_);
    }

    // With its label where there is room for it, else as a small disc, on the way of the move where
    // another stands at its end.
    Pill pill(const MoveMark& mark, const std::vector<Pill>& placed) const {
        const auto is_free = [&](const Pill& pill) {
            return std::none_of(placed.begin(), placed.end(),
                                [&](const Pill& other) { return pill.touches(other); });
        };
        const Point end = mark_place(mark.move);
        Pill whole(mark, end, true);
        whole.keep_within(layout_.corner.x - 4, corner_.x + layout_.width);
        if (is_free(whole)) return whole;
        Pill small(mark, end, false);
        if (const auto ends = way(mark.move); ends && !is_free(small)) {
            const Point begin = middle(ends->first);
            return {mark, {(begin.x + 2 * end.x) / 3, (begin.y + 2 * end.y) / 3}, false};
        }
        return small;
    }

    void show_way(const MoveMark& mark, bool is_best) {
        const auto ends = way(mark.move);
        const bool wins = mark.verdict == Verdict::Wins;
        const Stroke dotted{.color = palette::kMark, .width = 1.6, .dash = "2 4"};
        if (ends) {
            const Point from = middle(ends->first);
            const Point to = middle(ends->second);
            wins ? draw_arrow(canvas_, from, to) : canvas_.line(from, to, dotted);
            return;
        }
        const BoardShape shape = board_.shape;
        if (shape == BoardShape::Dots && wins) {
            for (const std::size_t i : mark.move.changed) {
                if (board_.places[i].kind != Kind::Line) continue;
                const auto [from, to] = line_ends(board_.places[i]);
                canvas_.line(from, to, {.color = palette::kAccent, .width = 4});
            }
        } else if (shape == BoardShape::Strip || shape == BoardShape::Grid) {
            const Point first = middle(mark.move.changed.front());
            const Point last = middle(mark.move.changed.back());
            if (!wins || !is_best) {
                canvas_.line(first, last,
                             wins ? Stroke{.color = palette::kAccent, .width = 2.5} : dotted);
                return;
            }
            const double half = 0.3 * layout_.unit;
            canvas_.rectangle({std::min(first.x, last.x) - half, std::min(first.y, last.y) - half},
                              std::abs(last.x - first.x) + 2 * half,
                              std::abs(last.y - first.y) + 2 * half, half,
                              {.color = palette::kAccent, .opacity = 0.12},
                              {.color = palette::kAccent, .width = 3});
        }
    }

    // Winning moves in one stack are marked all; of those in several stacks, which would run into
    // each other, the best alone.
    void mark_stacks() {
        std::vector<std::size_t> marked;
        for (const MoveMark& mark : picture_.marks) {
            const std::vector<std::size_t>& changed = mark.move.changed;
            if (mark.verdict != Verdict::Wins || changed.empty()) continue;
            if (!marked.empty() && changed.size() > 1) continue;
            if (std::find(marked.begin(), marked.end(), changed[0]) != marked.end()) continue;
            mark_stacks(mark);
            marked.push_back(changed[0]);
            if (changed.size() > 1) return;
        }
    }

    // A line below or around each stack that a move changes, and what it leaves.
    void mark_stacks(const MoveMark& mark) {
        const Stroke stroke{.color = palette::kAccent, .width = 3};
        for (std::size_t i = 0; i < mark.move.changed.size(); ++i) {
            const Point at = middle(mark.move.changed[i]);
            const auto tokens =
                static_cast<double>(shown_tokens(board_.places[mark.move.changed[i]]));
            Point leaves{at.x, at.y - kTokenHeight * tokens - 36};  // above the number of tokens
            if (board_.is_ring) {
                canvas_.circle(at, layout_.unit / 2 + 1, {.opacity = 0}, stroke);
                leaves = {at.x + 15, at.y - layout_.unit / 2 + 4};
            } else {
                canvas_.line({at.x - 22, at.y + 5}, {at.x + 22, at.y + 5}, stroke);
            }
            if (i < mark.marks_after.size())
                Pill({.move = {}, .verdict = Verdict::Wins, .label = mark.marks_after[i]}, leaves,
                     true)
                    .draw(canvas_);
        }
    }

    Canvas& canvas_;
    const BoardPicture& picture_;
    const BoardDescription& board_;
    BoardLayout layout_;
    Point corner_;
};

}  // namespace

void draw(Canvas& canvas, Point corner, const BoardPicture& picture) {
    Painter(canvas, corner, picture).run();
}

std::string board_picture(const BoardDescription& board, const std::string& title, Format format) {
    const BoardLayout layout = lay_out(board);
    return picture({layout.width, layout.height, title, described_in_words(board)}, format,
                   [&](Canvas& canvas) {
                       draw(canvas, {0, 0}, {board});
                   });
}

std::string described_in_words(const BoardDescription& board) {
    if (board.shape == BoardShape::Text) return board.text;
    std::map<std::string, std::string> groups;
    std::size_t nameless = 0;
    for (const BoardPlace& place : board.places) {
        std::string group;
        std::string what = place.name;
        switch (place.kind) {
            case Kind::Square:
                group = place.is_empty ? "empty" : place.owner ? name(*place.owner) : "blocked";
                break;
            case Kind::Stack:
                group = "stacks";
                what = place.mark;
                break;
            case Kind::Line:
                group = place.is_empty ? "open lines" : "drawn lines";
                break;
            case Kind::Box:
                if (!place.owner) continue;
                group = std::string("boxes of ") + owner_letter(*place.owner);
                break;
            case Kind::Node:
                if (what.empty()) {
                    ++nameless;
                    continue;
                }
                group = "nodes";
                break;
            case Kind::Edge:
                group = "edges";
                break;
        }
        std::string& list = groups[group];
        list += (list.empty() ? "" : ", ") + what;
    }
    if (nameless > 0) groups["nodes without a name"] = std::to_string(nameless);
    std::string text;
    for (const auto& [group, list] : groups)
        text += (text.empty() ? "" : "; ") + group + ": " + list;
    if (!board.text.empty()) text += "; " + board.text;
    return text;
}

}  // namespace upstar
