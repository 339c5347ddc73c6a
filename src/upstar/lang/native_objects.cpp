// What positions, rulesets and all objects can do besides what their classes say.
#include "upstar/lang/call_ruleset.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"

namespace upstar {
namespace {

constexpr Native kInstanceNatives[] = {
    {"EnclosingObject", "", "the object whose class this object's class is nested in",
     [](const NativeCall& c) { return Cell(c.self().as<Instance>()->outer()); }},
};

// A variant of any ruleset, made by a class of the prelude.
Cell variant(const NativeCall& c, const char* of) {
    const Ref<ScriptClass> made = c.machine.world().find_class(of, {});
    return c.machine.call(Cell(static_cast<const Object*>(made.get())), {c.self()});
}

constexpr Native kRulesetNatives[] = {
    {"DicoticVariant", "", "the game in which nobody moves once the opponent could not",
     [](const NativeCall& c) { return variant(c, "DicoticVariantRuleset"); }},
    {"ImpartialVariant", "", "the game in which both have the moves of both",
     [](const NativeCall& c) { return variant(c, "ImpartialVariantRuleset"); }},
    {"TwistedVariant", "", "the game in which the players change sides after each move",
     [](const NativeCall& c) { return variant(c, "TwistedVariantRuleset"); }},
};

constexpr Native kAnyNatives[] = {
    {"Class", "", "the class of the object",
     [](const NativeCall& c) {
         if (const auto* instance = c.self().as<Instance>())
             return Cell(static_cast<const Object*>(&instance->of()));
         return Cell(make_object<NativeClass>(type_name(c.self())));
     }},
    {"ToString", "", "the object as it prints",
     [](const NativeCall& c) { return c.machine.keep_string(to_string(c.arena(), c.self())); }},
};

}  // namespace

std::span<const Native> instance_natives() { return kInstanceNatives; }
std::span<const Native> ruleset_natives() { return kRulesetNatives; }
std::span<const Native> any_natives() { return kAnyNatives; }

}  // namespace upstar
