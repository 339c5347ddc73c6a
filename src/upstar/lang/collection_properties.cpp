// The properties of lists, sets, thermographs, players and strings: [1,2].Sum. Names are CGSuite's.
#include <algorithm>

#include "upstar/lang/property.h"

namespace upstar {
namespace {

Value same_kind(const Call& c, std::vector<Value> items) {
    if (std::get<CollectionPtr>(c.object)->is_set) return make_set(c.arena(), std::move(items));
    return make_list(std::move(items));
}

bool truth(const Call& c, const Value& value) {
    if (const bool* b = std::get_if<bool>(&value)) return *b;
    throw Error(ErrorKind::Input, std::string(c.name) + " needs a function to true or false");
}

bool holds(const Call& c, const Value& item) {
    return truth(c, c.in.call(c.arguments.values[0], {item}));
}

Value extreme_item(const Call& c, const char* at_least) {
    if (c.items().empty())
        throw Error(ErrorKind::Input, "an empty collection has no " + std::string(c.name));
    const auto beats = [&](const Value& a, const Value& b) {
        return truth(c, apply_operator(c.in, at_least, a, b));
    };
    const Value* best = &c.items().front();
    for (const Value& item : c.items())
        if (!beats(*best, item)) best = &item;
    for (const Value& item : c.items())
        if (!beats(*best, item))
            throw Error(ErrorKind::Input,
                        "no " + std::string(c.name) + ": some items are confused");
    return *best;
}

Value mex_of(const Call& c) {
    std::vector<Integer> present;
    for (const Value& item : c.items())
        if (const auto n = as_integer(c.arena(), item)) present.push_back(*n);
    std::sort(present.begin(), present.end());
    Integer mex = 0;
    for (const Integer& n : present)
        if (n == mex) ++mex;
    return c.number(mex);
}

// Numbers by size; games, which are only partly ordered, in the order in which sets print.
Value sorted_items(const Call& c) {
    std::vector<Value> items = c.items();
    const auto all = [&](const auto& holds) {
        return std::all_of(items.begin(), items.end(), holds);
    };
    if (all([&](const Value& item) { return as_rational(c.arena(), item).has_value(); })) {
        std::stable_sort(items.begin(), items.end(), [&](const Value& a, const Value& b) {
            return compare(*as_rational(c.arena(), a), *as_rational(c.arena(), b)) < 0;
        });
        return make_list(std::move(items));
    }
    if (!all([](const Value& item) { return std::holds_alternative<Game>(item); }))
        throw Error(ErrorKind::Input, "Sorted is for lists of numbers or of games");
    std::vector<Game> games;
    games.reserve(items.size());
    for (const Value& item : items) games.push_back(std::get<Game>(item));
    sort_for_print(c.arena(), games);
    return make_list(games);
}

constexpr Property kCollectionProperties[] = {
    {"Apply", "f", "f of each item",
     [](const Call& c) {
         Charge growth(c.arena().context());
         std::vector<Value> items;
         for (const Value& item : c.items()) {
             items.push_back(c.in.call(c.arguments.values[0], {item}));
             growth.add(own_bytes(items.back()));
         }
         return make_list(std::move(items));
     }},
    {"Concat", "list", "both lists, one after the other",
     [](const Call& c) {
         const auto* other = std::get_if<CollectionPtr>(&c.arguments.values[0]);
         if (other == nullptr) c.refuse(0, "a list");
         std::vector<Value> items = c.items();
         items.insert(items.end(), (*other)->items.begin(), (*other)->items.end());
         return same_kind(c, std::move(items));
     }},
    {"Contains", "x", "whether x is among the items",
     [](const Call& c) -> Value {
         return std::any_of(c.items().begin(), c.items().end(), [&](const Value& item) {
             return same(c.arena(), item, c.arguments.values[0]);
         });
     }},
    {"Exists", "f", "whether f holds for some item",
     [](const Call& c) -> Value {
         return std::any_of(c.items().begin(), c.items().end(),
                            [&](const Value& item) { return holds(c, item); });
     }},
    {"Filter", "f", "the items for which f holds",
     [](const Call& c) {
         std::vector<Value> items;
         for (const Value& item : c.items())
             if (holds(c, item)) items.push_back(item);
         return same_kind(c, std::move(items));
     }},
    {"ForAll", "f", "whether f holds for all items",
     [](const Call& c) -> Value {
         return std::all_of(c.items().begin(), c.items().end(),
                            [&](const Value& item) { return holds(c, item); });
     }},
    {"Head", "", "the first item",
     [](const Call& c) -> Value {
         if (c.items().empty()) throw Error(ErrorKind::Input, "an empty list has no Head");
         return c.items().front();
     }},
    {"IndexOf", "x", "the first place of x, or -1",
     [](const Call& c) {
         for (std::size_t i = 0; i < c.items().size(); ++i)
             if (same(c.arena(), c.items()[i], c.arguments.values[0]))
                 return c.number(Integer(i + 1));
         return c.number(Integer(-1));
     }},
    {"IsEmpty", "", "whether there is no item",
     [](const Call& c) -> Value { return c.items().empty(); }},
    {"Length", "", "how many items",
     [](const Call& c) { return c.number(Integer(c.items().size())); }},
    {"Max", "", "the largest item", [](const Call& c) { return extreme_item(c, ">="); }},
    {"Mex", "", "the least nonnegative integer that is missing", mex_of},
    {"Min", "", "the smallest item", [](const Call& c) { return extreme_item(c, "<="); }},
    {"Size", "", "how many items",
     [](const Call& c) { return c.number(Integer(c.items().size())); }},
    {"Sorted", "", "numbers by size, games in the order in which they print", sorted_items},
    {"Sum", "", "the sum of the items",
     [](const Call& c) {
         Value total = Game();
         for (const Value& item : c.items()) total = apply_operator(c.in, "+", total, item);
         return total;
     }},
    {"Tail", "", "all items but the first",
     [](const Call& c) {
         if (c.items().empty()) throw Error(ErrorKind::Input, "an empty list has no Tail");
         return same_kind(c, {c.items().begin() + 1, c.items().end()});
     }},
    {"ToList", "", "the items as a list", [](const Call& c) { return make_list(c.items()); }},
    {"ToSet", "", "the distinct items",
     [](const Call& c) { return make_set(c.arena(), c.items()); }},
};

const Thermograph& thermograph_in(const Call& c) {
    return *std::get<std::shared_ptr<const Thermograph>>(c.object);
}

constexpr Property kThermographProperties[] = {
    {"At", "t", "the left and the right wall at temperature t",
     [](const Call& c) {
         const Dyadic t = c.dyadic(0);
         if (t < Dyadic(-1)) c.refuse(0, "a temperature of at least -1");
         const auto at = [&](Player p) { return c.number(thermograph_in(c).wall(p).at(t)); };
         return make_list(std::vector<Value>{at(Player::Left), at(Player::Right)});
     }},
    {"Mast", "", "the value of the mast",
     [](const Call& c) { return c.number(thermograph_in(c).mean()); }},
    {"Mean", "", "the value of the mast",
     [](const Call& c) { return c.number(thermograph_in(c).mean()); }},
    {"Plot", "", "a picture",
     [](const Call& c) -> Value {
         return Plot{std::get<std::shared_ptr<const Thermograph>>(c.object), ""};
     }},
    {"Temperature", "", "where the mast begins",
     [](const Call& c) { return c.number(thermograph_in(c).temperature()); }},
};

constexpr Property kPlayerProperties[] = {
    {"Opponent", "", "the other player",
     [](const Call& c) -> Value { return opponent(std::get<Player>(c.object)); }},
    {"Ordinal", "", "1 for Left, 2 for Right",
     [](const Call& c) { return c.number(Integer(index(std::get<Player>(c.object)) + 1)); }},
    {"Sign", "", "1 for Left, -1 for Right",
     [](const Call& c) { return c.number(Integer(sign(std::get<Player>(c.object)))); }},
};

constexpr Property kStringProperties[] = {
    {"Length", "", "how many bytes",
     [](const Call& c) { return c.number(Integer(std::get<std::string>(c.object).size())); }},
};

}  // namespace

std::span<const Property> collection_properties() { return kCollectionProperties; }
std::span<const Property> thermograph_properties() { return kThermographProperties; }
std::span<const Property> player_properties() { return kPlayerProperties; }
std::span<const Property> string_properties() { return kStringProperties; }

}  // namespace upstar
