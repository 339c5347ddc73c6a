// The nim values of the heaps of a take-and-break game, 0, 1, 2, ..., and when they repeat.
//
// G(n) is the least number that is not the sum, by xor, of the values of the heaps that a move
// leaves. Three things make it fast:
//
//   - Where a move leaves at most two heaps: sparse spaces (Winning Ways, ch. 4). Some bits of the
//     values, chosen as the table grows, split them into rare ones, with an even number of these
//     bits set, and common ones. Rare + common is common, so the least common number that is free
//     is known from pairs with a rare value, which are few; all other pairs are only looked at
//     until every smaller rare number is found to be taken, mostly at once.
//   - Otherwise, a table of which values r heaps of m tokens in all can have.
//   - Periods (Guy and Smith 1956, for octal games; the same proof for more heaps): if each move
//     takes at most k tokens and leaves at most r heaps, whatever their sizes, and G(n + p) = G(n)
//     for all n from n0 to r n0 + (r - 1) p + k, then for all n from n0 on. For of r heaps with
//     more tokens in all, one has n0 + p or more, and may be taken for the heap with p tokens less.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/heaps/take_and_break_code.h"

namespace upstar::heaps {

/// G(n + period) = G(n) for all n >= preperiod, and for no smaller of either.
struct Periodicity {
    std::uint64_t period = 0;
    std::uint64_t preperiod = 0;

    friend bool operator==(const Periodicity&, const Periodicity&) = default;
};

/// "period 12 from heap 71 on".
std::string to_string(const Periodicity& periodicity);

/// Whether the theorem on periods speaks of such a code: none that repeats, has signs or a +.
bool has_provable_period(const TakeAndBreakCode& code);
/// The values of the heaps up to this one prove the period.
std::uint64_t last_heap_for(const TakeAndBreakCode& code, const Periodicity& claim);

/// Threads may share it.
class NimSequence {
public:
    /// The context bounds the work and must outlive this.
    NimSequence(Context& context, CodePtr code);

    std::uint32_t value(std::uint32_t heap);
    /// The period, proved from the values of the heaps up to `most`; nothing if they prove none.
    std::optional<Periodicity> periodicity(std::uint32_t most);

    const TakeAndBreakCode& code() const { return *code_; }
    const CodePtr& shared_code() const { return code_; }

private:
    // Into two heaps of equal size, of different ones, or any.
    struct Pairs {
        std::int64_t taken;
        Evenness evenness;
    };

    void extend_to(std::size_t heap);
    std::uint32_t next_by_pairs();
    void recompute_by_counts(std::size_t most);
    void choose_bits();
    void look_for_period();

    void exclude(std::uint32_t value);
    bool is_excluded(std::uint32_t value) const {
        return value < excluded_.size() && excluded_[value] == round_;
    }

    Context& context_;
    Charge charge_;
    CodePtr code_;
    std::mutex mutex_;
    std::vector<std::uint32_t> values_{0};
    std::optional<Periodicity> period_;
    std::size_t next_look_ = 64;  // for a period, when there are so many values

    bool leaves_pairs_ = true;  // at most two heaps, always
    std::vector<Pairs> pairs_;
    std::uint32_t bits_ = 0;           // those that rare values have an even number of
    std::vector<std::uint32_t> rare_;  // heaps of rare value
    std::size_t next_choice_ = 128;
    std::vector<std::uint32_t> excluded_;  // by value, the last round in which it was
    std::uint32_t round_ = 0;
};

}  // namespace upstar::heaps
