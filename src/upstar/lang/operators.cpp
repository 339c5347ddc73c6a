// The arithmetic and the comparisons of the expression language.
//
// Numbers of any kind are computed as rationals; values as games; and as soon as one side is kept
// as written (an explicit form, a position) the result is kept as written too.
#include <array>

#include "upstar/base/error.h"
#include "upstar/lang/property.h"
#include "upstar/values/canonical.h"
#include "upstar/values/comparison.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

constexpr std::size_t kMostBits = std::size_t{1} << 20;
constexpr std::size_t kMostString = std::size_t{1} << 24;

[[noreturn]] void no_operation(const std::string& op, const Value& a, const Value& b) {
    throw Error(ErrorKind::Input,
                "No operation `" + op + "` for a " + type_name(a) + " and a " + type_name(b));
}

std::size_t bits(const Integer& n) { return n == 0 ? 0 : msb(abs(n)) + 1; }

void check_size(std::size_t needed) {
    if (needed > kMostBits)
        throw Error(ErrorKind::Limit, "Overflow: a number of more than 2^20 binary digits");
}

Value power(Arena& arena, const Rational& base, const Rational& exponent) {
    if (exponent.denominator != 1)
        throw Error(ErrorKind::Input, "the exponent of a power must be an integer");
    if (base.denominator == 0) throw Error(ErrorKind::Input, "inf has no powers");
    const Integer n = abs(exponent.numerator);
    Integer top = 1;
    Integer bottom = 1;
    const bool grows = abs(base.numerator) > 1 || base.denominator > 1;
    if (n > 0 && grows) {
        if (n > kMostBits) check_size(kMostBits + 1);
        const auto times = static_cast<unsigned>(n);
        // A number of b digits has powers of between (b-1)n and bn digits.
        check_size((std::max(bits(base.numerator), bits(base.denominator)) - 1) * times);
        top = pow(base.numerator, times);
        bottom = pow(base.denominator, times);
        check_size(std::max(bits(top), bits(bottom)));
    } else if (n > 0) {
        top = base.numerator < 0 && n % 2 == 0 ? Integer(1) : base.numerator;
    }
    return exponent.numerator < 0 ? make_number(arena, bottom, top)
                                  : make_number(arena, top, bottom);
}

Value infinite_arithmetic(const std::string& op, const Rational& a, const Rational& b,
                          Arena& arena) {
    const int x = a.denominator == 0 ? a.numerator.sign() : 0;
    const int y = (b.denominator == 0 ? b.numerator.sign() : 0) * (op == "-" ? -1 : 1);
    if ((op == "+" || op == "-") && x * y >= 0) return Rational{x != 0 ? x : y, 0};
    if (op == "*" && a.numerator != 0 && b.numerator != 0)
        return Rational{a.numerator.sign() * b.numerator.sign(), 0};
    if (op == "/" && y == 0 && b.numerator != 0) return Rational{x * b.numerator.sign(), 0};
    if (op == "/" && x == 0) return make_number(arena, 0);
    throw Error(ErrorKind::Input, "inf does not allow this");
}

std::optional<Value> number_arithmetic(Arena& arena, const std::string& op, const Value& left,
                                       const Value& right) {
    const auto a = as_rational(arena, left);
    const auto b = as_rational(arena, right);
    if (!a || !b) return std::nullopt;
    if (op == "^") return power(arena, *a, *b);
    if (a->denominator == 0 || b->denominator == 0) return infinite_arithmetic(op, *a, *b, arena);
    check_size(std::max(bits(a->numerator), bits(a->denominator)) +
               std::max(bits(b->numerator), bits(b->denominator)));
    const Integer& p = a->numerator;
    const Integer& q = a->denominator;
    const Integer& r = b->numerator;
    const Integer& s = b->denominator;
    if (op == "+") return make_number(arena, p * s + r * q, q * s);
    if (op == "-") return make_number(arena, p * s - r * q, q * s);
    if (op == "*") return make_number(arena, p * r, q * s);
    if (op == "/") return make_number(arena, p * s, q * r);
    if (op == "%") {
        const Integer times = floor_quotient(p * s, q * r);
        return make_number(arena, p * s - times * r * q, q * s);
    }
    return std::nullopt;
}

Value game_product(Machine& in, const Form& g, const Form& h, const Value& a, const Value& b) {
    Arena& arena = in.arena();
    const auto times_a = as_integer(arena, a);
    const auto times_b = as_integer(arena, b);
    const Game* game_g = std::get_if<Game>(&g);
    const Game* game_h = std::get_if<Game>(&h);
    if (times_a && game_h != nullptr) return multiple(arena, *times_a, *game_h);
    if (times_b && game_g != nullptr) return multiple(arena, *times_b, *game_g);
    if (times_a) return to_value(compound(CompoundKind::ConwayProduct, g, h));
    if (times_b) return to_value(compound(CompoundKind::ConwayProduct, h, g));
    throw Error(ErrorKind::Input,
                "`*` multiplies numbers, or a game by an integer; other products are "
                "g.NortonProduct(h) and g.ConwayProduct(h)");
}

Value game_arithmetic(Machine& in, const std::string& op, const Value& a, const Value& b) {
    const auto g = as_form(a);
    const auto h = as_form(b);
    if (!g || !h) no_operation(op, a, b);
    const Game* game_g = std::get_if<Game>(&*g);
    const Game* game_h = std::get_if<Game>(&*h);
    const bool values = game_g != nullptr && game_h != nullptr;
    if (op == "+" || op == "-") {
        const Form second = op == "+" ? *h : negative_of(in.work(), *h);
        if (values) return sum(in.arena(), *game_g, std::get<Game>(second));
        return to_value(compound(CompoundKind::Sum, *g, second));
    }
    if (op == ":") {
        if (values) return ordinal_sum(in.arena(), *game_g, *game_h);
        return to_value(compound(CompoundKind::OrdinalSum, *g, *h));
    }
    if (op == "*") return game_product(in, *g, *h, a, b);
    if (op == "/" || op == "%" || op == "^")
        throw Error(ErrorKind::Input, "`" + op + "` is for numbers only");
    no_operation(op, a, b);
}

Relation number_relation(int order) {
    return order < 0 ? Relation::Less : order > 0 ? Relation::Greater : Relation::Equal;
}

std::optional<Relation> relation_of(Machine& in, const Value& a, const Value& b) {
    if (std::holds_alternative<Rational>(a) || std::holds_alternative<Rational>(b)) {
        const auto x = as_rational(in.arena(), a);
        const auto y = as_rational(in.arena(), b);
        if (x && y) return number_relation(compare(*x, *y));
        return std::nullopt;
    }
    const auto g = as_form(a);
    const auto h = as_form(b);
    if (!g || !h) return std::nullopt;
    return relation(in.arena(), value_of(in.work(), *g), value_of(in.work(), *h));
}

}  // namespace

Value apply_operator(Machine& in, const std::string& op, const Value& a, const Value& b) {
    in.arena().context().poll();
    if (const auto claim = claim_of(op)) {
        if (const auto relation = relation_of(in, a, b)) return holds(*claim, *relation);
        if (op == "==") return same(in.arena(), a, b);
        if (op == "!=") return !same(in.arena(), a, b);
        no_operation(op, a, b);
    }
    if (auto number = number_arithmetic(in.arena(), op, a, b)) return *std::move(number);
    const auto* left = std::get_if<std::string>(&a);
    const auto* right = std::get_if<std::string>(&b);
    if (op == "+" && (left != nullptr || right != nullptr)) {
        std::string joined = to_string(in.arena(), a) + to_string(in.arena(), b);
        if (joined.size() > kMostString) throw Error(ErrorKind::Limit, "a string too long");
        return joined;
    }
    return game_arithmetic(in, op, a, b);
}

Value apply_sign(Machine& in, const std::string& op, const Value& a) {
    if (op == "+-") {
        if (const auto items = items_of(in.arena(), a)) {
            std::array<std::vector<Game>, 2> sides;
            for (const Value& item : *items) {
                const auto form = as_form(item);
                if (!form) throw Error(ErrorKind::Input, "a switch +-{...} needs games");
                const Game g = value_of(in.work(), *form);
                sides[0].push_back(g);
                sides[1].push_back(negative(in.arena(), g));
            }
            return canonical(in.arena(), sides[0], sides[1]);
        }
    }
    if (const Rational* x = std::get_if<Rational>(&a); x != nullptr && op != "+-")
        return op == "-" ? Rational{-x->numerator, x->denominator} : *x;
    const auto form = as_form(a);
    if (!form)
        throw Error(ErrorKind::Input, "No operation unary `" + op + "` for a " + type_name(a));
    if (op == "+") return a;
    const Form negated = negative_of(in.work(), *form);
    if (op == "-") return to_value(negated);
    const Game* game = std::get_if<Game>(&*form);
    if (game != nullptr) return canonical(in.arena(), {*game}, {std::get<Game>(negated)});
    return to_value(std::make_shared<const ExplicitGame>(std::vector{*form}, std::vector{negated}));
}

}  // namespace upstar
