#include "upstar/lang/value.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/objects.h"

namespace upstar {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

const char* relation_name(Relation relation) {
    switch (relation) {
        case Relation::Less:
            return "less";
        case Relation::Equal:
            return "equal";
        case Relation::Greater:
            return "greater";
        case Relation::Confused:
            break;
    }
    return "confused";
}

std::string rational_text(const Rational& x, Notation notation) {
    if (x.denominator == 0) {
        const std::string sign = x.numerator < 0 ? "-" : "";
        return sign + (notation == Notation::Latex ? "\\infty" : "inf");
    }
    if (notation == Notation::Latex) {
        const std::string sign = x.numerator < 0 ? "-" : "";
        return sign + "\\frac{" + Integer(abs(x.numerator)).str() + "}{" + x.denominator.str() +
               "}";
    }
    return x.numerator.str() + "/" + x.denominator.str();
}

}  // namespace

Value make_list(Arena& arena, std::vector<Value> items) {
    std::vector<Cell> cells;
    cells.reserve(items.size());
    for (Value& item : items) cells.push_back(cell_of(arena, std::move(item)));
    return list_cell(std::move(cells));
}

Value make_set(Arena& arena, std::vector<Value> items) {
    std::vector<Cell> cells;
    cells.reserve(items.size());
    for (Value& item : items) cells.push_back(cell_of(arena, std::move(item)));
    return set_cell(arena, std::move(cells));
}

Value make_list(Arena& arena, const std::vector<Game>& games) {
    return make_list(arena, std::vector<Value>(games.begin(), games.end()));
}

Value make_set(Arena& arena, const std::vector<Game>& games) {
    return make_set(arena, std::vector<Value>(games.begin(), games.end()));
}

std::optional<std::vector<Value>> items_of(Arena& arena, const Value& value) {
    const Cell* cell = std::get_if<Cell>(&value);
    const std::vector<Cell>* cells = cell == nullptr ? nullptr : items_in(*cell);
    if (cells == nullptr) return std::nullopt;
    std::vector<Value> items;
    items.reserve(cells->size());
    for (const Cell& item : *cells) items.push_back(value_of(arena, item));
    return items;
}

bool is_set(const Value& value) {
    const Cell* cell = std::get_if<Cell>(&value);
    return cell != nullptr && cell->as<SetObject>() != nullptr;
}

std::string type_name(const Value& value) {
    return std::visit(
        Overloaded{
            [](const Nothing&) -> std::string { return "Nothing"; },
            [](bool) -> std::string { return "Boolean"; },
            [](Game) -> std::string { return "Game"; },
            [](const Rational&) -> std::string { return "Rational"; },
            [](Player) -> std::string { return "Player"; },
            [](Outcome) -> std::string { return "OutcomeClass"; },
            [](Relation) -> std::string { return "Relation"; },
            [](const std::string&) -> std::string { return "String"; },
            [](const Cell& cell) { return type_name(cell); },
            [](const std::shared_ptr<const CompoundGame>&) -> std::string { return "Game"; },
            [](const std::shared_ptr<const Thermograph>&) -> std::string { return "Thermograph"; },
            [](const UptimalExpansion&) -> std::string { return "UptimalExpansion"; },
            [](const std::shared_ptr<const AnyRuleset>&) -> std::string { return "Ruleset"; },
            [](const Plot&) -> std::string { return "Plot"; }},
        value);
}

bool same(Arena& arena, const Value& a, const Value& b) {
    arena.context().poll();
    if (a.index() != b.index()) return false;
    if (const Game* game = std::get_if<Game>(&a)) return *game == std::get<Game>(b);
    if (const Cell* cell = std::get_if<Cell>(&a)) return same(arena, *cell, std::get<Cell>(b));
    return to_string(arena, a) == to_string(arena, b);
}

std::string to_string(Arena& arena, const Value& value, Notation notation) {
    if (stack_is_low())
        return on_fresh_stack(arena.context(), [&] { return to_string(arena, value, notation); });
    return std::visit(
        Overloaded{
            [](const Nothing&) { return std::string("Nothing"); },
            [](bool b) { return std::string(b ? "true" : "false"); },
            [&](Game g) { return to_string(arena, g, notation); },
            [&](const Rational& x) { return rational_text(x, notation); },
            [](Player p) { return std::string(name(p)); },
            [](Outcome o) { return std::string(name(o)); },
            [](Relation r) { return std::string(relation_name(r)); },
            [](const std::string& s) { return s; },
            [&](const Cell& cell) { return to_string(arena, cell, notation); },
            [&](const std::shared_ptr<const CompoundGame>& g) { return g->text(arena, notation); },
            [](const std::shared_ptr<const Thermograph>& t) { return to_string(*t); },
            [](const UptimalExpansion& e) { return to_string(e); },
            [](const std::shared_ptr<const AnyRuleset>& r) { return ruleset_text(*r); },
            [](const Plot& p) { return "Plot(" + p.title + ")"; }},
        value);
}

Value make_number(Arena& arena, const Integer& numerator, const Integer& denominator) {
    if (denominator == 0) {
        if (numerator == 0) throw Error(ErrorKind::Input, "/ by zero");
        return Rational{numerator < 0 ? -1 : 1, 0};
    }
    if (const auto dyadic = Dyadic::fraction(numerator, denominator)) return arena.number(*dyadic);
    const Integer common = gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
    return Rational{numerator / common, denominator / common};
}

std::optional<Rational> as_rational(const Arena& arena, const Value& value) {
    if (const Rational* x = std::get_if<Rational>(&value)) return *x;
    const Game* game = std::get_if<Game>(&value);
    if (game == nullptr || !arena.is_number(*game)) return std::nullopt;
    const Dyadic& x = arena.number_part(*game);
    return Rational{x.numerator(), x.denominator()};
}

std::optional<Integer> as_integer(const Arena& arena, const Value& value) {
    const Game* game = std::get_if<Game>(&value);
    if (game == nullptr || !arena.is_integer(*game)) return std::nullopt;
    return arena.number_part(*game).numerator();
}

Integer floor_quotient(const Integer& a, const Integer& b) {
    if (b == 0) throw Error(ErrorKind::Input, "/ by zero");
    const Integer quotient = a / b;
    const bool rounded_up = quotient * b != a && (a < 0) != (b < 0);
    return rounded_up ? Integer(quotient - 1) : quotient;
}

int compare(const Rational& a, const Rational& b) {
    if (a.denominator == 0 || b.denominator == 0) {
        const int x = a.denominator == 0 ? a.numerator.sign() : 0;
        const int y = b.denominator == 0 ? b.numerator.sign() : 0;
        return x - y;
    }
    return Integer(a.numerator * b.denominator).compare(b.numerator * a.denominator);
}

}  // namespace upstar
