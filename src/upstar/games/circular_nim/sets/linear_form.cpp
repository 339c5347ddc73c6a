#include "upstar/games/circular_nim/sets/linear_form.h"

#include <algorithm>

namespace upstar::circular_nim {

LinearForm LinearForm::variable(std::size_t variables, std::size_t index) {
    LinearForm form(variables);
    form.coefficients[index] = 1;
    return form;
}

bool LinearForm::is_constant() const {
    return std::all_of(coefficients.begin(), coefficients.end(),
                       [](std::int64_t c) { return c == 0; });
}

bool LinearForm::is_natural() const {
    return constant >= 0 && std::all_of(coefficients.begin(), coefficients.end(),
                                        [](std::int64_t c) { return c >= 0; });
}

LinearForm& LinearForm::add(const LinearForm& other, std::int64_t factor) {
    for (std::size_t i = 0; i < coefficients.size(); ++i)
        coefficients[i] += factor * other.coefficients[i];
    constant += factor * other.constant;
    return *this;
}

void LinearForm::substitute(std::size_t index, const LinearForm& value) {
    const std::int64_t factor = coefficients[index];
    if (factor == 0) return;
    coefficients[index] = 0;
    add(value, factor);
}

LinearForm operator+(LinearForm a, const LinearForm& b) { return a.add(b); }
LinearForm operator-(LinearForm a, const LinearForm& b) { return a.add(b, -1); }

}  // namespace upstar::circular_nim
