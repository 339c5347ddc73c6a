// The notation of stack sets, read by recursive descent (its depth is that of the parentheses):
//
//     set        case { (";" | newline) case }
//     case       "(" sum { "," sum } ")" [ ":" condition { "," condition } ]
//     condition  side { ("=" | "<=" | ">=" | "<" | ">") side }, one relation at least
//     side       ("min" | "max") [ "(" sum { "," sum } ")" ]   of all stacks if none are given
//                sum { "^" sum }   or   sum "mod" number   or   sum
//     sum        [ "-" ] term { ("+" | "-") term }
//     term       [ number [ "*" ] ] name   or   number   or   "(" sum ")"
//
// A name is a letter with digits and perhaps a star behind it (the slides mark the largest stack
// a*); it names the stack where it first stands alone.
#include <map>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {
namespace {

constexpr std::int64_t kLargest = 1'000'000;
constexpr int kDeepest = 50;

// A sum whose names are not stacks yet.
struct NamedSum {
    std::map<std::string, std::int64_t> coefficients;
    std::int64_t constant = 0;
    std::size_t offset = 0;
};

struct Side {
    Operator op = Operator::Sum;
    std::vector<LinearForm> forms;
    std::int64_t modulus = 0;
    std::size_t offset = 0;
};

class Parser {
public:
    Parser(std::string_view text, std::size_t stacks, std::vector<Image> symmetries)
        : text_(text), stacks_(stacks), set_{stacks, std::move(symmetries), {}} {}

    StackSet parse() {
        while (skip_separators(), at_ < text_.size()) {
            set_.cases.push_back(parse_case());
            skip_blanks();
            if (at_ < text_.size() && text_[at_] != ';' && text_[at_] != '\n')
                fail(
                    "a case ends here: write `,` before a further condition, or `;` before the "
                    "next case");
        }
        if (set_.cases.empty()) fail("no case; try `(a,b,a,b)`, or `(a,b,c): a+b = c`");
        return std::move(set_);
    }

private:
    [[noreturn]] void fail(const std::string& message) const { fail_at(message, at_); }
    [[noreturn]] static void fail_at(const std::string& message, std::size_t offset) {
        throw Error(ErrorKind::Input, message, offset);
    }

    static bool is_digit(char c) { return c >= '0' && c <= '9'; }
    static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    void skip_blanks() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r'))
            ++at_;
    }
    void skip_separators() {
        while (at_ < text_.size() &&
               (text_[at_] == '\n' || text_[at_] == ';' || text_[at_] == ' ' ||
                text_[at_] == '\t' || text_[at_] == '\r'))
            ++at_;
    }
    bool take(std::string_view word) {
        skip_blanks();
        if (text_.substr(at_, word.size()) != word) return false;
        at_ += word.size();
        return true;
    }
    // Like take, but not the beginning of a longer run of letters.
    bool take_word(std::string_view word) {
        const std::size_t start = at_;
        if (take(word) && (at_ == text_.size() || !is_letter(text_[at_]))) return true;
        at_ = start;
        return false;
    }
    void expect(std::string_view word, const std::string& why) {
        if (!take(word)) fail("`" + std::string(word) + "` is missing " + why);
    }

    std::int64_t parse_number() {
        const std::size_t start = at_;
        std::int64_t value = 0;
        while (at_ < text_.size() && is_digit(text_[at_])) {
            value = value * 10 + (text_[at_++] - '0');
            if (value > kLargest) fail_at("a number above 1000000", start);
        }
        return value;
    }

    std::string parse_name() {
        std::string name(1, text_[at_++]);
        if (at_ < text_.size() && is_letter(text_[at_]))
            fail_at("a name is one letter, perhaps with digits: write `a+b`, not `ab`", at_ - 1);
        while (at_ < text_.size() && is_digit(text_[at_])) name += text_[at_++];
        if (at_ < text_.size() && text_[at_] == '*') name += text_[at_++];
        return name;
    }

    void parse_term(NamedSum& sum, std::int64_t sign, int depth) {
        skip_blanks();
        if (take("(")) {
            if (depth == kDeepest) fail("parentheses nested too deeply");
            const NamedSum inner = parse_sum(depth + 1);
            expect(")", "behind a sum");
            for (const auto& [name, factor] : inner.coefficients)
                sum.coefficients[name] += sign * factor;
            sum.constant += sign * inner.constant;
            return;
        }
        if (at_ == text_.size() || (!is_digit(text_[at_]) && !is_letter(text_[at_])))
            fail("a number or the name of a stack belongs here");
        std::int64_t factor = 1;
        if (is_digit(text_[at_])) {
            factor = parse_number();
            take("*");
            skip_blanks();
            if (at_ == text_.size() || !is_letter(text_[at_]) || at_word("mod")) {
                sum.constant += sign * factor;
                return;
            }
        }
        sum.coefficients[parse_name()] += sign * factor;
    }

    bool at_word(std::string_view word) {
        const std::size_t start = at_;
        const bool found = take_word(word);
        at_ = start;
        return found;
    }

    NamedSum parse_sum(int depth = 0) {
        skip_blanks();
        NamedSum sum;
        sum.offset = at_;
        parse_term(sum, take("-") ? -1 : 1, depth);
        while (true) {
            if (take("+"))
                parse_term(sum, 1, depth);
            else if (take("-"))
                parse_term(sum, -1, depth);
            else
                return sum;
        }
    }

    LinearForm resolve(const NamedSum& sum) const {
        LinearForm form(stacks_, sum.constant);
        for (const auto& [name, factor] : sum.coefficients) {
            const auto found = names_.find(name);
            if (found == names_.end())
                fail_at("`" + name +
                            "` is not a stack of this case: each name must stand alone "
                            "between the commas of (a,b,...) once",
                        sum.offset);
            form.coefficients[found->second] += factor;
        }
        return form;
    }

    StackCase parse_case() {
        const std::size_t start = at_;
        expect("(", "before the stacks of a case, as in `(a,b,a,b)`");
        std::vector<NamedSum> entries = {parse_sum()};
        while (take(",")) entries.push_back(parse_sum());
        expect(")", "behind the stacks of a case");
        if (entries.size() != stacks_)
            fail_at("a case of " + std::to_string(entries.size()) + " stacks in a game of " +
                        std::to_string(stacks_),
                    start);
        names_.clear();
        for (std::size_t i = 0; i < stacks_; ++i) {
            const NamedSum& entry = entries[i];
            if (entry.constant == 0 && entry.coefficients.size() == 1 &&
                entry.coefficients.begin()->second == 1)
                names_.emplace(entry.coefficients.begin()->first, i);
        }
        StackCase one;
        for (std::size_t i = 0; i < stacks_; ++i) {
            LinearForm stack = LinearForm::variable(stacks_, i);
            LinearForm entry = resolve(entries[i]);
            if (stack != entry)
                one.push_back({std::move(stack), Comparison::Equal, Operator::Sum, {entry}, 0});
        }
        if (take(":")) {
            do parse_condition(one);
            while (take(","));
        }
        return one;
    }

    Side parse_side() {
        skip_blanks();
        Side side;
        side.offset = at_;
        const bool least = take_word("min");
        if (least || take_word("max")) {
            side.op = least ? Operator::Least : Operator::Greatest;
            if (take("(")) {
                do side.forms.push_back(resolve(parse_sum()));
                while (take(","));
                expect(")", "behind what min and max are taken of");
            } else {
                for (std::size_t i = 0; i < stacks_; ++i)
                    side.forms.push_back(LinearForm::variable(stacks_, i));
            }
            return side;
        }
        side.forms.push_back(resolve(parse_sum()));
        while (take("^") || take("⊕") || take_word("xor")) {
            side.op = Operator::NimSum;
            side.forms.push_back(resolve(parse_sum()));
        }
        if (side.op == Operator::Sum && take_word("mod")) {
            skip_blanks();
            side.op = Operator::Remainder;
            side.modulus = parse_number();
            if (side.modulus < 2) fail("a remainder is taken by a number from 2 on");
        }
        if (side.op != Operator::Sum) require_naturals(side);
        return side;
    }

    void require_naturals(const Side& side) const {
        for (const LinearForm& form : side.forms) {
            bool natural = form.constant >= 0;
            for (const std::int64_t factor : form.coefficients) natural = natural && factor >= 0;
            if (!natural)
                fail_at("nim sums and remainders are taken of sums without a minus", side.offset);
        }
    }

    void parse_condition(StackCase& one) {
        Side left = parse_side();
        bool related = false;
        while (true) {
            Comparison relation = Comparison::Equal;
            std::int64_t strict = 0;
            if (take("<=")) {
                relation = Comparison::AtMost;
            } else if (take(">=")) {
                relation = Comparison::AtLeast;
            } else if (take("<")) {
                relation = Comparison::AtMost;
                strict = 1;
            } else if (take(">")) {
                relation = Comparison::AtLeast;
                strict = 1;
            } else if (!take("=")) {
                break;
            }
            related = true;
            Side right = parse_side();
            add_condition(one, left, relation, strict, right);
            left = std::move(right);
        }
        if (!related) fail("one of = <= >= < > belongs here");
    }

    static void add_condition(StackCase& one, Side left, Comparison relation, std::int64_t strict,
                              Side right) {
        if (left.op != Operator::Sum) {
            if (right.op != Operator::Sum)
                fail_at("one side of a relation must be a plain sum", right.offset);
            std::swap(left, right);
            if (relation != Comparison::Equal)
                relation =
                    relation == Comparison::AtMost ? Comparison::AtLeast : Comparison::AtMost;
        }
        LinearForm form = left.forms.front();
        form.constant += relation == Comparison::AtMost ? strict : -strict;
        one.push_back({std::move(form), relation, right.op, std::move(right.forms), right.modulus});
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t stacks_;
    StackSet set_;
    std::map<std::string, std::size_t> names_;
};

}  // namespace

StackSet parse_stack_set(std::string_view text, std::size_t stacks, std::vector<Image> symmetries) {
    return Parser(text, stacks, std::move(symmetries)).parse();
}

StackSet parse_stack_set(std::string_view text, std::size_t stacks, bool circle) {
    return parse_stack_set(text, stacks, symmetries(stacks, circle));
}

StackSet parse_stack_set(std::string_view text, const CircularRules& rules) {
    return parse_stack_set(text, rules.stacks, symmetries(rules));
}

}  // namespace upstar::circular_nim
