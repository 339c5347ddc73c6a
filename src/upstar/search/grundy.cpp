#include "upstar/search/grundy.h"

namespace upstar {

std::uint32_t mex(std::span<const std::uint32_t> values) {
    std::vector<bool> seen(values.size() + 1);  // the answer is at most the number of values
    for (const std::uint32_t value : values)
        if (value < seen.size()) seen[value] = true;
    std::uint32_t least = 0;
    while (seen[least]) ++least;
    return least;
}

}  // namespace upstar
