// Canonical forms by brute force, to test the engine against: it shares no code with the library.
//
// A game is a number into a table of forms. Everything follows the definitions (Conway, On Numbers
// and Games, ch. 7 and 10) word for word: no closed forms, no stops, no special case for numbers.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace naive {

using Id = int;

class Games {
public:
    struct Form {
        std::vector<Id> left;
        std::vector<Id> right;
        friend bool operator<(const Form& a, const Form& b) {
            return std::pair(a.left, a.right) < std::pair(b.left, b.right);
        }
    };

    /// The canonical form of {left | right}; equal games get the same id.
    Id make(std::vector<Id> left, std::vector<Id> right);
    bool less_or_equal(Id g, Id h);
    Id negative(Id g);
    Id sum(Id g, Id h);

    const Form& form(Id g) const { return forms_[static_cast<std::size_t>(g)]; }

    Id integer(int n);
    Id nimber(int n);
    /// Reads `5`, `-3/8`, `*`, `*3`, `{a,b|c}`, `+-{a,b|c}` for {{a,b|c} | -{a,b|c}}, and
    /// `+-(a,b)` for {a,b | -a,-b}. Throws std::invalid_argument.
    Id parse(std::string_view text);
    /// Nested braces, except for small integers and nimbers.
    std::string to_string(Id g);

private:
    void remove_dominated(Id g);
    bool bypass_one_reversible(Id g);

    std::vector<Form> forms_;
    std::map<Form, Id> canonical_;
    std::map<std::pair<Id, Id>, bool> order_;
    std::map<std::pair<Id, Id>, Id> sums_;
    std::map<Id, Id> negatives_;
};

}  // namespace naive
