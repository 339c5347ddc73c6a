// Polynomials of degree at most 2 with rational coefficients: the leaves of closed forms.
//
// A polynomial must be over-determined: through k points only degrees up to k-2 are tried, so that
// at least one point confirms it. The coefficients need not be dyadic, its values at the n where it
// holds are: n/3 - 1/3 for n = 1, 4, 7, ...
#pragma once

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace upstar {

using Fraction = boost::multiprecision::cpp_rational;

class Polynomial {
public:
    /// The one through all points, of degree at most min(2, points - 2), or nothing.
    static std::optional<Polynomial> through(const std::vector<std::int64_t>& n,
                                             const std::vector<Fraction>& values);

    bool is_constant() const { return coefficients_[1] == 0 && coefficients_[2] == 0; }
    bool is_zero() const { return is_constant() && coefficients_[0] == 0; }
    const Fraction& constant() const { return coefficients_[0]; }

    /// In the notation of the language: "n-7/2", "(n^2+n)/2", "-3".
    std::string text(const std::string& parameter) const;

private:
    std::array<Fraction, 3> coefficients_;  // of 1, n, n^2
};

}  // namespace upstar
