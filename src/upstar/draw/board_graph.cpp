// Graphs: nodes, edges, and the ground that some edges are tied to.
#include <algorithm>
#include <cmath>
#include <vector>

#include "upstar/draw/board_painter.h"
#include "upstar/draw/ground_ties.h"
#include "upstar/draw/palette.h"

namespace upstar {
namespace {

using Kind = BoardPlace::Kind;
using Verdict = MoveMark::Verdict;

class Graph : BoardPainter {
public:
    explicit Graph(const BoardPainter& laid_out) : BoardPainter(laid_out) {}

    void run() {
        std::vector<bool> won(board_.places.size());  // edges to cut, nodes to colour
        for (const MoveMark& mark : picture_.marks)
            if (mark.verdict == Verdict::Wins && !mark.move.changed.empty())
                won[mark.move.changed.front()] = true;
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& edge = board_.places[i];
            if (edge.kind != Kind::Edge) continue;
            if (won[i] && !edge.mark.empty())
                draw_edge(i, {.color = palette::kAccent, .width = 13});
            draw_edge(i, edge_stroke(edge));
            if (edge.owner == Player::Right)  // a double line
                draw_edge(i, {.color = palette::kPaper, .width = 1.6});
            if (won[i] && edge.mark.empty()) draw_edge(i, {.color = palette::kAccent, .width = 4});
            if (edge.is_tied_to_ground() && !has_line_) draw_bits_of_ground(i);
        }
        if (has_line_) draw_ground_line();
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& node = board_.places[i];
            if (!node.is_node()) continue;
            const bool is_left = node.owner == Player::Left;
            if (won[i])
                canvas_.circle(middle(i), 14, {.opacity = 0},
                               {.color = palette::kAccent, .width = 3});
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

private:
    void draw_edge(std::size_t i, const Stroke& stroke) {
        const BoardPlace& edge = board_.places[i];
        if (edge.is_tied_to_ground()) {
            canvas_.line(head_of(i), layout_.feet[i], stroke);
        } else if (edge.from == edge.to) {
            canvas_.circle({middle(i).x, middle(i).y - 16}, 12, {.opacity = 0}, stroke);
        } else {
            canvas_.polyline({middle(edge.from), middle(i), middle(edge.to)}, stroke);
        }
    }

    // The end of a tied edge that is not its foot.
    Point head_of(std::size_t i) const {
        const BoardPlace& edge = board_.places[i];
        const std::size_t node = std::min(edge.from, edge.to);
        if (node != BoardPlace::kGround) return middle(node);
        const Point foot = layout_.feet[i];
        if (has_line_) return {middle(i).x, foot.y - layout_.unit / 2};
        return between(foot, middle(i), 2);
    }

    void draw_ground_line() {
        const double right = corner_.x + layout_.width - 8;
        canvas_.line({corner_.x + 8, layout_.ground}, {right, layout_.ground},
                     {.color = palette::kMark, .width = 3});
        canvas_.text(
            {right, layout_.ground + 16}, "ground",
            {.anchor = Lettering::Anchor::End, .size = kLetters, .color = palette::kLabel});
    }

    // Across the foot of an edge, and across its head if that is at the ground too.
    void draw_bits_of_ground(std::size_t i) {
        const BoardPlace& edge = board_.places[i];
        const Point head = head_of(i);
        const Point foot = layout_.feet[i];
        const double length = std::hypot(foot.x - head.x, foot.y - head.y);
        const Point across{-9 * (foot.y - head.y) / length, 9 * (foot.x - head.x) / length};
        const auto bit = [&](Point at) {
            canvas_.line({at.x - across.x, at.y - across.y}, {at.x + across.x, at.y + across.y},
                         {.color = palette::kMark, .width = 3});
        };
        bit(foot);
        if (edge.from == edge.to) bit(head);
    }

    // Edges that are somebody's: Left's solid, Right's double, both players' thick.
    Stroke edge_stroke(const BoardPlace& edge) const {
        if (edge.mark.empty()) return {.color = palette::kInk, .width = 2};
        if (!edge.owner) return {.color = palette::kInk, .width = 6};
        return {.color = edge.owner == Player::Left ? palette::kLeft : palette::kRight, .width = 5};
    }

    const bool has_line_ = has_ground_line(board_);
};

}  // namespace

void draw_graph(const BoardPainter& laid_out) { Graph(laid_out).run(); }

}  // namespace upstar
