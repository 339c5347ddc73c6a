// The nim value of an impartial position (Sprague 1935, Grundy 1939): the least number that is not
// the nim value of an option; sums add by xor.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "upstar/positions/position.h"
#include "upstar/search/position_fold.h"

namespace upstar {

/// The least number that is not in `values`.
std::uint32_t mex(std::span<const std::uint32_t> values);

template <ImpartialPosition P>
class NimAlgebra {
public:
    using Value = std::uint32_t;

    std::optional<Value> known(const P& p) const {
        if constexpr (KnowsNimValue<P>) {
            return p.known_nim_value();
        } else {
            return std::nullopt;
        }
    }

    Value add(Value a, Value b) const { return a ^ b; }
    Value negative(Value a) const { return a; }

    std::size_t options(const P& p, std::vector<P>& out) const {
        const std::size_t before = out.size();
        p.options(out);
        return out.size() - before;
    }

    Value combine(std::span<const Value> values, std::size_t) const { return mex(values); }
};

/// Finds nim values of positions of one kind and remembers them. Threads may share it.
template <ImpartialPosition P>
class GrundySearch {
public:
    explicit GrundySearch(Context& context) : fold_(context, NimAlgebra<P>()) {}

    std::uint32_t nim_value(const P& p) { return fold_.value(p); }

    /// How many positions have been solved and remembered.
    std::size_t solved() const { return fold_.solved(); }

private:
    PositionFold<P, NimAlgebra<P>> fold_;
};

}  // namespace upstar
