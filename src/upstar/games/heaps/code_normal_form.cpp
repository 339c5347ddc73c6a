#include "upstar/games/heaps/code_normal_form.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace upstar::heaps {
namespace {

std::string sign(Evenness evenness) {
    switch (evenness) {
        case Evenness::Unequal:
            return "!";
        case Evenness::NotAllEqual:
            return "?";
        case Evenness::AllEqual:
            return "=";
        case Evenness::Free:
            break;
    }
    return "";
}

bool takes_any_sign(const HeapCount& count) { return count.least <= 1 && !count.or_more; }

// Ascending, without repetitions, what an open count covers left out.
CodeDigit merged(CodeDigit digit) {
    std::stable_sort(digit.begin(), digit.end(),
                     [](const HeapCount& a, const HeapCount& b) { return a.least < b.least; });
    digit.erase(std::unique(digit.begin(), digit.end()), digit.end());
    CodeDigit result;
    for (HeapCount& count : digit) {
        const bool is_covered =
            std::any_of(result.begin(), result.end(), [&](const HeapCount& open) {
                return open.or_more && open.least <= count.least &&
                       (open.evenness == count.evenness || takes_any_sign(count));
            });
        if (is_covered) continue;
        // What stands just below an open count is its beginning.
        while (count.or_more && !result.empty() && !result.back().or_more &&
               result.back().least + 1 == count.least &&
               (result.back().evenness == count.evenness || takes_any_sign(result.back()))) {
            count.least = result.back().least;
            result.pop_back();
        }
        result.push_back(count);
    }
    return result;
}

// The sign of all numbers that have one; Free if they differ.
Evenness common_sign(const CodeDigit& digit) {
    Evenness common = Evenness::Free;
    bool is_first = true;
    for (const HeapCount& count : digit) {
        if (takes_any_sign(count)) continue;
        if (!is_first && count.evenness != common) return Evenness::Free;
        common = count.evenness;
        is_first = false;
    }
    return common;
}

std::string digit_text(const CodeDigit& given) {
    constexpr std::uint32_t kMostInFigure = 35;  // Z
    const CodeDigit digit = merged(given);
    const Evenness common = common_sign(digit);
    std::uint32_t figure = 0;
    bool is_figure = true;
    std::string list;
    for (const HeapCount& count : digit) {
        const bool fits = !count.or_more && count.least <= 5 &&
                          (takes_any_sign(count) || count.evenness == common);
        is_figure = is_figure && fits;
        if (fits) figure |= 1u << count.least;
        list += (list.empty() ? "" : ",") + std::to_string(count.least) +
                (count.evenness == common ? "" : sign(count.evenness)) + (count.or_more ? "+" : "");
    }
    if (is_figure && figure <= kMostInFigure)
        return std::string(1, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[figure]) + sign(common);
    if (list == "0+") return "*" + sign(common);
    return "{" + list + "}" + sign(common);
}

}  // namespace

std::string normal_form(const TakeAndBreakCode& code) {
    std::vector<std::string> digits;
    for (const CodeDigit& digit : code.digits()) digits.push_back(digit_text(digit));
    auto point = static_cast<std::size_t>(1 - code.first());
    std::size_t repeating = code.repeating();
    const auto is_zero = [](const std::string& digit) { return digit == "0"; };
    if (std::all_of(digits.end() - static_cast<std::ptrdiff_t>(repeating), digits.end(), is_zero))
        repeating = 0;
    if (repeating == 0) {
        while (digits.size() > point && is_zero(digits.back())) digits.pop_back();
        if (digits.size() == point) digits.emplace_back("0");
    }
    while (point > 1 && is_zero(digits.front())) {
        digits.erase(digits.begin());
        --point;
    }
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i == point) text += ".";
        if (repeating > 0 && i == digits.size() - repeating) text += "[";
        text += digits[i];
    }
    return text + (repeating > 0 ? "]" : "");
}

}  // namespace upstar::heaps
