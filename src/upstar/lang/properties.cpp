// Finds the property of an object by name and applies it.
#include <array>
#include <cctype>
#include <iterator>

#include "upstar/base/suggestion.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/property.h"

namespace upstar {
namespace {

struct Table {
    const char* applies_to;
    std::span<const Property> properties;
};

std::array<Table, 4> tables() {
    return {{{"games", game_properties()},
             {"numbers", number_properties()},
             {"rationals", rational_properties()},
             {"thermographs", thermograph_properties()}}};
}

std::vector<std::span<const Property>> tables_for(const Arena& arena, const Value& object) {
    if (std::holds_alternative<Rational>(object))
        return {number_properties(), rational_properties()};
    if (as_rational(arena, object)) return {number_properties(), game_properties()};
    if (as_form(object)) return {game_properties()};
    if (std::holds_alternative<std::shared_ptr<const Thermograph>>(object))
        return {thermograph_properties()};
    return {};
}

const Property* find(const Arena& arena, const Value& object, const std::string& name) {
    for (const auto table : tables_for(arena, object))
        for (const Property& property : table)
            if (name == property.name) return &property;
    return nullptr;
}

// Whether a row of the language's own objects is for this one: for suggestions.
bool applies(const PropertyHelp& native, const Value& object) {
    const std::string type = type_name(object);
    if (native.applies_to == "lists and sets") return type == "List" || type == "Set";
    return native.applies_to.rfind(static_cast<char>(std::tolower(type[0])) + type.substr(1), 0) ==
           0;
}

}  // namespace

bool has_property(const Arena& arena, const Value& object, const std::string& name) {
    return find(arena, object, name) != nullptr;
}

Value apply_property(Machine& in, const Value& object, const std::string& name,
                     const Arguments& arguments) {
    const Property* property = find(in.arena(), object, name);
    // Options without a player are those of both.
    if (property != nullptr && name == "Options" && arguments.values.empty()) {
        const Value left = apply_property(in, object, "LeftOptions", {});
        const auto form = as_form(object);
        const AnyPosition* position = form ? position_in(*form) : nullptr;
        if (position != nullptr && position->kind() == PositionKind::Impartial) return left;
        std::vector<Value> both = *items_of(in.arena(), left);
        auto right = *items_of(in.arena(), apply_property(in, object, "RightOptions", {}));
        both.insert(both.end(), std::make_move_iterator(right.begin()),
                    std::make_move_iterator(right.end()));
        return is_set(left) ? make_set(in.arena(), std::move(both))
                            : make_list(in.arena(), std::move(both));
    }
    if (property == nullptr) {
        std::vector<std::string> names;
        for (const auto table : tables_for(in.arena(), object))
            for (const Property& known : table) names.emplace_back(known.name);
        for (const PropertyHelp& native : native_help())
            if (applies(native, object)) names.push_back(native.name);
        throw Error(ErrorKind::Input, "Not a property of a " + type_name(object) + ": `" + name +
                                          "`" + suggestion(name, names));
    }
    if (!arguments.named.empty()) throw Error(ErrorKind::Input, name + " takes no named arguments");
    if (arguments.values.size() != property->arity())
        throw Error(
            ErrorKind::Input,
            name + (property->arity() == 0 ? " takes no arguments"
                                           : " takes " + std::to_string(property->arity()) +
                                                 " argument" + (property->arity() == 1 ? "" : "s") +
                                                 ": " + name + "(" + property->arguments + ")"));
    return property->apply({in, object, arguments, property->name});
}

std::vector<PropertyHelp> property_help() {
    std::vector<PropertyHelp> all;
    for (const Table& table : tables())
        for (const Property& property : table.properties)
            all.push_back({property.name, property.arguments, table.applies_to, property.help});
    for (PropertyHelp& native : native_help()) all.push_back(std::move(native));
    return all;
}

}  // namespace upstar
