// The objects that cells hold: texts, collections, functions, boards. Classes and their instances
// are in script_class.h, graphs in graph_object.h.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/lang/cell.h"
#include "upstar/lang/value.h"

namespace upstar {

struct Code;

/// A value that no cell holds by itself: a rational, a position, a thermograph.
struct Boxed : Object {
    static constexpr ObjectKind kKind = ObjectKind::Boxed;
    explicit Boxed(Value boxed) : Object(kKind), value(std::move(boxed)) {}
    ~Boxed() override;
    Value value;
};

struct StringObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::String;
    explicit StringObject(std::string content) : Object(kKind), text(std::move(content)) {}
    std::string text;
};

/// Which cells a collection of many items has, by their hashes.
class CellIndex {
public:
    static constexpr std::size_t kFew = 12;  // fewer are looked through one by one
    void add(std::uint64_t hash, std::size_t place) { places_.emplace(hash, place); }
    void clear() { places_.clear(); }
    /// The first of the places with this hash for which `is_it` holds, or `none`.
    template <class IsIt>
    std::size_t find(std::uint64_t hash, std::size_t none, const IsIt& is_it) const {
        const auto [from, to] = places_.equal_range(hash);
        for (auto it = from; it != to; ++it)
            if (is_it(it->second)) return it->second;
        return none;
    }

private:
    std::unordered_multimap<std::uint64_t, std::size_t> places_;
};

struct ListObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::List;
    explicit ListObject(std::vector<Cell> all, bool can_change = false)
        : Object(kKind), items(std::move(all)), is_mutable(can_change) {}
    std::vector<Cell> items;
    const bool is_mutable;
};

/// The items are distinct; of an immutable set they stand in the order in which they print.
struct SetObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Set;
    explicit SetObject(bool can_change = false) : Object(kKind), is_mutable(can_change) {}
    std::vector<Cell> items;
    CellIndex index;
    const bool is_mutable;
};

/// The keys are distinct.
struct MapObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Map;
    explicit MapObject(bool can_change = false) : Object(kKind), is_mutable(can_change) {}
    std::vector<std::pair<Cell, Cell>> entries;
    CellIndex index;
    const bool is_mutable;
};

/// key => value
struct EntryObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Entry;
    EntryObject(Cell k, Cell v) : Object(kKind), key(std::move(k)), value(std::move(v)) {}
    Cell key;
    Cell value;
};

/// A function keeps copies of the local values that it can see when it is made, never the scope
/// itself: values then form no cycles and need no collector.
struct FunctionObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Function;
    FunctionObject(std::shared_ptr<const Code> body, std::vector<Cell> seen, Cell object)
        : Object(kKind),
          code(std::move(body)),
          captured(std::move(seen)),
          self(std::move(object)) {}
    std::shared_ptr<const Code> code;
    std::vector<Cell> captured;
    Cell self;  ///< `this` where the function was made
};

/// Cells -128 to 127 in rows and columns; a strip is a board of one row.
struct BoardObject : Object {
    BoardObject(ObjectKind board_kind, std::int32_t row_count, std::int32_t col_count)
        : Object(board_kind),
          rows(row_count),
          cols(col_count),
          cells(static_cast<std::size_t>(row_count) * static_cast<std::size_t>(col_count)) {}
    std::int8_t& at(std::int32_t row, std::int32_t col) {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(cols) +
                     static_cast<std::size_t>(col)];
    }
    std::int8_t at(std::int32_t row, std::int32_t col) const {
        return const_cast<BoardObject*>(this)->at(row, col);
    }
    bool has(std::int32_t row, std::int32_t col) const {
        return row >= 0 && row < rows && col >= 0 && col < cols;
    }
    std::int32_t rows;
    std::int32_t cols;
    boost::container::small_vector<std::int8_t, 40> cells;
};
struct GridObject : BoardObject {
    static constexpr ObjectKind kKind = ObjectKind::Grid;
    GridObject(std::int32_t row_count, std::int32_t col_count)
        : BoardObject(kKind, row_count, col_count) {}
};
struct StripObject : BoardObject {
    static constexpr ObjectKind kKind = ObjectKind::Strip;
    explicit StripObject(std::int32_t length) : BoardObject(kKind, 1, length) {}
};

/// A grid or a strip, or null.
inline const BoardObject* as_board(const Cell& cell) {
    if (const auto* grid = cell.as<GridObject>()) return grid;
    return cell.as<StripObject>();
}

}  // namespace upstar
