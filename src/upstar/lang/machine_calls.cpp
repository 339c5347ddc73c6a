// Calls: of functions, methods, classes, rulesets, and of what the language itself offers.
#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/call_memo.h"
#include "upstar/lang/call_ruleset.h"
#include "upstar/lang/machine.h"
#include "upstar/lang/natives.h"
#include "upstar/lang/objects.h"
#include "upstar/lang/property.h"
#include "upstar/lang/script_game.h"

namespace upstar {
namespace {

bool can_be_called(const Cell& cell) {
    if (const auto* boxed = cell.as<Boxed>())
        return std::holds_alternative<RulesetPtr>(boxed->value);
    return cell.as<FunctionObject>() != nullptr || cell.as<Instance>() != nullptr;
}

}  // namespace

// The result takes the place of the callee and its arguments.
void Machine::finish(std::size_t callee, Cell result) {
    while (top_ > callee + 1) stack_[--top_].clear();
    stack_[callee] = std::move(result);
}

void Machine::call_site(std::size_t callee, const CallSite& site) {
    const Cell target = stack_[callee];
    if (!target.is(CellTag::Object))
        throw Error(ErrorKind::Input, to_string(arena(), target) + " is not a function");
    switch (target.object()->kind) {
        case ObjectKind::Function:
            return call_function(callee, site);
        case ObjectKind::BoundMethod: {
            const auto& method = *target.as<BoundMethod>();
            stack_[callee] = method.self;
            return call_member(callee, *method.member, site, false);
        }
        case ObjectKind::Class:
            return call_class(callee, *target.as<ScriptClass>(), Cell(), site);
        case ObjectKind::BoundClass:
            return call_class(callee, *target.as<BoundClass>()->of, target.as<BoundClass>()->outer,
                              site);
        case ObjectKind::Instance: {
            const auto& instance = *target.as<Instance>();
            const Member* eval = instance.of().find(symbol("Eval"));
            // A text is read as every position of the game is, unless its class has a way of its
            // own.
            if (instance.of().is_ruleset() && site.count() == 1 &&
                stack_[callee + 1].as<StringObject>() != nullptr &&
                (eval == nullptr || pick(eval->overloads, callee, site) == nullptr))
                return call_ruleset(callee, ruleset_of(instance), site);
            if (eval == nullptr)
                throw Error(ErrorKind::Input, "an object of class " + instance.of().full_name() +
                                                  " is not a function: its class has no `Eval`");
            return call_member(callee, *eval, site, false);
        }
        case ObjectKind::Map: {
            if (site.count() != 1) break;
            const auto& map = *target.as<MapObject>();
            const std::size_t at = find_key(arena(), map, stack_[callee + 1]);
            return finish(callee, at < map.entries.size() ? map.entries[at].second : Cell());
        }
        case ObjectKind::NativeClass:
            return finish(callee, call_native_class(*this, *target.as<NativeClass>(),
                                                    stack_.get() + callee + 1, site.by_place));
        case ObjectKind::Boxed: {
            const auto* ruleset = std::get_if<RulesetPtr>(&target.as<Boxed>()->value);
            if (ruleset != nullptr) return call_ruleset(callee, *ruleset, site);
            break;
        }
        default:
            break;
    }
    throw Error(ErrorKind::Input, to_string(arena(), target) + " is not a function");
}

void Machine::call_function(std::size_t callee, const CallSite& site) {
    const Code& code = *static_cast<const FunctionObject*>(stack_[callee].object())->code;
    bind(code, callee, site);
    std::uint64_t hash = 0;
    if (code.is_definition)
        if (const Cell* known = memo_->find(code, stack_.get() + callee + 1, hash))
            return finish(callee, *known);
    enter(code, callee);
    frames_.back().memo = hash;
    frames_.back().effects = world_.effects;
    frames_.back().steps = steps_;
}

// Lays the arguments where the parameters are expected.
void Machine::bind(const Code& code, std::size_t callee, const CallSite& site) {
    const std::size_t wanted = code.parameters.size();
    if (code.is_plain && site.names.empty() && site.by_place == wanted) return;
    const auto check = [&](const Code::Parameter& parameter, const Cell& given) {
        if (!is_of_type(arena(), given, parameter.native_type, parameter.type))
            throw Error(ErrorKind::Input, "`" + parameter.name + "` must be of type " +
                                              parameter.type + ", not " + type_name(given) + " " +
                                              to_string(arena(), given));
    };
    if (site.names.empty() && site.by_place == wanted && !code.takes_rest) {
        for (std::size_t i = 0; i < wanted; ++i) check(code.parameters[i], stack_[callee + 1 + i]);
        return;
    }
    const auto refuse = [&] {
        throw Error(ErrorKind::Input, "this function takes " + std::to_string(wanted) +
                                          (wanted == 1 ? " argument" : " arguments") + ", not " +
                                          std::to_string(site.count()));
    };
    if (site.by_place > wanted && !code.takes_rest) refuse();
    reserve(wanted + 1);
    std::vector<Cell> bound(wanted);
    std::vector<bool> given(wanted, false);
    const std::size_t places = code.takes_rest ? wanted - 1 : wanted;
    for (std::size_t i = 0; i < std::min<std::size_t>(site.by_place, places); ++i) {
        bound[i] = std::move(stack_[callee + 1 + i]);
        given[i] = true;
    }
    if (code.takes_rest) {
        std::vector<Cell> rest;
        for (std::size_t i = places; i < site.by_place; ++i)
            rest.push_back(std::move(stack_[callee + 1 + i]));
        bound[places] = keep_list(std::move(rest));
        given[places] = true;
    }
    for (std::size_t k = 0; k < site.names.size(); ++k) {
        std::size_t i = 0;
        while (i < wanted && code.parameters[i].symbol != site.names[k]) ++i;
        if (i == wanted) {
            std::string names;
            for (const Code::Parameter& parameter : code.parameters)
                names += (names.empty() ? "" : ", ") + parameter.name;
            throw Error(ErrorKind::Input, "no parameter is called `" + name(site.names[k]) +
                                              "`; there " +
                                              (names.empty() ? "are none" : "are " + names));
        }
        if (given[i])
            throw Error(ErrorKind::Input,
                        "the parameter `" + code.parameters[i].name + "` is given twice");
        bound[i] = std::move(stack_[callee + 1 + site.by_place + k]);
        given[i] = true;
    }
    while (top_ > callee + 1) stack_[--top_].clear();
    for (std::size_t i = 0; i < wanted; ++i) {
        const Code::Parameter& parameter = code.parameters[i];
        if (!given[i]) {
            if (parameter.standard == nullptr) refuse();
            bound[i] = run(parameter.standard, stack_[callee]);
        }
        if (given[i]) check(parameter, bound[i]);
    }
    for (Cell& cell : bound) stack_[top_++] = std::move(cell);
}

// A method that needs an object is none of a class; of an object, both kinds are.
bool Machine::fits(const Code& code, std::size_t callee, const CallSite& site) {
    const auto* called = stack_[callee].as<ScriptClass>();
    if (called != nullptr && code.home != nullptr && !code.is_static &&
        called->constructor.get() != &code)
        return false;
    const std::size_t wanted = code.parameters.size();
    if (site.count() < code.required || (site.by_place > wanted && !code.takes_rest)) return false;
    for (std::size_t i = 0; i < std::min<std::size_t>(site.by_place, wanted); ++i) {
        const Code::Parameter& parameter = code.parameters[i];
        if (code.takes_rest && i + 1 == wanted) break;
        if (!is_of_type(arena(), stack_[callee + 1 + i], parameter.native_type, parameter.type))
            return false;
    }
    return std::all_of(site.names.begin(), site.names.end(), [&](Symbol given) {
        return std::any_of(
            code.parameters.begin(), code.parameters.end(),
            [&](const Code::Parameter& parameter) { return parameter.symbol == given; });
    });
}

// Of an object its own methods come before static ones.
const Code* Machine::pick(const std::vector<std::shared_ptr<const Code>>& overloads,
                          std::size_t callee, const CallSite& site) {
    const Code* found = nullptr;
    for (const auto& code : overloads) {
        if (!fits(*code, callee, site)) continue;
        if (!code->is_static) return code.get();
        if (found == nullptr) found = code.get();
    }
    return found;
}

// The object lies at `callee`.
void Machine::call_member(std::size_t callee, const Member& member, const CallSite& site,
                          bool is_property) {
    if (member.static_place && stack_[callee].as<Instance>() == nullptr) {
        Cell value = member.owner->statics[*member.static_place];
        if (is_property) return finish(callee, std::move(value));
        stack_[callee] = std::move(value);
        return call_site(callee, site);
    }
    switch (member.kind) {
        case Member::Kind::Field:
        case Member::Kind::Static: {
            Cell value = member.kind == Member::Kind::Static
                             ? member.owner->statics[member.place]
                             : stack_[callee].as<Instance>()->fields[member.place];
            if (is_property) return finish(callee, std::move(value));
            stack_[callee] = std::move(value);
            return call_site(callee, site);
        }
        case Member::Kind::Class: {
            Cell outer;
            if (stack_[callee].as<Instance>() != nullptr) outer = std::move(stack_[callee]);
            if (!is_property) return call_class(callee, *member.nested, std::move(outer), site);
            return finish(callee, keep(make_object<BoundClass>(
                                           Ref<const ScriptClass>(member.nested.get()), outer),
                                       0));
        }
        case Member::Kind::Method:
        case Member::Kind::StaticMethod:
            break;
        case Member::Kind::None:
            throw Error(ErrorKind::Input, "`" + name(member.symbol) + "` is not defined yet");
    }
    const Code* code = pick(member.overloads, callee, site);
    if (code == nullptr && is_property)
        return finish(callee, keep(make_object<BoundMethod>(stack_[callee], member), 0));
    if (code == nullptr && !member.has_parameters && site.count() > 0) {
        // `def Rule := x -> ...` gives a function, which is called.
        const auto* instance = stack_[callee].as<Instance>();
        if (instance != nullptr && instance->of().is_game() && name(member.symbol) == "Options")
            return call_language(callee, site, false);
        stack_[callee] = property(stack_[callee], member.symbol);
        return call_site(callee, site);
    }
    if (code == nullptr) {
        const auto* instance = stack_[callee].as<Instance>();
        if (instance != nullptr && instance->of().is_game() && site.count() == 0 &&
            name(member.symbol) == "Options")
            return call_language(callee, site, true);
        if (stack_[callee].as<Instance>() == nullptr && member.kind == Member::Kind::Method)
            throw Error(ErrorKind::Input, "`" + name(member.symbol) +
                                              "` belongs to an object where it takes these "
                                              "arguments, and there is none here");
        code = member.overloads.front().get();  // says what it takes
        if (member.overloads.size() > 1)
            throw Error(ErrorKind::Input,
                        "no `" + name(member.symbol) + "` takes these arguments: " +
                            (site.count() == 0 ? std::string("there are none")
                                               : to_string(arena(), stack_[callee + 1])));
    }
    if (code->is_static) stack_[callee] = Cell(static_cast<const Object*>(member.owner));
    bind(*code, callee, site);
    enter(*code, callee);
}

namespace {

bool has_static(const Member& member) {
    return std::any_of(member.overloads.begin(), member.overloads.end(),
                       [](const auto& code) { return code->is_static; });
}

}  // namespace

void Machine::call_method_site(std::size_t callee, const CallSite& site, bool is_property) {
    const Cell& object = stack_[callee];
    if (object.is(CellTag::Object)) {
        const Member* member = nullptr;
        if (const auto* instance = object.as<Instance>()) {
            member = instance->of().find(site.name);
        } else if (const auto* of = object.as<ScriptClass>()) {
            member = of->find(site.name);
        } else if (const auto* bound = object.as<BoundClass>()) {
            member = bound->of->find(site.name);
        }
        const bool needs_object = member != nullptr && object.as<Instance>() == nullptr &&
                                  !member->static_place &&
                                  (member->kind == Member::Kind::Field ||
                                   (member->kind == Member::Kind::Method && !has_static(*member)));
        if (member != nullptr && !needs_object)
            return call_member(callee, *member, site, is_property);
    }
    call_language(callee, site, is_property);
}

void Machine::load_member(std::size_t callee, Symbol wanted) {
    const Cell& object = stack_[callee];
    if (const auto* instance = object.as<Instance>()) {
        const Member* member = instance->of().find(wanted);
        if (member != nullptr && member->kind == Member::Kind::Field) {
            stack_[callee] = Cell(instance->fields[member->place]);
            return;
        }
    } else if (object.as<ScriptClass>() == nullptr) {
        throw Error(ErrorKind::Input,
                    "`" + name(wanted) + "` belongs to an object, and there is none here");
    }
    CallSite site;
    site.name = wanted;
    call_method_site(callee, site, true);
}

// super.Name(...): the method of the classes above the one this code stands in.
void Machine::call_super(const CallSite& site, const Code& code) {
    const std::size_t callee = top_ - site.count();
    for (std::size_t i = top_; i > callee; --i) stack_[i] = std::move(stack_[i - 1]);
    ++top_;
    stack_[callee] = self(frames_.back());
    if (code.home != nullptr)
        for (const Ref<ScriptClass>& from : code.home->bases)
            if (const Member* member = from->find(site.name))
                return call_member(callee, *member, site, site.count() == 0);
    call_language(callee, site, site.count() == 0);
}

void Machine::call_class(std::size_t callee, const ScriptClass& of, Cell outer,
                         const CallSite& site) {
    if (of.is_singleton) {
        stack_[callee] = world_.class_value(Ref<ScriptClass>(const_cast<ScriptClass*>(&of)));
        return call_site(callee, site);
    }
    if (!fits(*of.constructor, callee, site))
        if (const Member* eval = of.find(symbol("Eval")))
            for (const auto& code : eval->overloads)
                if (code->is_static && fits(*code, callee, site)) {
                    stack_[callee] = Cell(static_cast<const Object*>(&of));
                    bind(*code, callee, site);
                    return enter(*code, callee);
                }
    construct(callee, of, std::move(outer), site);
}

void Machine::construct(std::size_t callee, const ScriptClass& of, Cell outer,
                        const CallSite& site) {
    if (of.is_enum)
        throw Error(ErrorKind::Input,
                    "the elements of the enum " + of.name() + " are all there: none can be made");
    auto made = make_object<Instance>(of, std::move(outer));
    Instance& instance = *made;
    stack_[callee] = keep(std::move(made), of.field_count * sizeof(Cell));
    bind(*of.constructor, callee, site);
    if (!of.has_body) {
        for (std::size_t i = of.parameter_places.size(); i-- > 0;)
            instance.fields[of.parameter_places[i]] = std::move(stack_[--top_]);
        instance.is_complete = true;
        return;
    }
    for (std::size_t i = 0; i < of.parameter_places.size(); ++i)
        instance.fields[of.parameter_places[i]] = stack_[callee + 1 + i];
    run_bases(of, Cell(stack_[callee]));
    enter(*of.constructor, callee);
    frames_.back().makes_object = true;
}

void Machine::run_bases(const ScriptClass& of, const Cell& object) {
    for (const Ref<ScriptClass>& from : of.bases) {
        if (!from->has_body) continue;
        run_bases(*from, object);
        std::vector<Cell> arguments(from->constructor->parameters.size());
        for (std::size_t i = 0; i < arguments.size(); ++i)
            arguments[i] = object.as<Instance>()
                               ->fields[of.find(from->constructor->parameters[i].symbol)->place];
        run(from->constructor, object, std::move(arguments));
    }
}

void Machine::set_member(const Cell& object, Symbol wanted, const Cell& value) {
    const auto* instance = object.as<Instance>();
    const auto* of = instance != nullptr ? &instance->of() : object.as<ScriptClass>();
    const Member* member = of == nullptr ? nullptr : of->find(wanted);
    const bool is_static = member != nullptr && (member->kind == Member::Kind::Static ||
                                                 (member->static_place && instance == nullptr));
    if (is_static) {
        ++world_.effects;
        ++world_.assignments;
        member->owner->statics[member->static_place.value_or(member->place)] = value;
        return;
    }
    if (instance == nullptr || member == nullptr || member->kind != Member::Kind::Field)
        throw Error(ErrorKind::Input, "`" + name(wanted) + "` cannot be assigned");
    if (instance->is_complete && !of->is_mutable())
        throw Error(ErrorKind::Input, "`" + name(wanted) + "` cannot change: the class " +
                                          of->full_name() + " is not mutable");
    if (instance->is_complete) ++world_.effects;
    const_cast<Instance*>(instance)->fields[member->place] = value;
}

void Machine::call_named(std::size_t callee, const CallSite& site, Global& global,
                         const Code& code) {
    if (global.is_set) {
        if (!code.is_query) global.is_read_by_functions = true;
        stack_[callee] = global.value;
        return call_site(callee, site);
    }
    Cell* const arguments = stack_.get() + callee + 1;
    if (is_native_function(global.name)) {
        if (!site.names.empty())
            throw Error(ErrorKind::Input, global.name + " takes no named arguments");
        return finish(callee, call_native_function(*this, global.name, arguments, site.by_place));
    }
    if (const Ref<ScriptClass> known = world_.known_class(global.name)) {
        stack_[callee] = world_.class_value(known);
        return call_site(callee, site);
    }
    if (site.by_place > 0 && answers_to(*this, arguments[0], site.name)) {
        for (std::size_t i = callee; i + 1 < top_; ++i) stack_[i] = std::move(stack_[i + 1]);
        stack_[--top_].clear();
        CallSite method = site;
        method.by_place = static_cast<std::uint16_t>(site.by_place - 1);
        return call_method_site(callee, method, method.count() == 0);
    }
    stack_[callee] = global_value(global, code);
    call_site(callee, site);
}

Cell Machine::global_value(Global& global, const Code& code) {
    const std::uint64_t now = world_.assignments + 1;
    if (global.found_at.load(std::memory_order_acquire) == now && global.package == code.package)
        return global.found;
    Cell value = value_of_name(world_, global.name, code.package);
    const std::lock_guard lock(world_.compiling);
    if (global.found_at.load(std::memory_order_relaxed) != world_.assignments + 1) {
        global.found = value;
        global.package = code.package;
        global.found_at.store(world_.assignments + 1, std::memory_order_release);
    }
    return value;
}

void Machine::call_ruleset(std::size_t callee, const RulesetPtr& ruleset, const CallSite& site) {
    std::vector<Value> values;
    std::vector<Argument> named;
    for (std::size_t i = 0; i < site.by_place; ++i)
        values.push_back(value_of(arena(), stack_[callee + 1 + i]));
    for (std::size_t i = 0; i < site.names.size(); ++i)
        named.push_back(
            {name(site.names[i]), to_string(arena(), stack_[callee + 1 + site.by_place + i])});
    finish(callee, entered(cell_of(arena(), position_or_ruleset(arena(), ruleset, std::move(values),
                                                                std::move(named), site))));
}

// What the language itself knows of the object.
void Machine::call_language(std::size_t callee, const CallSite& site, bool is_property) {
    const Cell& object = stack_[callee];
    const std::size_t count = site.by_place;
    if (const Native* native = find_native(object, site.name)) {
        // domineering.ImpartialVariant("..|..") is a call of what domineering.ImpartialVariant is.
        if (native->most() == 0 && site.count() > 0 && can_be_called(object)) {
            Cell found = native->apply(*this, stack_.get() + callee, 0);
            if (can_be_called(found)) {
                stack_[callee] = std::move(found);
                return call_site(callee, site);
            }
        }
        if (!site.names.empty())
            throw Error(ErrorKind::Input, std::string(native->name) + " takes no named arguments");
        if (count >= native->least() && count <= native->most())
            return finish(callee, native->apply(*this, stack_.get() + callee, count));
        if (!is_property || native->least() == 0)
            throw Error(ErrorKind::Input, wrong_count(*native));
    }
    if (Cell ruleset = as_heap_ruleset(*this, object, site.name); !ruleset.is_nothing()) {
        stack_[callee] = std::move(ruleset);
        return call_method_site(callee, site, is_property);
    }
    Arguments given;
    for (std::size_t i = 0; i < count; ++i)
        given.values.push_back(value_of(arena(), stack_[callee + 1 + i]));
    for (std::size_t i = 0; i < site.names.size(); ++i)
        given.named.push_back(
            {name(site.names[i]), to_string(arena(), stack_[callee + 1 + count + i])});
    const Value value = value_of(arena(), object);
    finish(callee, entered(cell_of(arena(), apply_property(*this, value, name(site.name), given))));
}

}  // namespace upstar
