// What is measured of a position as the fields of a line: one for each measure, in the order of
// Measure. An empty field is not measured; `~1234` as a value says that it was left out and had
// 1234 characters.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/sweep/measure.h"

namespace upstar {

/// The fields with tabs between them.
std::string to_fields(const MeasuredTexts& measured);

/// Adds what the fields from `first` on say to `measured`; false if they are none.
bool read_fields(const std::vector<std::string>& fields, std::size_t first,
                 MeasuredTexts& measured);

}  // namespace upstar
