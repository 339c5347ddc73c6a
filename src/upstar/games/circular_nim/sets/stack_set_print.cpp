// Stack sets in the notation of the slides, as text and as LaTeX. Stacks that a case makes equal
// share a letter, and those it makes constant are shown as numbers.
#include <algorithm>
#include <optional>

#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {
namespace {

struct Signs {
    const char* equal;
    const char* at_most;
    const char* below;
    const char* nim_sum;
    const char* least;
    const char* greatest;
    const char* remainder;
};

constexpr Signs kText = {" = ", " <= ", " < ", "^", "min", "max", " mod "};
constexpr Signs kLatex = {" = ", " \\le ", " < ", " \\oplus ", "\\min", "\\max", " \\bmod "};

class Printer {
public:
    Printer(const StackCase& one, std::size_t stacks, const Signs& signs) : signs_(signs) {
        for (std::size_t i = 0; i < stacks; ++i)
            entries_.push_back(LinearForm::variable(stacks, i));
        for (const Condition& condition : one) {
            in_head_.push_back(fold(condition));
            if (!in_head_.back()) rest_.push_back(condition);
        }
        for (LinearForm& entry : entries_) entry = folded(entry);
        for (std::size_t i = 0; i < stacks; ++i) {
            const bool own = entries_[i] == LinearForm::variable(stacks, i);
            names_.push_back(own ? stack_name(letters_++) : "");
        }
    }

    std::string text() const {
        std::string head, tail;
        for (const LinearForm& entry : entries_) head += (head.empty() ? "" : ",") + sum(entry);
        for (const Condition& condition : rest_) {
            const std::string shown = text_of(condition);
            if (!shown.empty()) tail += (tail.empty() ? ": " : ", ") + shown;
        }
        return "(" + head + ")" + tail;
    }

    // Of each condition of the case; of those that the head says, nothing.
    std::vector<std::string> conditions() const {
        std::vector<std::string> texts;
        auto next = rest_.begin();
        for (const bool in_head : in_head_) texts.push_back(in_head ? "" : text_of(*next++));
        return texts;
    }

    // From now on the numbers that these stacks give stand in place of the letters.
    void put_in(const Stacks& stacks) { numbers_ = &stacks; }

private:
    LinearForm folded(LinearForm form) const {
        for (std::size_t i = form.coefficients.size(); i-- > 0;)
            if (entries_[i] != LinearForm::variable(form.coefficients.size(), i))
                form.substitute(i, entries_[i]);
        return form;
    }

    // Takes "stack = earlier stack" and "stack = number" into the head.
    bool fold(const Condition& condition) {
        if (condition.op != Operator::Sum || condition.relation != Comparison::Equal) return false;
        const LinearForm gap = folded(difference(condition));
        std::optional<std::size_t> first, last;
        std::int64_t weight = 0;
        for (std::size_t i = 0; i < gap.coefficients.size(); ++i) {
            if (gap.coefficients[i] == 0) continue;
            if (first && last != first) return false;
            if (first) last = i;
            if (!first) first = last = i;
            weight += gap.coefficients[i];
        }
        if (!first) return gap.constant == 0;
        const std::int64_t factor = gap.coefficients[*last];
        if (factor != 1 && factor != -1) return false;
        const bool equal_stacks = first != last && weight == 0 && gap.constant == 0;
        const bool constant = first == last && gap.constant * factor <= 0;
        if (!equal_stacks && !constant) return false;
        LinearForm value(gap.coefficients.size(), -gap.constant * factor);
        if (equal_stacks) value.coefficients[*first] = 1;
        entries_[*last] = value;
        return true;
    }

    std::string sum(const LinearForm& form) const {
        if (numbers_ != nullptr) return std::to_string(form(*numbers_));
        std::string text;
        const auto add = [&](std::int64_t factor, const std::string& name) {
            if (factor == 0) return;
            if (!text.empty() || factor < 0) text += factor < 0 ? "-" : "+";
            const std::int64_t size = factor < 0 ? -factor : factor;
            text += name.empty() || size != 1 ? std::to_string(size) + name : name;
        };
        for (std::size_t i = 0; i < names_.size(); ++i) add(form.coefficients[i], names_[i]);
        add(form.constant, "");
        return text.empty() ? "0" : text;
    }

    std::string sums(const std::vector<LinearForm>& forms, const std::string& between) const {
        std::string text;
        for (const LinearForm& form : forms)
            text += (text.empty() ? "" : between) + sum(folded(form));
        return text;
    }

    // With every term on the side where it is positive.
    std::string linear(const Condition& condition) const {
        LinearForm gap = folded(difference(condition));
        Comparison relation = condition.relation;
        if (relation == Comparison::AtLeast) {
            gap = LinearForm(gap.coefficients.size()) - gap;
            relation = Comparison::AtMost;
        }
        const bool below = relation == Comparison::AtMost && gap.constant == 1;
        if (below) gap.constant = 0;
        LinearForm left(gap.coefficients.size()), right = left;
        for (std::size_t i = 0; i < gap.coefficients.size(); ++i)
            (gap.coefficients[i] > 0 ? left : right).coefficients[i] =
                gap.coefficients[i] > 0 ? gap.coefficients[i] : -gap.coefficients[i];
        (gap.constant > 0 ? left : right).constant =
            gap.constant > 0 ? gap.constant : -gap.constant;
        if (relation == Comparison::Equal) {
            if (left == right) return "";
            if (left.is_constant() && !right.is_constant()) std::swap(left, right);
            return sum(left) + signs_.equal + sum(right);
        }
        return sum(left) + (below ? signs_.below : signs_.at_most) + sum(right);
    }

    // No remainder is below 0 or above the modulus less one.
    static bool is_one_remainder(const Condition& condition) {
        if (condition.op != Operator::Remainder || !condition.left.is_constant()) return false;
        return condition.relation == Comparison::AtLeast
                   ? condition.left.constant == 0
                   : condition.left.constant == condition.modulus - 1;
    }

    std::string text_of(const Condition& condition) const {
        if (condition.op == Operator::Sum) return linear(condition);
        std::string value;
        if (condition.op == Operator::NimSum) {
            value = sums(condition.right, signs_.nim_sum);
        } else if (condition.op == Operator::Remainder) {
            value =
                sums(condition.right, "") + signs_.remainder + std::to_string(condition.modulus);
        } else {
            value = condition.op == Operator::Least ? signs_.least : signs_.greatest;
            bool all = condition.right.size() == entries_.size();
            for (std::size_t i = 0; all && i < entries_.size(); ++i)
                all = condition.right[i] == LinearForm::variable(entries_.size(), i);
            if (!all) value += "(" + sums(condition.right, ",") + ")";
        }
        const std::string left = sum(folded(condition.left));
        if (is_one_remainder(condition)) return value + signs_.equal + left;
        switch (condition.relation) {
            case Comparison::AtMost:
                return left + signs_.at_most + value;
            case Comparison::AtLeast:
                return value + signs_.at_most + left;
            default:
                return condition.op == Operator::NimSum || condition.op == Operator::Remainder
                           ? value + signs_.equal + left
                           : left + signs_.equal + value;
        }
    }

    const Signs& signs_;
    std::vector<LinearForm> entries_;
    std::vector<bool> in_head_;  // by condition
    std::vector<Condition> rest_;
    std::vector<std::string> names_;
    const Stacks* numbers_ = nullptr;
    std::size_t letters_ = 0;
};

}  // namespace

std::string stack_name(std::size_t i) {
    const std::string letter(1, static_cast<char>('a' + i % 26));
    return i < 26 ? letter : letter + std::to_string(i / 26);
}

std::string to_string(const StackCase& one, std::size_t stacks) {
    return Printer(one, stacks, kText).text();
}

std::vector<std::string> condition_texts(const StackCase& one, std::size_t stacks) {
    return Printer(one, stacks, kText).conditions();
}

std::vector<std::string> condition_numbers(const StackCase& one, const Stacks& position) {
    Printer printer(one, position.size(), kText);
    printer.put_in(position);
    return printer.conditions();
}

std::string to_latex(const StackCase& one, std::size_t stacks) {
    return Printer(one, stacks, kLatex).text();
}

std::string to_string(const StackSet& set) {
    std::string text;
    for (const StackCase& one : set.cases) text += to_string(one, set.stacks) + "\n";
    return text;
}

std::vector<std::string> case_texts(const StackSet& set) {
    std::vector<std::string> texts;
    for (const StackCase& one : set.cases) texts.push_back(to_string(one, set.stacks));
    return texts;
}

std::string to_string(const Stacks& position) {
    std::string text;
    for (const std::uint32_t stack : position)
        text += (text.empty() ? "" : ",") + std::to_string(stack);
    return "(" + text + ")";
}

}  // namespace upstar::circular_nim
