#include "upstar/sweep/polynomial.h"

#include <algorithm>
#include <cstddef>

#include "upstar/base/integer.h"

namespace upstar {
namespace {

// "+3*n^2" of 3 and "n^2", with its sign also in front.
std::string term(const Integer& times, const std::string& power) {
    const std::string sign = times < 0 ? "-" : "+";
    const Integer size = abs(times);
    if (power.empty()) return sign + size.str();
    return sign + (size == 1 ? power : size.str() + "*" + power);
}

}  // namespace

std::optional<Polynomial> Polynomial::through(const std::vector<std::int64_t>& n,
                                              const std::vector<Fraction>& values) {
    const std::size_t count = n.size();
    if (count < 2) return std::nullopt;
    // Newton's divided differences; those above the allowed degree must vanish.
    std::vector<Fraction> differences = values;
    for (std::size_t order = 1; order < count; ++order)
        for (std::size_t i = count - 1; i >= order; --i)
            differences[i] = (differences[i] - differences[i - 1]) / Fraction(n[i] - n[i - order]);
    const std::size_t degree = std::min<std::size_t>(2, count - 2);
    for (std::size_t order = degree + 1; order < count; ++order)
        if (differences[order] != 0) return std::nullopt;
    Polynomial p;
    p.coefficients_[0] = differences[0];
    if (degree >= 1) {
        p.coefficients_[0] -= differences[1] * n[0];
        p.coefficients_[1] = differences[1];
    }
    if (degree >= 2) {
        p.coefficients_[0] += differences[2] * n[0] * n[1];
        p.coefficients_[1] -= differences[2] * (Fraction(n[0]) + n[1]);
        p.coefficients_[2] = differences[2];
    }
    return p;
}

std::string Polynomial::text(const std::string& parameter) const {
    const auto& [c0, c1, c2] = coefficients_;
    // A fraction that stands alone in the constant reads best as it is: n-7/2.
    const bool whole = denominator(c1) == 1 && denominator(c2) == 1;
    Integer common = 1;
    if (!whole)
        for (const Fraction& c : coefficients_) common = lcm(common, Integer(denominator(c)));
    const auto scaled = [&](const Fraction& c, const std::string& power) {
        const Fraction times = c * common;
        const std::string under =
            denominator(times) == 1 ? "" : "/" + Integer(denominator(times)).str();
        return c == 0 ? "" : term(Integer(numerator(times)), power) + under;
    };
    const std::string square = scaled(c2, parameter + "^2");
    const std::string linear = scaled(c1, parameter);
    const std::string constant = scaled(c0, "");
    std::string text = square + linear;
    // No sign in front where it can be helped: 5-2*n.
    text = text[0] == '-' && c0 > 0 ? constant + text : text + constant;
    if (text.empty()) return "0";
    if (text[0] == '+') text.erase(0, 1);
    if (whole) return text;
    const bool one_term = text.find_first_of("+-", 1) == std::string::npos;
    return (one_term ? text : "(" + text + ")") + "/" + common.str();
}

}  // namespace upstar
