// Calls: of functions, of properties, and of games, which make positions.
#include <algorithm>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/interpreter.h"

namespace upstar {
namespace {

constexpr int kMostCalls = 10'000;

}  // namespace

Arguments Interpreter::arguments(const Node& node, std::size_t first, Scope& scope) {
    Arguments result;
    for (std::size_t i = first; i < node.children.size(); ++i) {
        const Node& child = (*program_)[node.children[i]];
        if (child.kind != NodeKind::NamedArgument) {
            result.values.push_back(evaluate(node.children[i], scope));
            continue;
        }
        // A bare word such as `rules => modern` names a choice unless it is a variable.
        const Node& given = (*program_)[child.children[0]];
        const bool word = given.kind == NodeKind::Name && scope.find(given.text) == nullptr;
        result.named.push_back(
            {child.text,
             word ? given.text : to_string(arena(), evaluate(child.children[0], scope))});
    }
    return result;
}

// "game.strip.ToadsAndFrogs" for such a chain of names joined by dots, else nothing.
std::string Interpreter::game_path(const Node& node) const {
    constexpr int kMostDots = 8;
    std::string path = "." + node.text;
    const Node* front = &(*program_)[node.children[0]];
    for (int dots = 1; front->kind == NodeKind::Property && !front->has_arguments; ++dots) {
        if (dots == kMostDots) return {};
        path.insert(0, "." + front->text);
        front = &(*program_)[front->children[0]];
    }
    return front->kind == NodeKind::Name && front->text == "game" ? "game" + path : std::string();
}

// konane("xo.x", rules => modern) is a position; konane(rules => modern) and circular_nim(5,2) are
// rulesets.
Value Interpreter::call_ruleset(const RulesetPtr& ruleset, const Node& node, Arguments given) {
    name_by_place(ruleset->about(), given);
    RulesetPtr configured = given.named.empty() ? ruleset : ruleset->configured(given.named);
    if (given.values.empty()) return configured;
    const auto text = position_text(given.values);
    if (!text)
        throw Error(ErrorKind::Input, "a position of " + ruleset->about().name +
                                          " is one text in quotes, such as " +
                                          quoted(ruleset->about().examples.front()));
    try {
        return to_value(std::make_shared<const PositionGame>(configured->parse(*text)));
    } catch (const Error& error) {
        // The offset is one into the position's text, which may stand in the query as it is.
        const Node& argument = (*program_)[node.children[1]];
        if (!error.offset() || argument.kind != NodeKind::String)
            throw error.retold(error.message());
        throw error.retold(error.message(), argument.offset + 1 + *error.offset());
    }
}

// Numbers are parameters if the game takes some by place.
void Interpreter::name_by_place(const About& about, Arguments& given) {
    const auto is_number = [&](const Value& value) {
        return as_integer(arena(), value).has_value();
    };
    if (about.by_place.empty() || given.values.empty() ||
        !std::all_of(given.values.begin(), given.values.end(), is_number))
        return;
    if (given.values.size() > about.by_place.size()) {
        std::string names;
        for (const std::string& name : about.by_place) names += (names.empty() ? "" : ", ") + name;
        throw Error(ErrorKind::Input, "the numbers that " + about.name + " takes are " + names +
                                          "; a position is one text in quotes, such as " +
                                          quoted(about.examples.front()));
    }
    for (std::size_t i = 0; i < given.values.size(); ++i)
        given.named.push_back({about.by_place[i], to_string(arena(), given.values[i])});
    given.values.clear();
}

// One string, or numbers that are joined by commas (heaps): nim(3,5,7).
std::optional<std::string> Interpreter::position_text(const std::vector<Value>& values) {
    if (values.size() == 1)
        if (const auto* text = std::get_if<std::string>(&values[0])) return *text;
    std::string joined;
    for (const Value& value : values) {
        const auto number = as_integer(arena(), value);
        if (!number) return std::nullopt;
        joined += (joined.empty() ? "" : ",") + number->str();
    }
    return joined;
}

Value Interpreter::property(const Node& node, Scope& scope) {
    if (const std::string path = game_path(node); !path.empty()) {
        if (const RulesetPtr ruleset = work_.catalog.find(path))
            return node.has_arguments ? call_ruleset(ruleset, node, arguments(node, 1, scope))
                                      : Value(ruleset);
        if (scope.find("game") == nullptr)
            throw Error(ErrorKind::Input, "no game is catalogued as `" + path + "`",
                        Remedy::list_games());
    }
    const Value object = evaluate(node.children[0], scope);
    return apply_property(*this, object, node.text, arguments(node, 1, scope));
}

Value Interpreter::call(const Node& node, Scope& scope) {
    const Node& callee = (*program_)[node.children[0]];
    if (callee.kind == NodeKind::Name && scope.find(callee.text) == nullptr) {
        Arguments given = arguments(node, 1, scope);
        if (auto result = call_builtin(*this, callee.text, given)) return *std::move(result);
        if (!given.values.empty() && has_property(arena(), given.values[0], callee.text)) {
            Arguments rest{{given.values.begin() + 1, given.values.end()}, given.named};
            return apply_property(*this, given.values[0], callee.text, rest);
        }
        return call(evaluate(node.children[0], scope), node, std::move(given));
    }
    const Value function = evaluate(node.children[0], scope);
    return call(function, node, arguments(node, 1, scope));
}

Value Interpreter::call(const Value& function, const Node& node, Arguments given) {
    if (const auto* ruleset = std::get_if<RulesetPtr>(&function))
        return call_ruleset(*ruleset, node, std::move(given));
    if (!given.named.empty())
        throw Error(ErrorKind::Input, "only games take named arguments such as `rules => modern`");
    return call(function, given.values);
}

Value Interpreter::call(const Value& function, const std::vector<Value>& given) {
    const auto* closure = std::get_if<std::shared_ptr<const Closure>>(&function);
    if (closure == nullptr)
        throw Error(ErrorKind::Input, to_string(arena(), function) + " is not a function");
    const Closure& f = **closure;
    if (given.size() != f.params.size())
        throw Error(ErrorKind::Input, "this function takes " + std::to_string(f.params.size()) +
                                          " arguments, not " + std::to_string(given.size()));
    if (depth_ >= kMostCalls)
        throw Error(ErrorKind::Limit,
                    "functions call each other more than " + std::to_string(kMostCalls) + " deep");
    Charge frame(arena().context());
    for (const Value& value : given) frame.add(2 * own_bytes(value));
    Scope scope(&global_);
    for (const auto& [captured, value] : f.captured) scope.declare(captured, value);
    for (std::size_t i = 0; i < given.size(); ++i) scope.declare(f.params[i], given[i]);
    // The body may belong to an earlier query: its tree is the one to read meanwhile.
    const std::shared_ptr<const Program> caller = std::exchange(program_, f.program);
    ++depth_;
    const auto restore = [&] {
        --depth_;
        program_ = caller;
    };
    try {
        Value result = evaluate(f.body, scope);
        restore();
        return result;
    } catch (...) {
        restore();
        throw;
    }
}

Value Interpreter::function(const Node& node, Scope& scope) {
    return std::make_shared<const Closure>(node.params, program_, node.children[0], scope.locals());
}

}  // namespace upstar
