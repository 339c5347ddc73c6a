#include "upstar/positions/grid.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "upstar/base/error.h"

namespace upstar {
namespace {

[[noreturn]] void too_large(std::size_t offset) {
    throw Error(ErrorKind::Input,
                "the board is too large: at most " + std::to_string(Grid::kMostCells) +
                    " cells, such as 8x8 or 4x16",
                offset);
}

std::string listing(CellLetters letters) {
    std::string list;
    for (const std::string_view kind : letters)
        for (const char c : kind) list += std::string(list.empty() ? "" : " ") + c;
    return list;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Reads digits at `at` and steps over them; more than kMostCells is all the same.
int read_count(std::string_view text, std::size_t& at) {
    const std::size_t first = at;
    int count = 0;
    for (; at < text.size() && is_digit(text[at]); ++at)
        count = std::min(10 * count + (text[at] - '0'), Grid::kMostCells + 1);
    if (at == first || count == 0)
        throw Error(ErrorKind::Input, "a size is rows x columns, each at least 1, such as 4x4",
                    first);
    return count;
}

}  // namespace

CellSet Grid::before(CellSet set, Axis axis) const {
    if (axis == Axis::Vertical) return size() == columns_ ? 0 : set >> columns_;
    return (set & ~column(0)) >> 1;
}

CellSet Grid::after(CellSet set, Axis axis) const {
    if (axis == Axis::Vertical) return size() == columns_ ? 0 : (set << columns_) & all();
    return (set & ~column(columns_ - 1)) << 1;
}

CellSet Grid::connected(CellSet seed, CellSet within) const {
    CellSet reached = seed & within;
    for (;;) {
        CellSet next = reached;
        for (const Axis axis : {Axis::Vertical, Axis::Horizontal})
            next |= before(reached, axis) | after(reached, axis);
        next &= within;
        if (next == reached) return reached;
        reached = next;
    }
}

CellSet Grid::upside_down(CellSet set) const {
    CellSet image = 0;
    for (int r = 0; r < rows_; ++r)
        image |= ((set >> (r * columns_)) & row(0)) << ((rows_ - 1 - r) * columns_);
    return image;
}

CellSet Grid::mirrored(CellSet set) const {
    const CellSet first = column(0);
    CellSet image = 0;
    for (int c = 0; c < columns_; ++c) image |= ((set >> c) & first) << (columns_ - 1 - c);
    return image;
}

CellSet Grid::transposed(CellSet set) const {
    CellSet image = 0;
    for (; set != 0; set &= set - 1) {
        const int i = std::countr_zero(set);
        image |= transposed().cell(i % columns_, i / columns_);
    }
    return image;
}

Cropped cropped(const Grid& grid, CellSet set) {
    assert(set != 0);
    int top = 0;
    int bottom = grid.rows() - 1;
    int left = 0;
    int right = grid.columns() - 1;
    while ((set & grid.row(top)) == 0) ++top;
    while ((set & grid.row(bottom)) == 0) --bottom;
    while ((set & grid.column(left)) == 0) ++left;
    while ((set & grid.column(right)) == 0) --right;
    Cropped result{Grid(bottom - top + 1, right - left + 1), 0};
    for (int r = top; r <= bottom; ++r)
        result.set |= ((set >> (r * grid.columns() + left)) & result.grid.row(0))
                      << ((r - top) * result.grid.columns());
    return result;
}

GridText parse_grid(std::string_view text, CellLetters letters) {
    if (text.empty())
        throw Error(ErrorKind::Input,
                    "no board: write its rows joined by '|', using " + listing(letters), 0);
    const std::size_t columns = std::min(text.find('|'), text.size());
    if (columns == 0) throw Error(ErrorKind::Input, "a row needs at least one cell", 0);
    GridText board;
    board.sets.resize(letters.size());
    std::size_t cells = 0;
    std::size_t in_row = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at == text.size() || text[at] == '|') {
            if (in_row != columns)
                throw Error(ErrorKind::Input,
                            "this row has " + std::to_string(in_row) + " cells, the first has " +
                                std::to_string(columns) + ": rows must be equally long",
                            at);
            in_row = 0;
            continue;
        }
        std::size_t kind = 0;
        while (kind < letters.size() && letters[kind].find(text[at]) == std::string_view::npos)
            ++kind;
        if (kind == letters.size())
            throw Error(ErrorKind::Input,
                        std::string("'") + text[at] + "' is not a cell: use " + listing(letters) +
                            ", and '|' between rows",
                        at);
        if (cells == Grid::kMostCells) too_large(at);
        board.sets[kind] |= CellSet{1} << cells++;
        ++in_row;
    }
    board.grid = Grid(static_cast<int>(cells / columns), static_cast<int>(columns));
    return board;
}

std::optional<Grid> parse_grid_size(std::string_view text) {
    if (text.empty() || !is_digit(text.front())) return std::nullopt;
    std::size_t at = 0;
    const int rows = read_count(text, at);
    if (at == text.size() || text[at] != 'x')
        throw Error(ErrorKind::Input, "a size is rows x columns, such as 4x4", at);
    const int columns = read_count(text, ++at);
    if (at != text.size())
        throw Error(ErrorKind::Input, "nothing may follow the size of a board", at);
    if (rows * columns > Grid::kMostCells) too_large(0);
    return Grid(rows, columns);
}

std::string to_string(const GridText& board, CellLetters letters) {
    std::string text;
    for (int r = 0; r < board.grid.rows(); ++r) {
        if (r > 0) text += '|';
        for (int c = 0; c < board.grid.columns(); ++c)
            for (std::size_t kind = 0; kind < letters.size(); ++kind)
                if ((board.sets[kind] & board.grid.cell(r, c)) != 0) text += letters[kind].front();
    }
    return text;
}

}  // namespace upstar
