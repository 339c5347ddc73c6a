#include "upstar/lang/interpreter.h"

#include <algorithm>
#include <array>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/base/suggestion.h"
#include "upstar/catalog/catalog.h"
#include "upstar/values/canonical.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

constexpr int kMostCalls = 10'000;

}  // namespace

Value Interpreter::evaluate(Index i, Scope& scope) {
    if (stack_is_low())
        return on_fresh_stack(work_.arena.context(), [&] { return evaluate(i, scope); });
    arena().context().poll();
    const Node& node = (*program_)[i];
    try {
        Value value = evaluate_node(node, scope);
        hold(arena().context(), value);
        return value;
    } catch (const Error& error) {
        if (error.offset()) throw;
        throw error.at(node.offset);
    }
}

Value Interpreter::evaluate_node(const Node& node, Scope& scope) {
    switch (node.kind) {
        case NodeKind::Number:
        case NodeKind::String:
        case NodeKind::Boolean:
        case NodeKind::UpOrder:
        case NodeKind::UpOrderSum:
            return literal(node);
        case NodeKind::Name:
            return name(node, scope);
        case NodeKind::Ups:
            return ups(node, scope);
        case NodeKind::Star:
            return star(node, scope);
        case NodeKind::Unary:
            return unary(node, scope);
        case NodeKind::Binary:
            return binary(node, scope);
        case NodeKind::Game:
        case NodeKind::ExplicitGame:
            return game(node, scope);
        case NodeKind::List:
        case NodeKind::Set:
            return collection(node, scope);
        case NodeKind::Property:
            return property(node, scope);
        case NodeKind::Call:
            return call(node, scope);
        case NodeKind::Index:
            return element(node, scope);
        case NodeKind::Assign: {
            Value value = evaluate(node.children[0], scope);
            scope.assign(node.text, value);
            return value;
        }
        case NodeKind::Function:
            return function(node, scope);
        case NodeKind::If:
            if (condition(node.children[0], scope)) return evaluate(node.children[1], scope);
            return node.children.size() > 2 ? evaluate(node.children[2], scope) : Value(Nothing{});
        case NodeKind::Loop:
            return loop(node, scope);
        case NodeKind::While:
            return while_loop(node, scope);
        case NodeKind::Sequence: {
            Value last = Nothing{};
            for (const Index child : node.children) last = evaluate(child, scope);
            return last;
        }
        case NodeKind::NamedArgument:
        case NodeKind::For:
        case NodeKind::Range:
        case NodeKind::Where:
            break;  // handled by their parents
    }
    throw Error(ErrorKind::Input, "this stands where a value should be");
}

// --- names and literals -----------------------------------------------------------------------

Value Interpreter::literal(const Node& node) {
    switch (node.kind) {
        case NodeKind::Number:
            if (node.text.size() > 300'000)
                throw Error(ErrorKind::Limit, "a number of more than 300000 digits");
            return make_number(
                arena(), Integer(node.text.substr(
                             std::min(node.text.find_first_not_of('0'), node.text.size() - 1))));
        case NodeKind::Boolean:
            return node.text == "true";
        case NodeKind::String:
            return node.text;
        default:
            break;
    }
    const bool down = node.text[0] == '-';
    const std::string digits = node.text.substr(down ? 1 : 0);
    if (digits.size() > 4)
        throw Error(ErrorKind::Limit, "an up of too high an order (at most 9999)");
    const Dyadic order(std::stol(digits));
    const Game up = arena().simple(Dyadic(), 1, 0);
    const bool sum = node.kind == NodeKind::UpOrderSum;
    const Game value = sum ? pow_to(arena(), up, order) : pow(arena(), up, order);
    return down ? negative(arena(), value) : value;
}

Value Interpreter::name(const Node& node, Scope& scope) {
    if (const Value* value = scope.find(node.text)) return *value;
    if (auto value = builtin_constant(*this, node.text)) return *std::move(value);
    std::vector<std::string> known;
    for (const auto& [other, value] : global_.names()) known.push_back(other);
    for (const PropertyHelp& builtin : builtin_help()) known.push_back(builtin.name);
    for (const RulesetPtr& game : catalog()) known.push_back(slug(game->about()));
    throw Error(ErrorKind::Input,
                "That variable is not defined: `" + node.text + "`" + suggestion(node.text, known));
}

Value Interpreter::ups(const Node& node, Scope& scope) {
    const Integer sign(node.text);
    if (node.children.empty()) return multiple(arena(), sign, arena().simple(Dyadic(), 1, 0));
    const Value count = evaluate(node.children[0], scope);
    const auto times = as_integer(arena(), count);
    if (!times)
        throw Error(ErrorKind::Input, std::string("after ") + (sign < 0 ? "v" : "^") +
                                          " stands a number of times, not " +
                                          to_string(arena(), count));
    return multiple(arena(), sign * *times, arena().simple(Dyadic(), 1, 0));
}

Value Interpreter::star(const Node& node, Scope& scope) {
    if (node.children.empty()) return arena().nimber(1);
    const Value value = evaluate(node.children[0], scope);
    const auto nimber = as_integer(arena(), value);
    if (!nimber)
        throw Error(ErrorKind::Input,
                    "after * stands a nim value, not " + to_string(arena(), value));
    if (*nimber < 0) throw Error(ErrorKind::Input, "Nim value is negative: " + nimber->str());
    if (*nimber >= Integer(1) << 31)
        throw Error(ErrorKind::Limit, "a nimber too large: at most *2147483647");
    return arena().nimber(static_cast<std::uint32_t>(*nimber));
}

// --- operators --------------------------------------------------------------------------------

Value Interpreter::unary(const Node& node, Scope& scope) {
    if (node.text == "not") return !condition(node.children[0], scope);
    return apply_sign(*this, node.text, evaluate(node.children[0], scope));
}

Value Interpreter::binary(const Node& node, Scope& scope) {
    if (node.text == "and" || node.text == "or") {
        const bool left = condition(node.children[0], scope);
        if (left == (node.text == "or")) return left;
        return condition(node.children[1], scope);
    }
    const Value left = evaluate(node.children[0], scope);
    const Value right = evaluate(node.children[1], scope);
    return apply_operator(*this, node.text, left, right);
}

bool Interpreter::condition(Index i, Scope& scope) {
    const Value value = evaluate(i, scope);
    if (const bool* truth = std::get_if<bool>(&value)) return *truth;
    throw Error(ErrorKind::Input,
                "a condition must be true or false, not " + to_string(arena(), value),
                (*program_)[i].offset);
}

// --- games and collections --------------------------------------------------------------------

Value Interpreter::game(const Node& node, Scope& scope) {
    std::array<std::vector<Form>, 2> forms;
    bool written = node.kind == NodeKind::ExplicitGame;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const Value value = evaluate(node.children[i], scope);
        auto form = as_form(value);
        if (!form)
            throw Error(ErrorKind::Input,
                        "Invalid game specifier: options must be games, not " + type_name(value) +
                            " " + to_string(arena(), value),
                        (*program_)[node.children[i]].offset);
        written = written || std::holds_alternative<std::shared_ptr<const CompoundGame>>(*form);
        forms[i < node.split ? 0 : 1].push_back(*std::move(form));
    }
    if (written)
        return to_value(
            std::make_shared<const ExplicitGame>(std::move(forms[0]), std::move(forms[1])));
    std::array<std::vector<Game>, 2> games;
    for (std::size_t side = 0; side < 2; ++side)
        for (const Form& form : forms[side]) games[side].push_back(std::get<Game>(form));
    return canonical(arena(), games[0], games[1]);
}

Value Interpreter::collection(const Node& node, Scope& scope) {
    std::vector<Value> items;
    for (const Index child : node.children) items.push_back(evaluate(child, scope));
    if (node.kind == NodeKind::Set) return make_set(arena(), std::move(items));
    return make_list(std::move(items));
}

Value Interpreter::element(const Node& node, Scope& scope) {
    const Value object = evaluate(node.children[0], scope);
    const Value position = evaluate(node.children[1], scope);
    const auto* list = std::get_if<std::shared_ptr<const Collection>>(&object);
    if (list == nullptr) throw Error(ErrorKind::Input, "only lists have elements [i]");
    const auto i = as_integer(arena(), position);
    const auto& items = (*list)->items;
    if (!i || *i < 1 || *i > items.size())
        throw Error(ErrorKind::Input, "Index out of bounds: " + to_string(arena(), position) +
                                          "; this list has elements 1 to " +
                                          std::to_string(items.size()));
    return items[static_cast<std::size_t>(*i) - 1];
}

// --- calls ------------------------------------------------------------------------------------

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
Value Interpreter::call_ruleset(const RulesetPtr& ruleset, const Node& node, Scope& scope) {
    Arguments given = arguments(node, 1, scope);
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
            throw Error(error.kind(), error.message());
        throw Error(error.kind(), error.message(), argument.offset + 1 + *error.offset());
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
        if (const RulesetPtr ruleset = find_game(path))
            return node.has_arguments ? call_ruleset(ruleset, node, scope) : Value(ruleset);
        if (scope.find("game") == nullptr)
            throw Error(ErrorKind::Input, "no game is catalogued as `" + path +
                                              "`; `help games` lists "
                                              "those that are");
    }
    const Value object = evaluate(node.children[0], scope);
    return apply_property(*this, object, node.text, arguments(node, 1, scope));
}

Value Interpreter::call(const Node& node, Scope& scope) {
    const Node& callee = (*program_)[node.children[0]];
    if (callee.kind == NodeKind::Name && scope.find(callee.text) == nullptr) {
        const Arguments given = arguments(node, 1, scope);
        if (auto result = call_builtin(*this, callee.text, given)) return *std::move(result);
        if (!given.values.empty() && has_property(arena(), given.values[0], callee.text)) {
            Arguments rest{{given.values.begin() + 1, given.values.end()}, given.named};
            return apply_property(*this, given.values[0], callee.text, rest);
        }
    }
    const Value function = evaluate(node.children[0], scope);
    if (const auto* ruleset = std::get_if<RulesetPtr>(&function))
        return call_ruleset(*ruleset, node, scope);
    const Arguments given = arguments(node, 1, scope);
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

// --- loops ------------------------------------------------------------------------------------

Value Interpreter::loop(const Node& node, Scope& scope) {
    if (node.text == "do") {
        run_clauses(node, 1, scope, [](const Value&) {});
        return Nothing{};
    }
    Charge growth(arena().context());
    std::vector<Value> items;
    run_clauses(node, 1, scope, [&](Value value) {
        growth.add(own_bytes(value));
        items.push_back(std::move(value));
    });
    if (node.text == "set") return make_set(arena(), std::move(items));
    return make_list(std::move(items));
}

// Runs the clauses from `clause` on, and the body inside the last.
void Interpreter::run_clauses(const Node& loop, std::size_t clause, Scope& scope,
                              const std::function<void(Value)>& take) {
    if (clause == loop.children.size()) return take(evaluate(loop.children[0], scope));
    const Node& node = (*program_)[loop.children[clause]];
    if (node.kind == NodeKind::Where) {
        if (condition(node.children[0], scope)) run_clauses(loop, clause + 1, scope, take);
        return;
    }
    const auto body = [&](Scope& inner) { run_clauses(loop, clause + 1, inner, take); };
    const Node& over = (*program_)[node.children[0]];
    if (over.kind == NodeKind::Range) return run_range(over, node.text, scope, body);
    const Value collection = evaluate(node.children[0], scope);
    const auto* list = std::get_if<std::shared_ptr<const Collection>>(&collection);
    if (list == nullptr)
        throw Error(ErrorKind::Input, "`for ... in` needs a list or a set", over.offset);
    for (const Value& item : (*list)->items) {
        Scope inner(&scope);
        inner.declare(node.text, item);
        body(inner);
    }
}

void Interpreter::run_range(const Node& range, const std::string& variable, Scope& scope,
                            const std::function<void(Scope&)>& body) {
    const auto number = [&](std::size_t i) {
        const Value value = evaluate(range.children[i], scope);
        const Game* game = std::get_if<Game>(&value);
        if (game == nullptr || !arena().is_number(*game))
            throw Error(ErrorKind::Input, "a range needs numbers, not " + to_string(arena(), value),
                        (*program_)[range.children[i]].offset);
        return arena().number_part(*game);
    };
    const Dyadic last = number(1);
    const Dyadic step = range.children.size() > 2 ? number(2) : Dyadic(1);
    if (step.is_zero()) throw Error(ErrorKind::Input, "a range with step 0 has no end");
    for (Dyadic x = number(0); step.sign() > 0 ? x <= last : x >= last; x = x + step) {
        arena().context().poll();
        Scope inner(&scope);
        inner.declare(variable, arena().number(x));
        body(inner);
    }
}

Value Interpreter::while_loop(const Node& node, Scope& scope) {
    while (condition(node.children[0], scope)) evaluate(node.children[1], scope);
    return Nothing{};
}

}  // namespace upstar
