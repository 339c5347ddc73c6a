#include "upstar/lang/types.h"

#include <unordered_map>

#include "upstar/lang/cells.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/graph_object.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"

namespace upstar {
namespace {

const std::unordered_map<std::string, NativeType>& names() {
    static const std::unordered_map<std::string, NativeType> kNames = {
        {"", NativeType::Anything},
        {"Object", NativeType::Anything},
        {"Boolean", NativeType::Boolean},
        {"Integer", NativeType::Whole},
        {"DyadicRational", NativeType::Dyadic},
        {"Rational", NativeType::Rational},
        {"Game", NativeType::Game},
        {"NormalValue", NativeType::Game},
        {"ImpartialGame", NativeType::ImpartialGame},
        {"Nimber", NativeType::Nimber},
        {"CanonicalShortGame", NativeType::CanonicalGame},
        {"CanonicalStopper", NativeType::CanonicalGame},
        {"Player", NativeType::Player},
        {"Coordinates", NativeType::Coordinates},
        {"String", NativeType::String},
        {"List", NativeType::List},
        {"MutableList", NativeType::List},
        {"Range", NativeType::List},
        {"Set", NativeType::Set},
        {"MutableSet", NativeType::Set},
        {"Map", NativeType::Map},
        {"MutableMap", NativeType::Map},
        {"Collection", NativeType::Collection},
        {"MapEntry", NativeType::Entry},
        {"Function", NativeType::Function},
        {"Class", NativeType::Class},
        {"Ruleset", NativeType::Ruleset},
        {"Grid", NativeType::Grid},
        {"Strip", NativeType::Strip},
        {"Graph", NativeType::Graph},
        {"DirectedGraph", NativeType::DirectedGraph},
        {"Vertex", NativeType::Vertex},
        {"Edge", NativeType::Edge},
        {"Nothing", NativeType::Nothing}};
    return kNames;
}

bool is_game(const Cell& cell) {
    if (cell.is_integer() || cell.is(CellTag::Game)) return true;
    if (const auto* instance = cell.as<Instance>()) return instance->of().is_game();
    const auto* boxed = cell.as<Boxed>();
    return boxed != nullptr &&
           std::holds_alternative<std::shared_ptr<const CompoundGame>>(boxed->value);
}

bool is_callable(const Cell& cell) {
    if (!cell.is(CellTag::Object)) return false;
    const ObjectKind kind = cell.object()->kind;
    return kind == ObjectKind::Function || kind == ObjectKind::BoundMethod ||
           kind == ObjectKind::Map;
}

}  // namespace

NativeType native_type(const std::string& name) {
    const auto it = names().find(name);
    return it == names().end() ? NativeType::Script : it->second;
}

bool is_of_type(Arena& arena, const Cell& cell, NativeType type, const std::string& name) {
    const auto* boxed = cell.as<Boxed>();
    switch (type) {
        case NativeType::Anything:
            return true;
        case NativeType::Nothing:
            return cell.is_nothing();
        case NativeType::Boolean:
            return cell.is(CellTag::Boolean);
        case NativeType::Whole:
            return cell.is_integer() || (cell.is(CellTag::Game) && arena.is_integer(cell.game()));
        case NativeType::Dyadic:
            return cell.is_integer() || (cell.is(CellTag::Game) && arena.is_number(cell.game()));
        case NativeType::Rational:
            return cell.is_integer() || (cell.is(CellTag::Game) && arena.is_number(cell.game())) ||
                   (boxed != nullptr && std::holds_alternative<Rational>(boxed->value));
        case NativeType::Game:
            return is_game(cell);
        case NativeType::ImpartialGame:
            if (const auto* instance = cell.as<Instance>()) return instance->of().is_impartial();
            [[fallthrough]];
        case NativeType::Nimber:
            return (cell.is_integer() && cell.integer() == 0) ||
                   (cell.is(CellTag::Game) && arena.is_nimber(cell.game()));
        case NativeType::CanonicalGame:
            return cell.is_integer() || cell.is(CellTag::Game);
        case NativeType::Player:
            return cell.is(CellTag::Player);
        case NativeType::Coordinates:
            return cell.is(CellTag::Coordinates);
        case NativeType::String:
            return cell.as<StringObject>() != nullptr;
        case NativeType::List:
            return cell.as<ListObject>() != nullptr;
        case NativeType::Set:
            return cell.as<SetObject>() != nullptr;
        case NativeType::Map:
            return cell.as<MapObject>() != nullptr;
        case NativeType::Collection:
            return items_in(cell) != nullptr || cell.as<MapObject>() != nullptr;
        case NativeType::Entry:
            return cell.as<EntryObject>() != nullptr;
        case NativeType::Function:
            return is_callable(cell);
        case NativeType::Class:
            return cell.is(CellTag::Object) && (cell.object()->kind == ObjectKind::Class ||
                                                cell.object()->kind == ObjectKind::BoundClass);
        case NativeType::Ruleset:
            if (const auto* instance = cell.as<Instance>()) return instance->of().is_ruleset();
            return boxed != nullptr &&
                   std::holds_alternative<std::shared_ptr<const AnyRuleset>>(boxed->value);
        case NativeType::Grid:
            return cell.as<GridObject>() != nullptr;
        case NativeType::Strip:
            return cell.as<StripObject>() != nullptr;
        case NativeType::Graph:
        case NativeType::DirectedGraph:
            return is_graph(cell, type == NativeType::DirectedGraph);
        case NativeType::Vertex:
            return cell.is(CellTag::Object) && cell.object()->kind == ObjectKind::Vertex;
        case NativeType::Edge:
            return cell.is(CellTag::Object) && cell.object()->kind == ObjectKind::Edge;
        case NativeType::Script:
            break;
    }
    if (const auto* instance = cell.as<Instance>()) return instance->of().is_kind_of(name);
    return name.substr(name.rfind('.') + 1) == "HeapRuleset" && heap_moves_of(cell) != nullptr;
}

bool is_of_type(Arena& arena, const Cell& cell, const std::string& name) {
    return is_of_type(arena, cell, native_type(name), name);
}

}  // namespace upstar
