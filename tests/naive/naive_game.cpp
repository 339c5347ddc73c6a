#include "naive/naive_game.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace naive {
namespace {

void sort_unique(std::vector<Id>& games) {
    std::sort(games.begin(), games.end());
    games.erase(std::unique(games.begin(), games.end()), games.end());
}

class Parser {
public:
    Parser(Games& games, std::string_view text) : games_(games), text_(text) {}

    Id whole() {
        const Id g = game();
        if (at_ != text_.size()) fail();
        return g;
    }

private:
    [[noreturn]] void fail() const {
        throw std::invalid_argument("at " + std::to_string(at_) + " of " + std::string(text_));
    }
    bool take(std::string_view token) {
        if (text_.substr(at_, token.size()) != token) return false;
        at_ += token.size();
        return true;
    }
    bool sees_digit() const {
        return at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0;
    }
    int digits() {
        if (!sees_digit()) fail();
        int n = 0;
        while (sees_digit()) n = 10 * n + (text_[at_++] - '0');
        return n;
    }

    std::vector<Id> list() {
        std::vector<Id> games;
        if (at_ < text_.size() && (text_[at_] == '|' || text_[at_] == '}')) return games;
        do games.push_back(game());
        while (take(","));
        return games;
    }

    Id game() {
        if (take("+-(")) {
            const std::vector<Id> left = list();
            if (!take(")")) fail();
            std::vector<Id> right;
            for (const Id g : left) right.push_back(games_.negative(g));
            return games_.make(left, right);
        }
        if (take("+-")) {
            const Id g = game();
            return games_.make({g}, {games_.negative(g)});
        }
        if (take("-")) return games_.negative(game());
        if (take("*")) return games_.nimber(sees_digit() ? digits() : 1);
        if (take("{")) {
            const std::vector<Id> left = list();
            if (!take("|")) fail();
            const std::vector<Id> right = list();
            if (!take("}")) fail();
            return games_.make(left, right);
        }
        const int numerator = digits();
        return number(numerator, take("/") ? digits() : 1);
    }

    // n / d, with d a power of two, between its two neighbours of half the denominator.
    Id number(int n, int d) {
        if (d == 1) return games_.integer(n);
        if (n % 2 == 0) return number(n / 2, d / 2);
        return games_.make({number(n - 1, d)}, {number(n + 1, d)});
    }

    Games& games_;
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Id Games::make(std::vector<Id> left, std::vector<Id> right) {
    sort_unique(left);
    sort_unique(right);
    const Id g = static_cast<Id>(forms_.size());
    forms_.push_back({std::move(left), std::move(right)});
    do remove_dominated(g);
    while (bypass_one_reversible(g));
    return canonical_.emplace(form(g), g).first->second;
}

bool Games::less_or_equal(Id g, Id h) {
    if (const auto known = order_.find({g, h}); known != order_.end()) return known->second;
    bool answer = true;
    for (const Id option : form(g).left) answer = answer && !less_or_equal(h, option);
    for (const Id option : form(h).right) answer = answer && !less_or_equal(option, g);
    return order_[{g, h}] = answer;
}

void Games::remove_dominated(Id g) {
    Form kept;
    const Form all = form(g);
    for (const Id a : all.left)
        if (std::none_of(all.left.begin(), all.left.end(),
                         [&](Id b) { return a != b && less_or_equal(a, b); }))
            kept.left.push_back(a);
    for (const Id a : all.right)
        if (std::none_of(all.right.begin(), all.right.end(),
                         [&](Id b) { return a != b && less_or_equal(b, a); }))
            kept.right.push_back(a);
    forms_[static_cast<std::size_t>(g)] = kept;
}

bool Games::bypass_one_reversible(Id g) {
    const Form all = form(g);
    const auto replace = [](std::vector<Id> options, Id option, const std::vector<Id>& by) {
        options.erase(std::find(options.begin(), options.end(), option));
        options.insert(options.end(), by.begin(), by.end());
        sort_unique(options);
        return options;
    };
    for (const Id option : all.left) {
        for (const Id answer : form(option).right) {
            if (!less_or_equal(answer, g)) continue;
            forms_[static_cast<std::size_t>(g)].left = replace(all.left, option, form(answer).left);
            return true;
        }
    }
    for (const Id option : all.right) {
        for (const Id answer : form(option).left) {
            if (!less_or_equal(g, answer)) continue;
            forms_[static_cast<std::size_t>(g)].right =
                replace(all.right, option, form(answer).right);
            return true;
        }
    }
    return false;
}

Id Games::negative(Id g) {
    if (const auto known = negatives_.find(g); known != negatives_.end()) return known->second;
    const Form of_g = form(g);
    std::vector<Id> left;
    std::vector<Id> right;
    for (const Id option : of_g.right) left.push_back(negative(option));
    for (const Id option : of_g.left) right.push_back(negative(option));
    return negatives_[g] = make(left, right);
}

Id Games::sum(Id g, Id h) {
    if (const auto known = sums_.find({g, h}); known != sums_.end()) return known->second;
    const Form of_g = form(g);
    const Form of_h = form(h);
    std::vector<Id> left;
    std::vector<Id> right;
    for (const Id option : of_g.left) left.push_back(sum(option, h));
    for (const Id option : of_h.left) left.push_back(sum(g, option));
    for (const Id option : of_g.right) right.push_back(sum(option, h));
    for (const Id option : of_h.right) right.push_back(sum(g, option));
    const Id result = make(left, right);
    return sums_[{g, h}] = result;
}

Id Games::integer(int n) {
    if (n < 0) return negative(integer(-n));
    return n == 0 ? make({}, {}) : make({integer(n - 1)}, {});
}

Id Games::nimber(int n) {
    std::vector<Id> smaller;
    for (int k = 0; k < n; ++k) smaller.push_back(make(smaller, smaller));
    return make(smaller, smaller);
}

Id Games::parse(std::string_view text) { return Parser(*this, text).whole(); }

std::string Games::to_string(Id g) {
    for (int n = -9; n <= 9; ++n)
        if (integer(n) == g) return std::to_string(n);
    for (int n = 1; n <= 16; ++n)
        if (nimber(n) == g) return "*" + std::to_string(n);
    const Form of_g = form(g);
    std::string text = "{";
    for (const Id option : of_g.left) text += (text.back() == '{' ? "" : ",") + to_string(option);
    text += '|';
    for (const Id option : of_g.right) text += (text.back() == '|' ? "" : ",") + to_string(option);
    return text + '}';
}

}  // namespace naive
