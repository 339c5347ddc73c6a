#include "upstar/draw/board_layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "upstar/draw/canvas.h"
#include "upstar/draw/graph_layout.h"

namespace upstar {
namespace {

constexpr double kMargin = 28;  // for labels

// Squares of long strips are smaller, so that the picture fits a page.
double square_side(std::size_t columns) {
    if (columns <= 12) return 48;
    return columns <= 20 ? 36 : 24;
}

BoardLayout squares(const BoardDescription& board) {
    BoardLayout layout;
    layout.unit = square_side(board.columns);
    layout.corner = {kMargin, kMargin};
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const Point at = in_rows(i, board.columns, layout.unit, layout.unit);
        layout.places.push_back(
            {kMargin + at.x + layout.unit / 2, kMargin + at.y + layout.unit / 2});
    }
    layout.width = 2 * kMargin + layout.unit * static_cast<double>(board.columns);
    layout.height = 2 * kMargin + layout.unit * static_cast<double>(board.rows);
    return layout;
}

// The middle of a stack is that of its foot.
BoardLayout row_of_stacks(const BoardDescription& board) {
    BoardLayout layout;
    layout.unit = 56;
    std::uint64_t highest = 1;
    for (const BoardPlace& stack : board.places) highest = std::max(highest, stack.count);
    const double height =
        kTokenHeight * static_cast<double>(std::min<std::uint64_t>(highest, kMostTokens));
    const double foot = 2 * kMargin + height;
    layout.corner = {kMargin, kMargin};
    for (std::size_t i = 0; i < board.places.size(); ++i)
        layout.places.push_back({kMargin + layout.unit * (static_cast<double>(i) + 0.5), foot});
    layout.width = 2 * kMargin + layout.unit * static_cast<double>(board.places.size());
    layout.height = foot + kMargin;
    return layout;
}

BoardLayout ring_of_stacks(const BoardDescription& board) {
    BoardLayout layout;
    layout.unit = 52;
    const auto count = static_cast<double>(board.places.size());
    const double radius = std::max(60.0, count * 66 / (2 * std::numbers::pi));
    const double middle = kMargin + radius + layout.unit / 2;
    layout.corner = {kMargin, kMargin};
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / count;
        layout.places.push_back(
            {middle + radius * std::sin(angle), middle - radius * std::cos(angle)});
    }
    layout.width = layout.height = 2 * middle;
    return layout;
}

BoardLayout dots(const BoardDescription& board) {
    BoardLayout layout;
    layout.unit = 60;
    layout.corner = {kMargin, kMargin};
    const std::size_t in_a_row = board.columns + 1;
    const auto dot = [&](std::size_t i) {
        const Point at = in_rows(i, in_a_row, layout.unit, layout.unit);
        return Point{kMargin + at.x, kMargin + at.y};
    };
    std::size_t boxes = 0;
    for (const BoardPlace& place : board.places) {
        if (place.kind == BoardPlace::Kind::Box) {
            const std::size_t box = boxes++;
            const Point top_left = dot(box / board.columns * in_a_row + box % board.columns);
            layout.places.push_back({top_left.x + layout.unit / 2, top_left.y + layout.unit / 2});
        } else {
            const Point a = dot(place.from);
            const Point b = dot(place.to);
            layout.places.push_back({(a.x + b.x) / 2, (a.y + b.y) / 2});
        }
    }
    layout.width = 2 * kMargin + layout.unit * static_cast<double>(board.columns);
    layout.height = 2 * kMargin + layout.unit * static_cast<double>(board.rows);
    return layout;
}

bool is_node(const BoardPlace& place) { return place.kind == BoardPlace::Kind::Node; }

BoardLayout graph(const BoardDescription& board) {
    BoardLayout layout;
    layout.unit = 60;
    layout.corner = {kMargin, kMargin};
    layout.places = spread_nodes(board, layout.unit);
    Point low{0, 0};
    Point high{0, 0};
    bool has_ground = false;
    bool first = true;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        has_ground |= board.places[i].from == BoardPlace::kGround ||
                      board.places[i].to == BoardPlace::kGround;
        if (!is_node(board.places[i])) continue;
        const Point p = layout.places[i];
        if (std::exchange(first, false)) low = high = p;
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    for (Point& p : layout.places) p = {p.x - low.x + kMargin + 20, p.y - low.y + kMargin + 20};
    layout.width = high.x - low.x + 2 * kMargin + 40;
    layout.height = high.y - low.y + 2 * kMargin + 40;
    if (has_ground) {
        layout.ground = layout.height - kMargin + layout.unit;
        layout.height = layout.ground + kMargin;
    }
    // Edges between the same two nodes, and those of one node to the ground, bulge apart.
    std::map<std::pair<std::size_t, std::size_t>, int> seen;
    layout.bend.resize(board.places.size());
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const BoardPlace& edge = board.places[i];
        if (is_node(edge)) continue;
        const auto [a, b] = std::minmax(edge.from, edge.to);
        const int before = seen[{a, b}]++;
        const int steps = (before + 1) / 2;
        layout.bend[i] = 16.0 * (before % 2 == 0 ? steps : -steps);
        Point from =
            a == BoardPlace::kGround ? Point{layout.width / 2, layout.ground} : layout.places[a];
        Point to = b == BoardPlace::kGround ? Point{from.x + layout.bend[i], layout.ground}
                                            : layout.places[b];
        const double dx = to.x - from.x;
        const double dy = to.y - from.y;
        const double length = std::max(1.0, std::sqrt(dx * dx + dy * dy));
        const double side = b == BoardPlace::kGround ? 0 : layout.bend[i];
        layout.places[i] = {(from.x + to.x) / 2 - dy / length * side,
                            (from.y + to.y) / 2 + dx / length * side};
    }
    return layout;
}

BoardLayout only_text(const BoardDescription& board) {
    BoardLayout layout;
    layout.unit = 18;
    layout.corner = {kMargin, kMargin};
    std::size_t rows = 1;
    std::size_t longest = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= board.text.size(); ++i) {
        if (i < board.text.size() && board.text[i] != '|') continue;
        longest = std::max(longest, i - begin);
        begin = i + 1;
        rows += i < board.text.size();
    }
    layout.width = 2 * kMargin + text_width(std::string(longest, 'x'), 15);
    layout.height = 2 * kMargin + layout.unit * static_cast<double>(rows);
    return layout;
}

BoardLayout without_note(const BoardDescription& board) {
    switch (board.shape) {
        case BoardShape::Strip:
        case BoardShape::Grid:
            return squares(board);
        case BoardShape::Stacks:
            return board.is_ring ? ring_of_stacks(board) : row_of_stacks(board);
        case BoardShape::Dots:
            return dots(board);
        case BoardShape::Graph:
            return graph(board);
        case BoardShape::Text:
            break;
    }
    return only_text(board);
}

}  // namespace

BoardLayout lay_out(const BoardDescription& board) {
    BoardLayout layout = without_note(board);
    if (board.shape == BoardShape::Text || board.text.empty()) return layout;
    layout.width = std::max(layout.width, kMargin + text_width(board.text, kNoteLetters));
    layout.height += kNoteLetters;
    return layout;
}

}  // namespace upstar
