// Classes: first what a class has, then what its members do, so that members may use each other and
// those of the classes around them.
#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compiler.h"
#include "upstar/lang/machine.h"
#include "upstar/lang/objects.h"

namespace upstar {

Ref<ScriptClass> Compiler::class_of(std::uint32_t index, const ScriptClass* enclosing) {
    if (stack_is_low())
        return on_fresh_stack(world_.arena().context(), [&] { return class_of(index, enclosing); });
    const ClassSyntax& syntax = program_.classes[index];
    auto made = make_object<ScriptClass>(world_, syntax.name.text, enclosing);
    world_.note_class(made);
    made->package = around_.package;
    made->comment = syntax.comment;
    made->source = around_.source;
    made->offset = syntax.name.offset;
    made->is_singleton = syntax.is_singleton;
    made->is_enum = syntax.is_enum;
    made->can_change_ = syntax.is_mutable;
    made->has_parameters = syntax.has_parameters;
    inherit(*made, syntax);
    declare_members(*made, syntax);
    compile_members(*made, syntax);
    compile_constructor(*made, syntax);
    compile_statics(*made, syntax);
    return made;
}

Ref<ScriptClass> Compiler::base(const PlacedName& name, const ScriptClass* enclosing) {
    const Symbol symbol = world_.symbols().intern(name.text);
    for (const ScriptClass* around = enclosing; around != nullptr; around = around->enclosing()) {
        if (around->name() == name.text)
            throw Error(ErrorKind::Input, "a class nested in " + name.text + " cannot extend it",
                        name.offset);
        const Member* member = around->find(symbol);
        if (member != nullptr && member->kind == Member::Kind::Class) return member->nested;
    }
    // Of a class of this text that is still to come, nothing can be inherited.
    try {
        if (auto found = world_.find_class(name.text, around_.package)) return found;
    } catch (const Error& error) {
        throw error.offset() ? error.retold(error.message(), name.offset) : error.at(name.offset);
    }
    throw Error(ErrorKind::Input,
                "there is no class `" + name.text +
                    "`: a class stands above this one, or in a file " + name.text + ".cgs",
                name.offset);
}

void Compiler::inherit(ScriptClass& made, const ClassSyntax& syntax) {
    made.ancestors = {made.name()};
    for (const PlacedName& name : syntax.bases) {
        if (name.text == "Object") continue;
        Ref<ScriptClass> from = base(name, made.enclosing());
        if (from->is_enum) throw Error(ErrorKind::Input, "an enum cannot be extended", name.offset);
        made.ancestors.insert(made.ancestors.end(), from->ancestors.begin(), from->ancestors.end());
        made.is_game_ = made.is_game_ || from->is_game_;
        made.is_impartial_ = made.is_impartial_ || from->is_impartial_;
        made.is_ruleset_ = made.is_ruleset_ || from->is_ruleset_;
        made.can_change_ = made.can_change_ || from->can_change_;
        for (const Member& inherited : from->members()) {
            // Of a member that two bases have, the first base's counts.
            if (const Member* known = made.find(inherited.symbol);
                known != nullptr && known->kind != Member::Kind::None)
                continue;
            Member& member = made.declare(inherited.symbol);
            member = inherited;
            if (member.kind == Member::Kind::Field) member.place = made.field_count++;
        }
        made.bases.push_back(std::move(from));
    }
    if (made.name() == "Game") made.is_game_ = true;
    if (made.name() == "ImpartialGame") made.is_game_ = made.is_impartial_ = true;
    if (made.name() == "Ruleset") made.is_ruleset_ = true;
}

void Compiler::declare_members(ScriptClass& made, const ClassSyntax& syntax) {
    const auto field = [&](const std::string& name, bool may_be_known) -> std::size_t {
        const Symbol symbol = world_.symbols().intern(name);
        const Member* known = made.find(symbol);
        // `class Position(grid as Grid) extends GridGame`: the parameter is GridGame's too.
        if (may_be_known && known != nullptr && known->kind == Member::Kind::Field)
            return known->place;
        Member& member = made.declare(symbol);
        member = Member();
        member.kind = Member::Kind::Field;
        member.symbol = symbol;
        member.owner = &made;
        member.place = made.field_count++;
        return member.place;
    };
    for (const ParameterSyntax& parameter : syntax.parameters)
        made.parameter_places.push_back(field(parameter.name, true));
    for (const PlacedName& element : syntax.elements) {
        Member& member = made.declare(world_.symbols().intern(element.text));
        member.kind = Member::Kind::Static;
        member.owner = &made;
        member.place = made.statics.size();
        made.statics.emplace_back();
    }
    if (syntax.is_enum) {
        field("Name", false);
        field("Ordinal", false);
    }
    const auto is_parameter = [&](const std::string& name) {
        return std::any_of(
            syntax.parameters.begin(), syntax.parameters.end(),
            [&](const ParameterSyntax& parameter) { return parameter.name == name; });
    };
    std::vector<Symbol> own;
    for (const MemberSyntax& given : syntax.members) {
        if (given.kind == MemberSyntax::Kind::Initializer) continue;
        const Symbol symbol = world_.symbols().intern(given.name.text);
        const bool again = std::find(own.begin(), own.end(), symbol) != own.end();
        own.push_back(symbol);
        const Member before = made.declare(symbol);
        // A static variable and a member of an object may share a name.
        const auto static_before = again && before.kind == Member::Kind::Static
                                       ? std::optional(before.place)
                                   : again ? before.static_place
                                           : std::nullopt;
        if (given.kind == MemberSyntax::Kind::Variable && !given.is_static) {
            field(given.name.text, false);
            made.declare(symbol).static_place = static_before;
            continue;
        }
        Member& member = made.declare(symbol);
        if (given.kind == MemberSyntax::Kind::Variable &&
            (is_parameter(given.name.text) || (again && (before.kind == Member::Kind::Field ||
                                                         before.kind == Member::Kind::Method)))) {
            member.static_place = made.statics.size();
            made.statics.emplace_back();
            continue;
        }
        if (!again) member = Member();
        member.symbol = symbol;
        member.owner = &made;
        member.comment = given.comment;
        if (given.kind == MemberSyntax::Kind::Variable) {
            member.kind = Member::Kind::Static;
            member.place = made.statics.size();
            made.statics.emplace_back();
        } else if (given.kind == MemberSyntax::Kind::Class) {
            member.kind = Member::Kind::Class;
        } else {
            // Methods of both kinds may share a name: the code says which is which.
            const bool was_method =
                before.kind == Member::Kind::Method || before.kind == Member::Kind::StaticMethod;
            const bool all_static =
                given.is_static && (!was_method || before.kind == Member::Kind::StaticMethod);
            member.kind = all_static ? Member::Kind::StaticMethod : Member::Kind::Method;
            member.static_place = static_before;
            member.has_parameters = member.has_parameters || given.has_parameters;
            // What is called otherwise than the class's own methods stays: compile_members puts
            // those in front.
            if (!again && was_method) {
                member.overloads = before.overloads;
                member.has_parameters = member.has_parameters || before.has_parameters;
            }
        }
    }
}

void Compiler::compile_members(ScriptClass& made, const ClassSyntax& syntax) {
    const Surroundings before = around_;
    // Nested classes first: methods make instances of them, and they extend one another.
    for (const MemberSyntax& given : syntax.members) {
        if (given.kind != MemberSyntax::Kind::Class) continue;
        around_.home = &made;
        const Ref<ScriptClass> nested = class_of(given.class_index, &made);
        around_ = before;
        const Symbol symbol = world_.symbols().intern(given.name.text);
        made.declare(symbol).nested = nested;
    }
    around_.home = &made;
    std::vector<std::pair<Symbol, std::size_t>> own;  // how many methods of the name so far
    for (const MemberSyntax& given : syntax.members) {
        if (given.kind != MemberSyntax::Kind::Method) continue;
        const Symbol symbol = world_.symbols().intern(given.name.text);
        Body body;
        body.outer = nullptr;
        body.code->is_static = given.is_static;
        Body* const outside = std::exchange(body_, nullptr);
        std::shared_ptr<const Code> code;
        if (given.is_external) {
            body_ = &body;
            body.code->name = given.name.text;
            emit(Op::Constant, given.name.offset,
                 constant(string_cell("`" + given.name.text + "` has no body")), 0, 1);
            emit(Op::Error, given.name.offset, 0, 0, 0);
            code = finish(body);
        } else {
            code = function_code(node(*given.node), given.name.text, body);
        }
        body_ = outside;
        auto& overloads = made.declare(symbol).overloads;
        auto count = std::find_if(own.begin(), own.end(),
                                  [&](const auto& known) { return known.first == symbol; });
        if (count == own.end()) {
            // Inherited methods that are called just so are overridden.
            own.emplace_back(symbol, 0);
            count = own.end() - 1;
        }
        const auto alike = [&](const std::shared_ptr<const Code>& other) {
            if (other->home == &made || other->is_static != code->is_static ||
                other->parameters.size() != code->parameters.size())
                return false;
            for (std::size_t i = 0; i < code->parameters.size(); ++i)
                if (!other->parameters[i].type.empty() && !code->parameters[i].type.empty() &&
                    other->parameters[i].type != code->parameters[i].type)
                    return false;
            return true;
        };
        overloads.erase(std::remove_if(overloads.begin(), overloads.end(), alike), overloads.end());
        overloads.insert(overloads.begin() + static_cast<std::ptrdiff_t>(count->second), code);
        ++count->second;
    }
    around_ = before;
}

// The constructor's parameters are the class's; its body sets the variables, the bases' first.
void Compiler::compile_constructor(ScriptClass& made, const ClassSyntax& syntax) {
    const Surroundings before = around_;
    around_.home = &made;
    Body body;
    body.outer = nullptr;
    Body* const outside = std::exchange(body_, &body);
    body.code->name = made.name();
    body.code->home = &made;
    parameters(syntax.parameters, body);
    // Parameters are fields as well, and are named as those: an assignment changes the field.
    body.blocks.back().slots.clear();
    bool has_body = false;
    for (const MemberSyntax& given : syntax.members) {
        if (given.is_static || !given.node || given.kind == MemberSyntax::Kind::Method ||
            given.kind == MemberSyntax::Kind::Class)
            continue;
        has_body = true;
        compile(*given.node);
        if (given.kind == MemberSyntax::Kind::Variable)
            emit(Op::SetMember, given.name.offset, world_.symbols().intern(given.name.text), 0, 0);
        emit(Op::Pop, given.name.offset, 0, 0, -1);
    }
    emit(Op::This, made.offset, 0, 0, 1);
    made.constructor = finish(body);
    made.has_body = has_body;
    for (const Ref<ScriptClass>& from : made.bases) made.has_body = made.has_body || from->has_body;
    // Without parameters of its own a class takes those of its first base.
    if (!syntax.has_parameters && !made.bases.empty() && made.bases[0]->has_parameters) {
        made.has_parameters = true;
        auto code = std::make_shared<Code>(*made.constructor);
        const Code& inherited = *made.bases[0]->constructor;
        code->parameters = inherited.parameters;
        code->required = inherited.required;
        code->takes_rest = inherited.takes_rest;
        code->is_plain = inherited.is_plain;
        code->locals += inherited.parameters.size();
        for (const Code::Parameter& parameter : inherited.parameters)
            made.parameter_places.push_back(made.find(parameter.symbol)->place);
        made.constructor = code;
    }
    body_ = outside;
    around_ = before;
}

void Compiler::compile_statics(ScriptClass& made, const ClassSyntax& syntax) {
    const Symbol name = world_.symbols().intern("Name");
    const Symbol ordinal = world_.symbols().intern("Ordinal");
    for (std::size_t i = 0; i < syntax.elements.size(); ++i) {
        auto element = make_object<Instance>(made, Cell());
        element->fields[made.find(name)->place] = string_cell(syntax.elements[i].text);
        element->fields[made.find(ordinal)->place] =
            Cell::integer(static_cast<std::int64_t>(i + 1));
        element->is_complete = true;
        made.statics[i] = element;
    }
    const Surroundings before = around_;
    around_.home = &made;
    for (const MemberSyntax& given : syntax.members) {
        if (!given.is_static || !given.node || given.kind == MemberSyntax::Kind::Method) continue;
        Body body;
        body.outer = nullptr;
        body.code->home = &made;
        body.code->name = made.name();
        Body* const outside = std::exchange(body_, &body);
        compile(*given.node);
        const std::shared_ptr<const Code> code = finish(body);
        body_ = outside;
        const World::Loan machine = world_.machine();
        const Cell value = machine->run(code, Cell(static_cast<const Object*>(&made)));
        if (given.kind == MemberSyntax::Kind::Variable) {
            const Member& member = *made.find(world_.symbols().intern(given.name.text));
            made.statics[member.static_place.value_or(member.place)] = value;
        }
    }
    around_ = before;
}

}  // namespace upstar
