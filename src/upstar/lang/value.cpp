#include "upstar/lang/value.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/base/stack.h"
#include "upstar/lang/closure.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/dispose.h"

namespace upstar {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

// The text of a value with shared parts can be exponentially longer than the value.
constexpr std::size_t kMostText = std::size_t{1} << 24;

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

std::string collection_text(Arena& arena, const Collection& collection, Notation notation) {
    const bool latex = notation == Notation::Latex;
    std::string text = !collection.is_set ? "[" : latex ? "\\{" : "{";
    const char* separator = "";
    for (const Value& item : collection.items) {
        arena.context().poll();
        if (text.size() > kMostText)
            throw Error(ErrorKind::Limit,
                        "this is too long to print (more than 16 million characters)");
        text += separator;
        separator = ",";
        const auto* string = std::get_if<std::string>(&item);
        text += string != nullptr ? quoted(*string) : to_string(arena, item, notation);
    }
    arena.context().poll();
    return text + (!collection.is_set ? "]" : latex ? "\\}" : "}");
}

}  // namespace

Collection::~Collection() {
    for (Value& item : items) dispose(item);
}

Value make_list(std::vector<Value> items) {
    return std::make_shared<const Collection>(false, std::move(items));
}

Value make_list(const std::vector<Game>& games) {
    return make_list(std::vector<Value>(games.begin(), games.end()));
}

Value make_set(Arena& arena, std::vector<Game> games) {
    std::sort(games.begin(), games.end());
    games.erase(std::unique(games.begin(), games.end()), games.end());
    sort_for_print(arena, games);
    return std::make_shared<const Collection>(true, std::vector<Value>(games.begin(), games.end()));
}

Value make_set(Arena& arena, std::vector<Value> items) {
    std::vector<Game> games;
    std::vector<Value> others;
    for (Value& item : items) {
        if (const Game* game = std::get_if<Game>(&item)) {
            games.push_back(*game);
        } else if (std::none_of(others.begin(), others.end(),
                                [&](const Value& other) { return same(arena, item, other); })) {
            others.push_back(std::move(item));
        }
    }
    const Value of_games = make_set(arena, std::move(games));
    std::vector<Value> all = std::get<std::shared_ptr<const Collection>>(of_games)->items;
    std::vector<std::pair<std::string, Value>> named;
    named.reserve(others.size());
    for (Value& other : others) named.emplace_back(to_string(arena, other), std::move(other));
    std::sort(named.begin(), named.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [text, other] : named) all.push_back(std::move(other));
    return std::make_shared<const Collection>(true, std::move(all));
}

std::string type_name(const Value& value) {
    return std::visit(
        Overloaded{
            [](const Nothing&) { return "Nothing"; }, [](bool) { return "Boolean"; },
            [](Game) { return "Game"; }, [](const Rational&) { return "Rational"; },
            [](Player) { return "Player"; }, [](Outcome) { return "OutcomeClass"; },
            [](Relation) { return "Relation"; }, [](const std::string&) { return "String"; },
            [](const std::shared_ptr<const Collection>& c) { return c->is_set ? "Set" : "List"; },
            [](const std::shared_ptr<const CompoundGame>&) { return "Game"; },
            [](const std::shared_ptr<const Thermograph>&) { return "Thermograph"; },
            [](const UptimalExpansion&) { return "UptimalExpansion"; },
            [](const std::shared_ptr<const Closure>&) { return "Function"; },
            [](const std::shared_ptr<const AnyRuleset>&) { return "Ruleset"; },
            [](const Plot&) { return "Plot"; }},
        value);
}

bool same(Arena& arena, const Value& a, const Value& b) {
    if (stack_is_low()) return on_fresh_stack(arena.context(), [&] { return same(arena, a, b); });
    arena.context().poll();
    if (a.index() != b.index()) return false;
    if (const Game* game = std::get_if<Game>(&a)) return *game == std::get<Game>(b);
    const auto* list = std::get_if<std::shared_ptr<const Collection>>(&a);
    if (list == nullptr) return to_string(arena, a) == to_string(arena, b);
    const Collection& x = **list;
    const Collection& y = *std::get<std::shared_ptr<const Collection>>(b);
    if (&x == &y) return true;
    return x.is_set == y.is_set &&
           std::equal(x.items.begin(), x.items.end(), y.items.begin(), y.items.end(),
                      [&](const Value& p, const Value& q) { return same(arena, p, q); });
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
            [&](const std::shared_ptr<const Collection>& c) {
                return collection_text(arena, *c, notation);
            },
            [&](const std::shared_ptr<const CompoundGame>& g) { return g->text(arena, notation); },
            [](const std::shared_ptr<const Thermograph>& t) { return to_string(*t); },
            [](const UptimalExpansion& e) { return to_string(e); },
            [](const std::shared_ptr<const Closure>& f) { return f->text(); },
            [](const std::shared_ptr<const AnyRuleset>& r) { return ruleset_text(*r); },
            [](const Plot& p) { return "Plot(" + p.title + ")"; }},
        value);
}

std::size_t own_bytes(const Value& value) {
    std::size_t bytes = sizeof(Value);
    if (const auto* text = std::get_if<std::string>(&value)) bytes += text->capacity();
    if (const auto* x = std::get_if<Rational>(&value))
        bytes += (x->numerator.backend().size() + x->denominator.backend().size()) *
                 sizeof(boost::multiprecision::limb_type);
    return bytes;
}

void hold(Context& context, const Value& value) {
    constexpr std::size_t kNode = 64;  // what the allocator and a shared_ptr add
    if (const auto* list = std::get_if<std::shared_ptr<const Collection>>(&value)) {
        if (!(*list)->held.is_empty()) return;
        std::size_t bytes = kNode;
        for (const Value& item : (*list)->items) bytes += own_bytes(item);
        (*list)->held = HeldCharge(context, bytes);
    } else if (const auto* closure = std::get_if<std::shared_ptr<const Closure>>(&value)) {
        if (!(*closure)->held.is_empty()) return;
        std::size_t bytes = kNode;
        for (const auto& [name, captured] : (*closure)->captured)
            bytes += kNode + own_bytes(captured);
        (*closure)->held = HeldCharge(context, bytes);
    } else if (const auto* game = std::get_if<std::shared_ptr<const CompoundGame>>(&value)) {
        if (!(*game)->held.is_empty()) return;
        (*game)->held = HeldCharge(context, kNode + (*game)->own_bytes());
    }
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
