#include "upstar/lang/cells.h"

#include <algorithm>
#include <functional>
#include <unordered_set>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/base/stack.h"
#include "upstar/lang/code.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/dispose.h"
#include "upstar/lang/graph_object.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"
#include "upstar/lang/script_game.h"

namespace upstar {
namespace {

// The text of a value with shared parts can be exponentially longer than the value.
constexpr std::size_t kMostText = std::size_t{1} << 24;

class Writer {
public:
    Writer(Arena& arena, Notation notation) : arena_(arena), notation_(notation) {}

    std::string text;

    // As an item of a collection: texts have their quotes.
    void item(const Cell& cell) {
        if (const auto* string = cell.as<StringObject>()) {
            text += quoted(string->text);
        } else {
            text += to_string(arena_, cell, notation_);
        }
        arena_.context().poll();
        if (text.size() > kMostText)
            throw Error(ErrorKind::Limit,
                        "this is too long to print (more than 16 million characters)");
    }

    void items(const std::vector<Cell>& all) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i > 0) text += ",";
            item(all[i]);
        }
    }

    const char* open() const { return notation_ == Notation::Latex ? "\\{" : "{"; }
    const char* close() const { return notation_ == Notation::Latex ? "\\}" : "}"; }

private:
    Arena& arena_;
    Notation notation_;
};

std::string board_text(const BoardObject& board) {
    std::string text = board.kind == ObjectKind::Grid ? "Grid(\"" : "Strip(\"";
    for (std::int32_t row = 0; row < board.rows; ++row) {
        if (row > 0) text += "|";
        for (std::int32_t col = 0; col < board.cols; ++col) {
            const int c = board.at(row, col);
            text += c >= 0 && c < 10 ? static_cast<char>('0' + c) : '?';
        }
    }
    return text + "\")";
}

std::string object_text(Arena& arena, const Object& object, Notation notation) {
    Writer writer(arena, notation);
    switch (object.kind) {
        case ObjectKind::Boxed:
            return to_string(arena, static_cast<const Boxed&>(object).value, notation);
        case ObjectKind::String:
            return static_cast<const StringObject&>(object).text;
        case ObjectKind::List:
            writer.text = "[";
            writer.items(static_cast<const ListObject&>(object).items);
            return writer.text + "]";
        case ObjectKind::Set:
            writer.text = writer.open();
            writer.items(static_cast<const SetObject&>(object).items);
            return writer.text + writer.close();
        case ObjectKind::Map: {
            const auto& entries = static_cast<const MapObject&>(object).entries;
            writer.text = writer.open();
            if (entries.empty()) writer.text += "=>";
            for (std::size_t i = 0; i < entries.size(); ++i) {
                if (i > 0) writer.text += ", ";
                writer.item(entries[i].first);
                writer.text += " => ";
                writer.item(entries[i].second);
            }
            return writer.text + writer.close();
        }
        case ObjectKind::Entry:
            writer.item(static_cast<const EntryObject&>(object).key);
            writer.text += " => ";
            writer.item(static_cast<const EntryObject&>(object).value);
            return writer.text;
        case ObjectKind::Function:
            return static_cast<const FunctionObject&>(object).code->signature();
        case ObjectKind::Grid:
        case ObjectKind::Strip:
            return board_text(static_cast<const BoardObject&>(object));
        case ObjectKind::Graph:
        case ObjectKind::Vertex:
        case ObjectKind::Edge:
            return graph_text(arena, object);
        default:
            return class_object_text(arena, object, notation);
    }
}

const char* object_type(const Object& object) {
    switch (object.kind) {
        case ObjectKind::String:
            return "String";
        case ObjectKind::List:
            return "List";
        case ObjectKind::Set:
            return "Set";
        case ObjectKind::Map:
            return "Map";
        case ObjectKind::Entry:
            return "MapEntry";
        case ObjectKind::Function:
        case ObjectKind::BoundMethod:
            return "Function";
        case ObjectKind::Class:
        case ObjectKind::BoundClass:
        case ObjectKind::NativeClass:
            return "Class";
        case ObjectKind::Grid:
            return "Grid";
        case ObjectKind::Strip:
            return "Strip";
        case ObjectKind::Graph:
            return "Graph";
        case ObjectKind::Vertex:
            return "Vertex";
        case ObjectKind::Edge:
            return "Edge";
        case ObjectKind::Symmetries:
            return "Symmetry";
        default:
            return "Object";
    }
}

template <class Same>
bool same_items(const std::vector<Cell>& a, const std::vector<Cell>& b, const Same& same_cell) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_cell);
}

bool same_objects(Arena& arena, const Object& a, const Object& b) {
    const auto each = [&](const Cell& x, const Cell& y) { return same(arena, x, y); };
    switch (a.kind) {
        case ObjectKind::String:
            return static_cast<const StringObject&>(a).text ==
                   static_cast<const StringObject&>(b).text;
        case ObjectKind::List:
            return same_items(static_cast<const ListObject&>(a).items,
                              static_cast<const ListObject&>(b).items, each);
        case ObjectKind::Set: {
            const auto& x = static_cast<const SetObject&>(a);
            const auto& y = static_cast<const SetObject&>(b);
            return x.items.size() == y.items.size() &&
                   std::all_of(x.items.begin(), x.items.end(), [&](const Cell& item) {
                       return find_item(arena, y, item) < y.items.size();
                   });
        }
        case ObjectKind::Map: {
            const auto& x = static_cast<const MapObject&>(a);
            const auto& y = static_cast<const MapObject&>(b);
            return x.entries.size() == y.entries.size() &&
                   std::all_of(x.entries.begin(), x.entries.end(), [&](const auto& entry) {
                       const std::size_t at = find_key(arena, y, entry.first);
                       return at < y.entries.size() && each(entry.second, y.entries[at].second);
                   });
        }
        case ObjectKind::Entry:
            return each(static_cast<const EntryObject&>(a).key,
                        static_cast<const EntryObject&>(b).key) &&
                   each(static_cast<const EntryObject&>(a).value,
                        static_cast<const EntryObject&>(b).value);
        case ObjectKind::Function: {
            const auto& x = static_cast<const FunctionObject&>(a);
            const auto& y = static_cast<const FunctionObject&>(b);
            return x.code == y.code && same_items(x.captured, y.captured, each) &&
                   each(x.self, y.self);
        }
        case ObjectKind::Grid:
        case ObjectKind::Strip: {
            const auto& x = static_cast<const BoardObject&>(a);
            const auto& y = static_cast<const BoardObject&>(b);
            return x.rows == y.rows && x.cols == y.cols && x.cells == y.cells;
        }
        case ObjectKind::Graph:
        case ObjectKind::Vertex:
        case ObjectKind::Edge:
            return same_graphs(arena, a, b);
        case ObjectKind::Instance:
            return same_instances(arena, static_cast<const Instance&>(a),
                                  static_cast<const Instance&>(b));
        case ObjectKind::Boxed:
            return same(arena, static_cast<const Boxed&>(a).value,
                        static_cast<const Boxed&>(b).value);
        default:
            return false;
    }
}

std::uint64_t hash_items(Arena& arena, const std::vector<Cell>& items, std::uint64_t seed) {
    for (const Cell& item : items) seed = combine(seed, hash_of_cell(arena, item));
    return seed;
}

std::uint64_t hash_object(Arena& arena, const Object& object) {
    const std::uint64_t seed = mix(static_cast<std::uint64_t>(object.kind) + 100);
    switch (object.kind) {
        case ObjectKind::String:
            return combine(seed,
                           std::hash<std::string>()(static_cast<const StringObject&>(object).text));
        case ObjectKind::List:
            return hash_items(arena, static_cast<const ListObject&>(object).items, seed);
        case ObjectKind::Set: {
            std::uint64_t total = 0;
            for (const Cell& item : static_cast<const SetObject&>(object).items)
                total += hash_of_cell(arena, item);
            return combine(seed, total);
        }
        case ObjectKind::Map: {
            std::uint64_t total = 0;
            for (const auto& [key, value] : static_cast<const MapObject&>(object).entries)
                total += combine(hash_of_cell(arena, key), hash_of_cell(arena, value));
            return combine(seed, total);
        }
        case ObjectKind::Entry:
            return combine(hash_of_cell(arena, static_cast<const EntryObject&>(object).key),
                           hash_of_cell(arena, static_cast<const EntryObject&>(object).value));
        case ObjectKind::Function: {
            const auto& f = static_cast<const FunctionObject&>(object);
            return hash_items(arena, f.captured,
                              combine(seed, reinterpret_cast<std::uintptr_t>(f.code.get())));
        }
        case ObjectKind::Grid:
        case ObjectKind::Strip: {
            const auto& board = static_cast<const BoardObject&>(object);
            std::uint64_t hash = combine(seed, static_cast<std::uint64_t>(board.cols));
            std::uint64_t word = 0;
            std::size_t filled = 0;
            for (const std::int8_t c : board.cells) {
                word = word << 8 | static_cast<std::uint8_t>(c);
                if (++filled % 8 == 0) hash = combine(hash, word);
            }
            return combine(hash, word);
        }
        case ObjectKind::Graph:
        case ObjectKind::Vertex:
        case ObjectKind::Edge:
            return hash_graph(arena, object);
        case ObjectKind::Instance:
            return hash_instance(arena, static_cast<const Instance&>(object));
        case ObjectKind::Boxed:
            return combine(seed, std::hash<std::string>()(
                                     to_string(arena, static_cast<const Boxed&>(object).value)));
        default:
            return combine(seed, reinterpret_cast<std::uintptr_t>(&object));
    }
}

std::vector<const Object*> collections_in(const Cell& cell) {
    std::vector<const Object*> found;
    const auto add = [&](const Cell& part) {
        if (part.is(CellTag::Object)) found.push_back(part.object());
    };
    if (const auto* items = items_in(cell)) std::for_each(items->begin(), items->end(), add);
    if (const auto* map = cell.as<MapObject>())
        for (const auto& [key, value] : map->entries) add(key), add(value);
    return found;
}

// A collection that can change may be put into itself; asked only where parts go deep.
void refuse_endless(const Cell& cell) {
    struct Level {
        const Object* of;
        std::vector<const Object*> parts;
    };
    std::vector<Level> path = {{cell.object(), collections_in(cell)}};
    std::unordered_set<const Object*> open = {cell.object()};
    std::unordered_set<const Object*> seen = open;
    while (!path.empty()) {
        Level& level = path.back();
        if (level.parts.empty()) {
            open.erase(level.of);
            path.pop_back();
            continue;
        }
        const Object* part = level.parts.back();
        level.parts.pop_back();
        if (open.count(part) != 0)
            throw Error(ErrorKind::Input,
                        "a collection contains itself, so that it has no text, and equals nothing");
        if (!seen.insert(part).second) continue;
        open.insert(part);
        path.push_back({part, collections_in(Cell(part))});
    }
}

}  // namespace

Boxed::~Boxed() { dispose(value); }

Cell cell_of(Arena& arena, Game game) {
    if (game.is_simple() && arena.is_integer(game) && arena.number_part(game).is_small())
        return Cell::integer(arena.number_part(game).small_numerator());
    return Cell::of_game(game);
}

Cell cell_of(Arena& arena, const Value& value) { return cell_of(arena, Value(value)); }

Cell cell_of(Arena& arena, Value&& value) {
    if (const Game* game = std::get_if<Game>(&value)) return cell_of(arena, *game);
    if (auto* cell = std::get_if<Cell>(&value)) return std::move(*cell);
    if (std::holds_alternative<Nothing>(value)) return {};
    if (const bool* truth = std::get_if<bool>(&value)) return *truth;
    if (const Player* player = std::get_if<Player>(&value)) return *player;
    if (auto* text = std::get_if<std::string>(&value)) return string_cell(std::move(*text));
    if (Ref<const Instance> instance = instance_in(value)) return Cell(std::move(instance));
    return make_object<Boxed>(std::move(value));
}

Value value_of(Arena& arena, const Cell& cell) {
    switch (cell.tag()) {
        case CellTag::Nothing:
            return Nothing{};
        case CellTag::Boolean:
            return cell.truth();
        case CellTag::Whole:
            return arena.integer(cell.integer());
        case CellTag::Player:
            return cell.player();
        case CellTag::Game:
            return cell.game();
        case CellTag::Coordinates:
            return cell;
        case CellTag::Object:
            break;
    }
    if (const auto* boxed = cell.as<Boxed>()) return boxed->value;
    if (const auto* text = cell.as<StringObject>()) return text->text;
    if (const auto* instance = cell.as<Instance>()) return value_of(*instance);
    return cell;
}

Cell string_cell(std::string text) { return make_object<StringObject>(std::move(text)); }
Cell list_cell(std::vector<Cell> items) { return make_object<ListObject>(std::move(items)); }

Cell set_cell(Arena& arena, std::vector<Cell> items) {
    auto set = make_object<SetObject>();
    for (Cell& item : items) put(arena, *set, std::move(item));
    std::vector<Cell> others;
    std::vector<Game> games;
    for (Cell& item : set->items) {
        if (item.is_integer()) {
            games.push_back(arena.integer(item.integer()));
        } else if (item.is(CellTag::Game)) {
            games.push_back(item.game());
        } else {
            others.push_back(std::move(item));
        }
    }
    sort_for_print(arena, games);
    std::vector<std::pair<std::string, Cell>> named;
    named.reserve(others.size());
    for (Cell& other : others) {
        std::string text = to_string(arena, other);
        named.emplace_back(std::move(text), std::move(other));
    }
    std::stable_sort(named.begin(), named.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    auto sorted = make_object<SetObject>();
    for (const Game game : games) put(arena, *sorted, cell_of(arena, game));
    for (auto& [text, other] : named) put(arena, *sorted, std::move(other));
    return sorted;
}

std::string type_name(const Cell& cell) {
    switch (cell.tag()) {
        case CellTag::Nothing:
            return "Nothing";
        case CellTag::Boolean:
            return "Boolean";
        case CellTag::Whole:
        case CellTag::Game:
            return "Game";
        case CellTag::Player:
            return "Player";
        case CellTag::Coordinates:
            return "Coordinates";
        case CellTag::Object:
            break;
    }
    if (const auto* boxed = cell.as<Boxed>()) return type_name(boxed->value);
    if (const auto* instance = cell.as<Instance>()) return instance->of().name();
    return object_type(*cell.object());
}

bool same(Arena& arena, const Cell& a, const Cell& b) {
    if (a.tag() != b.tag()) return false;
    if (a.payload() == b.payload() || !a.is(CellTag::Object))
        return a.is(CellTag::Nothing) || a.payload() == b.payload();
    if (a.object()->kind != b.object()->kind) return false;
    if (stack_is_low()) {
        refuse_endless(a);
        return on_fresh_stack(arena.context(), [&] { return same(arena, a, b); });
    }
    return same_objects(arena, *a.object(), *b.object());
}

std::uint64_t hash_of_cell(Arena& arena, const Cell& cell) {
    if (cell.is(CellTag::Nothing)) return 7;
    if (!cell.is(CellTag::Object))
        return combine(static_cast<std::uint64_t>(cell.tag()), cell.payload());
    if (stack_is_low()) {
        refuse_endless(cell);
        return on_fresh_stack(arena.context(), [&] { return hash_of_cell(arena, cell); });
    }
    return hash_object(arena, *cell.object());
}

std::string to_string(Arena& arena, const Cell& cell, Notation notation) {
    switch (cell.tag()) {
        case CellTag::Nothing:
            return "Nothing";
        case CellTag::Boolean:
            return cell.truth() ? "true" : "false";
        case CellTag::Whole:
            return std::to_string(cell.integer());
        case CellTag::Player:
            return name(cell.player());
        case CellTag::Game:
            return to_string(arena, cell.game(), notation);
        case CellTag::Coordinates:
            return "(" + std::to_string(cell.coordinates().row) + "," +
                   std::to_string(cell.coordinates().col) + ")";
        case CellTag::Object:
            break;
    }
    if (stack_is_low()) {
        refuse_endless(cell);
        return on_fresh_stack(arena.context(), [&] { return to_string(arena, cell, notation); });
    }
    return object_text(arena, *cell.object(), notation);
}

bool can_change(const Cell& cell) {
    if (!cell.is(CellTag::Object)) return false;
    if (stack_is_low()) return true;  // who asks wants to be sure
    const auto any = [](const std::vector<Cell>& cells) {
        return std::any_of(cells.begin(), cells.end(), can_change);
    };
    if (const auto* list = cell.as<ListObject>()) return list->is_mutable || any(list->items);
    if (const auto* set = cell.as<SetObject>()) return set->is_mutable || any(set->items);
    if (const auto* map = cell.as<MapObject>())
        return map->is_mutable ||
               std::any_of(map->entries.begin(), map->entries.end(), [](const auto& entry) {
                   return can_change(entry.first) || can_change(entry.second);
               });
    if (const auto* function = cell.as<FunctionObject>())
        return any(function->captured) || can_change(function->self);
    if (const auto* instance = cell.as<Instance>()) return instance->of().is_mutable();
    return false;
}

const std::vector<Cell>* items_in(const Cell& cell) {
    if (const auto* list = cell.as<ListObject>()) return &list->items;
    if (const auto* set = cell.as<SetObject>()) return &set->items;
    return nullptr;
}

std::size_t find_key(Arena& arena, const MapObject& map, const Cell& key) {
    arena.context().poll();
    const std::size_t count = map.entries.size();
    if (count > CellIndex::kFew)
        return map.index.find(hash_of_cell(arena, key), count, [&](std::size_t i) {
            return same(arena, map.entries[i].first, key);
        });
    std::size_t i = 0;
    while (i < count && !same(arena, map.entries[i].first, key)) ++i;
    return i;
}

std::size_t find_item(Arena& arena, const SetObject& set, const Cell& item) {
    arena.context().poll();
    const std::size_t count = set.items.size();
    if (count > CellIndex::kFew)
        return set.index.find(hash_of_cell(arena, item), count,
                              [&](std::size_t i) { return same(arena, set.items[i], item); });
    std::size_t i = 0;
    while (i < count && !same(arena, set.items[i], item)) ++i;
    return i;
}

void put(Arena& arena, MapObject& map, Cell key, Cell value) {
    const std::size_t at = find_key(arena, map, key);
    if (at < map.entries.size()) {
        map.entries[at].second = std::move(value);
        return;
    }
    map.entries.emplace_back(std::move(key), std::move(value));
    const std::size_t count = map.entries.size();
    if (count <= CellIndex::kFew) return;
    for (std::size_t i = count == CellIndex::kFew + 1 ? 0 : count - 1; i < count; ++i)
        map.index.add(hash_of_cell(arena, map.entries[i].first), i);
}

bool put(Arena& arena, SetObject& set, Cell item) {
    if (find_item(arena, set, item) < set.items.size()) return false;
    set.items.push_back(std::move(item));
    const std::size_t count = set.items.size();
    if (count <= CellIndex::kFew) return true;
    for (std::size_t i = count == CellIndex::kFew + 1 ? 0 : count - 1; i < count; ++i)
        set.index.add(hash_of_cell(arena, set.items[i]), i);
    return true;
}

}  // namespace upstar
