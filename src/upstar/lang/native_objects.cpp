// What positions and all objects can do besides what their classes say.
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"

namespace upstar {
namespace {

constexpr Native kInstanceNatives[] = {
    {"EnclosingObject", "", "the object whose class this object's class is nested in",
     [](const NativeCall& c) { return Cell(c.self().as<Instance>()->outer()); }},
};

Cell printed(const NativeCall& c) { return c.machine.keep_string(to_string(c.arena(), c.self())); }

constexpr Native kAnyNatives[] = {
    {"Class", "", "the class of the object",
     [](const NativeCall& c) {
         if (const auto* instance = c.self().as<Instance>())
             return Cell(static_cast<const Object*>(&instance->of()));
         return Cell(make_object<NativeClass>(type_name(c.self())));
     }},
    {"ToOutput", "", "the object as it prints", printed},
    {"ToString", "", "the object as it prints", printed},
};

}  // namespace

std::span<const Native> instance_natives() { return kInstanceNatives; }
std::span<const Native> any_natives() { return kAnyNatives; }

}  // namespace upstar
