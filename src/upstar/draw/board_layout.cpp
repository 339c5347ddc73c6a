#include "upstar/draw/board_layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "upstar/draw/canvas.h"
#include "upstar/draw/graph_layout.h"
#include "upstar/draw/ground_ties.h"

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
            layout.places.push_back(between(a, b, 0.5));
        }
    }
    layout.width = 2 * kMargin + layout.unit * static_cast<double>(board.columns);
    layout.height = 2 * kMargin + layout.unit * static_cast<double>(board.rows);
    return layout;
}

// Strings of which both ends are at the ground, side by side below the rest.
void place_loose_strings(const BoardDescription& board, BoardLayout& layout, Point next) {
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const BoardPlace& edge = board.places[i];
        if (!edge.is_tied_to_ground() || edge.from != edge.to) continue;
        layout.places[i] = {next.x + layout.unit / 2, next.y};
        layout.feet[i] = {next.x + layout.unit, next.y};
        next.x += 1.5 * layout.unit;
    }
}

// Nodes, and bits of ground, into a picture as large as they need.
void fit_nodes(const BoardDescription& board, BoardLayout& layout, bool has_line) {
    constexpr double kAround = kMargin + 20;
    std::vector<Point*> all;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        if (board.places[i].is_node()) all.push_back(&layout.places[i]);
        if (!has_line && board.places[i].is_tied_to_ground()) all.push_back(&layout.feet[i]);
    }
    Point low{0, 0};
    Point high{0, 0};
    if (!all.empty()) low = high = *all.front();
    for (const Point* p : all) {
        low = {std::min(low.x, p->x), std::min(low.y, p->y)};
        high = {std::max(high.x, p->x), std::max(high.y, p->y)};
    }
    const auto moved = [&](Point p) { return Point{p.x - low.x + kAround, p.y - low.y + kAround}; };
    for (Point& p : layout.places) p = moved(p);
    for (Point& p : layout.feet) p = moved(p);
    layout.width = high.x - low.x + 2 * kAround;
    layout.height = high.y - low.y + 2 * kAround;
}

BoardLayout graph(const BoardDescription& board) {
    BoardLayout layout;
    layout.unit = 60;
    layout.corner = {kMargin, kMargin};
    const bool has_line = has_ground_line(board);
    layout.places = spread_nodes(board, layout.unit, has_line);
    layout.feet = feet_nearby(board, layout.places, 0.85 * layout.unit);
    if (!has_line) place_loose_strings(board, layout, {0, 1.4 * layout.unit});
    fit_nodes(board, layout, has_line);
    if (has_line) {
        layout.ground = layout.height - kMargin + layout.unit;
        layout.height = layout.ground + kMargin;
    }
    // Edges between the same two nodes, and those of one node to the line of ground, bulge apart.
    std::map<std::pair<std::size_t, std::size_t>, int> seen;
    layout.bend.resize(board.places.size());
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const BoardPlace& edge = board.places[i];
        if (edge.is_node()) continue;
        const auto [a, b] = std::minmax(edge.from, edge.to);
        const bool is_tied = edge.is_tied_to_ground();
        if (is_tied && !has_line) {
            // Nearer to the ground, so that its mark leaves the coin free.
            if (a != b) layout.places[i] = between(layout.places[a], layout.feet[i], 0.62);
            continue;
        }
        const int before = seen[{a, b}]++;
        const int steps = (before + 1) / 2;
        layout.bend[i] = 16.0 * (before % 2 == 0 ? steps : -steps);
        const Point from =
            a == BoardPlace::kGround ? Point{layout.width / 2, layout.ground} : layout.places[a];
        if (is_tied) layout.feet[i] = {from.x + layout.bend[i], layout.ground};
        const Point to = is_tied ? layout.feet[i] : layout.places[b];
        const double dx = to.x - from.x;
        const double dy = to.y - from.y;
        const double length = std::max(1.0, std::sqrt(dx * dx + dy * dy));
        const double side = is_tied ? 0 : layout.bend[i];
        const Point middle = between(from, to, 0.5);
        layout.places[i] = {middle.x - dy / length * side, middle.y + dx / length * side};
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
