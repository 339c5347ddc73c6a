// Graphs: nodes, edges, and the ground that some edges are tied to.
#include <vector>

#include "upstar/draw/board_painter.h"
#include "upstar/draw/palette.h"

namespace upstar {
namespace {

using Kind = BoardPlace::Kind;
using Verdict = MoveMark::Verdict;

class Graph : BoardPainter {
public:
    explicit Graph(const BoardPainter& laid_out) : BoardPainter(laid_out) {}

    void run() {
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

private:
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

    // Edges that are somebody's: Left's solid, Right's double, both players' thick.
    Stroke edge_stroke(const BoardPlace& edge) const {
        if (edge.mark.empty()) return {.color = palette::kInk, .width = 2};
        if (!edge.owner) return {.color = palette::kInk, .width = 6};
        return {.color = edge.owner == Player::Left ? palette::kLeft : palette::kRight, .width = 5};
    }
};

}  // namespace

void draw_graph(const BoardPainter& laid_out) { Graph(laid_out).run(); }

}  // namespace upstar
