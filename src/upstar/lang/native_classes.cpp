// The language's own classes where they are named: Grid.Empty(3,3), Coordinates.North,
// MutableList(), and the functions that are there from the start.
#include <algorithm>
#include <array>
#include <utility>

#include "upstar/lang/boards.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/function_game.h"
#include "upstar/lang/graphs.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"

namespace upstar {
namespace {

Cell directions(const NativeCall& c, std::initializer_list<Coordinates> all) {
    return c.machine.keep_list({all.begin(), all.end()});
}

constexpr Coordinates kNorth{-1, 0};
constexpr Coordinates kNortheast{-1, 1};
constexpr Coordinates kEast{0, 1};
constexpr Coordinates kSoutheast{1, 1};
constexpr Coordinates kSouth{1, 0};
constexpr Coordinates kSouthwest{1, -1};
constexpr Coordinates kWest{0, -1};
constexpr Coordinates kNorthwest{-1, -1};

constexpr Native kCoordinatesClass[] = {
    {"North", "", "(-1,0)", [](const NativeCall&) { return Cell(kNorth); }},
    {"Northeast", "", "(-1,1)", [](const NativeCall&) { return Cell(kNortheast); }},
    {"East", "", "(0,1)", [](const NativeCall&) { return Cell(kEast); }},
    {"Southeast", "", "(1,1)", [](const NativeCall&) { return Cell(kSoutheast); }},
    {"South", "", "(1,0)", [](const NativeCall&) { return Cell(kSouth); }},
    {"Southwest", "", "(1,-1)", [](const NativeCall&) { return Cell(kSouthwest); }},
    {"West", "", "(0,-1)", [](const NativeCall&) { return Cell(kWest); }},
    {"Northwest", "", "(-1,-1)", [](const NativeCall&) { return Cell(kNorthwest); }},
    {"Orthogonal", "", "the four directions",
     [](const NativeCall& c) {
         return directions(c, {kNorth, kEast, kSouth, kWest});
     }},
    {"Diagonal", "", "the four between them",
     [](const NativeCall& c) {
         return directions(c, {kNortheast, kSoutheast, kSouthwest, kNorthwest});
     }},
    {"Compass", "", "all eight",
     [](const NativeCall& c) {
         return directions(
             c, {kNorth, kNortheast, kEast, kSoutheast, kSouth, kSouthwest, kWest, kNorthwest});
     }},
    {"Hexagonal", "", "the six of a board of hexagons",
     [](const NativeCall& c) {
         return directions(c, {kNorth, kNortheast, kEast, kSouth, kSouthwest, kWest});
     }},
    {"KnightsMove", "", "the eight of a knight",
     [](const NativeCall& c) {
         return directions(
             c, {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
     }},
};

constexpr Native kGridClass[] = {
    {"Empty", "rows,columns", "a grid of zeros",
     [](const NativeCall& c) {
         auto grid = make_object<GridObject>(c.size(0, 1000), c.size(1, 1000));
         return c.machine.keep(grid, grid->cells.size());
     }},
    {"Parse", "text,characters", "the grid that a text shows",
     [](const NativeCall& c) {
         auto grid = parse_grid(c.text(0), c.text(1));
         return c.machine.keep(grid, grid->cells.size());
     }},
};

constexpr Native kStripClass[] = {
    {"Empty", "length", "a strip of zeros",
     [](const NativeCall& c) {
         auto strip = make_object<StripObject>(c.size(0));
         return c.machine.keep(strip, strip->cells.size());
     }},
    {"Parse", "text,characters", "the strip that a text shows",
     [](const NativeCall& c) {
         auto strip = parse_strip(c.text(0), c.text(1));
         return c.machine.keep(strip, strip->cells.size());
     }},
};

template <std::size_t n>
Cell named_symmetry(const NativeCall& c) {
    static_cast<void>(n);
    return symmetries_named(c.name);
}

constexpr Native kSymmetryClass[] = {
    {"Identity", "", "as it is", named_symmetry<0>},
    {"Inversion", "", "a half turn", named_symmetry<1>},
    {"HorizontalFlip", "", "left and right exchanged", named_symmetry<2>},
    {"VerticalFlip", "", "top and bottom exchanged", named_symmetry<3>},
    {"Transpose", "", "rows and columns exchanged", named_symmetry<4>},
    {"AntiTranspose", "", "the same along the other diagonal", named_symmetry<5>},
    {"ClockwiseRotation", "", "a quarter turn", named_symmetry<6>},
    {"AnticlockwiseRotation", "", "a quarter turn the other way", named_symmetry<7>},
    {"Flip", "", "both flips and the half turn", named_symmetry<8>},
    {"Rotational", "", "all turns", named_symmetry<9>},
    {"EightWay", "", "all symmetries of the square", named_symmetry<10>},
};

Cell icon(const NativeCall& c) { return c.machine.keep_string(c.name); }

// Pieces have pictures in CGSuite; here boards are drawn from their texts, and a name will do.
constexpr Native kIconClass[] = {
    {"Blank", "", "an empty cell", icon},  {"BlackStone", "", "a stone", icon},
    {"WhiteStone", "", "a stone", icon},   {"GraySquare", "", "a blocked cell", icon},
    {"BlackQueen", "", "a queen", icon},   {"WhiteQueen", "", "a queen", icon},
    {"BlackKing", "", "a king", icon},     {"WhiteKing", "", "a king", icon},
    {"BlackRook", "", "a rook", icon},     {"WhiteRook", "", "a rook", icon},
    {"BlackKnight", "", "a knight", icon}, {"WhiteKnight", "", "a knight", icon},
    {"BlackDomino", "", "a domino", icon}, {"WhiteDomino", "", "a domino", icon},
    {"GrayDomino", "", "a domino", icon},  {"Toad", "", "a toad", icon},
    {"Frog", "", "a frog", icon},          {"PennyHeads", "", "a coin", icon},
    {"PennyTails", "", "a coin", icon},    {"Fox", "", "a fox", icon},
    {"Goose", "", "a goose", icon},
};

constexpr Native kSystemClass[] = {
    {"Print", "x", "prints a line",
     [](const NativeCall& c) {
         return call_native_function(c.machine, "Print", c.cells + 1, c.count);
     }},
    {"Error", "message", "ends with this error",
     [](const NativeCall& c) -> Cell {
         throw Error(ErrorKind::Input, to_string(c.arena(), c.argument(0)));
     }},
};

std::span<const Native> statics_of(const std::string& name) {
    if (name == "Coordinates") return kCoordinatesClass;
    if (name == "Grid") return kGridClass;
    if (name == "Strip") return kStripClass;
    if (name == "Symmetry") return kSymmetryClass;
    if (name == "Icon") return kIconClass;
    if (name == "System") return kSystemClass;
    if (name == "Graph" || name == "DirectedGraph") return graph_class_natives();
    return {};
}

constexpr std::array<const char*, 23> kClasses = {
    "Coordinates", "Grid",           "Strip",         "Symmetry",    "Icon",
    "System",      "Graph",          "DirectedGraph", "MutableList", "MutableSet",
    "MutableMap",  "Integer",        "String",        "List",        "Set",
    "Map",         "Boolean",        "Function",      "Player",      "Rational",
    "Collection",  "DyadicRational", "Nimber"};

}  // namespace

std::optional<Cell> native_class(const std::string& name) {
    if (std::none_of(kClasses.begin(), kClasses.end(),
                     [&](const char* known) { return name == known; }))
        return std::nullopt;
    return make_object<NativeClass>(name);
}

std::vector<std::string> static_names() {
    std::vector<std::string> all;
    for (const char* of : kClasses)
        for (const Native& native : statics_of(of)) all.emplace_back(native.name);
    return all;
}

const Native* find_static(const NativeClass& of, const std::string& name) {
    for (const Native& native : statics_of(of.name))
        if (name == native.name) return &native;
    return nullptr;
}

Cell call_native_class(Machine& machine, const NativeClass& of, const Cell* arguments,
                       std::size_t count) {
    if (of.name.rfind("Mutable", 0) == 0) {
        ++machine.world().effects;
        const std::vector<Cell>* items = count > 0 ? items_in(arguments[0]) : nullptr;
        if (of.name == "MutableList")
            return machine.keep(
                make_object<ListObject>(items == nullptr ? std::vector<Cell>() : *items, true), 64);
        if (of.name == "MutableSet") {
            auto set = make_object<SetObject>(true);
            if (items != nullptr)
                for (const Cell& item : *items) put(machine.arena(), *set, item);
            return machine.keep(set, 64);
        }
        auto map = make_object<MapObject>(true);
        if (count > 0)
            if (const auto* from = arguments[0].as<MapObject>())
                for (const auto& [key, value] : from->entries)
                    put(machine.arena(), *map, key, value);
        return machine.keep(map, 64);
    }
    if (of.name == "Graph" || of.name == "DirectedGraph")
        return graph_from(machine, of.name == "DirectedGraph", arguments, count);
    // As they print.
    const bool has_text = count == 1 && arguments[0].as<StringObject>() != nullptr;
    if (has_text && (of.name == "Grid" || of.name == "Strip")) {
        constexpr const char* kDigits = "0123456789";
        const std::string& text = arguments[0].as<StringObject>()->text;
        if (of.name == "Grid") return machine.keep(parse_grid(text, kDigits), text.size());
        return machine.keep(parse_strip(text, kDigits), text.size());
    }
    throw Error(ErrorKind::Input, "no object of class " + of.name + " is made by a call");
}

bool is_native_function(const std::string& name) {
    for (const char* known : {"Print", "game", "Tiny", "Miny", "compare", "explain"})
        if (name == known) return true;
    return false;
}

Cell call_native_function(Machine& machine, const std::string& name, const Cell* arguments,
                          std::size_t count) {
    World& world = machine.world();
    if (name == "Print") {
        ++world.effects;
        std::string line;
        for (std::size_t i = 0; i < count; ++i)
            line += (i == 0 ? "" : " ") + to_string(machine.arena(), arguments[i]);
        if (world.print) world.print(line);
        return {};
    }
    if (name == "game") return game_from_function(machine, arguments, count);
    Arguments given;
    for (std::size_t i = 0; i < count; ++i)
        given.values.push_back(value_of(machine.arena(), arguments[i]));
    return machine.entered(cell_of(machine.arena(), *call_builtin(machine, name, given)));
}

}  // namespace upstar
