// What tables, conjectures and sweeps share: ranges of parameters, formats, who is told of cells.
#pragma once

#include <vector>

#include "library.h"
#include "upstar/base/format.h"
#include "upstar/sweep/ranges.h"
#include "upstar/sweep/table.h"

namespace upstar::python {

inline constexpr Formats kTableFormats = {Format::Text, Format::Unicode,   Format::Latex,
                                          Format::Csv,  Format::Json,      Format::Svg,
                                          Format::Tikz, Format::JsonLines, Format::Bfile};

std::vector<RangeText> ranges_of(const py::dict& given);

/// Calls progress(done, cells) a few times a second; what it raises ends the work.
ProgressObserver observer_of(const py::object& progress);

}  // namespace upstar::python
