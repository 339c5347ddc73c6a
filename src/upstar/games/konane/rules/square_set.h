// Sets of squares in N words: one word serves most Konane positions, sixteen the largest.
//
// The operations are those of one unsigned number of 64 N bits. Everything is inline and N is a
// constant, so that for N = 1 nothing is left of the loops.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace upstar::konane {

template <int N>
struct SquareSet {
    std::uint64_t words[N] = {};

    static constexpr SquareSet one(int i) {
        SquareSet s;
        s.words[i / 64] = std::uint64_t{1} << i % 64;
        return s;
    }

    /// The squares 0, ..., n - 1.
    static constexpr SquareSet first(int n) {
        SquareSet s;
        for (int i = 0; i < N; ++i)
            s.words[i] = n >= 64 * (i + 1) ? ~std::uint64_t{0}
                         : n > 64 * i      ? ~std::uint64_t{0} >> (64 * (i + 1) - n)
                                           : 0;
        return s;
    }

    constexpr bool any() const {
        std::uint64_t all = 0;
        each([&](auto i) { all |= words[i]; });
        return all != 0;
    }
    constexpr bool has(int i) const { return (words[i / 64] >> i % 64 & 1) != 0; }
    constexpr int count() const {
        int n = 0;
        for (const std::uint64_t word : words) n += std::popcount(word);
        return n;
    }

    /// Requires any().
    constexpr int lowest() const {
        int i = 0;
        while (i + 1 < N && words[i] == 0) ++i;
        return 64 * i + std::countr_zero(words[i]);
    }
    constexpr int highest() const {
        int i = N - 1;
        while (i > 0 && words[i] == 0) --i;
        return 64 * i + 63 - std::countl_zero(words[i]);
    }
    /// Requires any().
    constexpr int take_lowest() {
        int i = 0;
        while (i + 1 < N && words[i] == 0) ++i;
        const int bit = std::countr_zero(words[i]);
        words[i] &= words[i] - 1;
        return 64 * i + bit;
    }

    /// The 64 squares from `at` on, as far as there are so many.
    constexpr std::uint64_t read(int at) const {
        const int i = at / 64;
        std::uint64_t bits = words[i] >> at % 64;
        if (at % 64 != 0 && i + 1 < N) bits |= words[i + 1] << (64 - at % 64);
        return bits;
    }
    /// Adds a row of bits that begins at `at`. Requires that it fits.
    constexpr void add(int at, std::uint64_t bits) {
        const int i = at / 64;
        words[i] |= bits << at % 64;
        if (at % 64 != 0 && i + 1 < N) words[i + 1] |= bits >> (64 - at % 64);
    }

    friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) { return a &= b; }
    friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) { return a |= b; }
    friend constexpr SquareSet operator^(SquareSet a, const SquareSet& b) {
        each([&](auto i) { a.words[i] ^= b.words[i]; });
        return a;
    }
    /// The squares of a that are not in b.
    friend constexpr SquareSet operator-(SquareSet a, const SquareSet& b) {
        each([&](auto i) { a.words[i] &= ~b.words[i]; });
        return a;
    }
    [[gnu::always_inline]] constexpr SquareSet& operator&=(const SquareSet& b) {
        each([&](auto i) { words[i] &= b.words[i]; });
        return *this;
    }
    [[gnu::always_inline]] constexpr SquareSet& operator|=(const SquareSet& b) {
        each([&](auto i) { words[i] |= b.words[i]; });
        return *this;
    }

    /// Every square k places later, or -k earlier; what leaves the words is gone.
    constexpr SquareSet shifted(int k) const {
        SquareSet result;
        if constexpr (N == 1) {
            if (k > -64 && k < 64) result.words[0] = k >= 0 ? words[0] << k : words[0] >> -k;
        } else {
            // Rows are seldom longer than a word: the bits come from the word and its neighbour.
            if (k > 0 && k < 64) {
                for (int i = N - 1; i > 0; --i)
                    result.words[i] = words[i] << k | words[i - 1] >> (64 - k);
                result.words[0] = words[0] << k;
                return result;
            }
            if (k < 0 && k > -64) {
                for (int i = 0; i + 1 < N; ++i)
                    result.words[i] = words[i] >> -k | words[i + 1] << (64 + k);
                result.words[N - 1] = words[N - 1] >> -k;
                return result;
            }
            const int distance = k >= 0 ? k : -k;
            const int whole = distance / 64;
            const int part = distance % 64;
            for (int i = whole; i < N; ++i) {
                const int to = k >= 0 ? i : i - whole;
                const int from = k >= 0 ? i - whole : i;
                const int next = k >= 0 ? from - 1 : from + 1;
                std::uint64_t word = k >= 0 ? words[from] << part : words[from] >> part;
                if (part != 0 && next >= 0 && next < N)
                    word |= k >= 0 ? words[next] >> (64 - part) : words[next] << (64 - part);
                result.words[to] = word;
            }
        }
        return result;
    }

    /// Every square k places later, or earlier. Requires 0 < k < 64.
    [[gnu::always_inline]] constexpr SquareSet later(int k) const {
        SquareSet result;
        each([&](auto i) {
            result.words[i] = words[i] << k;
            if constexpr (i > 0) result.words[i] |= words[i - 1] >> (64 - k);
        });
        return result;
    }
    [[gnu::always_inline]] constexpr SquareSet earlier(int k) const {
        SquareSet result;
        each([&](auto i) {
            result.words[i] = words[i] >> k;
            if constexpr (i + 1 < N) result.words[i] |= words[i + 1] << (64 - k);
        });
        return result;
    }

    friend constexpr bool operator==(const SquareSet& a, const SquareSet& b) {
        std::uint64_t different = 0;
        each([&](auto i) { different |= a.words[i] ^ b.words[i]; });
        return different == 0;
    }
    friend constexpr bool operator<(const SquareSet& a, const SquareSet& b) {
        for (int i = N - 1; i > 0; --i)
            if (a.words[i] != b.words[i]) return a.words[i] < b.words[i];
        return a.words[0] < b.words[0];
    }

private:
    // Calls f with each of the constants 0, ..., N - 1: a loop that is never one.
    template <class F>
    [[gnu::always_inline]] static constexpr void each(const F& f) {
        each(f, std::make_integer_sequence<int, N>());
    }
    template <class F, int... i>
    [[gnu::always_inline]] static constexpr void each(const F& f,
                                                      std::integer_sequence<int, i...>) {
        (f(std::integral_constant<int, i>()), ...);
    }
};

/// The first N words of a larger set, and the other way round; what lies beyond is empty.
template <int N, int M>
constexpr SquareSet<N> first_words(const SquareSet<M>& from) {
    static_assert(N <= M);
    SquareSet<N> to;
    for (int i = 0; i < N; ++i) to.words[i] = from.words[i];
    return to;
}
template <int N, int M>
constexpr void assign_words(SquareSet<M>& to, const SquareSet<N>& from) {
    static_assert(N <= M);
    for (int i = 0; i < M; ++i) to.words[i] = i < N ? from.words[i] : 0;
}

}  // namespace upstar::konane
