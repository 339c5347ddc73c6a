// The methods of lists, sets and maps. Names are CGSuite's.
#include <algorithm>

#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/operators.h"

namespace upstar {
namespace {

const std::vector<Cell>& items_of_self(const NativeCall& c) { return *items_in(c.self()); }

Cell same_kind(const NativeCall& c, std::vector<Cell> items) {
    if (c.self().as<SetObject>() != nullptr) return set_cell(c.arena(), std::move(items));
    return c.machine.keep_list(std::move(items));
}

Cell number(std::size_t n) { return Cell::integer(static_cast<std::int64_t>(n)); }

Cell extreme(const NativeCall& c, Op at_least) {
    const auto& items = items_of_self(c);
    if (items.empty())
        throw Error(ErrorKind::Input, "an empty collection has no " + std::string(c.name));
    const auto beats = [&](const Cell& a, const Cell& b) {
        return c.machine.truth(c.machine.binary(at_least, a, b));
    };
    const Cell* best = &items.front();
    for (const Cell& item : items)
        if (!beats(*best, item)) best = &item;
    for (const Cell& item : items)
        if (!beats(*best, item))
            throw Error(ErrorKind::Input,
                        "no " + std::string(c.name) + ": some items are confused");
    return *best;
}

Cell mex(const NativeCall& c) {
    std::vector<std::int64_t> present;
    for (const Cell& item : items_of_self(c))
        if (item.is_integer()) present.push_back(item.integer());
    std::sort(present.begin(), present.end());
    std::int64_t least = 0;
    for (const std::int64_t n : present)
        if (n == least) ++least;
    return Cell::integer(least);
}

// Numbers by size; games, which are only partly ordered, in the order in which sets print; texts by
// letters, coordinates by rows.
Cell sorted(const NativeCall& c) {
    std::vector<Cell> items = items_of_self(c);
    const auto all = [&](const auto& test) {
        return std::all_of(items.begin(), items.end(), test);
    };
    if (all([](const Cell& item) { return item.is_integer(); })) {
        std::stable_sort(items.begin(), items.end(),
                         [](const Cell& a, const Cell& b) { return a.integer() < b.integer(); });
        return c.machine.keep_list(std::move(items));
    }
    if (all([](const Cell& item) { return item.as<StringObject>() != nullptr; })) {
        std::stable_sort(items.begin(), items.end(), [](const Cell& a, const Cell& b) {
            return a.as<StringObject>()->text < b.as<StringObject>()->text;
        });
        return c.machine.keep_list(std::move(items));
    }
    if (all([](const Cell& item) { return item.is(CellTag::Coordinates); })) {
        std::stable_sort(items.begin(), items.end(), [](const Cell& a, const Cell& b) {
            const Coordinates x = a.coordinates();
            const Coordinates y = b.coordinates();
            return x.row != y.row ? x.row < y.row : x.col < y.col;
        });
        return c.machine.keep_list(std::move(items));
    }
    std::vector<std::pair<Rational, Cell>> numbers;
    for (const Cell& item : items)
        if (auto x = as_rational(c.arena(), value_of(c.arena(), item)))
            numbers.emplace_back(*std::move(x), item);
    if (numbers.size() == items.size()) {
        std::stable_sort(numbers.begin(), numbers.end(), [](const auto& a, const auto& b) {
            return compare(a.first, b.first) < 0;
        });
        for (std::size_t i = 0; i < items.size(); ++i) items[i] = numbers[i].second;
        return c.machine.keep_list(std::move(items));
    }
    if (!all([](const Cell& item) { return item.is_integer() || item.is(CellTag::Game); }))
        throw Error(ErrorKind::Input,
                    "Sorted is for lists of numbers, of games, of texts or of coordinates");
    std::vector<Game> games;
    for (const Cell& item : items) games.push_back(std::get<Game>(value_of(c.arena(), item)));
    sort_for_print(c.arena(), games);
    items.clear();
    for (const Game game : games) items.push_back(cell_of(c.arena(), game));
    return c.machine.keep_list(std::move(items));
}

Cell slice(const NativeCall& c, std::int64_t first, std::int64_t last) {
    const auto& items = items_of_self(c);
    const auto size = static_cast<std::int64_t>(items.size());
    if (first < 1 || last > size || first > last + 1)
        throw Error(ErrorKind::Input,
                    std::string(c.name) + ": this list has elements 1 to " + std::to_string(size));
    return c.machine.keep_list({items.begin() + static_cast<std::ptrdiff_t>(first - 1),
                                items.begin() + static_cast<std::ptrdiff_t>(last)});
}

constexpr Native kListNatives[] = {
    {"Adjoin", "x", "the items and x",
     [](const NativeCall& c) {
         std::vector<Cell> items = items_of_self(c);
         items.push_back(c.argument(0));
         return same_kind(c, std::move(items));
     }},
    {"Apply", "f", "f of each item",
     [](const NativeCall& c) {
         auto results = make_object<ListObject>(std::vector<Cell>());
         const Cell kept = c.machine.keep(results, items_of_self(c).size() * sizeof(Cell));
         const Cell self = c.self();
         for (const Cell& item : *items_in(self)) results->items.push_back(c.call(0, {item}));
         return kept;
     }},
    {"Concat", "list", "both lists, one after the other",
     [](const NativeCall& c) {
         std::vector<Cell> items = items_of_self(c);
         const auto& more = c.items(0);
         items.insert(items.end(), more.begin(), more.end());
         return same_kind(c, std::move(items));
     }},
    {"Contains", "x", "whether x is among the items",
     [](const NativeCall& c) {
         if (const auto* set = c.self().as<SetObject>())
             return Cell(find_item(c.arena(), *set, c.argument(0)) < set->items.size());
         const auto& items = items_of_self(c);
         return Cell(std::any_of(items.begin(), items.end(), [&](const Cell& item) {
             return same(c.arena(), item, c.argument(0));
         }));
     }},
    {"Count", "f", "for how many items f holds",
     [](const NativeCall& c) {
         std::int64_t count = 0;
         for (const Cell& item : items_of_self(c)) count += c.holds(0, item);
         return Cell::integer(count);
     }},
    {"Distinct", "", "the items without repetitions, in their order",
     [](const NativeCall& c) {
         auto seen = make_object<SetObject>();
         for (const Cell& item : items_of_self(c)) put(c.arena(), *seen, item);
         return c.machine.keep_list(seen->items);
     }},
    {"Exists", "f", "whether f holds for some item",
     [](const NativeCall& c) {
         const auto& items = items_of_self(c);
         return Cell(std::any_of(items.begin(), items.end(),
                                 [&](const Cell& item) { return c.holds(0, item); }));
     }},
    {"Filter", "f", "the items for which f holds",
     [](const NativeCall& c) {
         std::vector<Cell> kept;
         for (const Cell& item : items_of_self(c))
             if (c.holds(0, item)) kept.push_back(item);
         return same_kind(c, std::move(kept));
     }},
    {"Find", "f", "the first item for which f holds, or Nothing",
     [](const NativeCall& c) {
         for (const Cell& item : items_of_self(c))
             if (c.holds(0, item)) return Cell(item);
         return Cell();
     }},
    {"Flattened", "", "the items of the items",
     [](const NativeCall& c) {
         std::vector<Cell> flat;
         for (const Cell& item : items_of_self(c)) {
             const auto* inner = items_in(item);
             if (inner == nullptr) {
                 flat.push_back(item);
             } else {
                 flat.insert(flat.end(), inner->begin(), inner->end());
             }
         }
         return same_kind(c, std::move(flat));
     }},
    {"ForAll", "f", "whether f holds for all items",
     [](const NativeCall& c) {
         const auto& items = items_of_self(c);
         return Cell(std::all_of(items.begin(), items.end(),
                                 [&](const Cell& item) { return c.holds(0, item); }));
     }},
    {"ForEach", "f", "calls f with each item",
     [](const NativeCall& c) {
         for (const Cell& item : items_of_self(c)) c.call(0, {item});
         return Cell();
     }},
    {"Grouped", "n", "the items in lists of n",
     [](const NativeCall& c) {
         const auto n = static_cast<std::size_t>(c.size(0));
         if (n == 0) c.refuse(0, "a positive number");
         const auto& items = items_of_self(c);
         std::vector<Cell> groups;
         for (std::size_t i = 0; i < items.size(); i += n)
             groups.push_back(c.machine.keep_list(
                 {items.begin() + static_cast<std::ptrdiff_t>(i),
                  items.begin() + static_cast<std::ptrdiff_t>(std::min(i + n, items.size()))}));
         return c.machine.keep_list(std::move(groups));
     }},
    {"Head", "", "the first item",
     [](const NativeCall& c) {
         if (items_of_self(c).empty()) throw Error(ErrorKind::Input, "an empty list has no Head");
         return Cell(items_of_self(c).front());
     }},
    {"IndexOf", "x", "the first place of x, or -1",
     [](const NativeCall& c) {
         const auto& items = items_of_self(c);
         for (std::size_t i = 0; i < items.size(); ++i)
             if (same(c.arena(), items[i], c.argument(0))) return number(i + 1);
         return Cell::integer(-1);
     }},
    {"Intersection", "set", "the items that are in both",
     [](const NativeCall& c) {
         const auto& others = c.items(0);
         std::vector<Cell> kept;
         for (const Cell& item : items_of_self(c))
             if (std::any_of(others.begin(), others.end(),
                             [&](const Cell& other) { return same(c.arena(), item, other); }))
                 kept.push_back(item);
         return same_kind(c, std::move(kept));
     }},
    {"IsEmpty", "", "whether there is no item",
     [](const NativeCall& c) { return Cell(items_of_self(c).empty()); }},
    {"Last", "", "the last item",
     [](const NativeCall& c) {
         if (items_of_self(c).empty()) throw Error(ErrorKind::Input, "an empty list has no Last");
         return Cell(items_of_self(c).back());
     }},
    {"Length", "", "how many items",
     [](const NativeCall& c) { return number(items_of_self(c).size()); }},
    {"Max", "", "the largest item",
     [](const NativeCall& c) { return extreme(c, Op::GreaterEqual); }},
    {"Mex", "", "the least nonnegative integer that is missing", mex},
    {"Min", "", "the smallest item", [](const NativeCall& c) { return extreme(c, Op::LessEqual); }},
    {"Reversed", "", "the items, the last first",
     [](const NativeCall& c) {
         const auto& items = items_of_self(c);
         return c.machine.keep_list({items.rbegin(), items.rend()});
     }},
    {"Size", "", "how many items",
     [](const NativeCall& c) { return number(items_of_self(c).size()); }},
    {"Sorted", "", "numbers by size, games in the order in which they print", sorted},
    {"SortedWith", "f", "sorted by f(a,b): negative if a comes first",
     [](const NativeCall& c) {
         std::vector<Cell> items = items_of_self(c);
         const auto first = [&](const Cell& a, const Cell& b) {
             const Cell order = c.call(0, {a, b});
             if (order.is(CellTag::Boolean)) return order.truth();
             if (!order.is_integer())
                 throw Error(ErrorKind::Input, "SortedWith needs a function to whole numbers");
             return order.integer() < 0;
         };
         // A function of the user need not be an order, which std::sort would not forgive.
         for (std::size_t i = 1; i < items.size(); ++i)
             for (std::size_t j = i; j > 0 && first(items[j], items[j - 1]); --j)
                 std::swap(items[j], items[j - 1]);
         return c.machine.keep_list(std::move(items));
     }},
    {"Sublist", "first,last", "the items from one place to another",
     [](const NativeCall& c) { return slice(c, c.integer(0), c.integer(1)); }},
    {"Sum", "", "the sum of the items",
     [](const NativeCall& c) {
         const auto& items = items_of_self(c);
         if (items.empty()) return Cell::integer(0);
         Cell total = items.front();
         for (std::size_t i = 1; i < items.size(); ++i) {
             std::int64_t sum = 0;
             if (total.is_integer() && items[i].is_integer() &&
                 !__builtin_add_overflow(total.integer(), items[i].integer(), &sum)) {
                 total = Cell::integer(sum);
             } else {
                 total = c.machine.binary(Op::Add, total, items[i]);
             }
         }
         return total;
     }},
    {"Tail", "", "all items but the first",
     [](const NativeCall& c) {
         const auto& items = items_of_self(c);
         if (items.empty()) throw Error(ErrorKind::Input, "an empty list has no Tail");
         return same_kind(c, {items.begin() + 1, items.end()});
     }},
    {"Take", "n", "the first n items",
     [](const NativeCall& c) {
         const auto size = static_cast<std::int64_t>(items_of_self(c).size());
         return slice(c, 1, std::min<std::int64_t>(c.size(0), size));
     }},
    {"ToList", "", "the items as a list",
     [](const NativeCall& c) { return c.machine.keep_list(items_of_self(c)); }},
    {"ToSet", "", "the distinct items",
     [](const NativeCall& c) { return set_cell(c.arena(), items_of_self(c)); }},
    {"Union", "set", "the items of both",
     [](const NativeCall& c) {
         std::vector<Cell> items = items_of_self(c);
         const auto& more = c.items(0);
         items.insert(items.end(), more.begin(), more.end());
         return set_cell(c.arena(), std::move(items));
     }},
    {"Updated", "i,x", "the list with x in place i",
     [](const NativeCall& c) {
         std::vector<Cell> items = items_of_self(c);
         const std::int64_t i = c.integer(0);
         if (i < 1 || i > static_cast<std::int64_t>(items.size()))
             refuse_place(std::to_string(i), "list", items.size());
         items[static_cast<std::size_t>(i - 1)] = c.argument(1);
         return c.machine.keep_list(std::move(items));
     }},
};

[[noreturn]] void cannot_change(const NativeCall& c) {
    throw Error(ErrorKind::Input, "a " + type_name(c.self()) + " cannot change: make a Mutable" +
                                      type_name(c.self()) + " for " + c.name);
}

constexpr Native kMutableNatives[] = {
    {"Add", "x", "adds x to a MutableList or a MutableSet",
     [](const NativeCall& c) {
         ++c.machine.world().effects;
         if (const auto* list = c.self().as<ListObject>(); list != nullptr && list->is_mutable) {
             auto& changed = const_cast<ListObject&>(*list);
             changed.enter_more(2 * sizeof(Cell));
             changed.items.push_back(c.argument(0));
             return Cell();
         }
         const auto* set = c.self().as<SetObject>();
         if (set == nullptr || !set->is_mutable) cannot_change(c);
         auto& changed = const_cast<SetObject&>(*set);
         changed.enter_more(2 * sizeof(Cell) + 32);
         put(c.arena(), changed, c.argument(0));
         return Cell();
     }},
    {"Put", "key,x", "sets the value of a key of a MutableMap",
     [](const NativeCall& c) {
         ++c.machine.world().effects;
         const auto* map = c.self().as<MapObject>();
         if (map == nullptr || !map->is_mutable) cannot_change(c);
         auto& changed = const_cast<MapObject&>(*map);
         changed.enter_more(2 * sizeof(Cell) + 32);
         put(c.arena(), changed, c.argument(0), c.argument(1));
         return Cell();
     }},
    {"Clear", "", "removes everything from a mutable collection",
     [](const NativeCall& c) {
         ++c.machine.world().effects;
         const auto* list = c.self().as<ListObject>();
         if (list == nullptr || !list->is_mutable) cannot_change(c);
         const_cast<ListObject&>(*list).items.clear();
         return Cell();
     }},
    {"RemoveLast", "", "removes the last item of a MutableList and gives it",
     [](const NativeCall& c) {
         ++c.machine.world().effects;
         const auto* list = c.self().as<ListObject>();
         if (list == nullptr || !list->is_mutable) cannot_change(c);
         if (list->items.empty()) throw Error(ErrorKind::Input, "an empty list has no last item");
         auto& changed = const_cast<ListObject&>(*list);
         const Cell last = changed.items.back();
         changed.items.pop_back();
         return last;
     }},
};

const MapObject& map_of(const NativeCall& c) { return *c.self().as<MapObject>(); }

constexpr Native kMapNatives[] = {
    {"ContainsKey", "k", "whether the map has the key",
     [](const NativeCall& c) {
         return Cell(find_key(c.arena(), map_of(c), c.argument(0)) < map_of(c).entries.size());
     }},
    {"Entries", "", "the entries key => value",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (const auto& [key, value] : map_of(c).entries)
             all.push_back(c.machine.keep(make_object<EntryObject>(key, value), 0));
         return c.machine.keep_list(std::move(all));
     }},
    {"IsEmpty", "", "whether there is no entry",
     [](const NativeCall& c) { return Cell(map_of(c).entries.empty()); }},
    {"Keys", "", "the keys",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (const auto& [key, value] : map_of(c).entries) all.push_back(key);
         return set_cell(c.arena(), std::move(all));
     }},
    {"Reversed", "", "the map from values to keys",
     [](const NativeCall& c) {
         auto map = make_object<MapObject>();
         for (const auto& [key, value] : map_of(c).entries) put(c.arena(), *map, value, key);
         return c.machine.keep(map, map_of(c).entries.size() * 2 * sizeof(Cell));
     }},
    {"Size", "", "how many entries",
     [](const NativeCall& c) { return number(map_of(c).entries.size()); }},
    {"Updated", "more", "the map with the entries of another in place of its own",
     [](const NativeCall& c) {
         auto map = make_object<MapObject>();
         for (const auto& [key, value] : map_of(c).entries) put(c.arena(), *map, key, value);
         for (const auto& [key, value] : c.object<MapObject>(0, "a map").entries)
             put(c.arena(), *map, key, value);
         return c.machine.keep(map, map->entries.size() * 2 * sizeof(Cell));
     }},
    {"Values", "", "the values",
     [](const NativeCall& c) {
         std::vector<Cell> all;
         for (const auto& [key, value] : map_of(c).entries) all.push_back(value);
         return c.machine.keep_list(std::move(all));
     }},
};

constexpr Native kEntryNatives[] = {
    {"Key", "", "the key of an entry",
     [](const NativeCall& c) { return Cell(c.self().as<EntryObject>()->key); }},
    {"Value", "", "the value of an entry",
     [](const NativeCall& c) { return Cell(c.self().as<EntryObject>()->value); }},
};

}  // namespace

const std::vector<Cell>& NativeCall::items(std::size_t i) const {
    if (const auto* found = items_in(argument(i))) return *found;
    refuse(i, "a list");
}

bool NativeCall::holds(std::size_t i, const Cell& x) const {
    const Cell result = call(i, {x});
    if (!result.is(CellTag::Boolean))
        throw Error(ErrorKind::Input, std::string(name) + " needs a function to true or false");
    return result.truth();
}

std::span<const Native> list_natives() { return kListNatives; }
std::span<const Native> mutable_natives() { return kMutableNatives; }
std::span<const Native> map_natives() { return kMapNatives; }
std::span<const Native> entry_natives() { return kEntryNatives; }

}  // namespace upstar
