#include "upstar/games/konane/army/army_picture.h"

#include <algorithm>
#include <set>

namespace upstar::konane {
namespace {

constexpr std::size_t kColumns = 100;
constexpr const char* kBetween = "   ";

// The cells that stones come to.
Region visited_region(const Advance& advance) {
    Region region{0, 0, advance.stones.front().column, advance.stones.front().column};
    const auto widen = [&](Square cell) {
        region.bottom = std::min(region.bottom, cell.row);
        region.top = std::max(region.top, cell.row);
        region.left = std::min(region.left, cell.column);
        region.right = std::max(region.right, cell.column);
    };
    for (const Square& stone : advance.stones) widen(stone);
    for (const Jump& jump : advance.jumps) widen(jump.to);
    return region;
}

using Lines = std::vector<std::string>;

Lines board(const Region& region, const std::set<Square>& stones, Square goal) {
    Lines lines;
    for (int row = region.top; row >= region.bottom; --row) {
        std::string line;
        for (int column = region.left; column <= region.right; ++column) {
            const Square cell{row, column};
            const bool is_even = (row + column) % 2 == 0;
            line += stones.count(cell) != 0 ? (is_even ? 'x' : 'o') : cell == goal ? '*' : '.';
        }
        lines.push_back(line);
        if (row == 1) lines.emplace_back(static_cast<std::size_t>(region.width()), '-');
    }
    return lines;
}

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

}  // namespace

std::string picture(const Advance& advance) {
    const Region region = visited_region(advance);
    const Square goal = advance.jumps.back().to;
    std::set<Square> stones(advance.stones.begin(), advance.stones.end());
    std::vector<Lines> boards = {board(region, stones, goal)};
    for (const Jump& jump : advance.jumps) {
        stones.erase(jump.from);
        stones.erase(jump.over);
        stones.insert(jump.to);
        boards.push_back(board(region, stones, goal));
    }
    const std::size_t step = static_cast<std::size_t>(region.width()) + 3;
    const std::size_t in_a_row = std::max<std::size_t>(1, kColumns / step);
    std::string text;
    for (std::size_t first = 0; first < boards.size(); first += in_a_row) {
        const std::size_t end = std::min(boards.size(), first + in_a_row);
        if (first > 0) text += "\n";
        for (std::size_t line = 0; line < boards[first].size(); ++line) {
            for (std::size_t i = first; i < end; ++i) text += kBetween + boards[i][line];
            text += "\n";
        }
    }
    return text;
}

std::string picture(const Pagoda& pagoda, const Army& army) {
    std::size_t width = 1;
    for (const std::int64_t value : pagoda.potentials)
        width = std::max(width, std::to_string(value).size());
    const Region& box = army.bounds();
    std::string text;
    for (int row = pagoda.region.top; row >= pagoda.region.bottom; --row) {
        const bool is_boxed = box.bottom <= row && row <= box.top;
        std::string line = "  ";
        for (int column = pagoda.region.left; column <= pagoda.region.right; ++column) {
            const Square cell{row, column};
            const bool is_idle = row == pagoda.region.top && cell != pagoda.goal;
            line += is_boxed && column == box.left        ? '['
                    : is_boxed && column == box.right + 1 ? ']'
                                                          : ' ';
            line += right_aligned(is_idle ? "" : std::to_string(pagoda.at(cell)), width);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

}  // namespace upstar::konane
