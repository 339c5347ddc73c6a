#include "upstar/lang/script_class.h"

#include <algorithm>
#include <optional>

#include "upstar/base/hash.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/machine.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_game.h"
#include "upstar/lang/world.h"

namespace upstar {

bool ScriptClass::is_kind_of(const std::string& name) const {
    const std::size_t dot = name.rfind('.');
    const std::string last = dot == std::string::npos ? name : name.substr(dot + 1);
    return std::find(ancestors.begin(), ancestors.end(), last) != ancestors.end();
}

bool same_instances(Arena& arena, const Instance& a, const Instance& b) {
    if (&a == &b) return true;
    if (&a.of() != &b.of() || a.of().is_mutable() || a.of().is_enum) return false;
    if (!same(arena, a.outer(), b.outer())) return false;
    return std::equal(a.fields.begin(), a.fields.end(), b.fields.begin(), b.fields.end(),
                      [&](const Cell& x, const Cell& y) { return same(arena, x, y); });
}

std::uint64_t hash_instance(Arena& arena, const Instance& instance) {
    if (const std::uint64_t known = instance.hash.load(std::memory_order_relaxed)) return known;
    std::uint64_t hash = mix(reinterpret_cast<std::uintptr_t>(&instance.of()));
    if (instance.of().is_mutable() || instance.of().is_enum)
        return combine(hash, reinterpret_cast<std::uintptr_t>(&instance));
    for (const Cell& field : instance.fields) hash = combine(hash, hash_of_cell(arena, field));
    hash |= 1;
    if (instance.is_complete) instance.hash.store(hash, std::memory_order_relaxed);
    return hash;
}

namespace {

// What the class itself says by `ToOutput`, if that is a text.
std::optional<std::string> own_text(const Instance& instance) {
    World& world = instance.of().world();
    const Symbol name = world.symbols().intern("ToOutput");
    const Member* member = instance.of().find(name);
    if (member == nullptr || member->kind != Member::Kind::Method || member->has_parameters)
        return std::nullopt;
    const World::TextBeingMade nested(world);
    const World::Loan machine = world.machine();
    const Cell made = machine->property(Cell(&instance), name);
    const auto* text = made.as<StringObject>();
    return text == nullptr ? std::nullopt : std::optional(text->text);
}

}  // namespace

std::string class_object_text(Arena& arena, const Object& object, Notation notation) {
    static_cast<void>(notation);
    switch (object.kind) {
        case ObjectKind::Class:
            return static_cast<const ScriptClass&>(object).full_name();
        case ObjectKind::BoundClass:
            return static_cast<const BoundClass&>(object).of->full_name();
        case ObjectKind::NativeClass:
            return static_cast<const NativeClass&>(object).name;
        case ObjectKind::BoundMethod:
            return "Function";
        case ObjectKind::Symmetries:
            return "Symmetry";
        default:
            break;
    }
    if (object.kind != ObjectKind::Instance) return "Object";
    const auto& instance = static_cast<const Instance&>(object);
    if (instance.of().is_enum) {
        for (const Cell& field : instance.fields)
            if (const auto* name = field.as<StringObject>())
                return instance.of().full_name() + "." + name->text;
    }
    if (!instance.of().is_game())
        if (auto text = own_text(instance)) return *std::move(text);
    if (instance.of().is_singleton) return instance.of().full_name();
    if (instance.of().is_game()) {
        const auto* outer = instance.outer().as<Instance>();
        const std::string game = outer != nullptr && outer->of().is_ruleset()
                                     ? to_string(arena, instance.outer())
                                     : instance.of().full_name();
        return game + "(" + quoted(position_text(instance)) + ")";
    }
    std::string arguments;
    const auto& parameters = instance.of().constructor->parameters;
    for (std::size_t i = 0; i < instance.of().parameter_places.size(); ++i) {
        const Cell& argument = instance.fields[instance.of().parameter_places[i]];
        const auto* text = argument.as<StringObject>();
        arguments += (arguments.empty() ? "" : ", ") +
                     (parameters.size() > 1 ? parameters[i].name + " => " : std::string()) +
                     (text != nullptr ? quoted(text->text) : to_string(arena, argument));
    }
    const std::string name = instance.of().full_name();
    return instance.of().parameter_places.empty() && instance.of().is_ruleset()
               ? name
               : name + "(" + arguments + ")";
}

}  // namespace upstar
