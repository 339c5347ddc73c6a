// A row of positions that differ in one stack, as bits: bit i is the one with i tokens there.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <limits>

namespace upstar::circular_nim {

/// `Count` words of unsigned type `Word`; small rows take small words.
template <class Word, std::size_t Count>
struct RowBits {
    static constexpr unsigned kWordBits = std::numeric_limits<Word>::digits;
    static constexpr unsigned kBits = kWordBits * static_cast<unsigned>(Count);

    std::array<Word, Count> words{};

    /// The bits below `end`.
    static RowBits below(unsigned end) {
        RowBits row;
        for (unsigned i = 0; i < Count; ++i) {
            const unsigned from = i * kWordBits;
            if (end >= from + kWordBits) {
                row.words[i] = static_cast<Word>(~Word{0});
            } else if (end > from) {
                row.words[i] = static_cast<Word>((Word{1} << (end - from)) - 1);
            }
        }
        return row;
    }

    bool any() const {
        Word all = 0;
        for (const Word word : words) all = static_cast<Word>(all | word);
        return all != 0;
    }

    /// The lowest bit. Requires any().
    unsigned lowest() const {
        unsigned i = 0;
        while (words[i] == 0) ++i;
        return i * kWordBits + static_cast<unsigned>(std::countr_zero(words[i]));
    }

    unsigned count() const {
        int total = 0;
        for (const Word word : words) total += std::popcount(word);
        return static_cast<unsigned>(total);
    }

    void set(unsigned bit) {
        Word& word = words[bit / kWordBits];
        word = static_cast<Word>(word | Word{1} << bit % kWordBits);
    }

    RowBits& operator|=(const RowBits& other) {
        for (std::size_t i = 0; i < Count; ++i)
            words[i] = static_cast<Word>(words[i] | other.words[i]);
        return *this;
    }

    /// These without the others.
    RowBits without(const RowBits& other) const {
        RowBits row;
        for (std::size_t i = 0; i < Count; ++i)
            row.words[i] = static_cast<Word>(words[i] & static_cast<Word>(~other.words[i]));
        return row;
    }

    RowBits operator<<(unsigned distance) const {
        if (distance == 0) return *this;
        RowBits row;
        const unsigned whole = distance / kWordBits;
        const unsigned part = distance % kWordBits;
        for (unsigned i = whole; i < Count; ++i) {
            row.words[i] = static_cast<Word>(words[i - whole] << part);
            if (part != 0 && i > whole)
                row.words[i] =
                    static_cast<Word>(row.words[i] | words[i - whole - 1] >> (kWordBits - part));
        }
        return row;
    }
};

}  // namespace upstar::circular_nim
