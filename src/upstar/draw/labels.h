// Labels along an axis: which of them fit, and how numbers are written on them.
//
// Labels come most important first. Each takes the first lane (row of text) in which it touches no
// label placed before it, or is dropped: so what matters most always shows.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/characters.h"
#include "upstar/values/dyadic.h"

namespace upstar {

/// The room a label takes along its axis.
struct Extent {
    double low = 0;
    double high = 0;

    static Extent centred(double at, double size) { return {at - size / 2, at + size / 2}; }
};

/// The lane of each label, or nothing where it is dropped.
using Placement = std::vector<std::optional<std::size_t>>;

Placement place_labels(const std::vector<Extent>& labels, std::size_t lanes);

/// How many lanes a placement uses.
std::size_t lanes_used(const Placement& placement);

/// A name as a label: UTF-8 text without the end of a very long one.
std::string name_label(const std::string& name);

/// A number as a label: exact ("9/4"), but of a very long one only the two ends, for they tell it
/// from its neighbours.
std::string number_label(const Dyadic& x);

/// The same in TeX's mathematics: "\frac{9}{4}".
std::string number_label_tex(const Dyadic& x);

}  // namespace upstar
