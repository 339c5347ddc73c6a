#include "upstar/sweep/form_shape.h"

#include <cstddef>

#include "upstar/base/stack.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

class ShapeMaker {
public:
    explicit ShapeMaker(Arena& arena) : arena_(arena) {}

    bool add(Game g) {
        if (stack_is_low()) return on_fresh_stack(arena_.context(), [&] { return add(g); });
        if (++nodes_ > kMostNodes) return false;
        if (g.is_simple()) {
            add_leaf(g);
            return true;
        }
        made_.shape += '(';
        for (const Player player : kPlayers) {
            if (player == Player::Right) made_.shape += '|';
            std::vector<Game> options = arena_.options(g, player).to_vector();
            sort_for_print(arena_, options);
            for (std::size_t i = 0; i < options.size(); ++i) {
                if (i > 0) made_.shape += ',';
                if (!add(options[i])) return false;
            }
        }
        made_.shape += ')';
        return true;
    }

    FormShape take() { return std::move(made_); }

private:
    void add_leaf(Game g) {
        made_.shape += '#';
        const Dyadic& x = arena_.number_part(g);
        made_.numbers.emplace_back(x.numerator(), x.denominator());
        made_.numbers.emplace_back(arena_.ups(g));
        made_.numbers.emplace_back(arena_.nimber_part(g));
    }

    Arena& arena_;
    FormShape made_;
    std::size_t nodes_ = 0;
};

// "^", "^^", "v3", "(n-1)*^": a multiple of up.
std::string ups_text(const Polynomial& ups, const std::string& parameter) {
    if (!ups.is_constant()) {
        const std::string text = ups.text(parameter);
        return (text == parameter ? text : "(" + text + ")") + "*^";
    }
    const Fraction size = abs(ups.constant());
    std::string sign = ups.constant() > 0 ? "^" : "v";
    if (size == 1) return sign;
    return size == 2 ? sign + sign : sign + size.str();
}

// "*", "*2", "*n", "*(n+1)".
std::string nimber_text(const Polynomial& nimber, const std::string& parameter) {
    if (nimber.is_constant()) return nimber.constant() == 1 ? "*" : "*" + nimber.constant().str();
    const std::string text = nimber.text(parameter);
    return text == parameter ? "*" + text : "*(" + text + ")";
}

std::string leaf_text(const Polynomial& number, const Polynomial& ups, const Polynomial& nimber,
                      const std::string& parameter) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "+") + part; };
    if (!number.is_zero() || (ups.is_zero() && nimber.is_zero())) add(number.text(parameter));
    if (!ups.is_zero()) add(ups_text(ups, parameter));
    if (!nimber.is_zero()) add(nimber_text(nimber, parameter));
    return text;
}

}  // namespace

std::optional<FormShape> form_shape(Arena& arena, Game g) {
    ShapeMaker maker(arena);
    if (!maker.add(g)) return std::nullopt;
    return maker.take();
}

std::string form_text(const std::string& shape, const std::vector<Polynomial>& numbers,
                      const std::string& parameter) {
    std::string text;
    std::size_t at = 0;
    for (const char c : shape) {
        if (c == '#') {
            text += leaf_text(numbers[at], numbers[at + 1], numbers[at + 2], parameter);
            at += 3;
        } else {
            text += c == '(' ? '{' : c == ')' ? '}' : c;
        }
    }
    return text;
}

}  // namespace upstar
