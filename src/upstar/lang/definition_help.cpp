#include "upstar/lang/definition_help.h"

#include <algorithm>
#include <vector>

#include "upstar/base/words.h"
#include "upstar/base/wrapped_text.h"
#include "upstar/catalog/game_help.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/script_class.h"
#include "upstar/lang/script_game.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

std::string parameters_of(const Code& code) {
    std::string names;
    for (const Code::Parameter& parameter : code.parameters) {
        names += (names.empty() ? "" : ", ") + parameter.name;
        if (!parameter.type.empty()) names += " as " + parameter.type;
        if (parameter.standard != nullptr) names += " ? ...";
    }
    if (code.takes_rest) names += "...";
    return names.empty() ? names : "(" + names + ")";
}

constexpr std::size_t kColumn = 28;

// "Double(n)", and the comment above it.
std::string member_line(World& world, const Member& member) {
    std::string line = "  " + world.symbols().name(member.symbol);
    if (member.nested) line = "  class " + member.nested->name();
    if (!member.overloads.empty()) line += parameters_of(*member.overloads.front());
    return member.comment.empty() ? line + "\n" : list_entry(line, member.comment, kColumn);
}

std::string class_help(const ScriptClass& of) {
    std::string text = of.full_name();
    if (of.constructor != nullptr) text += parameters_of(*of.constructor);
    std::string bases;
    for (const Ref<ScriptClass>& base : of.bases)
        bases += (bases.empty() ? "" : ", ") + base->full_name();
    if (!bases.empty()) text += ": extends " + bases;
    text += "\n\n";
    text +=
        of.comment.empty() ? "No comment stands above the class.\n" : wrapped(of.comment) + "\n";
    std::string members;
    for (const Member& member : of.members()) {
        const bool is_parameter =
            of.constructor != nullptr &&
            std::any_of(of.constructor->parameters.begin(), of.constructor->parameters.end(),
                        [&](const auto& parameter) { return parameter.symbol == member.symbol; });
        if (!is_parameter && (member.owner == &of || member.kind == Member::Kind::Class))
            members += member_line(of.world(), member);
    }
    return members.empty() ? text : text + "\n" + members;
}

std::string function_help(const Code& code) {
    std::string text = code.name + parameters_of(code) + "\n";
    return code.source == nullptr || !code.source->name.empty()
               ? text
               : text + "\n  " + trimmed(code.source->text) + "\n";
}

}  // namespace

std::string definition_help(Session& session, const std::string& name) {
    World& world = session.world();
    Value value;
    const Global* global = world.find_global(name);
    if (global != nullptr && global->is_set) {
        if (const auto* function = global->value.as<FunctionObject>())
            return function_help(*function->code);
        value = value_of(session.arena(), global->value);
    } else if (const Ref<ScriptClass> of = world.find_class(name, {})) {
        if (!of->is_singleton || !of->is_ruleset()) return class_help(*of);
        value = value_of(session.arena(), world.class_value(of));
    } else if (const RulesetPtr game = session.catalog().find(name)) {
        value = game;
    } else {
        return {};
    }
    if (const auto* game = std::get_if<RulesetPtr>(&value)) return game_help(**game);
    if (const auto* cell = std::get_if<Cell>(&value))
        if (const auto* of = cell->as<ScriptClass>()) return class_help(*of);
    return name + " is the " + type_name(value) + " " + session.text(value) + "\n";
}

}  // namespace upstar
