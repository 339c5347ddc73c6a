#include "upstar/games/heaps/take_and_break_code.h"

#include <algorithm>

#include "upstar/base/error.h"

namespace upstar::heaps {
namespace {

constexpr std::size_t kMostDigits = 10'000;
constexpr std::uint32_t kMostCount = 1'000;

// One or no heap is equal and unequal to all others.
HeapCount plain(HeapCount count) {
    if (!count.or_more && count.least <= 1) count.evenness = Evenness::Free;
    return count;
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    // The digits, how many stand before the point, how many repeat at the end.
    std::vector<CodeDigit> digits;
    std::size_t before_point = 0;
    std::size_t repeating = 0;

    void read() {
        bool seen_point = false;
        std::size_t bracket = text_.size();
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '.') {
                if (seen_point) fault("a code has one point");
                seen_point = true;
                before_point = digits.size();
                ++at_;
            } else if (c == '[') {
                if (!seen_point) fault("digits repeat only after the point");
                bracket = digits.size();
                ++at_;
            } else if (c == ']') {
                if (bracket >= digits.size()) fault("']' without '[' and a digit before it");
                repeating = digits.size() - bracket;
                if (++at_ != text_.size()) fault("nothing may follow the digits that repeat");
            } else {
                if (digits.size() == kMostDigits) fault("too many digits: at most 10000");
                digits.push_back(digit());
            }
        }
        if (!seen_point) fault("a code has a point, such as 0.77");
        if (before_point == 0) fault_at(0, "a digit stands before the point, such as 0.77");
        if (bracket != text_.size() && repeating == 0) fault("a ']' is missing");
    }

private:
    CodeDigit digit() {
        CodeDigit all;
        if (text_[at_] == '{') {
            do {
                ++at_;
                all.push_back(count());
            } while (at_ < text_.size() && text_[at_] == ',');
            if (at_ == text_.size() || text_[at_] != '}')
                fault("numbers of heaps are joined by commas in braces, such as {2,3+}");
            ++at_;
        } else if (text_[at_] == '*') {
            ++at_;
            all.push_back({0, true});
        } else {
            for (std::uint32_t bits = figure(), r = 0; bits != 0; bits >>= 1, ++r)
                if ((bits & 1) != 0) all.push_back({r});
        }
        const Evenness evenness = sign();
        for (HeapCount& each : all) {
            if (evenness != Evenness::Free) each.evenness = evenness;
            each = plain(each);
        }
        return all;
    }

    std::uint32_t figure() {
        const char c = text_[at_];
        ++at_;
        if (c >= '0' && c <= '9') return static_cast<std::uint32_t>(c - '0');
        if (c >= 'A' && c <= 'Z') return static_cast<std::uint32_t>(c - 'A' + 10);
        if (c >= 'a' && c <= 'z') return static_cast<std::uint32_t>(c - 'a' + 10);
        --at_;
        fault("a digit is 0 to 9, A to Z, * or {...}, such as in 0.77 or 0.{2,3}");
    }

    HeapCount count() {
        const std::size_t begin = at_;
        HeapCount count;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' &&
               count.least <= kMostCount)
            count.least = 10 * count.least + static_cast<std::uint32_t>(text_[at_++] - '0');
        if (at_ == begin) fault("a number of heaps is missing");
        if (count.least > kMostCount) fault_at(begin, "too many heaps: at most 1000");
        count.evenness = sign();
        if (at_ < text_.size() && text_[at_] == '+') {
            ++at_;
            count.or_more = true;
        }
        if (const Evenness after = sign(); after != Evenness::Free) count.evenness = after;
        return count;
    }

    Evenness sign() {
        if (at_ == text_.size()) return Evenness::Free;
        switch (text_[at_]) {
            case '!':
                ++at_;
                return Evenness::Unequal;
            case '?':
                ++at_;
                return Evenness::NotAllEqual;
            case '=':
                ++at_;
                return Evenness::AllEqual;
            default:
                return Evenness::Free;
        }
    }

    [[noreturn]] void fault(const char* message) { fault_at(at_, message); }
    [[noreturn]] static void fault_at(std::size_t at, const char* message) {
        throw Error(ErrorKind::Input, message, at);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

bool all_fit(const std::vector<std::uint32_t>& ascending, Evenness evenness) {
    if (evenness == Evenness::Free || ascending.size() < 2) return true;
    if (evenness == Evenness::Unequal)
        return std::adjacent_find(ascending.begin(), ascending.end()) == ascending.end();
    return (ascending.front() == ascending.back()) == (evenness == Evenness::AllEqual);
}

// All ways to write `rest` as r numbers from `least` on, ascending; false to stop.
bool split(std::uint32_t rest, std::uint32_t r, std::uint32_t least, Evenness evenness,
           std::vector<std::uint32_t>& heaps,
           const std::function<bool(const std::vector<std::uint32_t>&)>& take) {
    if (r == 0) return rest != 0 || !all_fit(heaps, evenness) || take(heaps);
    if (r == 1) {
        if (rest < least || rest == 0) return true;
        heaps.push_back(rest);
        const bool go_on = !all_fit(heaps, evenness) || take(heaps);
        heaps.pop_back();
        return go_on;
    }
    for (std::uint32_t heap = std::max(least, 1u); heap <= rest / r; ++heap) {
        heaps.push_back(heap);
        const bool go_on =
            split(rest - heap, r - 1, evenness == Evenness::Unequal ? heap + 1 : heap, evenness,
                  heaps, take);
        heaps.pop_back();
        if (!go_on) return false;
    }
    return true;
}

// Equal heaps need no search.
bool split_evenly(std::uint32_t rest, std::uint32_t r,
                  const std::function<bool(const std::vector<std::uint32_t>&)>& take) {
    if (rest == 0 || rest % r != 0) return true;
    return take(std::vector<std::uint32_t>(r, rest / r));
}

}  // namespace

TakeAndBreakCode TakeAndBreakCode::parse(std::string_view text) {
    Reader reader(text);
    reader.read();
    TakeAndBreakCode code;
    code.text_ = text;
    code.digits_ = std::move(reader.digits);
    code.first_ = 1 - static_cast<std::int64_t>(reader.before_point);
    code.repeating_ = reader.repeating;
    code.require_that_play_ends();
    return code;
}

TakeAndBreakCode TakeAndBreakCode::of_subtraction(const std::vector<std::uint32_t>& set,
                                                  bool all_but, bool may_split) {
    const char in = may_split ? '7' : '3';
    std::uint32_t most = 0;
    for (const std::uint32_t n : set) most = std::max(most, n);
    std::string text = "0.";
    for (std::uint32_t n = 1; n <= most; ++n) {
        const bool is_in = std::find(set.begin(), set.end(), n) != set.end();
        text += is_in != all_but ? in : '0';
    }
    if (all_but) text += std::string("[") + in + "]";
    if (text == "0.") text = "0.0";
    return parse(text);
}

void TakeAndBreakCode::require_that_play_ends() const {
    for (std::int64_t taken = first_; taken <= 0; ++taken)
        for (const HeapCount& count : digit(taken))
            if (static_cast<std::int64_t>(count.least) < 2 - taken)
                throw Error(ErrorKind::Input,
                            "play would not end: a move that takes nothing splits a heap into two "
                            "or more, one that adds tokens into more still",
                            0);
}

const CodeDigit& TakeAndBreakCode::digit(std::int64_t taken) const {
    static const CodeDigit kNone;
    if (taken < first_) return kNone;
    auto place = static_cast<std::size_t>(taken - first_);
    if (place >= digits_.size()) {
        if (repeating_ == 0) return kNone;
        const std::size_t begin = digits_.size() - repeating_;
        place = begin + (place - begin) % repeating_;
    }
    return digits_[place];
}

std::int64_t TakeAndBreakCode::last() const {
    for (std::size_t i = digits_.size(); i-- > 0;)
        if (!digits_[i].empty()) return first_ + static_cast<std::int64_t>(i);
    return 0;
}

std::uint32_t TakeAndBreakCode::most_heaps() const {
    std::uint32_t most = 0;
    for (const CodeDigit& digit : digits_)
        for (const HeapCount& count : digit) most = std::max(most, count.least);
    return most;
}

bool TakeAndBreakCode::has_open_counts() const {
    for (const CodeDigit& digit : digits_)
        for (const HeapCount& count : digit)
            if (count.or_more) return true;
    return false;
}

bool TakeAndBreakCode::is_free() const {
    for (const CodeDigit& digit : digits_)
        for (const HeapCount& count : digit)
            if (count.evenness != Evenness::Free) return false;
    return true;
}

void TakeAndBreakCode::for_each_option(
    std::uint32_t heap, const std::function<bool(const std::vector<std::uint32_t>&)>& take) const {
    const std::int64_t end = repeats() ? heap : std::min<std::int64_t>(heap, last());
    std::vector<std::uint32_t> heaps;
    if (heap == 0) return;
    for (std::int64_t taken = first_; taken <= end; ++taken) {
        const auto rest = static_cast<std::uint32_t>(heap - taken);
        for (const HeapCount& count : digit(taken)) {
            const std::uint32_t most = count.or_more ? std::max(rest, count.least) : count.least;
            for (std::uint32_t r = count.least; r <= most; ++r) {
                const bool evenly = count.evenness == Evenness::AllEqual && r > 0;
                if (!(evenly ? split_evenly(rest, r, take)
                             : split(rest, r, 1, count.evenness, heaps, take)))
                    return;
                if (r > rest) break;
            }
        }
    }
}

CodePtr parse_code(std::string_view text) {
    return std::make_shared<const TakeAndBreakCode>(TakeAndBreakCode::parse(text));
}

}  // namespace upstar::heaps
