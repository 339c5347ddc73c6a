#include "upstar/games/dots/solver/grid_layout.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/games/dots/solver/nimstring.h"
#include "upstar/games/dots/solver/region_layout.h"

namespace upstar::dots {
namespace {

constexpr int kCorners = 4;

[[noreturn]] void refuse(const std::string& why) {
    throw Error(ErrorKind::Input, "this graph has no board: " + why);
}

void check_strings(const CoinGraph& graph) {
    std::set<std::pair<int, int>> pairs;
    for (const auto& [a, b] : graph.strings()) {
        if (a == b) refuse("a string joins the ground to itself");
        if (a == CoinGraph::kGround || b == CoinGraph::kGround) continue;
        if (!pairs.insert(std::minmax(a, b)).second) refuse("two strings join the same two coins");
    }
    for (int coin = 1; coin <= graph.coins(); ++coin)
        if (graph.valence(coin) > 4)
            refuse("a coin has " + std::to_string(graph.valence(coin)) + " strings");
}

// Cells of a grid are coloured like a chessboard.
void check_loops(const CoinGraph& graph) {
    std::vector<int> color(static_cast<std::size_t>(graph.coins()) + 1, -1);
    for (int first = 1; first <= graph.coins(); ++first) {
        if (color[static_cast<std::size_t>(first)] >= 0) continue;
        color[static_cast<std::size_t>(first)] = 0;
        std::vector<int> to_visit = {first};
        while (!to_visit.empty()) {
            const int coin = to_visit.back();
            to_visit.pop_back();
            for (const int string : graph.incident(coin)) {
                const int next = graph.strings()[static_cast<std::size_t>(string)].other(coin);
                if (next == CoinGraph::kGround) continue;
                int& other = color[static_cast<std::size_t>(next)];
                if (other == color[static_cast<std::size_t>(coin)])
                    refuse("it has a loop of an odd number of coins");
                if (other < 0) to_visit.push_back(next);
                if (other < 0) other = 1 - color[static_cast<std::size_t>(coin)];
            }
        }
    }
}

struct Region {
    std::map<int, int> coins;                // of the region, by those of the graph
    std::vector<CoinGraph::String> strings;  // with the coins of the region
    RegionLayout layout;
    LayoutCell origin;  // of its rectangle on the board
    bool is_upside_down = false;
    bool is_mirrored = false;

    int height() const { return layout.rows; }
    int width() const { return layout.columns; }
    LayoutCell cell(int coin) const {
        const auto [row, column] = layout.cells[static_cast<std::size_t>(coin)];
        return {origin.row + (is_upside_down ? layout.rows - 1 - row : row),
                origin.column + (is_mirrored ? layout.columns - 1 - column : column)};
    }
};

// Without the rows and columns that nothing stands in; strings to the ground leave from row 0, and
// to the left from column 0.
void crop(RegionLayout& layout) {
    LayoutCell least{layout.has_ground ? 0 : layout.rows, layout.needs_corner ? 0 : layout.columns};
    LayoutCell most{0, 0};
    for (std::size_t coin = 1; coin < layout.cells.size(); ++coin) {
        const auto [row, column] = layout.cells[coin];
        least = {std::min(least.row, row), std::min(least.column, column)};
        most = {std::max(most.row, row), std::max(most.column, column)};
    }
    for (LayoutCell& cell : layout.cells) cell = {cell.row - least.row, cell.column - least.column};
    layout.rows = most.row - least.row + 1;
    layout.columns = most.column - least.column + 1;
    layout.leaves_up.erase(layout.leaves_up.begin(), layout.leaves_up.begin() + least.column);
}

Region laid_out(const CoinGraph& graph, const std::vector<int>& strings, Context& context) {
    CoinGraph alone;
    Region region;
    region.coins = {{CoinGraph::kGround, CoinGraph::kGround}};
    for (const int string : strings) {
        auto [a, b] = graph.strings()[static_cast<std::size_t>(string)];
        for (std::int32_t* end : {&a, &b}) {
            const auto [at, is_new] = region.coins.emplace(*end, 0);
            if (is_new) at->second = alone.add_coins(1);
            *end = at->second;
        }
        alone.add_string(a, b);
        region.strings.push_back({a, b});
    }
    auto layout = lay_out(alone, context);
    if (!layout)
        throw Error(ErrorKind::Limit, "no board was found for a region of " +
                                          std::to_string(alone.coins()) +
                                          " coins; there may be one");
    crop(*layout);
    region.layout = std::move(*layout);
    return region;
}

// Rows of regions, each row as high as its highest one.
class Shelves {
public:
    explicit Shelves(int width) : width_(width) {}

    int rows() const { return rows_; }

    /// Puts regions from left to right, in new rows where they do not fit; at most `most` rows of
    /// them. False if there is no room.
    bool put(const std::vector<Region*>& regions, int most, bool upside_down) {
        if (regions.empty()) return true;
        int height = 0;
        int column = 0;
        int used = 1;
        std::vector<Region*> row;
        const auto end_row = [&] {
            for (Region* region : row) {
                region->origin.row = rows_ + (upside_down ? height - region->height() : 0);
                region->is_upside_down = upside_down;
            }
            rows_ += height;
            row.clear();
        };
        for (Region* region : regions) {
            if (column + region->width() > width_) {
                if (++used > most) return false;
                end_row();
                column = height = 0;
            }
            region->origin.column = column;
            column += region->width();
            height = std::max(height, region->height());
            row.push_back(region);
        }
        end_row();
        return true;
    }

private:
    int width_;
    int rows_ = 0;
};

// How many of the regions fit side by side.
std::size_t fitting(const std::vector<Region*>& regions, int width) {
    std::size_t count = 0;
    for (int column = 0; count < regions.size(); ++count) {
        column += regions[count]->width();
        if (column > width) break;
    }
    return count;
}

// The rows of a board of that width, or 0 if the regions do not fit.
int pack(std::vector<Region>& regions, int width) {
    std::vector<Region*> corner;
    std::vector<Region*> edge;
    std::vector<Region*> inner;
    for (Region& region : regions) {
        if (region.width() > width) return 0;
        (region.layout.needs_corner ? corner
         : region.layout.has_ground ? edge
                                    : inner)
            .push_back(&region);
    }
    corner.resize(kCorners, nullptr);  // upper left, upper right, lower left, lower right
    const auto width_of = [](const Region* region) { return region ? region->width() : 0; };
    const auto upper = edge.begin() + static_cast<std::ptrdiff_t>(fitting(
                                          edge, width - width_of(corner[0]) - width_of(corner[1])));
    const auto row = [&](std::size_t first, auto begin, auto end) {
        std::vector<Region*> all(begin, end);
        if (corner[first]) all.insert(all.begin(), corner[first]);
        if (corner[first + 1]) all.push_back(corner[first + 1]);
        return all;
    };
    Shelves shelves(width);
    constexpr int kMany = DotsGrid::kLongestSide;
    if (!shelves.put(row(0, edge.begin(), upper), 1, false) || !shelves.put(inner, kMany, false) ||
        !shelves.put(row(2, upper, edge.end()), 1, true))
        return 0;
    for (Region* region : {corner[1], corner[3]}) {
        if (!region) continue;
        region->is_mirrored = true;
        region->origin.column = width - region->width();
    }
    return shelves.rows() <= kMany && shelves.rows() * width <= DotsGrid::kMostBoxes
               ? shelves.rows()
               : 0;
}

// `is_second`: of the strings that tie this coin to the ground.
int line_of(const DotsGrid& grid, const Region& region, const CoinGraph::String& string,
            bool is_second) {
    if (string.a == CoinGraph::kGround || string.b == CoinGraph::kGround) {
        const int coin = std::max(string.a, string.b);
        const LayoutCell cell = region.cell(coin);
        if (region.layout.is_left(coin, is_second))
            return grid.vertical(cell.row, cell.column + (region.is_mirrored ? 1 : 0));
        return grid.horizontal(cell.row + (region.is_upside_down ? 1 : 0), cell.column);
    }
    const LayoutCell a = region.cell(string.a);
    const LayoutCell b = region.cell(string.b);
    return a.row == b.row ? grid.vertical(a.row, std::max(a.column, b.column))
                          : grid.horizontal(std::max(a.row, b.row), a.column);
}

}  // namespace

GridLayout lay_on_board(const CoinGraph& graph, Context& context) {
    if (graph.strings().empty()) refuse("there is nothing to lay out");
    check_strings(graph);
    check_loops(graph);
    std::vector<Region> regions;
    for (const std::vector<int>& strings : regions_of(graph))
        regions.push_back(laid_out(graph, strings, context));
    const auto corners = std::count_if(regions.begin(), regions.end(), [](const Region& region) {
        return region.layout.needs_corner;
    });
    if (corners > kCorners)
        throw Error(ErrorKind::Limit, "no board was found: " + std::to_string(corners) +
                                          " regions need one of its four corners");
    std::stable_sort(regions.begin(), regions.end(),
                     [](const auto& a, const auto& b) { return a.height() > b.height(); });
    for (int width = 1; width <= DotsGrid::kLongestSide; ++width) {
        const int rows = pack(regions, width);
        if (rows == 0 || rows > 2 * width) continue;
        GridLayout result{DotsBoard(rows, width), {}};
        DotsBoard& board = result.board;
        result.box.assign(static_cast<std::size_t>(graph.coins()) + 1, -1);
        std::vector<bool> is_string(static_cast<std::size_t>(board.lines()));
        for (const Region& region : regions) {
            std::set<int> tied;
            for (const auto& string : region.strings) {
                const bool is_tie =
                    string.a == CoinGraph::kGround || string.b == CoinGraph::kGround;
                const bool is_second = is_tie && !tied.insert(std::max(string.a, string.b)).second;
                is_string[static_cast<std::size_t>(line_of(board, region, string, is_second))] =
                    true;
            }
            for (const auto& [coin, own] : region.coins) {
                if (coin == CoinGraph::kGround) continue;
                const auto [row, column] = region.cell(own);
                result.box[static_cast<std::size_t>(coin)] = row * width + column;
            }
        }
        for (int line = 0; line < board.lines(); ++line)
            if (!is_string[static_cast<std::size_t>(line)]) board.draw(line);
        return result;
    }
    throw Error(ErrorKind::Limit, "no board of at most 64 x 64 boxes was found");
}

}  // namespace upstar::dots
