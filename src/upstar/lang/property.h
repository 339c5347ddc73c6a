// What a property is: a row of a table with its name, arguments, help and function.
//
// The tables lie in game_properties.cpp, number_properties.cpp and collection_properties.cpp, one
// for each type of object; properties.cpp finds a row for an object and applies it. Help,
// completion and suggestions for misspelt names read the same rows.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "upstar/base/error.h"
#include "upstar/lang/interpreter.h"

namespace upstar {

using CollectionPtr = std::shared_ptr<const Collection>;

// One use of a property: the object, the arguments, and ways to ask for them by type.
struct Call {
    Interpreter& in;
    const Value& object;
    const Arguments& arguments;
    const char* name;

    Arena& arena() const { return in.arena(); }

    [[noreturn]] void refuse(std::size_t i, const char* wanted) const {
        throw Error(ErrorKind::Input, std::string(name) + " takes " + wanted + ", not " +
                                          to_string(arena(), arguments.values[i]));
    }

    Form form() const { return *as_form(object); }
    Game game() const { return value_of(in.work(), form()); }
    Form form(std::size_t i) const {
        if (auto form = as_form(arguments.values[i])) return *std::move(form);
        refuse(i, "a game");
    }
    Game game(std::size_t i) const { return value_of(in.work(), form(i)); }
    Dyadic dyadic(std::size_t i) const {
        const Game g = game(i);
        if (!arena().is_number(g)) refuse(i, "a number");
        return arena().number_part(g);
    }
    Player player(std::size_t i) const {
        if (const Player* p = std::get_if<Player>(&arguments.values[i])) return *p;
        refuse(i, "Left or Right");
    }
    Rational rational() const { return *as_rational(arena(), object); }
    Rational rational(std::size_t i) const {
        if (auto x = as_rational(arena(), arguments.values[i])) return *std::move(x);
        refuse(i, "a number");
    }
    Integer integer() const {
        if (auto n = as_integer(arena(), object)) return *std::move(n);
        throw Error(ErrorKind::Input,
                    std::string(name) + " is for integers, not " + to_string(arena(), object));
    }
    Integer integer(std::size_t i) const {
        if (auto n = as_integer(arena(), arguments.values[i])) return *std::move(n);
        refuse(i, "an integer");
    }
    const std::vector<Value>& items() const { return std::get<CollectionPtr>(object)->items; }
    Value number(const Integer& n) const { return make_number(arena(), n); }
    Value number(const Dyadic& x) const { return arena().number(x); }
};

struct Property {
    const char* name;
    const char* arguments;  // comma-separated names, as the help shows them
    const char* help;
    Value (*apply)(const Call&);

    std::size_t arity() const {
        const std::string_view list = arguments;
        if (list.empty()) return 0;
        return 1 + static_cast<std::size_t>(std::count(list.begin(), list.end(), ','));
    }
};

std::span<const Property> game_properties();
std::span<const Property> number_properties();
/// What a rational that is not dyadic answers of the questions to games.
std::span<const Property> rational_properties();
std::span<const Property> collection_properties();
std::span<const Property> thermograph_properties();
std::span<const Property> player_properties();
std::span<const Property> string_properties();

}  // namespace upstar
