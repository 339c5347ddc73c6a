// Grids and strips of cells: made from texts, changed, split, turned.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"

namespace upstar {

/// Rows joined by '|'; the character at place n of the map stands for n. Throws Error (Input) with
/// the offset in `text`.
Ref<GridObject> parse_grid(const std::string& text, const std::string& characters);
Ref<StripObject> parse_strip(const std::string& text, const std::string& characters);
/// The text that these read back; '?' for a value that has no character.
std::string board_text(const BoardObject& board, const std::string& characters);

/// The grid or strip with other values at some places: what lies in cells[0], and `count` times a
/// place and a value behind it. Nothing if that is no board, or a place or a value none of its.
Cell updated_board(Machine& machine, const Cell* cells, std::size_t count);

/// The symmetries of a grid, as `Symmetry.Flip` and its like name them; those that a board has
/// with its size changed by a quarter turn are among them.
enum class BoardSymmetry : std::uint8_t {
    Identity,
    FlipRows,  ///< top to bottom
    FlipColumns,
    HalfTurn,
    Transpose,
    AntiTranspose,
    QuarterTurn,
    ThreeQuarterTurn,
};

struct SymmetriesObject : Object {
    static constexpr ObjectKind kKind = ObjectKind::Symmetries;
    explicit SymmetriesObject(std::vector<BoardSymmetry> all)
        : Object(kKind), symmetries(std::move(all)) {}
    std::vector<BoardSymmetry> symmetries;
};

/// Symmetry.Flip and the like; null if there is none of that name.
Ref<SymmetriesObject> symmetries_named(const std::string& name);

}  // namespace upstar
