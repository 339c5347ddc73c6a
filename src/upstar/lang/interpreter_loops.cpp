// Loops: for over ranges and collections, with conditions, and while.
#include <utility>

#include "upstar/base/error.h"
#include "upstar/lang/interpreter.h"

namespace upstar {
namespace {

constexpr std::size_t kMostItems = 10'000'000;

[[noreturn]] void refuse_so_many_items() {
    throw Error(ErrorKind::Limit, "more than " + std::to_string(kMostItems) +
                                      " elements; a loop `for ... do ... end` keeps none of them");
}

}  // namespace

Value Interpreter::loop(const Node& node, Scope& scope) {
    if (node.text == "do") {
        run_clauses(node, 1, scope, [](const Value&) {});
        return Nothing{};
    }
    Charge growth(arena().context());
    std::vector<Value> items;
    run_clauses(node, 1, scope, [&](Value value) {
        if (items.size() == kMostItems) refuse_so_many_items();
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
    if (over.kind == NodeKind::Range) {
        const bool one_item_each = loop.text != "do" && loop.children.size() == 2;
        return run_range(over, node.text, scope, body, one_item_each);
    }
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
                            const std::function<void(Scope&)>& body, bool one_item_each) {
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
    const Dyadic first = number(0);
    const auto is_within = [&](const Dyadic& x) { return step.sign() > 0 ? x <= last : x >= last; };
    if (one_item_each && is_within(first + step * Dyadic(kMostItems))) refuse_so_many_items();
    for (Dyadic x = first; is_within(x); x = x + step) {
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
