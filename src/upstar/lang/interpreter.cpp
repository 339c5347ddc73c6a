#include "upstar/lang/interpreter.h"

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
    for (const RulesetPtr& game : work_.catalog.games()) known.push_back(game->id());
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

}  // namespace upstar
