// The check of a certificate of a period. It shares the reader of codes with what finds periods,
// and nothing else.
#include <algorithm>
#include <bit>
#include <charconv>
#include <vector>

#include "upstar/base/json_reader.h"
#include "upstar/games/heaps/period.h"

namespace upstar::heaps {
namespace {

constexpr std::size_t kPollInterval = 64;

[[noreturn]] void refuse(const std::string& what) { throw Error(ErrorKind::Input, what); }

// As many nim values as are wanted, and no more.
std::vector<std::uint32_t> read_values(std::string_view text, std::uint64_t wanted,
                                       Charge& charge) {
    std::vector<std::uint32_t> values;
    charge.add(std::min(static_cast<std::size_t>(wanted), text.size()) * sizeof(values[0]));
    for (;;) {
        const std::size_t begin = text.find_first_not_of(" \n");
        if (begin == std::string_view::npos) break;
        text.remove_prefix(begin);
        std::uint32_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc())
            refuse("a nim value is a number, not `" + std::string(text.substr(0, 10)) + "`");
        if (values.size() == wanted) break;
        values.push_back(value);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    if (values.size() != wanted || text.find_first_not_of(" \n") != std::string_view::npos)
        refuse(std::to_string(wanted) + " nim values are wanted, of the heaps from 0 on");
    return values;
}

// Whether each value is the least that no option of its heap has.
class Mex {
public:
    Mex(const TakeAndBreakCode& code, const std::vector<std::uint32_t>& values, Context& context)
        : code_(code), values_(values), context_(context) {}

    void check(std::size_t heap) {
        heap_ = heap;
        // Sums of lesser values need no more bits than these, and one number is free.
        const std::uint32_t most = std::bit_ceil(most_ + 1);
        if (values_[heap] > most) refuse_value();
        most_ = std::max(most_, values_[heap]);
        seen_.resize(std::size_t{most_} + 1);
        const auto n = static_cast<std::int64_t>(heap);
        const std::int64_t end = heap == 0 ? code_.first() - 1 : std::min(n, code_.last());
        for (std::int64_t taken = code_.first(); taken <= end; ++taken)
            for (const HeapCount& count : code_.digit(taken))
                see_splits(static_cast<std::size_t>(n - taken), count.least, 1, 0);
        for (std::uint32_t value = 0; value < values_[heap]; ++value)
            if (seen_[value] != heap + 1) refuse_value();
    }

private:
    // `rest` tokens in `count` heaps of at least `least`, beside heaps of the sum `sum`.
    void see_splits(std::size_t rest, std::uint32_t count, std::size_t least, std::uint32_t sum) {
        if (count == 0) {
            if (rest == 0) see(sum);
            return;
        }
        if (count == 1) {
            if (rest >= least) see(sum ^ values_[rest]);
            return;
        }
        if (count > 2) context_.poll();
        for (std::size_t first = least; first <= rest / count; ++first)
            if (count == 2)
                see(sum ^ values_[first] ^ values_[rest - first]);
            else
                see_splits(rest - first, count - 1, first, sum ^ values_[first]);
    }

    void see(std::uint32_t value) {
        if (value > values_[heap_]) return;
        if (value == values_[heap_]) refuse_value();
        seen_[value] = heap_ + 1;
    }

    [[noreturn]] void refuse_value() const {
        refuse("the nim value of heap " + std::to_string(heap_) + " is not " +
               std::to_string(values_[heap_]));
    }

    const TakeAndBreakCode& code_;
    const std::vector<std::uint32_t>& values_;
    Context& context_;
    std::size_t heap_ = 0;
    std::uint32_t most_ = 0;         // of the values so far
    std::vector<std::size_t> seen_;  // by value, 1 + the last heap that has it as an option
};

// That the values agree with those a period later, and that no less would do.
void check_repetition(const std::vector<std::uint32_t>& values, const Periodicity& claim) {
    const auto from = static_cast<std::size_t>(claim.preperiod);
    const auto period = static_cast<std::size_t>(claim.period);
    for (std::size_t heap = from; heap + period < values.size(); ++heap)
        if (values[heap] != values[heap + period]) refuse("there is no " + to_string(claim));
    if (from > 0 && values[from - 1] == values[from - 1 + period])
        refuse(to_string(claim) + ": it begins sooner");
    const auto repeats_after = [&](std::size_t less) {
        for (std::size_t i = 0; i < period; ++i)
            if (values[from + i] != values[from + (i + less) % period]) return false;
        return true;
    };
    for (std::size_t less = 1; less < period; ++less)  // the least one divides all others
        if (period % less == 0 && repeats_after(less))
            refuse(to_string(claim) + ": period " + std::to_string(less) + " is less");
}

}  // namespace

const char* const kPeriodKind = "heap period";

CertificateHead period_head(const TakeAndBreakCode& code, const Periodicity& claim) {
    return {kPeriodKind,
            "the nim values of the take-and-break game " + code.text() + " have " +
                to_string(claim) + ", and neither is less",
            Json{{"code", code.text()}, {"period", claim.period}, {"preperiod", claim.preperiod}}};
}

PeriodClaim claimed_period(std::string_view text) {
    const auto head = head_in_text(text);
    if (!head || head->kind != kPeriodKind) refuse("line 1: it is no certificate of a period");
    const JsonReader read("period of a game");
    const auto number = [&](const char* key, std::int64_t least) {
        return static_cast<std::uint64_t>(
            read.as_integer(read.member(head->statement, key), least, kMostForPeriod));
    };
    PeriodClaim claim{TakeAndBreakCode::parse(read.text(head->statement, "code")),
                      {number("period", 1), number("preperiod", 0)}};
    if (!has_provable_period(claim.code))
        refuse("line 1: nothing proves a period of a code like " + claim.code.text());
    require_head(text, period_head(claim.code, claim.claimed));
    return claim;
}

std::size_t check_period(std::string_view text, Context& context) {
    const PeriodClaim claim = claimed_period(text);
    Charge charge(context);
    const std::vector<std::uint32_t> values =
        read_values(body_of(text), last_heap_for(claim.code, claim.claimed) + 1, charge);
    check_repetition(values, claim.claimed);
    Mex mex(claim.code, values, context);
    for (std::size_t heap = 0; heap < values.size(); ++heap) {
        if (heap % kPollInterval == 0) {
            context.poll();
            context.progress("heap " + std::to_string(heap) + " of " +
                             std::to_string(values.size() - 1));
        }
        mex.check(heap);
    }
    return values.size();
}

}  // namespace upstar::heaps
