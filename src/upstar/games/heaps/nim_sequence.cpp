#include "upstar/games/heaps/nim_sequence.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "upstar/base/error.h"

namespace upstar::heaps {
namespace {

constexpr std::size_t kPollInterval = 4096;
constexpr std::uint32_t kMostBits = 12;

bool is_even(std::uint32_t value, std::uint32_t bits) {
    return std::popcount(value & bits) % 2 == 0;
}

// How long the sequence agrees with itself moved by p, counted from its end, for each p: the
// Z-function of the sequence read backwards.
std::vector<std::size_t> agreements(const std::vector<std::uint32_t>& values) {
    const std::size_t n = values.size();
    const auto at = [&](std::size_t i) { return values[n - 1 - i]; };
    std::vector<std::size_t> z(n);
    std::size_t left = 0;
    std::size_t right = 0;
    for (std::size_t i = 1; i < n; ++i) {
        if (i < right) z[i] = std::min(right - i, z[i - left]);
        while (i + z[i] < n && at(z[i]) == at(i + z[i])) ++z[i];
        if (i + z[i] > right) {
            left = i;
            right = i + z[i];
        }
    }
    return z;
}

std::optional<Periodicity> proved_period(const std::vector<std::uint32_t>& values,
                                         const TakeAndBreakCode& code) {
    const std::vector<std::size_t> agree = agreements(values);
    const std::uint64_t last = values.size() - 1;
    for (std::uint64_t p = 1; p <= last; ++p) {
        // G(i) = G(i + p) for the last agree[p] of all i <= last - p.
        const std::uint64_t n0 = last - p + 1 - agree[static_cast<std::size_t>(p)];
        if (agree[static_cast<std::size_t>(p)] > 0 && last >= last_heap_for(code, {p, n0}))
            return Periodicity{p, n0};
    }
    return std::nullopt;
}

// Sets of nim values, by number of heaps and tokens in all.
class ValueSets {
public:
    explicit ValueSets(std::size_t words) : words_(words) {}

    std::size_t words() const { return words_; }

    std::vector<std::uint64_t> none() const { return std::vector<std::uint64_t>(words_); }

    // to |= from, each value moved by xor with `value`.
    void add_moved(std::vector<std::uint64_t>& to, const std::vector<std::uint64_t>& from,
                   std::uint32_t value) const {
        const std::size_t word_part = value / 64;
        const unsigned bit_part = value % 64;
        for (std::size_t w = 0; w < words_; ++w) {
            std::uint64_t word = from[w];
            if (word == 0) continue;
            // Swapping neighbours 1, 2, 4, ... apart is xor with these bits.
            constexpr std::uint64_t kMasks[] = {0x5555555555555555, 0x3333333333333333,
                                                0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                                0x0000ffff0000ffff, 0x00000000ffffffff};
            for (unsigned b = 0; b < 6; ++b) {
                if ((bit_part >> b & 1) == 0) continue;
                const unsigned shift = 1u << b;
                word = (word & kMasks[b]) << shift | (word >> shift & kMasks[b]);
            }
            to[w ^ word_part] |= word;
        }
    }

private:
    std::size_t words_;
};

}  // namespace

std::string to_string(const Periodicity& periodicity) {
    return "period " + std::to_string(periodicity.period) + " from heap " +
           std::to_string(periodicity.preperiod) + " on";
}

bool has_provable_period(const TakeAndBreakCode& code) {
    return !code.repeats() && !code.has_open_counts() && code.is_free();
}

std::uint64_t last_heap_for(const TakeAndBreakCode& code, const Periodicity& claim) {
    const std::uint64_t heaps = std::max<std::uint64_t>(code.most_heaps(), 1);
    const auto taken = static_cast<std::uint64_t>(std::max<std::int64_t>(code.last(), 1));
    return heaps * (claim.preperiod + claim.period) + taken;
}

NimSequence::NimSequence(Context& context, CodePtr code)
    : context_(context), charge_(context), code_(std::move(code)) {
    const auto look_at = [&](std::int64_t taken) {
        for (const HeapCount& count : code_->digit(taken)) {
            if (count.or_more || count.least > 2) leaves_pairs_ = false;
            if (count.least == 2) pairs_.push_back({taken, count.evenness});
        }
    };
    const std::int64_t end = code_->repeats() ? 0 : code_->last();
    for (std::int64_t taken = code_->first(); taken <= end; ++taken) look_at(taken);
    // Endless codes may split whatever they take: they go the other way.
    if (code_->repeats() && (code_->most_heaps() > 1 || code_->has_open_counts()))
        leaves_pairs_ = false;
}

std::uint32_t NimSequence::value(std::uint32_t heap) {
    const std::lock_guard lock(mutex_);
    std::uint64_t n = heap;
    if (n >= values_.size() && !period_) extend_to(heap);
    if (n >= values_.size()) n = period_->preperiod + (n - period_->preperiod) % period_->period;
    return values_[static_cast<std::size_t>(n)];
}

std::optional<Periodicity> NimSequence::periodicity(std::uint32_t most) {
    const std::lock_guard lock(mutex_);
    if (!period_ && most >= values_.size()) extend_to(most);
    if (!period_) look_for_period();
    return period_;
}

// Until the heap has its value, or a period is found.
void NimSequence::extend_to(std::size_t heap) {
    while (values_.size() <= heap && !period_) {
        context_.poll();
        if (leaves_pairs_) {
            if (values_.size() == values_.capacity())
                charge_.add(2 * values_.capacity() * sizeof(values_[0]));
            values_.push_back(next_by_pairs());
        } else {
            recompute_by_counts(std::min(heap, std::max<std::size_t>(2 * values_.size(), 64)));
        }
        if (values_.size() >= next_look_) {
            look_for_period();
            next_look_ += next_look_ / 2;
        }
    }
}

void NimSequence::look_for_period() {
    context_.progress("heap " + std::to_string(values_.size() - 1));
    if (has_provable_period(*code_)) period_ = proved_period(values_, *code_);
}

void NimSequence::exclude(std::uint32_t value) {
    if (value >= excluded_.size()) {
        const std::size_t size = std::bit_ceil(std::size_t{value} + 1);
        charge_.add((size - excluded_.size()) * sizeof(excluded_[0]));
        excluded_.resize(size);
    }
    excluded_[value] = round_;
}

// The bits by which the fewest values so far are rare.
void NimSequence::choose_bits() {
    const std::uint32_t most = *std::max_element(values_.begin(), values_.end());
    const auto width = static_cast<std::uint32_t>(std::bit_width(most));
    if (width == 0 || width > kMostBits) return;
    std::vector<std::size_t> how_many(std::size_t{most} + 1);
    for (const std::uint32_t value : values_) ++how_many[value];
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (std::uint32_t bits = 1; bits < 1u << width; ++bits) {
        std::size_t rare = 0;
        for (std::uint32_t value = 0; value <= most; ++value)
            if (is_even(value, bits)) rare += how_many[value];
        if (rare < fewest) {
            fewest = rare;
            bits_ = bits;
        }
    }
    rare_.clear();
    for (std::size_t i = 1; i < values_.size(); ++i)
        if (is_even(values_[i], bits_)) rare_.push_back(static_cast<std::uint32_t>(i));
}

std::uint32_t NimSequence::next_by_pairs() {
    const auto heap = static_cast<std::int64_t>(values_.size());
    if (values_.size() >= next_choice_ && !pairs_.empty()) {
        choose_bits();
        next_choice_ *= 2;
    }
    ++round_;
    const auto at = [&](std::int64_t n) { return values_[static_cast<std::size_t>(n)]; };
    const std::int64_t end = code_->repeats() ? heap : std::min(heap, code_->last());
    for (std::int64_t taken = code_->first(); taken <= end; ++taken)
        for (const HeapCount& count : code_->digit(taken)) {
            const std::int64_t rest = heap - taken;
            if (count.least == 0 && rest == 0) exclude(0);
            if (count.least == 1 && rest > 0) exclude(at(rest));
        }
    const auto fits = [](const Pairs& pair, std::int64_t a, std::int64_t b) {
        if (pair.evenness == Evenness::Free) return true;
        return (a == b) == (pair.evenness == Evenness::AllEqual);
    };
    for (const Pairs& pair : pairs_)
        for (const std::uint32_t a : rare_) {
            const std::int64_t b = heap - pair.taken - a;
            if (b < 1) break;
            if (fits(pair, a, b)) exclude(at(a) ^ at(b));
        }
    std::uint32_t free = 0;
    const auto is_rare = [&](std::uint32_t value) { return bits_ != 0 && is_even(value, bits_); };
    while (is_rare(free) || is_excluded(free)) ++free;
    // All common numbers below `free` are taken; are the rare ones?
    std::uint32_t open = 0;
    for (std::uint32_t value = 0; value < free; ++value) open += !is_excluded(value);
    if (bits_ == 0 || open > 0) {
        std::size_t steps = 0;
        for (const Pairs& pair : pairs_) {
            const std::int64_t rest = heap - pair.taken;
            for (std::int64_t a = rest / 2; a >= 1; --a) {
                if (++steps % kPollInterval == 0) context_.poll();
                if (!fits(pair, a, rest - a)) continue;
                const std::uint32_t value = at(a) ^ at(rest - a);
                if (is_excluded(value)) continue;
                exclude(value);
                if (bits_ != 0 && value < free && --open == 0) break;
            }
            if (bits_ != 0 && open == 0) break;
        }
    }
    std::uint32_t least = 0;
    while (is_excluded(least)) ++least;
    if (bits_ == 0 || is_even(least, bits_)) rare_.push_back(static_cast<std::uint32_t>(heap));
    return least;
}

// All values up to `most`, from tables of what r heaps of m tokens can be worth: for each sign, the
// heaps that are put in come in ascending order of size.
void NimSequence::recompute_by_counts(std::size_t most) {
    const bool is_open = code_->has_open_counts();
    // With open counts, the row of `heaps` stands for so many or more.
    const std::uint32_t heaps = std::max(code_->most_heaps() + (is_open ? 1u : 0u), 1u);
    const auto tokens = most + static_cast<std::size_t>(std::max<std::int64_t>(-code_->first(), 0));
    // Values stay below the number of options; a table of 64 bits a word grows as they do.
    for (std::size_t words = 16;; words *= 2) {
        const ValueSets sets(words);
        const std::uint32_t rows = heaps + 1;
        const std::size_t bytes = 3 * rows * (tokens + 1) * words * sizeof(std::uint64_t);
        Charge charge(context_);
        charge.add(bytes);
        using Table = std::vector<std::vector<std::vector<std::uint64_t>>>;
        Table any(rows, std::vector(tokens + 1, sets.none()));
        Table unequal = any;
        Table mixed = any;  // not all equal
        any[0][0][0] = unequal[0][0][0] = 1;
        std::vector<std::uint32_t> values = {0};
        bool fits = true;
        // Where `r` heaps and one more are counted.
        const auto next_row = [&](std::uint32_t r) {
            return is_open ? std::min(r + 1, heaps) : r + 1;
        };
        const auto put_in = [&](std::size_t k) {
            const std::uint32_t value = values[k];
            for (std::size_t m = k; m <= tokens; ++m) {
                if (m % 64 == 0) context_.poll();
                for (std::uint32_t r = 0; r < rows; ++r) {
                    if (next_row(r) > heaps) continue;
                    sets.add_moved(any[next_row(r)][m], any[r][m - k], value);
                    sets.add_moved(mixed[next_row(r)][m], mixed[r][m - k], value);
                }
            }
            for (std::size_t m = tokens; m >= k; --m)
                for (std::uint32_t r = rows; r-- > 0;)
                    if (next_row(r) <= heaps)
                        sets.add_moved(unequal[next_row(r)][m], unequal[r][m - k], value);
            // c equal smaller heaps j, and one or more of k: the first k makes them mixed.
            for (std::size_t j = 1; j < k; ++j)
                for (std::uint32_t c = 1; c * j + k <= tokens; ++c) {
                    const std::uint32_t before = c % 2 == 1 ? values[j] : 0;
                    for (std::uint32_t d = 1; c * j + d * k <= tokens; ++d) {
                        const std::uint32_t r = is_open ? std::min(c + d, heaps) : c + d;
                        if (r > heaps) break;
                        const std::uint32_t sum = before ^ (d % 2 == 1 ? value : 0);
                        mixed[r][c * j + d * k][sum / 64] |= std::uint64_t{1} << sum % 64;
                    }
                }
        };
        for (std::size_t heap = 1; heap <= most && fits; ++heap) {
            std::vector<std::uint64_t> excluded = sets.none();
            const auto take_row = [&](const std::vector<std::uint64_t>& row) {
                for (std::size_t w = 0; w < words; ++w) excluded[w] |= row[w];
            };
            const auto n = static_cast<std::int64_t>(heap);
            const std::int64_t end = code_->repeats() ? n : std::min(n, code_->last());
            for (std::int64_t taken = code_->first(); taken <= end; ++taken)
                for (const HeapCount& count : code_->digit(taken)) {
                    const auto rest = static_cast<std::size_t>(n - taken);
                    const std::uint32_t top = count.or_more ? heaps : count.least;
                    for (std::uint32_t r = count.least; r <= top; ++r) {
                        if (count.evenness == Evenness::AllEqual && r >= 2) continue;
                        const Table& table = r < 2                                     ? any
                                             : count.evenness == Evenness::Unequal     ? unequal
                                             : count.evenness == Evenness::NotAllEqual ? mixed
                                                                                       : any;
                        take_row(table[r][rest]);
                    }
                    if (count.evenness != Evenness::AllEqual || rest == 0) continue;
                    const std::size_t most_equal = count.or_more ? rest : count.least;
                    for (std::size_t r = std::max(count.least, 2u); r <= most_equal; ++r)
                        if (rest % r == 0) {
                            const std::uint32_t sum = r % 2 == 1 ? values[rest / r] : 0;
                            excluded[sum / 64] |= std::uint64_t{1} << sum % 64;
                        }
                }
            std::size_t w = 0;
            while (w < words && ~excluded[w] == 0) ++w;
            // Half of the bits stay free, so that sums fit too.
            fits = w < words / 2;
            if (!fits) break;
            values.push_back(static_cast<std::uint32_t>(64 * w) +
                             static_cast<std::uint32_t>(std::countr_one(excluded[w])));
            put_in(heap);
        }
        if (fits) {
            values_ = std::move(values);
            return;
        }
    }
}

}  // namespace upstar::heaps
