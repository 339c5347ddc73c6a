// What all cells have: a text, a type, an equality and a hash; and their way to values and back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/lang/cell.h"
#include "upstar/lang/value.h"

namespace upstar {

struct ListObject;

/// The same value as a cell, and back. A whole number has one cell, however it was made.
Cell cell_of(Arena& arena, const Value& value);
Cell cell_of(Arena& arena, Value&& value);
Cell cell_of(Arena& arena, Game game);
Value value_of(Arena& arena, const Cell& cell);

Cell string_cell(std::string text);
Cell list_cell(std::vector<Cell> items);
/// The distinct items, in the order in which they print.
Cell set_cell(Arena& arena, std::vector<Cell> items);

/// "Integer" is a Game here too: for messages.
std::string type_name(const Cell& cell);

/// Equality as that of keys: the same type and the same parts.
bool same(Arena& arena, const Cell& a, const Cell& b);
std::uint64_t hash_of_cell(Arena& arena, const Cell& cell);

std::string to_string(Arena& arena, const Cell& cell, Notation notation = Notation::Text);

/// Whether the cell, or a part of it, can change.
bool can_change(const Cell& cell);

/// The items of a list or a set, or null.
const std::vector<Cell>* items_in(const Cell& cell);

/// Where a key is among the entries of a map, and an item in a set; the size if it is not.
struct MapObject;
struct SetObject;
std::size_t find_key(Arena& arena, const MapObject& map, const Cell& key);
std::size_t find_item(Arena& arena, const SetObject& set, const Cell& item);
void put(Arena& arena, MapObject& map, Cell key, Cell value);
bool put(Arena& arena, SetObject& set, Cell item);

}  // namespace upstar
