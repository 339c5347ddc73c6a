#include "upstar/games/heaps/heap_row.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar::heaps {

Heaps parse_heaps(std::string_view text) {
    Heaps heaps = {0};
    bool in_heap = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c >= '0' && c <= '9') {
            const auto figure = static_cast<std::uint32_t>(c - '0');
            if (heaps.back() > (kMostTokens - figure) / 10)
                throw Error(ErrorKind::Input, "this heap is too high: at most 1000000000 tokens",
                            at);
            heaps.back() = 10 * heaps.back() + figure;
            in_heap = true;
        } else if (c == ',' && in_heap) {
            if (heaps.size() == kMostHeaps)
                throw Error(ErrorKind::Input,
                            "too many heaps: at most " + std::to_string(kMostHeaps), at);
            heaps.push_back(0);
            in_heap = false;
        } else {
            throw Error(ErrorKind::Input, "heaps are whole numbers joined by commas, such as 3,5,7",
                        at);
        }
    }
    if (!in_heap)
        throw Error(ErrorKind::Input, "a heap is missing here; an empty one is written 0",
                    text.size());
    return heaps;
}

std::string to_string(const Heaps& heaps) {
    std::string text;
    for (const std::uint32_t heap : heaps) text += (text.empty() ? "" : ",") + std::to_string(heap);
    return text;
}

BoardDescription describe(const Heaps& heaps) {
    return board_of_stacks({heaps.begin(), heaps.end()}, false);
}

Heaps sorted(Heaps heaps) {
    std::sort(heaps.begin(), heaps.end());
    heaps.erase(heaps.begin(), std::upper_bound(heaps.begin(), heaps.end() - 1, 0u));
    return heaps;
}

Heaps replaced(const Heaps& heaps, std::size_t place, const Heaps& parts) {
    Heaps result(heaps.begin(), heaps.begin() + static_cast<std::ptrdiff_t>(place));
    if (parts.empty()) result.push_back(0);
    result.insert(result.end(), parts.begin(), parts.end());
    result.insert(result.end(), heaps.begin() + static_cast<std::ptrdiff_t>(place) + 1,
                  heaps.end());
    return result;
}

std::string move_to(const Heaps& heaps, const Heaps& option) {
    const auto place = static_cast<std::size_t>(
        std::mismatch(heaps.begin(), heaps.end(), option.begin(), option.end()).first -
        heaps.begin());
    if (place == heaps.size() || option.size() < heaps.size()) return {};
    const std::size_t count = option.size() + 1 - heaps.size();
    std::string text = std::to_string(place + 1) + ":";
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + std::to_string(option[place + i]);
    return text;
}

std::uint64_t hash_of(const Heaps& heaps) {
    std::uint64_t hash = mix(heaps.size());
    for (const std::uint32_t heap : heaps) hash = combine(hash, heap);
    return hash;
}

}  // namespace upstar::heaps
