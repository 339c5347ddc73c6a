// Codes of take-and-break games (R. Guy and C. Smith, 1956; Winning Ways, ch. 4; CGSuite's
// extensions).
//
// In d0.d1d2d3... the digit dj says into how many heaps the rest of a heap may be split when j
// tokens are taken: into r heaps, none of them empty, if bit r of dj is set. So 1 allows to take a
// heap of exactly j, 2 to leave one heap, 4 two heaps, 8 three; octal games have digits up to 7.
//
//     0.77  Kayles     0.07  Dawson's Kayles     0.[3]  Nim     4!.0  Grundy's game
//
// Beyond octal: digits 0-9 and A-Z; {2,3} lists numbers of heaps, {2+} has no upper end, * is {0+};
// a digit with ! wants unequal heaps, with ? heaps that are not all equal, with = equal heaps, and
// inside braces each number may have its own sign; [...] at the end repeats for ever; digits before
// d0 add tokens. Codes that let a heap grow or stay as it is are refused, since play would not end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace upstar::heaps {

/// What the heaps must be like that another is split into. One heap fits all.
enum class Evenness : std::uint8_t { Free, Unequal, NotAllEqual, AllEqual };

/// Into how many heaps: exactly `least`, or so many or more.
struct HeapCount {
    std::uint32_t least = 0;
    bool or_more = false;
    Evenness evenness = Evenness::Free;

    friend bool operator==(const HeapCount&, const HeapCount&) = default;
};

using CodeDigit = std::vector<HeapCount>;

class TakeAndBreakCode {
public:
    /// Throws Error (Input) with an offset into `text`.
    static TakeAndBreakCode parse(std::string_view text);
    /// One may take any number of `set`, or of no others, and leave at most one heap, or two.
    static TakeAndBreakCode of_subtraction(const std::vector<std::uint32_t>& set, bool all_but,
                                           bool may_split);

    const std::string& text() const { return text_; }

    /// All digits as they stand in the code, and how many at the end repeat.
    const std::vector<CodeDigit>& digits() const { return digits_; }
    std::size_t repeating() const { return repeating_; }

    /// The digit for taking `taken` tokens; a negative number adds tokens.
    const CodeDigit& digit(std::int64_t taken) const;
    /// The fewest tokens that a move takes: 0 or less.
    std::int64_t first() const { return first_; }
    /// The most tokens that a digit that is not 0 takes; nothing bounds it if the code repeats.
    std::int64_t last() const;
    bool repeats() const { return repeating_ > 0; }
    /// The most heaps that a move leaves; nothing bounds it if `has_open_counts`.
    std::uint32_t most_heaps() const;
    bool has_open_counts() const;
    /// Whether no digit has a sign.
    bool is_free() const;

    /// Calls `take` with the heaps, ascending, of each option of a heap, in the order of the
    /// digits. `take` returns false to stop.
    void for_each_option(std::uint32_t heap,
                         const std::function<bool(const std::vector<std::uint32_t>&)>& take) const;

    friend bool operator==(const TakeAndBreakCode& a, const TakeAndBreakCode& b) {
        return a.text_ == b.text_;
    }

private:
    void require_that_play_ends() const;

    std::string text_;
    std::int64_t first_ = 0;  // what digits_[0] takes
    std::vector<CodeDigit> digits_;
    std::size_t repeating_ = 0;  // this many digits at the end
};

using CodePtr = std::shared_ptr<const TakeAndBreakCode>;

/// Reads a code, as TakeAndBreakCode::parse does.
CodePtr parse_code(std::string_view text);

}  // namespace upstar::heaps
