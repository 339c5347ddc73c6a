// Linear forms with small integer coefficients, such as a + b - 2c + 1, over numbered variables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace upstar::circular_nim {

struct LinearForm {
    std::vector<std::int64_t> coefficients;
    std::int64_t constant = 0;

    LinearForm() = default;
    explicit LinearForm(std::size_t variables, std::int64_t value = 0)
        : coefficients(variables), constant(value) {}

    static LinearForm variable(std::size_t variables, std::size_t index);

    /// Has no variable.
    bool is_constant() const;
    /// Has nothing negative in it, so that naturals give a natural.
    bool is_natural() const;

    template <typename Values>
    std::int64_t operator()(const Values& values) const {
        std::int64_t sum = constant;
        for (std::size_t i = 0; i < coefficients.size(); ++i)
            if (coefficients[i] != 0) sum += coefficients[i] * static_cast<std::int64_t>(values[i]);
        return sum;
    }

    LinearForm& add(const LinearForm& other, std::int64_t factor = 1);

    /// This with variable `index` replaced by `value`.
    void substitute(std::size_t index, const LinearForm& value);

    friend bool operator==(const LinearForm&, const LinearForm&) = default;
};

LinearForm operator+(LinearForm a, const LinearForm& b);
LinearForm operator-(LinearForm a, const LinearForm& b);

}  // namespace upstar::circular_nim
