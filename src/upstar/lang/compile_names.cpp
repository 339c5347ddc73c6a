// Names, assignments, calls and functions.
#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compiler.h"

namespace upstar {

std::optional<std::size_t> Compiler::local(const Body& body, const std::string& name) {
    for (auto block = body.blocks.rbegin(); block != body.blocks.rend(); ++block)
        if (const auto it = block->slots.find(name); it != block->slots.end()) return it->second;
    return std::nullopt;
}

// The place of a name of an enclosing function among the captured, if there is such a name.
std::optional<std::size_t> Compiler::capture(Body& body, const std::string& name) {
    const auto known = std::find(body.captured.begin(), body.captured.end(), name);
    if (known != body.captured.end())
        return static_cast<std::size_t>(known - body.captured.begin());
    if (body.outer == nullptr) return std::nullopt;
    if (!local(*body.outer, name) && !capture(*body.outer, name)) return std::nullopt;
    body.captured.push_back(name);
    return body.captured.size() - 1;
}

// How many objects outward from `this` the class lies that has the name.
std::optional<std::size_t> Compiler::member_level(const std::string& name) const {
    const Symbol symbol = world_.symbols().intern(name);
    std::size_t level = 0;
    for (const ScriptClass* home = around_.home; home != nullptr; home = home->enclosing()) {
        if (home->find(symbol) != nullptr) return level;
        ++level;
    }
    return std::nullopt;
}

bool Compiler::is_global(const std::string& name) const {
    const Global* known = world_.find_global(name);
    return known != nullptr && known->is_set;
}

std::size_t Compiler::global(const std::string& name) {
    auto& globals = body_->code->globals;
    const std::shared_ptr<Global> wanted = world_.global(name);
    const auto known = std::find(globals.begin(), globals.end(), wanted);
    if (known != globals.end()) return static_cast<std::size_t>(known - globals.begin());
    globals.push_back(wanted);
    return globals.size() - 1;
}

void Compiler::load(const std::string& name, std::size_t offset) {
    if (const auto slot = local(*body_, name)) {
        emit(Op::Local, offset, static_cast<std::int64_t>(*slot), 0, 1);
    } else if (const auto place = capture(*body_, name)) {
        emit(Op::Captured, offset, static_cast<std::int64_t>(*place), 0, 1);
    } else if (const auto level = member_level(name)) {
        emit(Op::Member, offset, world_.symbols().intern(name), *level, 1);
    } else {
        emit(Op::Global, offset, static_cast<std::int64_t>(global(name)), 0, 1);
    }
}

// Assigns the value on the stack, which stays, to a name.
void Compiler::store(const Node& at) {
    const std::string& name = at.text;
    const bool is_declared = at.split != 0;
    if (!is_declared || (body_->is_query && body_->blocks.size() == 1)) {
        if (const auto slot = local(*body_, name)) {
            emit(Op::SetLocal, at.offset, static_cast<std::int64_t>(*slot), 0, 0);
            return;
        }
        if (const auto level = member_level(name)) {
            emit(Op::SetMember, at.offset, world_.symbols().intern(name), *level, 0);
            return;
        }
        if (body_->is_query || (around_.home == nullptr && around_.assigns_globals &&
                                !capture(*body_, name) && is_global(name))) {
            const std::shared_ptr<Global> wanted = world_.global(name);
            emit(Op::SetGlobal, at.offset, static_cast<std::int64_t>(global(name)), 0, 0);
            return;
        }
    }
    // A new variable: declared ones belong to the block, others to the function.
    auto& slots = (is_declared ? body_->blocks.back() : body_->blocks.front()).slots;
    const auto known = slots.find(name);
    const std::size_t slot = known != slots.end() ? known->second : new_slot();
    slots[name] = slot;
    emit(Op::SetLocal, at.offset, static_cast<std::int64_t>(slot), 0, 0);
}

void Compiler::assign(const Node& at) {
    const Node& value = node(at.children[0]);
    if (at.split == 2) {
        function(value, at.text, true);
    } else {
        compile(at.children[0]);
    }
    store(at);
}

void Compiler::assign_to(const Node& at) {
    const Node& target = node(at.children[0]);
    compile(target.children[0]);
    if (target.kind == NodeKind::Index) {
        compile(target.children[1]);
        compile(at.children[1]);
        emit(Op::SetIndex, at.offset, 0, 0, -2);
    } else {
        compile(at.children[1]);
        emit(Op::SetProperty, at.offset, world_.symbols().intern(target.text), 0, -1);
    }
}

// "game.strip.ToadsAndFrogs" for a chain of names joined by dots that begins with a package, a name
// that is nothing else; else nothing.
std::string Compiler::dotted(Index i) const {
    constexpr int kMostDots = 8;
    std::string path;
    for (int dots = 0;; ++dots) {
        const Node& at = node(i);
        if (at.kind == NodeKind::Name) {
            if (is_global(at.text) || member_level(at.text)) return {};
            for (const Body* body = body_; body != nullptr; body = body->outer)
                if (local(*body, at.text)) return {};
            return world_.is_package(at.text) ? at.text + path : std::string();
        }
        if (at.kind != NodeKind::Property || dots == kMostDots) return {};
        if (dots > 0 && at.has_arguments) return {};
        path.insert(0, "." + at.text);
        i = at.children[0];
    }
}

// Lays the value that such a chain names, if it is one.
bool Compiler::load_path(Index i) {
    const std::string path = dotted(i);
    if (path.empty() || path.find('.') == std::string::npos) return false;
    const Node& at = node(i);
    if (auto value = world_.find_path(path, around_.package)) {
        emit(Op::Constant, at.offset, constant(std::move(*value)), 0, 1);
        return true;
    }
    // game.grid is no value, but game.grid.Clobber.ImpartialVariant begins with one.
    for (Index front = at.children[0]; node(front).kind == NodeKind::Property;
         front = node(front).children[0])
        if (world_.find_path(dotted(front), around_.package)) return false;
    if (!World::is_language_package(path.substr(0, path.find('.')))) return false;
    emit(Op::Unresolved, at.offset,
         constant(string_cell("no game is catalogued as `" + path + "`")), 0, 1);
    return true;
}

void Compiler::property(Index i) {
    const Node& at = node(i);
    if (at.kind == NodeKind::Super) {
        CallSite call_site = site(at, 0);
        call_site.name = world_.symbols().intern(at.text);
        const auto taken = static_cast<int>(call_site.count());
        emit(Op::CallSuper, at.offset, static_cast<std::int64_t>(add_site(std::move(call_site))), 0,
             1 - taken);
        body_->code->most_stack = std::max(body_->code->most_stack, body_->depth + 1);
        return;
    }
    const Symbol name = world_.symbols().intern(at.text);
    if (load_path(i)) {
        if (!at.has_arguments) return;
        CallSite call_site = site(at, 1);
        const auto taken = static_cast<int>(call_site.count());
        emit(Op::Call, at.offset, static_cast<std::int64_t>(add_site(std::move(call_site))), 0,
             -taken);
        return;
    }
    compile(at.children[0]);
    if (!at.has_arguments) {
        CallSite plain;
        plain.name = name;
        emit(Op::Property, at.offset, static_cast<std::int64_t>(add_site(std::move(plain))), 0, 0);
        return;
    }
    if (updated(at)) return;
    CallSite call_site = site(at, 1);
    call_site.name = name;
    const auto taken = static_cast<int>(call_site.count());
    emit(Op::CallMethod, at.offset, static_cast<std::int64_t>(add_site(std::move(call_site))), 0,
         -taken);
}

// Numbers, variables of this function and what + and - make of them: it does not matter when that
// is worked out.
bool Compiler::is_arithmetic(Index i, int depth) const {
    constexpr int kDeepest = 4;
    const Node& at = node(i);
    if (at.kind == NodeKind::Number) return true;
    if (at.kind == NodeKind::Name) return local(*body_, at.text).has_value();
    const bool is_sum = at.kind == NodeKind::Coordinates ||
                        (at.kind == NodeKind::Binary && (at.text == "+" || at.text == "-"));
    return is_sum && depth < kDeepest &&
           std::all_of(at.children.begin(), at.children.end(),
                       [&](Index child) { return is_arithmetic(child, depth + 1); });
}

// board[place] of a member of this object: the member is not laid on the stack.
bool Compiler::member_index(const Node& at) {
    const Node& object = node(at.children[0]);
    if (object.kind != NodeKind::Name || local(*body_, object.text) ||
        !is_arithmetic(at.children[1], 0) || capture(*body_, object.text))
        return false;
    const auto level = member_level(object.text);
    if (!level) return false;
    const Symbol symbol = world_.symbols().intern(object.text);
    compile(at.children[1]);
    emit(Op::MemberIndex, at.offset, symbol, *level, 0);
    emit(Op::Member, object.offset, symbol, *level, 1);
    emit(Op::Index, at.offset, 0, 0, -1);
    body_->code->instructions.back().c = 1;
    return true;
}

// object.Updated({key => value, ...}), whose map need not be made if the object, which lies on the
// stack, is a board.
bool Compiler::updated(const Node& at) {
    constexpr std::size_t kMostEntries = 100;
    if (at.text != "Updated" || at.children.size() != 2) return false;
    const Node& map = node(at.children[1]);
    const std::size_t entries = map.children.size();
    if (map.kind != NodeKind::Map || entries == 0 || entries > kMostEntries) return false;
    for (const Index entry : map.children)
        for (const Index part : node(entry).children) compile(part);
    CallSite call_site;
    call_site.name = world_.symbols().intern(at.text);
    call_site.by_place = 1;
    emit(Op::Updated, at.offset, static_cast<std::int64_t>(add_site(std::move(call_site))), entries,
         -2 * static_cast<int>(entries));
    return true;
}

// Compiles the arguments from child `first` on: those by place, then those by name.
CallSite Compiler::site(const Node& at, std::size_t first) {
    CallSite result;
    for (std::size_t i = first; i < at.children.size(); ++i) {
        const Node& child = node(at.children[i]);
        if (child.kind == NodeKind::NamedArgument) continue;
        if (result.by_place == 65535)
            throw Error(ErrorKind::Limit, "more than 65535 arguments", child.offset);
        ++result.by_place;
        if (child.kind == NodeKind::String && i == first) {
            result.has_text = true;
            result.text_offset = child.offset;
        }
        compile(at.children[i]);
    }
    for (std::size_t i = first; i < at.children.size(); ++i) {
        const Node& child = node(at.children[i]);
        if (child.kind != NodeKind::NamedArgument) continue;
        if (result.names.size() == 32)
            throw Error(ErrorKind::Limit, "more than 32 named arguments", child.offset);
        // A bare word such as `rules => modern` names a choice unless it is a name here.
        const Node& given = node(child.children[0]);
        bool is_word = given.kind == NodeKind::Name && !is_global(given.text) &&
                       !member_level(given.text) && !world_.find_class(given.text, around_.package);
        for (Body* body = body_; is_word && body != nullptr; body = body->outer)
            is_word = !local(*body, given.text);
        if (is_word && given.text != "Left" && given.text != "Right" && given.text != "inf") {
            emit(Op::Constant, given.offset, constant(string_cell(given.text)), 0, 1);
            result.words |= std::uint32_t{1} << result.names.size();
        } else {
            compile(child.children[0]);
        }
        result.names.push_back(world_.symbols().intern(child.text));
    }
    return result;
}

std::size_t Compiler::add_site(CallSite site) {
    body_->code->calls.push_back(std::move(site));
    return body_->code->calls.size() - 1;
}

void Compiler::call(const Node& at) {
    const Node& callee = node(at.children[0]);
    if (callee.kind == NodeKind::Name && !local(*body_, callee.text) &&
        !capture(*body_, callee.text)) {
        const auto level = member_level(callee.text);
        // A cell is kept free below the arguments for the callee.
        emit(Op::Nothing, at.offset, 0, 0, 1);
        CallSite call_site = site(at, 1);
        call_site.name = world_.symbols().intern(callee.text);
        const auto taken = static_cast<int>(call_site.count());
        const auto number = static_cast<std::int64_t>(add_site(std::move(call_site)));
        if (level) {
            emit(Op::CallMember, at.offset, number, *level, -taken);
        } else {
            emit(Op::CallName, at.offset, number, global(callee.text), -taken);
        }
        return;
    }
    compile(at.children[0]);
    CallSite call_site = site(at, 1);
    const auto taken = static_cast<int>(call_site.count());
    emit(Op::Call, at.offset, static_cast<std::int64_t>(add_site(std::move(call_site))), 0, -taken);
}

void Compiler::parameters(const std::vector<ParameterSyntax>& all, Body& inner) {
    for (const ParameterSyntax& syntax : all) {
        Code::Parameter parameter;
        parameter.name = syntax.name;
        parameter.type = syntax.type;
        parameter.native_type = native_type(syntax.type);
        if (parameter.native_type != NativeType::Anything || syntax.standard || syntax.is_rest)
            inner.code->is_plain = false;
        parameter.symbol = world_.symbols().intern(syntax.name);
        if (syntax.standard) {
            Body standard;
            standard.code->name = syntax.name;
            standard.code->home = around_.home;
            standard.outer = nullptr;
            Body* const before = std::exchange(body_, &standard);
            compile(*syntax.standard);
            emit(Op::Return, 0, 0, 0, -1);
            standard.code->source = around_.source;
            body_ = before;
            parameter.standard = standard.code;
        } else if (syntax.is_rest) {
            inner.code->takes_rest = true;
        } else {
            ++inner.code->required;
        }
        inner.blocks.back().slots[syntax.name] = inner.code->locals++;
        inner.code->parameters.push_back(std::move(parameter));
    }
}

std::shared_ptr<const Code> Compiler::function_code(const Node& at, const std::string& name,
                                                    Body& inner) {
    inner.code->name = name;
    inner.code->home = around_.home;
    parameters(program_.heads[at.split].parameters, inner);
    Body* const before = std::exchange(body_, &inner);
    compile(at.children[0]);
    finish(inner);
    body_ = before;
    return inner.code;
}

void Compiler::function(const Node& at, const std::string& name, bool is_definition) {
    Body inner;
    inner.outer = body_;
    inner.code->is_definition = is_definition;
    std::shared_ptr<const Code> code = function_code(at, name, inner);
    for (const std::string& captured : inner.captured) load(captured, at.offset);
    const auto count = inner.captured.size();
    body_->code->functions.push_back(std::move(code));
    body_->code->captures.push_back(count);
    emit(Op::Function, at.offset, static_cast<std::int64_t>(body_->code->functions.size() - 1), 0,
         1 - static_cast<int>(count));
}

}  // namespace upstar
