// Reads values as print.h writes them, by a grammar of its own: text in, value out.
//
//     value   = part {["+" | "-"] part}                      parts side by side are added
//     part    = number | "*" [n] | ups | "+-" switched | "Tiny(" value ")" | "Miny(" value ")"
//             | "{" form "}" | "(" value ")"
//     ups     = "^" | "^^" | "^" n | "^<" n ">" | "^[" n "]", and the same with v
//     form    = list bars list, split at the longest run of bars outside braces
#pragma once

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/values/arena.h"
#include "upstar/values/canonical.h"
#include "upstar/values/sum.h"

namespace upstar {

class ValueText {
public:
    ValueText(Arena& arena, std::string_view text) : arena_(arena), text_(text) {}

    Game whole() {
        const Game g = value();
        if (at_ != text_.size()) fail();
        return g;
    }

private:
    [[noreturn]] void fail() const {
        throw std::invalid_argument("at " + std::to_string(at_) + " of " + std::string(text_));
    }
    bool sees(std::string_view token) const { return text_.substr(at_, token.size()) == token; }
    bool take(std::string_view token) {
        if (!sees(token)) return false;
        at_ += token.size();
        return true;
    }
    void expect(std::string_view token) {
        if (!take(token)) fail();
    }
    bool sees_digit() const {
        return at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0;
    }
    Integer digits() {
        const std::size_t start = at_;
        while (sees_digit()) ++at_;
        if (start == at_) fail();
        return Integer(std::string(text_.substr(start, at_ - start)));
    }

    Game value() {
        Game total;
        for (bool first = true; at_ < text_.size() && !sees(")"); first = false) {
            const bool minus = !sees("+-") && take("-");
            if (!first && !minus && !sees("+-")) take("+");
            const Game next = part();
            total = sum(arena_, total, minus ? negative(arena_, next) : next);
        }
        return total;
    }

    Game part() {
        if (take("+-")) return switched();
        if (take("Tiny(")) return tiny_until_parenthesis();
        if (take("Miny(")) return negative(arena_, tiny_until_parenthesis());
        if (sees("{")) return form(braced());
        if (take("(")) {
            const Game g = value();
            expect(")");
            return g;
        }
        if (take("*"))
            return arena_.nimber(sees_digit() ? static_cast<std::uint32_t>(digits()) : 1);
        if (take("^")) return ups("^");
        if (take("v")) return negative(arena_, ups("v"));
        const Integer numerator = digits();
        return arena_.number(*Dyadic::fraction(numerator, take("/") ? digits() : Integer(1)));
    }

    Game tiny_until_parenthesis() {
        const Game g = value();
        expect(")");
        const Game threat = canonical(arena_, {Game()}, {negative(arena_, g)});
        return canonical(arena_, {Game()}, {threat});
    }

    // After +-: {a,b} without a bar is the list of Left's options, any other part is the only one.
    Game switched() {
        std::vector<Game> left;
        if (sees("{")) {
            const std::string_view inside = braced();
            left = longest_bars(inside) == 0 ? list(inside) : std::vector<Game>{form(inside)};
        } else {
            const bool minus = !sees("+-") && take("-");
            const Game only = part();
            left = {minus ? negative(arena_, only) : only};
        }
        std::vector<Game> right;
        for (const Game g : left) right.push_back(negative(arena_, g));
        return canonical(arena_, left, right);
    }

    // After the first sign. Up to the n-th is {0 | * minus all lower powers}.
    Game ups(std::string_view sign) {
        const Game up = arena_.simple(Dyadic(), 1, 0);
        if (take(sign)) return sum(arena_, up, up);
        if (sees_digit()) return multiple(arena_, digits(), up);
        const bool power = take("<");
        if (!power && !take("[")) return up;
        const Integer order = digits();
        expect(power ? ">" : "]");
        Game lower;
        Game last;
        for (Integer n = 0; n < order; ++n) {
            lower = sum(arena_, lower, last);
            last = canonical(arena_, {Game()}, {difference(arena_, arena_.nimber(1), lower)});
        }
        return power ? last : sum(arena_, lower, last);
    }

    // The text between this brace and the one that closes it.
    std::string_view braced() {
        const std::size_t start = ++at_;
        for (int depth = 1; depth > 0; ++at_) {
            if (at_ == text_.size()) fail();
            if (text_[at_] == '{') ++depth;
            if (text_[at_] == '}') --depth;
        }
        return text_.substr(start, at_ - 1 - start);
    }

    // Calls visit(position, character) for each character outside braces and parentheses.
    template <class Visit>
    static void outside(std::string_view text, const Visit& visit) {
        int depth = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '{' || text[i] == '(') ++depth;
            if (depth == 0) visit(i, text[i]);
            if (text[i] == '}' || text[i] == ')') --depth;
        }
    }

    static std::size_t longest_bars(std::string_view text) {
        std::size_t longest = 0;
        std::size_t run = 0;
        std::size_t expected = 0;
        outside(text, [&](std::size_t i, char c) {
            run = c == '|' ? (i == expected ? run + 1 : 1) : 0;
            expected = i + 1;
            longest = std::max(longest, run);
        });
        return longest;
    }

    Game form(std::string_view text) {
        const std::size_t bars = longest_bars(text);
        if (bars == 0) fail();
        const std::size_t split = find_bars(text, bars);
        return canonical(arena_, side(text.substr(0, split)), side(text.substr(split + bars)));
    }

    static std::size_t find_bars(std::string_view text, std::size_t bars) {
        std::size_t found = text.size();
        outside(text, [&](std::size_t i, char) {
            if (found == text.size() && text.substr(i, bars) == std::string(bars, '|')) found = i;
        });
        return found;
    }

    std::vector<Game> side(std::string_view text) {
        if (longest_bars(text) > 0) return {form(text)};
        return list(text);
    }

    std::vector<Game> list(std::string_view text) {
        std::vector<Game> games;
        std::size_t start = 0;
        const auto add = [&](std::size_t end) {
            games.push_back(ValueText(arena_, text.substr(start, end - start)).whole());
            start = end + 1;
        };
        outside(text, [&](std::size_t i, char c) {
            if (c == ',') add(i);
        });
        if (!text.empty()) add(text.size());
        return games;
    }

    Arena& arena_;
    std::string_view text_;
    std::size_t at_ = 0;
};

inline Game read_value(Arena& arena, std::string_view text) {
    return ValueText(arena, text).whole();
}

}  // namespace upstar
