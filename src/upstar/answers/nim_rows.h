// A nim sum in rows of bits, as one does it on paper: numbers under each other, added without
// carrying.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace upstar {

struct NimRow {
    std::string label;  ///< what the number belongs to; may be empty
    std::uint32_t number;
};

/// The rows, a rule, and their nim sum; each line ends with a newline.
std::string nim_rows(const std::vector<NimRow>& rows);

}  // namespace upstar
