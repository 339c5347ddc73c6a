#include "upstar/lang/natives.h"

#include <algorithm>
#include <array>

#include "upstar/base/suggestion.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/boards.h"
#include "upstar/lang/graph_object.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"

namespace upstar {
namespace {

enum Table : std::size_t {
    kLists,
    kMutables,
    kMaps,
    kEntries,
    kStrings,
    kCoordinates,
    kPlayers,
    kIntegers,
    kFunctions,
    kGrids,
    kStrips,
    kGraphs,
    kVertices,
    kEdges,
    kInstances,
    kRulesets,
    kAny,
    kTables
};

struct Described {
    const char* applies_to;
    std::span<const Native> natives;
};

const std::array<Described, kTables>& tables() {
    static const std::array<Described, kTables> kAll = {
        {{"lists and sets", list_natives()},
         {"mutable collections", mutable_natives()},
         {"maps", map_natives()},
         {"entries of maps", entry_natives()},
         {"strings", string_natives()},
         {"coordinates", coordinates_natives()},
         {"players", player_natives()},
         {"whole numbers", integer_natives()},
         {"functions", function_natives()},
         {"grids", grid_natives()},
         {"strips", strip_natives()},
         {"graphs", graph_natives()},
         {"vertices", vertex_natives()},
         {"edges", edge_natives()},
         {"positions and objects", instance_natives()},
         {"rulesets", ruleset_natives()},
         {"everything", any_natives()}}};
    return kAll;
}

// All names, and for each table where its names are.
struct Directory {
    Directory() {
        for (std::size_t t = 0; t < kTables; ++t)
            for (const Native& native : tables()[t].natives)
                by_symbol[t].set(symbols.intern(native.name), &native);
        for (const std::string& name : static_names()) symbols.intern(name);
    }
    Symbols symbols;
    std::array<SymbolTable<const Native*>, kTables> by_symbol;
};

const Directory& directory() {
    static const Directory kDirectory;
    return kDirectory;
}

const Native* in(Table table, Symbol name) { return directory().by_symbol[table].find(name); }

const Native* either(Table first, Table second, Symbol name) {
    const Native* found = in(first, name);
    return found != nullptr ? found : in(second, name);
}

const Native* find_own(const Cell& object, Symbol name) {
    switch (object.tag()) {
        case CellTag::Whole:
            return in(kIntegers, name);
        case CellTag::Player:
            return in(kPlayers, name);
        case CellTag::Coordinates:
            return in(kCoordinates, name);
        case CellTag::Object:
            break;
        default:
            return nullptr;
    }
    switch (object.object()->kind) {
        case ObjectKind::List:
        case ObjectKind::Set:
            return either(kLists, kMutables, name);
        case ObjectKind::Map:
            return either(kMaps, kMutables, name);
        case ObjectKind::Entry:
            return in(kEntries, name);
        case ObjectKind::String:
            return in(kStrings, name);
        case ObjectKind::Function:
            return in(kFunctions, name);
        case ObjectKind::Grid:
            return in(kGrids, name);
        case ObjectKind::Strip:
            return in(kStrips, name);
        case ObjectKind::Graph:
            return in(kGraphs, name);
        case ObjectKind::Vertex:
            return in(kVertices, name);
        case ObjectKind::Edge:
            return in(kEdges, name);
        case ObjectKind::Instance:
            if (object.as<Instance>()->of().is_ruleset())
                return either(kRulesets, kInstances, name);
            return in(kInstances, name);
        case ObjectKind::Boxed:
            if (std::holds_alternative<RulesetPtr>(object.as<Boxed>()->value))
                return in(kRulesets, name);
            return nullptr;
        default:
            return nullptr;
    }
}

}  // namespace

const Symbols& native_symbols() { return directory().symbols; }

const Native* find_native(const Cell& object, Symbol name) {
    if (const auto* of = object.as<NativeClass>())
        if (const Native* found = find_static(
                *of, name < native_symbols().size() ? native_symbols().name(name) : std::string()))
            return found;
    if (const Native* own = find_own(object, name)) return own;
    return in(kAny, name);
}

std::string wrong_count(const Native& native) {
    const std::string name = native.name;
    if (native.most() == 0) return name + " takes no arguments";
    const std::string least = native.optional == 0 ? "" : std::to_string(native.least()) + " to ";
    return name + " takes " + least + std::to_string(native.most()) + " argument" +
           (native.most() == 1 ? "" : "s") + ": " + name + "(" + native.arguments + ")";
}

bool answers_to(Machine& machine, const Cell& object, Symbol name) {
    if (machine.has_method(object, name)) return true;
    if (find_own(object, name) != nullptr) return true;
    return has_property(machine.arena(), value_of(machine.arena(), object), machine.name(name));
}

Cell value_of_name(World& world, const std::string& name, const std::string& package) {
    if (name == "Left") return Player::Left;
    if (name == "Right") return Player::Right;
    if (name == "inf") return cell_of(world.arena(), Value(Rational{1, 0}));
    if (name == "Nothing") return {};
    if (auto found = world.find_path(name, package)) return *std::move(found);
    if (auto found = native_class(name)) return *std::move(found);
    static constexpr std::array kLoopy = {"on",   "off", "over", "under",
                                          "upon", "dud", "tis",  "tisn"};
    if (std::find(kLoopy.begin(), kLoopy.end(), name) != kLoopy.end())
        throw Error(ErrorKind::Input,
                    "`" + name + "` is a loopy game, and loopy games are not supported");
    std::vector<std::string> known;
    for (const auto& [other, global] : world.globals())
        if (global->is_set) known.push_back(other);
    for (const auto& [other, of] : world.classes()) known.push_back(other);
    for (const PropertyHelp& builtin : builtin_help()) known.push_back(builtin.name);
    for (const RulesetPtr& game : world.work().catalog.games()) known.push_back(game->id());
    throw Error(ErrorKind::Input,
                "That variable is not defined: `" + name + "`" + suggestion(name, known));
}

std::vector<PropertyHelp> native_help() {
    std::vector<PropertyHelp> all;
    for (const Described& table : tables())
        for (const Native& native : table.natives) {
            if (std::string_view(native.name).substr(0, 3) == "op ") continue;  // written a[i]
            all.push_back({native.name, native.arguments, table.applies_to, native.help});
        }
    return all;
}

}  // namespace upstar
