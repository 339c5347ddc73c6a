// What the language's own objects can do: the methods of lists, maps, texts, boards, graphs, and
// the functions and classes that are there from the start.
//
// One row a method, in a table for each kind of object (native_*.cpp); help and completion read the
// same rows. The properties of values, of games and numbers, are in property.h.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/machine.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/property.h"
#include "upstar/positions/heap_moves.h"

namespace upstar {

struct NativeClass;

/// One use of a method: the object and the arguments, and ways to ask for them by type.
struct NativeCall {
    Machine& machine;
    const Cell* cells;  ///< the object, then the arguments
    std::size_t count;  ///< of the arguments
    const char* name;

    Arena& arena() const { return machine.arena(); }
    const Cell& self() const { return cells[0]; }
    const Cell& argument(std::size_t i) const { return cells[1 + i]; }
    bool has(std::size_t i) const { return i < count; }

    [[noreturn]] void refuse(std::size_t i, const char* wanted) const {
        const auto* text = argument(i).as<StringObject>();
        throw Error(ErrorKind::Input,
                    std::string(name) + " takes " + wanted + ", not " +
                        (text != nullptr ? quoted(text->text) : to_string(arena(), argument(i))));
    }
    std::int64_t integer(std::size_t i) const {
        if (!argument(i).is_integer()) refuse(i, "a whole number");
        return argument(i).integer();
    }
    /// A whole number that fits a board or a graph.
    std::int32_t size(std::size_t i, std::int64_t most = 1'000'000) const {
        const std::int64_t n = integer(i);
        if (n < 0 || n > most)
            throw Error(ErrorKind::Input, std::string(name) + " takes a number from 0 to " +
                                              std::to_string(most) + ", not " + std::to_string(n));
        return static_cast<std::int32_t>(n);
    }
    const std::string& text(std::size_t i) const;
    const std::vector<Cell>& items(std::size_t i) const;
    Coordinates place(std::size_t i) const {
        if (!argument(i).is(CellTag::Coordinates)) refuse(i, "coordinates (row,column)");
        return argument(i).coordinates();
    }
    template <class T>
    const T& object(std::size_t i, const char* wanted) const {
        if (const T* found = argument(i).as<T>()) return *found;
        refuse(i, wanted);
    }
    /// f(x) for the function that is argument i.
    Cell call(std::size_t i, std::vector<Cell> arguments) const {
        return machine.call(argument(i), std::move(arguments));
    }
    bool holds(std::size_t i, const Cell& x) const;
};

struct Native {
    const char* name;
    const char* arguments;  ///< comma-separated names, as the help shows them
    const char* help;
    Cell (*call)(const NativeCall&);
    std::size_t optional = 0;  ///< how many of the last arguments may be left out

    std::size_t most() const {
        const std::string_view list = arguments;
        if (list.empty()) return 0;
        std::size_t count = 1;
        for (const char c : list) count += c == ',';
        return count;
    }
    std::size_t least() const { return most() - optional; }
    Cell apply(Machine& machine, const Cell* cells, std::size_t count) const {
        return call({machine, cells, count, name});
    }
};

std::span<const Native> list_natives();     // of lists and sets
std::span<const Native> mutable_natives();  // of collections that can change
std::span<const Native> map_natives();
std::span<const Native> entry_natives();
std::span<const Native> string_natives();
std::span<const Native> coordinates_natives();
std::span<const Native> player_natives();
std::span<const Native> integer_natives();
std::span<const Native> function_natives();
std::span<const Native> grid_natives();
std::span<const Native> strip_natives();
std::span<const Native> graph_natives();
std::span<const Native> vertex_natives();
std::span<const Native> edge_natives();
std::span<const Native> instance_natives();
std::span<const Native> ruleset_natives();
std::span<const Native> any_natives();  // of everything

/// The method of that name, or null.
const Native* find_native(const Cell& object, Symbol name);
std::string wrong_count(const Native& native);

/// Whether the object has such a method or property: a call `Name(object)` may mean it.
bool answers_to(Machine& machine, const Cell& object, Symbol name);

/// The names of all native methods, the first symbols of every session.
const Symbols& native_symbols();

/// Grid, Coordinates, Integer, ...; nothing if there is no such class.
std::optional<Cell> native_class(const std::string& name);
/// The names of all such members.
std::vector<std::string> static_names();
/// A class called: Graph("..."), MutableList().
Cell call_native_class(Machine& machine, const NativeClass& of, const Cell* arguments,
                       std::size_t count);
/// Grid.Empty(3,3), Coordinates.North: nothing if the class has no such member.
const Native* find_static(const NativeClass& of, const std::string& name);

/// Print, Sum, game, ...
bool is_native_function(const std::string& name);
Cell call_native_function(Machine& machine, const std::string& name, const Cell* arguments,
                          std::size_t count);

/// What one heap may become in a game of the catalog on heaps; else null.
HeapMovesPtr heap_moves_of(const Cell& cell);
/// Such a game as an instance of a class that has the member, a HeapRuleset; else Nothing.
Cell as_heap_ruleset(Machine& machine, const Cell& game, Symbol wanted);

/// What a name means that nothing else has taken: a constant, a game, a class. Throws Error
/// (Input) with a suggestion.
Cell value_of_name(World& world, const std::string& name, const std::string& package);

/// All native methods and functions, for help and completion.
std::vector<PropertyHelp> native_help();

}  // namespace upstar
