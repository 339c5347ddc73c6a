// The checksum of what a journal keeps: a disk, an editor or a copy may damage a line that still
// reads as one. Against accidents only; whoever wants to write another value can.
#pragma once

#include <cstdint>
#include <string_view>

#include "upstar/base/hash.h"

namespace upstar {

inline std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t hash = mix(bytes.size());
    for (const char c : bytes) hash = combine(hash, static_cast<unsigned char>(c));
    return hash;
}

}  // namespace upstar
