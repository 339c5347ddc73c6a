// The parameters of a family with the whole numbers that one of its cells gives them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace upstar {

struct Binding {
    std::string name;
    std::int64_t value = 0;
    friend bool operator==(const Binding&, const Binding&) = default;
};

/// In the order in which the parameters were given.
using Bindings = std::vector<Binding>;

/// "a = 3, b = 2".
inline std::string to_string(const Bindings& bindings) {
    std::string text;
    for (const Binding& binding : bindings)
        text += (text.empty() ? "" : ", ") + binding.name + " = " + std::to_string(binding.value);
    return text;
}

}  // namespace upstar
