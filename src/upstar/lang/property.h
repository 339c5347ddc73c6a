// What a property is: a row of a table with its name, arguments, help and function.
//
// The tables lie in game_properties.cpp, number_properties.cpp and thermograph_properties.cpp, one
// for each type of object; properties.cpp finds a row for an object and applies it. Help,
// completion and suggestions for misspelt names read the same rows.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/machine.h"

namespace upstar {

// One use of a property: the object, the arguments, and ways to ask for them by type.
struct Call {
    Machine& in;
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
std::span<const Property> thermograph_properties();

/// a op b for the arithmetic operators + - * / % ^ : and the nine comparisons.
Value apply_operator(Machine& machine, const std::string& op, const Value& a, const Value& b);
/// -a, +a and +-a.
Value apply_sign(Machine& machine, const std::string& op, const Value& a);

/// object.Name or object.Name(arguments). Throws Error with a suggestion for an unknown name.
Value apply_property(Machine& machine, const Value& object, const std::string& name,
                     const Arguments& arguments);
bool has_property(const Arena& arena, const Value& object, const std::string& name);

struct PropertyHelp {
    std::string name;
    std::string arguments;
    std::string applies_to;
    std::string help;
};
/// All properties, for help and completion.
std::vector<PropertyHelp> property_help();

/// Functions that take values, by name; nothing if there is none of that name.
std::optional<Value> call_builtin(Machine& machine, const std::string& name,
                                  const Arguments& arguments);
std::vector<PropertyHelp> builtin_help();

}  // namespace upstar
