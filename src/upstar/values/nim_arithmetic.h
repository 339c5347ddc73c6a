// Conway's field of nimbers below 2^64 (ONAG ch. 6; Lenstra, Nim Multiplication, 1978).
//
// Nimbers below a Fermat 2-power F = 2^(2^k) are a field. F itself is a root of x^2 = x + F/2 over
// it, so the nimbers below F^2 are pairs a1 F + a0: products, inverses and square roots follow by
// halving the number of bits. To multiply bit by bit and distribute was rejected: it takes 64 * 64
// products of powers of two where halving down to bytes takes at most 64 lookups.
#pragma once

#include <cstdint>

namespace upstar {

constexpr std::uint64_t nim_sum(std::uint64_t a, std::uint64_t b) { return a ^ b; }

std::uint64_t nim_product(std::uint64_t a, std::uint64_t b);

/// The b with a * b = 1. Throws Error (Input) if a = 0.
std::uint64_t nim_inverse(std::uint64_t a);

/// The c with c * b = a. Throws Error (Input) if b = 0.
std::uint64_t nim_quotient(std::uint64_t a, std::uint64_t b);

/// The product of n factors a; 1 if n = 0.
std::uint64_t nim_power(std::uint64_t a, std::uint64_t n);

/// The only b with b * b = a.
std::uint64_t nim_square_root(std::uint64_t a);

/// The ugly product of heap sizes in Winning Ways, ch. 14: distributive over the nim sum, with
///     1 . b = b,   2^i . 2^i = 2^(i-1),   2^i . 2^j = 2^i + 2^(j-1)   for i > j > 0.
std::uint64_t ugly_product(std::uint64_t a, std::uint64_t b);

}  // namespace upstar
