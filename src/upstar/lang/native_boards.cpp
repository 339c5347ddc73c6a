// The methods of grids and strips.
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "upstar/lang/boards.h"
#include "upstar/positions/powers.h"

namespace upstar {
namespace {

constexpr std::int32_t kMostSide = 1000;
constexpr std::size_t kMostCells = 1'000'000;

const BoardObject& board_of(const NativeCall& c) { return *as_board(c.self()); }

template <class Board>
Cell kept(Machine& machine, Ref<Board> board) {
    const std::size_t bytes = board->cells.size();
    return machine.keep(std::move(board), bytes);
}
template <class Board>
Cell kept(const NativeCall& c, Ref<Board> board) {
    return kept(c.machine, std::move(board));
}

Ref<GridObject> copy(const GridObject& grid) {
    auto same = make_object<GridObject>(grid.rows, grid.cols);
    same->cells = grid.cells;
    return same;
}
Ref<StripObject> copy(const StripObject& strip) {
    auto same = make_object<StripObject>(strip.cols);
    same->cells = strip.cells;
    return same;
}

bool is_cell_value(const Cell& value) {
    return value.is_integer() && value.integer() >= -128 && value.integer() <= 127;
}

std::int8_t cell_value(const NativeCall& c, const Cell& value) {
    if (!is_cell_value(value))
        throw Error(ErrorKind::Input,
                    "a cell of a board holds a whole number from -128 to 127, "
                    "not " +
                        to_string(c.arena(), value));
    return static_cast<std::int8_t>(value.integer());
}

// Where a place lies among the cells of a board, if it does.
std::optional<std::size_t> index_of(const GridObject& grid, const Cell& place) {
    if (!place.is(CellTag::Coordinates)) return std::nullopt;
    const auto [row, col] = place.coordinates();
    if (!grid.has(row - 1, col - 1)) return std::nullopt;
    return static_cast<std::size_t>(row - 1) * static_cast<std::size_t>(grid.cols) +
           static_cast<std::size_t>(col - 1);
}
std::optional<std::size_t> index_of(const StripObject& strip, const Cell& place) {
    if (!place.is_integer() || place.integer() < 1 || place.integer() > strip.cols)
        return std::nullopt;
    return static_cast<std::size_t>(place.integer() - 1);
}

void set_cell_at(const NativeCall& c, GridObject& grid, const Cell& place, const Cell& value) {
    if (!place.is(CellTag::Coordinates))
        throw Error(ErrorKind::Input, "the cells of a grid are at (row,column), not at " +
                                          to_string(c.arena(), place));
    const auto at = index_of(grid, place);
    if (!at) throw Error(ErrorKind::Input, "the grid has no cell " + to_string(c.arena(), place));
    grid.cells[*at] = cell_value(c, value);
}

void set_cell_at(const NativeCall& c, StripObject& strip, const Cell& place, const Cell& value) {
    const auto at = index_of(strip, place);
    if (!at) throw Error(ErrorKind::Input, "the strip has no cell " + to_string(c.arena(), place));
    strip.cells[*at] = cell_value(c, value);
}

template <class Board>
Cell updated(const NativeCall& c) {
    auto changed = copy(*c.self().as<Board>());
    if (c.count == 2) {
        set_cell_at(c, *changed, c.argument(0), c.argument(1));
    } else {
        for (const auto& [place, value] :
             c.object<MapObject>(0, "a map from places to values").entries)
            set_cell_at(c, *changed, place, value);
    }
    return kept(c, std::move(changed));
}

template <class Board>
Cell updated_by_pairs(Machine& machine, const Board& board, const Cell* pairs, std::size_t count) {
    auto changed = copy(board);
    for (std::size_t i = 0; i < 2 * count; i += 2) {
        const auto place = index_of(board, pairs[i]);
        const Cell& value = pairs[i + 1];
        if (!place || !is_cell_value(value)) return {};
        changed->cells[*place] = static_cast<std::int8_t>(value.integer());
    }
    return kept(machine, std::move(changed));
}

Cell find_all(const NativeCall& c) {
    const BoardObject& board = board_of(c);
    const std::int64_t wanted = c.integer(0);
    std::vector<Cell> places;
    places.reserve(
        static_cast<std::size_t>(std::count(board.cells.begin(), board.cells.end(), wanted)));
    const bool is_grid = board.kind == ObjectKind::Grid;
    for (std::int32_t row = 0; row < board.rows; ++row)
        for (std::int32_t col = 0; col < board.cols; ++col)
            if (board.at(row, col) == wanted)
                places.push_back(is_grid ? Cell(Coordinates{row + 1, col + 1})
                                         : Cell::integer(col + 1));
    return c.machine.keep_list(std::move(places));
}

Cell text(const NativeCall& c) { return c.machine.keep_string(board_text(board_of(c), c.text(0))); }

// The connected parts of what is not `boundary`, each in the smallest rectangle around it.
Cell grid_parts(const NativeCall& c) {
    const auto& grid = *c.self().as<GridObject>();
    const std::int64_t boundary = c.integer(0);
    std::vector<Coordinates> steps = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    if (c.has(1)) {
        steps.clear();
        for (const Cell& step : c.items(1)) {
            if (!step.is(CellTag::Coordinates)) c.refuse(1, "a list of directions");
            steps.push_back(step.coordinates());
        }
    }
    std::vector<bool> seen(grid.cells.size(), false);
    const auto place = [&](std::int32_t row, std::int32_t col) {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.cols) +
               static_cast<std::size_t>(col);
    };
    std::vector<Cell> parts;
    for (std::int32_t row = 0; row < grid.rows; ++row)
        for (std::int32_t col = 0; col < grid.cols; ++col) {
            if (seen[place(row, col)] || grid.at(row, col) == boundary) continue;
            std::vector<Coordinates> part = {{row, col}};
            seen[place(row, col)] = true;
            Coordinates low{row, col};
            Coordinates high{row, col};
            for (std::size_t i = 0; i < part.size(); ++i) {
                const Coordinates at = part[i];
                low = {std::min(low.row, at.row), std::min(low.col, at.col)};
                high = {std::max(high.row, at.row), std::max(high.col, at.col)};
                for (const Coordinates& step : steps) {
                    const std::int64_t to_row = std::int64_t{at.row} + step.row;
                    const std::int64_t to_col = std::int64_t{at.col} + step.col;
                    if (to_row < 0 || to_row >= grid.rows || to_col < 0 || to_col >= grid.cols)
                        continue;
                    const Coordinates to{static_cast<std::int32_t>(to_row),
                                         static_cast<std::int32_t>(to_col)};
                    if (seen[place(to.row, to.col)] || grid.at(to.row, to.col) == boundary)
                        continue;
                    seen[place(to.row, to.col)] = true;
                    part.push_back(to);
                }
            }
            auto piece = make_object<GridObject>(high.row - low.row + 1, high.col - low.col + 1);
            std::fill(piece->cells.begin(), piece->cells.end(), static_cast<std::int8_t>(boundary));
            for (const Coordinates& at : part)
                piece->at(at.row - low.row, at.col - low.col) = grid.at(at.row, at.col);
            parts.push_back(kept(c, piece));
        }
    return c.machine.keep_list(std::move(parts));
}

Cell strip_parts(const NativeCall& c) {
    const auto& strip = *c.self().as<StripObject>();
    const std::int64_t boundary = c.integer(0);
    std::vector<Cell> parts;
    for (std::int32_t from = 0; from < strip.cols; ++from) {
        if (strip.at(0, from) == boundary) continue;
        std::int32_t to = from;
        while (to < strip.cols && strip.at(0, to) != boundary) ++to;
        auto piece = make_object<StripObject>(to - from);
        std::copy(strip.cells.begin() + from, strip.cells.begin() + to, piece->cells.begin());
        parts.push_back(kept(c, piece));
        from = to;
    }
    return c.machine.keep_list(std::move(parts));
}

Ref<GridObject> permuted(const GridObject& grid, BoardSymmetry symmetry) {
    const bool turns = symmetry >= BoardSymmetry::Transpose;
    auto image =
        make_object<GridObject>(turns ? grid.cols : grid.rows, turns ? grid.rows : grid.cols);
    for (std::int32_t row = 0; row < grid.rows; ++row)
        for (std::int32_t col = 0; col < grid.cols; ++col) {
            const std::int32_t up = grid.rows - 1 - row;
            const std::int32_t left = grid.cols - 1 - col;
            std::pair<std::int32_t, std::int32_t> to{row, col};
            switch (symmetry) {
                case BoardSymmetry::Identity:
                    break;
                case BoardSymmetry::FlipRows:
                    to = {up, col};
                    break;
                case BoardSymmetry::FlipColumns:
                    to = {row, left};
                    break;
                case BoardSymmetry::HalfTurn:
                    to = {up, left};
                    break;
                case BoardSymmetry::Transpose:
                    to = {col, row};
                    break;
                case BoardSymmetry::AntiTranspose:
                    to = {left, up};
                    break;
                case BoardSymmetry::QuarterTurn:
                    to = {col, up};
                    break;
                case BoardSymmetry::ThreeQuarterTurn:
                    to = {left, row};
                    break;
            }
            image->at(to.first, to.second) = grid.at(row, col);
        }
    return image;
}

const std::vector<BoardSymmetry>& symmetries(const NativeCall& c) {
    return c.object<SymmetriesObject>(0, "symmetries, such as Symmetry.Flip").symmetries;
}

// The least of the images: one grid for all symmetric ones.
Cell invariant(const NativeCall& c) {
    const auto& grid = *c.self().as<GridObject>();
    Ref<GridObject> least = copy(grid);
    for (const BoardSymmetry symmetry : symmetries(c)) {
        Ref<GridObject> image = permuted(grid, symmetry);
        if (std::make_pair(image->rows, image->cells) < std::make_pair(least->rows, least->cells))
            least = image;
    }
    return kept(c, least);
}

Cell subgrid(const NativeCall& c) {
    const auto& grid = *c.self().as<GridObject>();
    const Coordinates from = c.place(0);
    const Coordinates to = c.place(1);
    if (!grid.has(from.row - 1, from.col - 1) || !grid.has(to.row - 1, to.col - 1) ||
        from.row > to.row || from.col > to.col)
        throw Error(ErrorKind::Input, "the grid has no such part");
    auto part = make_object<GridObject>(to.row - from.row + 1, to.col - from.col + 1);
    for (std::int32_t row = 0; row < part->rows; ++row)
        for (std::int32_t col = 0; col < part->cols; ++col)
            part->at(row, col) = grid.at(from.row - 1 + row, from.col - 1 + col);
    return kept(c, part);
}

constexpr Native kGridNatives[] = {
    {"ColCount", "", "how many columns",
     [](const NativeCall& c) { return Cell::integer(board_of(c).cols); }},
    {"Decomposition", "boundary,directions",
     "the connected parts of the cells that are not `boundary`", grid_parts, 1},
    {"FindAll", "value", "where the value stands", find_all},
    {"IsInBounds", "place", "whether the grid has that cell",
     [](const NativeCall& c) {
         const Coordinates p = c.place(0);
         return Cell(board_of(c).has(p.row - 1, p.col - 1));
     }},
    {"Permuted", "symmetry", "the grid turned or mirrored",
     [](const NativeCall& c) {
         return kept(c, permuted(*c.self().as<GridObject>(), symmetries(c).back()));
     }},
    {"RowCount", "", "how many rows",
     [](const NativeCall& c) { return Cell::integer(board_of(c).rows); }},
    {"Subgrid", "first,last", "the part between two corners", subgrid},
    {"SymmetryInvariant", "symmetries", "one grid for all images under the symmetries", invariant},
    {"ToString", "characters", "the rows as text, joined by |", text},
    {"Updated", "place,value", "the grid with other values, of a map {place => value}",
     updated<GridObject>, 1},
};

constexpr Native kStripNatives[] = {
    {"Decomposition", "boundary", "the parts between cells that are `boundary`", strip_parts},
    {"FindAll", "value", "where the value stands", find_all},
    {"Length", "", "how many cells",
     [](const NativeCall& c) { return Cell::integer(board_of(c).cols); }},
    {"Reversed", "", "the strip from right to left",
     [](const NativeCall& c) {
         auto turned = copy(*c.self().as<StripObject>());
         std::reverse(turned->cells.begin(), turned->cells.end());
         return kept(c, turned);
     }},
    {"Substrip", "first,last", "the part from one cell to another",
     [](const NativeCall& c) {
         const BoardObject& strip = board_of(c);
         const std::int64_t first = c.integer(0);
         const std::int64_t last = c.integer(1);
         if (first < 1 || last > strip.cols || first > last + 1)
             throw Error(ErrorKind::Input, "the strip has no such part");
         auto part = make_object<StripObject>(static_cast<std::int32_t>(last - first + 1));
         std::copy_n(strip.cells.begin() + static_cast<std::ptrdiff_t>(first - 1),
                     part->cells.size(), part->cells.begin());
         return kept(c, part);
     }},
    {"ToString", "characters", "the cells as text", text},
    {"Updated", "place,value", "the strip with other values, of a map {place => value}",
     updated<StripObject>, 1},
    {"UpdatedRange", "first,last,value", "the strip with one value from one cell to another",
     [](const NativeCall& c) {
         auto changed = copy(*c.self().as<StripObject>());
         const std::int64_t first = std::max<std::int64_t>(c.integer(0), 1);
         const std::int64_t last = std::min<std::int64_t>(c.integer(1), changed->cols);
         const std::int8_t value = cell_value(c, c.argument(2));
         for (std::int64_t i = first; i <= last; ++i)
             changed->at(0, static_cast<std::int32_t>(i - 1)) = value;
         return kept(c, changed);
     }},
};

std::int8_t value_of_character(const std::string& characters, char ch, std::size_t offset) {
    const std::size_t value = characters.find(ch);
    if (value == std::string::npos) {
        std::string known;
        for (const char each : characters)
            known += (known.empty() ? "" : " ") + std::string(1, each);
        throw Error(ErrorKind::Input, std::string("no such cell: '") + ch + "'; there are " + known,
                    offset);
    }
    return static_cast<std::int8_t>(std::min<std::size_t>(value, 127));
}

// Without powers, which are read as in the games that are built in unless ^ is a cell; and where
// each cell stands in what was written.
struct Cells {
    std::string text;
    std::vector<std::size_t> origins;
};

Cells cells_of(const std::string& written, const std::string& characters) {
    Cells cells;
    if (written.find('^') == std::string::npos || characters.find('^') != std::string::npos) {
        cells.text = written;
        cells.origins.resize(written.size());
        std::iota(cells.origins.begin(), cells.origins.end(), std::size_t{0});
        return cells;
    }
    WrittenOut all = write_out_powers(written, kMostCells);
    for (const std::string_view cell : all.characters) cells.text += cell;
    if (cells.text.size() != all.characters.size())
        throw Error(ErrorKind::Input, "a cell is one of " + characters, std::size_t{0});
    cells.origins = std::move(all.origins);
    return cells;
}

}  // namespace

Ref<GridObject> parse_grid(const std::string& written, const std::string& characters) {
    const auto cells = cells_of(written, characters);
    const std::string& text = cells.text;
    const auto place = [&](std::size_t i) {
        return i < cells.origins.size() ? cells.origins[i] : written.size();
    };
    std::size_t cols = text.find('|');
    if (cols == std::string::npos) cols = text.size();
    const std::size_t rows =
        1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '|'));
    if (cols > static_cast<std::size_t>(kMostSide) || rows > static_cast<std::size_t>(kMostSide))
        throw Error(ErrorKind::Limit, "a grid has at most 1000 rows and columns", std::size_t{0});
    auto grid =
        make_object<GridObject>(static_cast<std::int32_t>(rows), static_cast<std::int32_t>(cols));
    std::size_t at = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t col = 0; col < cols; ++col, ++at) {
            if (at >= text.size() || text[at] == '|')
                throw Error(ErrorKind::Input,
                            "this row has " + std::to_string(col) + " cells, the first has " +
                                std::to_string(cols),
                            place(at));
            grid->at(static_cast<std::int32_t>(row), static_cast<std::int32_t>(col)) =
                value_of_character(characters, text[at], place(at));
        }
        if (at < text.size() && text[at] != '|')
            throw Error(ErrorKind::Input,
                        "this row has more cells than the first, which has " + std::to_string(cols),
                        place(at));
        ++at;
    }
    return grid;
}

Ref<StripObject> parse_strip(const std::string& written, const std::string& characters) {
    if (written.size() > kMostCells)
        throw Error(ErrorKind::Limit, "a strip has at most 1000000 cells", std::size_t{0});
    const auto [text, origins] = cells_of(written, characters);
    auto strip = make_object<StripObject>(static_cast<std::int32_t>(text.size()));
    for (std::size_t i = 0; i < text.size(); ++i)
        strip->cells[i] = value_of_character(characters, text[i], origins[i]);
    return strip;
}

std::string board_text(const BoardObject& board, const std::string& characters) {
    std::string text;
    for (std::int32_t row = 0; row < board.rows; ++row) {
        if (row > 0) text += "|";
        for (std::int32_t col = 0; col < board.cols; ++col) {
            const std::int8_t value = board.at(row, col);
            text += value >= 0 && static_cast<std::size_t>(value) < characters.size()
                        ? characters[static_cast<std::size_t>(value)]
                        : '?';
        }
    }
    return text;
}

Ref<SymmetriesObject> symmetries_named(const std::string& name) {
    using S = BoardSymmetry;
    static const std::array<std::pair<const char*, std::vector<S>>, 11> kNamed = {
        {{"Identity", {S::Identity}},
         {"Inversion", {S::HalfTurn}},
         {"HorizontalFlip", {S::FlipColumns}},
         {"VerticalFlip", {S::FlipRows}},
         {"Transpose", {S::Transpose}},
         {"AntiTranspose", {S::AntiTranspose}},
         {"ClockwiseRotation", {S::QuarterTurn}},
         {"AnticlockwiseRotation", {S::ThreeQuarterTurn}},
         {"Flip", {S::FlipRows, S::FlipColumns, S::HalfTurn}},
         {"Rotational", {S::QuarterTurn, S::HalfTurn, S::ThreeQuarterTurn}},
         {"EightWay",
          {S::FlipRows, S::FlipColumns, S::HalfTurn, S::Transpose, S::AntiTranspose, S::QuarterTurn,
           S::ThreeQuarterTurn}}}};
    for (const auto& [known, all] : kNamed)
        if (name == known) return make_object<SymmetriesObject>(all);
    return {};
}

Cell updated_board(Machine& machine, const Cell* cells, std::size_t count) {
    if (const auto* strip = cells->as<StripObject>())
        return updated_by_pairs(machine, *strip, cells + 1, count);
    if (const auto* grid = cells->as<GridObject>())
        return updated_by_pairs(machine, *grid, cells + 1, count);
    return {};
}

std::span<const Native> grid_natives() { return kGridNatives; }
std::span<const Native> strip_natives() { return kStripNatives; }

}  // namespace upstar
