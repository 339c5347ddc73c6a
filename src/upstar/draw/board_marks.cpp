// Moves marked on a board: where each leads to, and the ways of those that win.
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "upstar/draw/board_painter.h"
#include "upstar/draw/palette.h"

namespace upstar {
namespace {

using Kind = BoardPlace::Kind;
using Verdict = MoveMark::Verdict;

class Marks : BoardPainter {
public:
    explicit Marks(const BoardPainter& laid_out) : BoardPainter(laid_out) {}

    void run() {
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

private:
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
        if (board_.shape == BoardShape::Graph) return above_name(move.changed.front());
        std::vector<Point> points;
        for (const std::size_t i : move.changed)
            if (board_.places[i].kind != Kind::Box) points.push_back(middle(i));
        Point sum{0, 0};
        for (const Point& p : points) sum = {sum.x + p.x, sum.y + p.y};
        const auto count = static_cast<double>(points.size());
        return {sum.x / count, sum.y / count};
    }

    // The name of a node, or of an edge that has one, stays in sight.
    Point above_name(std::size_t i) const {
        const Point at = middle(i);
        const BoardPlace& place = board_.places[i];
        if (place.is_node()) return {at.x, at.y - 21};
        return place.mark.empty() ? at : Point{at.x, at.y - 16};
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
            return {mark, between(begin, end, 2.0 / 3), false};
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

    // The one after the other, in a ring also the last and the first.
    bool are_neighbours(std::size_t a, std::size_t b) const {
        const std::size_t count = board_.places.size();
        return a + 1 == b || (board_.is_ring && a != b && (b + 1) % count == a);
    }

    // Stacks that one move changes hang together.
    void link(std::size_t a, std::size_t b, const Stroke& stroke) {
        const Point from = middle(a);
        const Point to = middle(b);
        if (!board_.is_ring) {
            canvas_.line({from.x, from.y + 5}, {to.x, to.y + 5}, stroke);
            return;
        }
        const double rim = (layout_.unit / 2 + 1) / std::hypot(to.x - from.x, to.y - from.y);
        canvas_.line(between(from, to, rim), between(from, to, 1 - rim), stroke);
    }

    // A line below or around each stack that a move changes, and what it leaves.
    void mark_stacks(const MoveMark& mark) {
        const Stroke stroke{.color = palette::kAccent, .width = 3};
        for (const std::size_t a : mark.move.changed)
            for (const std::size_t b : mark.move.changed)
                if (are_neighbours(a, b)) link(a, b, stroke);
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
};

}  // namespace

void draw_marks(const BoardPainter& laid_out) { Marks(laid_out).run(); }

}  // namespace upstar
