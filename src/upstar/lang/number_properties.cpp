// The properties of numbers: x.Floor, n.NimProduct(m). Names are CGSuite's.
#include "upstar/lang/property.h"
#include "upstar/values/nim_arithmetic.h"

namespace upstar {
namespace {

std::uint64_t nim_operand(const Integer& n, const char* name) {
    if (n < 0)
        throw Error(ErrorKind::Input, std::string(name) + " applies only to nonnegative integers.");
    if (n >= Integer(1) << 64)
        throw Error(ErrorKind::Limit, std::string(name) + " applies to integers below 2^64");
    return static_cast<std::uint64_t>(n);
}

template <std::uint64_t (*kOperation)(std::uint64_t, std::uint64_t)>
Value nim_operation(const Call& c) {
    return c.number(
        Integer(kOperation(nim_operand(c.integer(), c.name), nim_operand(c.integer(0), c.name))));
}

Value floor_of(const Call& c) {
    const Rational x = c.rational();
    return c.number(floor_quotient(x.numerator, x.denominator));
}

Value ceiling_of(const Call& c) {
    const Rational x = c.rational();
    return c.number(Integer(-floor_quotient(-x.numerator, x.denominator)));
}

Value larger(const Call& c, int sign) {
    return sign * compare(c.rational(), c.rational(0)) >= 0 ? c.object : c.arguments.values[0];
}

std::size_t bit_count(Integer n) {
    std::size_t count = 0;
    for (; n != 0; n >>= 1) count += bit_test(n, 0) ? 1 : 0;
    return count;
}

Integer nonnegative(const Call& c) {
    Integer n = c.integer();
    if (n < 0) throw Error(ErrorKind::Input, std::string(c.name) + " is for nonnegative integers");
    return n;
}

constexpr Property kNumberProperties[] = {
    {"Abs", "", "the absolute value",
     [](const Call& c) -> Value {
         const Rational x = c.rational();
         return x.numerator < 0 ? make_number(c.arena(), -x.numerator, x.denominator) : c.object;
     }},
    {"Ceiling", "", "the least integer not below", ceiling_of},
    {"Denominator", "", "the denominator",
     [](const Call& c) { return c.number(c.rational().denominator); }},
    {"Div", "n", "the integer quotient, rounded down",
     [](const Call& c) { return c.number(floor_quotient(c.integer(), c.integer(0))); }},
    {"Floor", "", "the greatest integer not above", floor_of},
    {"Gcd", "n", "the greatest common divisor",
     [](const Call& c) { return c.number(Integer(gcd(c.integer(), c.integer(0)))); }},
    {"IsDyadic", "", "whether the denominator is a power of two",
     [](const Call& c) -> Value { return std::holds_alternative<Game>(c.object); }},
    {"IsEvil", "", "an even number of ones in binary",
     [](const Call& c) -> Value { return bit_count(nonnegative(c)) % 2 == 0; }},
    {"IsOdious", "", "an odd number of ones in binary",
     [](const Call& c) -> Value { return bit_count(nonnegative(c)) % 2 == 1; }},
    {"IsSmallInteger", "", "whether 32 bits hold it",
     [](const Call& c) -> Value {
         const Integer n = c.integer();
         return n >= -(Integer(1) << 31) && n < Integer(1) << 31;
     }},
    {"IsTwoPower", "", "a power of two",
     [](const Call& c) -> Value {
         const Integer n = c.integer();
         return n > 0 && bit_count(n) == 1;
     }},
    {"Isqrt", "", "the integer square root",
     [](const Call& c) {
         const Integer n = c.integer();
         if (n < 0) throw Error(ErrorKind::Input, "Argument to Isqrt is negative: " + n.str());
         return c.number(Integer(sqrt(n)));
     }},
    {"Lb", "", "the binary logarithm, rounded down",
     [](const Call& c) {
         const Integer n = c.integer();
         if (n <= 0)
             throw Error(ErrorKind::Input, "Argument to Lb is not strictly positive: " + n.str());
         return c.number(Integer(msb(n)));
     }},
    {"Max", "x", "the larger number", [](const Call& c) { return larger(c, 1); }},
    {"Min", "x", "the smaller number", [](const Call& c) { return larger(c, -1); }},
    {"NimDiv", "n", "the nim quotient", nim_operation<nim_quotient>},
    {"NimInverse", "", "the nim inverse",
     [](const Call& c) {
         const Integer n = c.integer();
         if (n <= 0) throw Error(ErrorKind::Input, "NimInverse applies only to positive integers.");
         return c.number(Integer(nim_inverse(nim_operand(n, c.name))));
     }},
    {"NimPower", "n", "the nim power", nim_operation<nim_power>},
    {"NimProduct", "n", "the nim product", nim_operation<nim_product>},
    {"NimSum", "n", "the nim sum (exclusive or)",
     [](const Call& c) {
         const Integer a = c.integer();
         const Integer b = c.integer(0);
         if (a < 0 || b < 0)
             throw Error(ErrorKind::Input, "NimSum applies only to nonnegative integers.");
         return c.number(Integer(a ^ b));
     }},
    {"Numerator", "", "the numerator",
     [](const Call& c) { return c.number(c.rational().numerator); }},
    {"Reciprocal", "", "one over it",
     [](const Call& c) -> Value {
         const Rational x = c.rational();
         if (x.numerator == 0) return Rational{1, 0};
         return make_number(c.arena(), x.denominator, x.numerator);
     }},
    {"Sign", "", "-1, 0 or 1",
     [](const Call& c) { return c.number(Integer(c.rational().numerator.sign())); }},
    {"UglyProduct", "n", "the ugly product (Winning Ways, ch. 14)", nim_operation<ugly_product>},
};

constexpr Property kRationalProperties[] = {
    {"Birthday", "", "the day it is born",
     [](const Call& c) -> Value {
         if (c.rational().denominator == 0) throw Error(ErrorKind::Input, "inf has no birthday");
         return std::string("ω");
     }},
    {"OutcomeClass", "", "who wins",
     [](const Call& c) -> Value { return c.rational().numerator < 0 ? Outcome::R : Outcome::L; }},
};

}  // namespace

std::span<const Property> number_properties() { return kNumberProperties; }
std::span<const Property> rational_properties() { return kRationalProperties; }

}  // namespace upstar
